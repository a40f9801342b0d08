package pickday

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Person is someone a day should not clash with (当事人).
type Person struct {
	Year   ganzhi.Pair // 年柱 of the birth
	Day    ganzhi.Pair // 日柱 of the birth, if HasDay
	HasDay bool
}

// Relation is how a day stands to a person (冲犯).
type Relation uint8

// The relations, from none to the worst.
const (
	RelationNone      Relation = iota
	RelationHarm               // 害: the day harms the branch of the year of birth
	RelationPunish             // 刑
	RelationClash              // 冲: the branch opposite that of the year of birth
	RelationClashBoth          // 天克地冲: the stem controls too
	RelationDayClash           // 冲日柱: the branch opposite that of the day of birth
)

var relationTexts = [...][2]string{
	{"", ""},
	{"日支与年支相害", "the day harms the branch of the year of birth"},
	{"日支与年支相刑", "the day punishes the branch of the year of birth"},
	{"日支冲年支", "the day clashes with the branch of the year of birth"},
	{"天克地冲年柱", "the day clashes with the pillar of the year of birth, stem and branch"},
	{"日支冲日支", "the day clashes with the branch of the day of birth"},
}

// Words returns the relation in Chinese and in English.
func (r Relation) Words() (zh, en string) { return relationTexts[r][0], relationTexts[r][1] }

// Refuses reports whether a day in that relation is refused.
func (r Relation) Refuses() bool { return r >= RelationClash }

// punishes lists what each branch punishes: 寅巳申, 丑戌未, 子卯 about, and 辰午酉亥
// themselves.
var punishes = [ganzhi.Branches]ganzhi.EarthlyBranch{
	ganzhi.BranchMao, ganzhi.BranchXu, ganzhi.BranchSi, ganzhi.BranchZi, ganzhi.BranchChen, ganzhi.BranchShen,
	ganzhi.BranchWu, ganzhi.BranchChou, ganzhi.BranchYin, ganzhi.BranchYou, ganzhi.BranchWei, ganzhi.BranchHai,
}

// relate returns the worst relation of a day to the person. The day of birth
// counts where withDay is set.
//
// Rule: 冲 is the sixth branch; 天克地冲 adds stems of which one controls the other;
// 刑 and 害, in either direction, only warn. 害 is the branch opposite the one that the year's branch combines with.
func (p Person) relate(day ganzhi.Pair, withDay bool) Relation {
	year, branch := p.Year.Branch(), day.Branch()
	switch {
	case branch == year.Add(6):
		dayElement, yearElement := day.Stem().Element(), p.Year.Stem().Element()
		if dayElement.Controls() == yearElement || yearElement.Controls() == dayElement {
			return RelationClashBoth
		}
		return RelationClash
	case withDay && p.HasDay && branch == p.Day.Branch().Add(6):
		return RelationDayClash
	case punishes[branch] == year, punishes[year] == branch:
		return RelationPunish
	case branch == year.Partner().Add(6):
		return RelationHarm
	}
	return RelationNone
}
