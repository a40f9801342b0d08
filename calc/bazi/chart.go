package bazi

import (
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Chart is a cast chart (命盘, ming pan) with everything that decided it.
type Chart struct {
	Birth      Birth
	Rules      Rules
	Moment     civil.Moment         // the instant; with an unknown hour, about noon of the date
	Pillars    []Pillar             // year, month, day and, when known, hour: indexed by Kind
	DayMaster  ganzhi.HeavenlyStem  // 日主 ri zhu: the stem of the day
	Elements   [ganzhi.Elements]int // visible stems and branches of each element; no measure of strength
	Luck       *Luck                // nil without a sex or without a known hour
	Time       Time
	Boundaries []Boundary // the changes on both sides of the birth, by pillar
	Warnings   []Warning
}

// Pillar is one pillar (柱, zhu) and what it is to the day master.
type Pillar struct {
	Kind     Kind
	Pair     ganzhi.Pair
	TenGod   ganzhi.TenGod // of the stem; the day pillar is the day master itself
	Hidden   []Hidden      // 藏干: main qi first
	NaYin    ganzhi.NaYin
	Stage    ganzhi.LifeStage // 星运: of the day master at this branch
	SelfSeat ganzhi.LifeStage // 自坐: of the pillar's own stem at its branch
	KongWang [2]ganzhi.EarthlyBranch
}

// Hidden is a hidden stem of a pillar and what it is to the day master.
type Hidden struct {
	ganzhi.HiddenStem
	TenGod ganzhi.TenGod
}

// NewChart casts the chart of a birth.
//
// The birth must lie in the years 1600 to 2200. An unknown hour gives a chart of
// three pillars; its year and month are those of noon, and a boundary on that
// date is flagged. Solar clocks need a longitude and a known hour. The error is
// a *calc.InputError.
//
// Source: doc/sources.md#four-pillars. Schools: Rules.
func NewChart(b Birth, r Rules) (*Chart, error) {
	if err := b.check(r); err != nil {
		return nil, err
	}
	moment, err := b.moment()
	if err != nil {
		return nil, err
	}
	keeper := newTimekeeper(b, moment)
	pairs := Pillars(moment.Unix, keeper.seconds(r.Clock), r)
	known := pairs[:]
	if !b.HourKnown {
		known = pairs[:Hour]
	}
	chart := &Chart{
		Birth:      b,
		Rules:      r,
		Moment:     moment,
		Pillars:    newPillars(known, r),
		DayMaster:  pairs[Day].Stem(),
		Time:       keeper.times(b, r),
		Boundaries: keeper.boundaries(b, r),
	}
	for _, p := range known {
		chart.Elements[p.Stem().Element()]++
		chart.Elements[p.Branch().Element()]++
	}
	if b.HourKnown && b.Sex != SexUnknown {
		chart.Luck = newLuck(keeper, b.Sex, pairs, r)
	}
	chart.Warnings = chart.warnings()
	return chart, nil
}

func newPillars(pairs []ganzhi.Pair, r Rules) []Pillar {
	stages := r.lifeStages()
	day := pairs[Day].Stem()
	pillars := make([]Pillar, len(pairs))
	for i, pair := range pairs {
		stored := pair.Branch().HiddenStems(r.HiddenStems)
		hidden := make([]Hidden, len(stored))
		for j, h := range stored {
			hidden[j] = Hidden{HiddenStem: h, TenGod: ganzhi.TenGodOf(day, h.Stem)}
		}
		pillars[i] = Pillar{
			Kind:     Kind(i),
			Pair:     pair,
			TenGod:   ganzhi.TenGodOf(day, pair.Stem()),
			Hidden:   hidden,
			NaYin:    pair.NaYin(),
			Stage:    stages.Of(day, pair.Branch()),
			SelfSeat: stages.Of(pair.Stem(), pair.Branch()),
			KongWang: pair.KongWang(),
		}
	}
	return pillars
}

// HourKnown reports whether the chart has an hour pillar.
func (c *Chart) HourKnown() bool { return len(c.Pillars) > int(Hour) }
