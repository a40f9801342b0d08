package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// The weights of every method of strength. All are conventions of programs, and
// all are in tenths of a point. Source: doc/sources.md#strength.

// positionWeights are what the stem and the branch of each pillar weigh in
// StrengthPositionHidden and StrengthPosition; they add to 100. The stem of the
// day is the day master itself.
var positionWeights = [...]struct{ stem, branch int }{
	Year:  {80, 40},
	Month: {120, 400},
	Day:   {0, 120},
	Hour:  {120, 120},
}

// The weights of StrengthPoints: every stem has five points and every branch
// eight, by the eighths of its hidden stems; the branch of the month counts
// twice. They add to 60.
const (
	pointsPerStem   = 50
	pointsPerEighth = 10
	pointsMonth     = 2
)

// The weights of StrengthSigned.
var (
	// signedCommand is for the group of the month's main qi.
	signedCommand = [ganzhi.TenGodGroups]int{
		ganzhi.GroupBiJie: 50, ganzhi.GroupYin: 30, ganzhi.GroupShiShang: -30, ganzhi.GroupGuanSha: -40, ganzhi.GroupCai: -50,
	}
	// signedMonthRest is for each further stem of the month.
	signedMonthRest = [ganzhi.TenGodGroups]int{ganzhi.GroupBiJie: 10, ganzhi.GroupYin: 7}
	// signedStage is for the life stage of the day master in the month.
	signedStage = [ganzhi.LifeStages]int{
		ganzhi.StageChangSheng: 20, ganzhi.StageDiWang: 20,
		ganzhi.StageLinGuan: 10, ganzhi.StageGuanDai: 10,
		ganzhi.StageMuYu: 0, ganzhi.StageShuai: 0,
		ganzhi.StageBing: -10, ganzhi.StageSi: -10,
		ganzhi.StageMu: -30, ganzhi.StageJue: -30, ganzhi.StageTai: -30, ganzhi.StageYang: -30,
	}
	// signedGround is for the main, middle and residual qi of the other branches.
	signedGround = [3][ganzhi.TenGodGroups]int{
		{ganzhi.GroupBiJie: 20, ganzhi.GroupYin: 10},
		{ganzhi.GroupBiJie: 8, ganzhi.GroupYin: 5},
		{ganzhi.GroupBiJie: 5, ganzhi.GroupYin: 3},
	}
	// signedStem is for the other three stems.
	signedStem = [ganzhi.TenGodGroups]int{
		ganzhi.GroupBiJie: 10, ganzhi.GroupYin: 7, ganzhi.GroupShiShang: -5, ganzhi.GroupCai: -10, ganzhi.GroupGuanSha: -15,
	}
)

// strengthScales say how the points of a method become a score and a band. The
// score is offset + points × num / den; whole is what the weights add to with
// four pillars, zero when the points are signed.
var strengthScales = [...]struct {
	whole, offset, num, den int
	strongFrom              int // the fewest points that the method calls strong
	bands                   []bandFrom
}{
	StrengthPositionHidden: {1000, 0, 1, 1, 501, []bandFrom{
		{800, BandVeryStrong}, {550, BandStrong}, {450, BandBalanced}, {200, BandWeak}, {0, BandVeryWeak},
	}},
	StrengthPosition: {1000, 0, 1, 1, 501, []bandFrom{{501, BandStrong}, {0, BandWeak}}},
	StrengthPoints:   {600, 0, 100, 60, 291, []bandFrom{{291, BandStrong}, {0, BandWeak}}},
	StrengthSigned: {0, 500, 5, 2, 0, []bandFrom{
		{80, BandVeryStrong}, {30, BandStrong}, {-24, BandBalanced}, {-79, BandWeak}, {-500, BandVeryWeak},
	}},
}

// bandFrom is a band and the fewest points it takes.
type bandFrom struct {
	points int
	band   StrengthBand
}
