package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// PalaceName is what a palace is about (宫名, gong ming). The names follow one
// another from the life palace on, in the order of the branches.
type PalaceName uint8

// The names of the palaces.
const (
	PalaceLife     PalaceName = iota // 命宫
	PalaceParents                    // 父母
	PalaceFortune                    // 福德
	PalaceProperty                   // 田宅
	PalaceCareer                     // 官禄
	PalaceFriends                    // 仆役
	PalaceTravel                     // 迁移
	PalaceHealth                     // 疾厄
	PalaceWealth                     // 财帛
	PalaceChildren                   // 子女
	PalaceSpouse                     // 夫妻
	PalaceSiblings                   // 兄弟
)

var palaceNames = [Palaces]name{
	{"命宫", "Ming Gong", "Life"}, {"父母", "Fu Mu", "Parents"}, {"福德", "Fu De", "Fortune"},
	{"田宅", "Tian Zhai", "Property"}, {"官禄", "Guan Lu", "Career"}, {"仆役", "Pu Yi", "Friends"},
	{"迁移", "Qian Yi", "Travel"}, {"疾厄", "Ji E", "Health"}, {"财帛", "Cai Bo", "Wealth"},
	{"子女", "Zi Nü", "Children"}, {"夫妻", "Fu Qi", "Spouse"}, {"兄弟", "Xiong Di", "Siblings"},
}

// String returns the Hanzi.
func (p PalaceName) String() string { return palaceNames[p].hanzi }

// Hant returns the traditional Hanzi.
func (p PalaceName) Hant() string { return palaceNames[p].hant() }

// Pinyin returns the reading without tones.
func (p PalaceName) Pinyin() string { return palaceNames[p].pinyin }

// English returns the English name.
func (p PalaceName) English() string { return palaceNames[p].english }

// nameAt returns the name of a palace when the life palace is at another.
func nameAt(index int, life seat) PalaceName { return PalaceName(wrap(index - int(life))) }

// namesFrom returns the names of the palaces from 寅 on.
func namesFrom(life seat) [Palaces]PalaceName {
	var names [Palaces]PalaceName
	for i := range names {
		names[i] = nameAt(i, life)
	}
	return names
}

// Palace is one of the twelve palaces (宫, gong) of a chart.
type Palace struct {
	Index      int // from 寅
	Name       PalaceName
	Pair       ganzhi.Pair // 宫干支: the branch of the palace and its stem by five tigers
	IsBody     bool        // 身宫
	IsOriginal bool        // 来因宫

	Major     []PlacedStar // 主星, in the order of Star
	Minor     []PlacedStar // 辅星
	Adjective []PlacedStar // 杂曜

	ChangSheng ganzhi.LifeStage // 长生十二神
	BoShi      BoShi            // 博士十二神
	JiangQian  JiangQian        // 将前十二神
	SuiQian    SuiQian          // 岁前十二神

	Decadal  Decadal // 大限
	FirstAge int     // 小限: the first nominal age whose minor limit is here
}

// PlacedStar is a star in a palace.
type PlacedStar struct {
	Star           Star
	Brightness     Brightness     // BrightnessNone when the table has none for it
	Transformation Transformation // 生年四化: by the stem of the year of birth
}

// Decadal is a decadal limit (大限, da xian): ten years of life in a palace.
type Decadal struct {
	From, To int // nominal ages, both included
}

// ages is the number of ages that Palace.Ages lists.
const ages = 10

// Ages returns the nominal ages whose minor limit (小限, xiao xian) is in the
// palace, every twelfth one, up to the age of 120.
func (p *Palace) Ages() [ages]int {
	var list [ages]int
	for i := range list {
		list[i] = p.FirstAge + i*Palaces
	}
	return list
}

// Empty reports whether the palace has no major star (空宫, kong gong).
func (p *Palace) Empty() bool { return len(p.Major) == 0 }
