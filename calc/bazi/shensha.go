package bazi

import (
	"math/bits"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// String returns the Hanzi.
func (s ShenSha) String() string { return shenShaNames[s].hanzi }

// Pinyin returns the reading without tones.
func (s ShenSha) Pinyin() string { return shenShaNames[s].pinyin }

// English returns a translation.
func (s ShenSha) English() string { return shenShaNames[s].english }

// Core reports whether the star is in the core set.
func (s ShenSha) Core() bool { return shenShaNames[s].core }

// ShenShaMark is a star (神煞, shen sha) on a pillar and the keys that put it
// there.
type ShenShaMark struct {
	ShenSha ShenSha
	Keys    ShenShaKeys
}

// ShenSha returns the stars of each pillar, in the order of their numbers. The
// list of a pillar that is not known is empty.
//
// Rule: each star has tables from a key (a stem, branch or NaYin of the chart) to
// what it marks; the tables are in data_shensha.go and shensha_special.go. 元辰
// needs a sex.
//
// Source: doc/sources.md#shen-sha.
// Schools: ShenShaRules.
func (c *Chart) ShenSha() [4][]ShenShaMark {
	var marks [4][]ShenShaMark
	var f starFinder
	f.prepare(c)
	all := make([]ShenShaMark, 0, 48)
	for _, p := range c.Pillars {
		from := len(all)
		all = f.append(all, Member{p.Kind, p.Pair})
		marks[p.Kind] = all[from:len(all):len(all)]
	}
	return marks
}

// ShenShaOn returns the stars that the chart puts on a passing pillar.
func (c *Chart) ShenShaOn(passing Member) []ShenShaMark {
	var f starFinder
	f.prepare(c)
	return f.append(nil, passing)
}

// starFinder looks up the stars of a chart.
type starFinder struct {
	chart   *Chart
	table   *shenShaTable
	reach   [tableKeys]*reach
	allowed [allKeys]rowSet // the rows in force, by key
	noSelf  rowSet          // those that do not mark the pillar of their key
	whole   [kinds]rowSet   // what the chart as a whole marks
}

// keyPillar is the pillar that holds each key.
var keyPillar = [tableKeys]Kind{Year, Day, Month, Year, Day, Year, Day}

func (f *starFinder) prepare(c *Chart) {
	t := shenShaTables()
	year, month, day := c.Pillars[Year].Pair, c.Pillars[Month].Pair, c.Pillars[Day].Pair
	f.chart, f.table = c, t
	f.reach = [tableKeys]*reach{
		&t.stem[year.Stem()], &t.stem[day.Stem()], &t.month[month.Branch()],
		&t.branch[year.Branch()], &t.branch[day.Branch()], &t.naYin[year.NaYin().Element()], &t.self,
	}
	f.allow()
	f.markWhole()
}

// append appends the stars of one pillar.
func (f *starFinder) append(list []ShenShaMark, m Member) []ShenShaMark {
	var hits [allKeys]rowSet
	for key, reach := range f.reach {
		hits[key] = reach.of(m.Pair)
		if keyPillar[key] == m.Kind {
			hits[key] = hits[key].andNot(f.noSelf)
		}
	}
	f.special(&hits, m)
	var all rowSet
	for key := range hits {
		hits[key] = hits[key].and(f.allowed[key]).and(f.table.at[m.Kind])
		all = all.or(hits[key])
	}
	from := len(list)
	for row := all.next(); row >= 0; row = all.next() {
		star := shenShaRows[row].star
		if last := len(list) - 1; last < from || list[last].ShenSha != star {
			list = append(list, ShenShaMark{ShenSha: star})
		}
		mark := &list[len(list)-1]
		for key := range hits {
			if hits[key].has(row) {
				mark.Keys |= 1 << key
			}
		}
	}
	return list
}

// allow decides which rows are in force.
func (f *starFinder) allow() {
	t, rules := f.table, f.chart.Rules.ShenSha
	on := rowSet{^uint64(0), ^uint64(0)}
	if rules.Set == ShenShaCore {
		on = t.core
	}
	on = on.andNot(f.dropped())
	for key := range f.allowed {
		f.allowed[key] = t.byKey[key].and(on)
	}
	both := t.byKey[keyBit(keyYearStem)].and(t.byKey[keyBit(keyDayStem)])
	switch rules.StemKeys {
	case StemKeysDay:
		f.forbid(keyYearStem, both)
	case StemKeysYear:
		f.forbid(keyDayStem, both)
	}
	if rules.Void == VoidDay {
		f.forbid(keyYearPair, t.byKey[keyBit(keyYearPair)])
	}
	var byDay rowSet
	if rules.HongLuan == BranchKeysYearDay {
		byDay.add(t.first[ShenShaHongLuan])
		byDay.add(t.first[ShenShaTianXi])
	}
	if rules.ZaiSha == BranchKeysYearDay {
		byDay.add(t.first[ShenShaZaiSha])
	}
	key := keyBit(keyDayBranch)
	f.allowed[key] = f.allowed[key].or(byDay.and(on))
	if rules.SelfHit == Off {
		for _, star := range []ShenSha{ShenShaJiangXing, ShenShaHuaGai, ShenShaPiTou, ShenShaPoSui} {
			f.noSelf.add(t.first[star])
		}
	}
}

// keyBit returns the index of a key.
func keyBit(k ShenShaKeys) int { return bits.TrailingZeros16(uint16(k)) }

func (f *starFinder) forbid(key ShenShaKeys, rows rowSet) {
	f.allowed[keyBit(key)] = f.allowed[keyBit(key)].andNot(rows)
}

// dropped returns the rows that the rules do not choose.
func (f *starFinder) dropped() rowSet {
	var off rowSet
	// only keeps one of the rows of a star; none of them when chosen is not one.
	only := func(star ShenSha, from, to, chosen int) {
		for i := from; i <= to; i++ {
			if i != chosen {
				off.add(f.table.first[star] + i)
			}
		}
	}
	rules := f.chart.Rules.ShenSha
	blade := [...]int{YangRenReverse: 1, YangRenNone: 0, YangRenForward: 2}[rules.YangRen]
	only(ShenShaYangRen, 1, 2, blade)
	only(ShenShaFeiRen, 1, 2, blade)
	only(ShenShaXueTang, 0, 2, int(rules.XueTang))
	only(ShenShaCiGuan, 0, 1, int(rules.CiGuan))
	only(ShenShaTianLuo, 0, 1, 1-int(rules.TianLuo))
	only(ShenShaDiWang, 0, 1, 1-int(rules.TianLuo))
	only(ShenShaYuanChen, 0, 1, f.yuanChenRow())
	only(ShenShaGouJiao, 1, 1, int(rules.GouJiao))
	only(ShenShaJinShen, 1, 1, int(rules.JinShen))
	return off
}

// yuanChenRow returns the row of 元辰 that holds for a birth: 0 counts seven
// branches, 1 five; without a sex there is none.
func (f *starFinder) yuanChenRow() int {
	sex := f.chart.Birth.Sex
	if sex == SexUnknown {
		return -1
	}
	seven := (sex == SexMale) == (f.chart.Pillars[Year].Pair.Stem().YinYang() == ganzhi.Yang)
	if seven == (f.chart.Rules.ShenSha.YuanChen == YuanChenYangMaleSeven) {
		return 0
	}
	return 1
}
