package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// StrengthMethod is a published way to measure the day master. They are
// conventions and disagree on one chart in five, so a score always goes with
// the name of its method.
type StrengthMethod uint8

// The methods.
const (
	StrengthPositionHidden StrengthMethod = iota // weights of the seven places, branches split among their hidden stems
	StrengthPosition                             // the same weights, branches by their main qi
	StrengthPoints                               // sixty points, the month counting twice
	StrengthSigned                               // for and against: 得令 长生 得地 得势
)

// StrengthBand is a range of strength (旺衰, wang shuai).
type StrengthBand uint8

// The bands. Methods that know only strong and weak use those two.
const (
	BandVeryWeak   StrengthBand = iota // 极弱 ji ruo
	BandWeak                           // 弱 ruo
	BandBalanced                       // 中和 zhong he
	BandStrong                         // 强 qiang
	BandVeryStrong                     // 极强 ji qiang
)

var (
	bandHanzi   = [...]string{"极弱", "弱", "中和", "强", "极强"}
	bandEnglish = [...]string{"Very weak", "Weak", "Balanced", "Strong", "Very strong"}
)

// String returns the Hanzi.
func (b StrengthBand) String() string { return bandHanzi[b] }

// English returns the English name.
func (b StrengthBand) English() string { return bandEnglish[b] }

// Strength is how much of the chart is on the day master's side (旺衰, wang
// shuai). It is not the count of visible elements, Chart.Elements.
type Strength struct {
	Method StrengthMethod
	Score  float64 // 0 to 100
	Points float64 // in the unit of the method; the parts add to it
	Band   StrengthBand
	Strong bool // above the method's own cut between strong and weak
	Gates  StrengthGates
	Parts  []StrengthPart
}

// StrengthGates are the three questions of the manuals, 得令 得地 得势. They are
// reported and decide nothing.
type StrengthGates struct {
	DeLing bool // 得令: the main qi of the month is 比劫 or 印
	DeDi   int  // 得地: of the other branches, how many store a stem of the day master's element
	DeShi  int  // 得势: of the other stems, how many are 比劫 or 印
}

// StrengthPart is what one place of the chart adds.
type StrengthPart struct {
	What      string // 年干, 月支 …
	Points    float64
	Because   string // in English
	BecauseZh string // in simplified Chinese
}

// Strength measures the day master by Rules.Strength.
//
// Rule: by default each of the seven places beside the day master has a weight,
// 年干8 年支4 月干12 月支40 日支12 时干12 时支12; a branch shares its weight among
// its hidden stems by Rules.HiddenStems; what is 比劫 or 印 counts. Over 50 is
// strong. An hour that is not known is left out and the rest scaled up.
//
// Source: doc/sources.md#strength.
// Schools: Rules.Strength, Rules.HiddenStems.
func (c *Chart) Strength() Strength {
	method := c.Rules.Strength
	t := tally{parts: make([]StrengthPart, 0, 9)}
	switch method {
	case StrengthPosition:
		t.byPosition(c, false)
	case StrengthPoints:
		t.byPoints(c)
	case StrengthSigned:
		t.bySign(c)
	default:
		t.byPosition(c, true)
	}
	scale := strengthScales[method]
	if scale.whole > 0 {
		t.fill(scale.whole)
	}
	return Strength{
		Method: method,
		Score:  tenth(scale.offset + roundDiv(t.points*scale.num, scale.den)),
		Points: tenth(t.points),
		Band:   method.band(t.points, c.rooted()),
		Strong: t.points >= scale.strongFrom,
		Gates:  c.gates(),
		Parts:  t.parts,
	}
}

// band returns the band of some tenths of a point. The lowest of five is for day
// masters without a root.
func (m StrengthMethod) band(points int, rooted bool) StrengthBand {
	for _, b := range strengthScales[m].bands {
		if points < b.points {
			continue
		}
		if b.band == BandVeryWeak && rooted && m == StrengthPositionHidden {
			return BandWeak
		}
		return b.band
	}
	return BandVeryWeak
}

// gates answers the three questions of the manuals.
func (c *Chart) gates() StrengthGates {
	g := StrengthGates{DeLing: c.Pillars[Month].Hidden[0].TenGod.Group().Supports()}
	for _, p := range c.Pillars {
		if p.Kind != Month && c.rootIn(p) >= 0 {
			g.DeDi++
		}
		if p.Kind != Day && p.TenGod.Group().Supports() {
			g.DeShi++
		}
	}
	return g
}

// rootIn returns at which place among the hidden stems of a pillar a stem of the
// day master's element is (通根, tong gen), 0 for the main qi, or -1.
func (c *Chart) rootIn(p Pillar) int {
	for i, h := range p.Hidden {
		if h.TenGod.Group() == ganzhi.GroupBiJie {
			return i
		}
	}
	return -1
}

// rooted reports whether some branch has the day master's element as its main or
// middle qi.
func (c *Chart) rooted() bool {
	for _, p := range c.Pillars {
		if i := c.rootIn(p); i == 0 || i == 1 {
			return true
		}
	}
	return false
}

// tenth turns tenths into a number.
func tenth(n int) float64 { return float64(n) / 10 }

// roundDiv divides rounding to the nearest, halves away from zero.
func roundDiv(a, b int) int {
	if a < 0 {
		return -roundDiv(-a, b)
	}
	return (a + b/2) / b
}
