package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// SiLingTable is a table of the stems that command the days of a month.
type SiLingTable uint8

// The tables.
const (
	SiLingZiPing SiLingTable = iota // as printed with 子平真诠: 申 戊10 壬3 庚17, 亥 戊7 甲5 壬18
	SiLingMingYu                    // as in mingyu: 申 己7 壬7 庚16, 亥 戊7 甲7 壬16
)

// SiLing is the stem that commands the day of birth (人元司令, ren yuan si ling).
type SiLing struct {
	Stem   ganzhi.HeavenlyStem
	TenGod ganzhi.TenGod
	Day    int // of the month, from 1: the 24 hours after its 节 are day 1
}

// SiLing returns the stem that commands the day of birth; with an unknown hour,
// its noon.
//
// Rule: each month gives its days, counted from the instant of its 节 in days of
// 24 hours, to two or three of its stems in turn; the last keeps what is over.
//
// Source: doc/sources.md#si-ling.
// Schools: Rules.SiLing.
func (c *Chart) SiLing() SiLing {
	elapsed := c.Moment.Unix*milli - c.began(Month).UnixMilli
	day := int(elapsed / (secondsPerDay * milli))
	stem := siLingStem(c.Rules.SiLing, c.Pillars[Month].Pair.Branch(), day)
	return SiLing{Stem: stem, TenGod: ganzhi.TenGodOf(c.DayMaster, stem), Day: day + 1}
}

// siLingStem returns the stem that commands after some whole days of a month.
func siLingStem(table SiLingTable, month ganzhi.EarthlyBranch, days int) ganzhi.HeavenlyStem {
	terms := siLingTables[table][month]
	for _, t := range terms {
		if days < t.days {
			return t.stem
		}
		days -= t.days
	}
	return terms[len(terms)-1].stem
}
