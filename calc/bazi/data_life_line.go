package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// The points of the life line. They are this project's own and claim no
// tradition. Source: doc/sources.md#life-line.

// lifeBase is a year of which nothing is wanted and nothing counted against. The
// schools want more than they count against, so it is less than fifty: the middle
// of all years of all charts is fifty.
const lifeBase = 43

// What a school gives an element, in points: twice as much to the first it wants
// and the first it counts against.
const (
	needFirst   = 2
	needFurther = 1
)

// How often the points of its element count for each pillar in force.
const (
	weightLuckStem   = 2
	weightLuckBranch = 3
	weightYearStem   = 3
	weightYearBranch = 4
)

// lifePoints are for relations that the year has with a pillar of the chart or of
// luck; with the pillar of the day they count twice.
var lifePoints = [ganzhi.RelationKinds]int{
	ganzhi.RelationLiuHe:    2,
	ganzhi.RelationBanHe:    1,
	ganzhi.RelationWuHe:     1,
	ganzhi.RelationChong:    -3,
	ganzhi.RelationXing:     -2,
	ganzhi.RelationSanXing:  -3,
	ganzhi.RelationZiXing:   -1,
	ganzhi.RelationHai:      -1,
	ganzhi.RelationPo:       -1,
	ganzhi.RelationGanChong: -1,
	ganzhi.RelationFanYin:   -2,
	ganzhi.RelationFuYin:    -1,
}

// lifeGroup is for a complete 三合 or 三会 that the year takes part in: by the sign
// of what its element gives.
const lifeGroup = 3

// mostRelations bounds what relations give or take in one year.
const mostRelations = 15
