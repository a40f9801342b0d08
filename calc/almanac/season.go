package almanac

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Span is a numbered part of a season that a day lies in, such as 中伏 day 14.
// The zero value is no part.
type Span struct {
	Name string // as in 初伏, 三九
	En   string
	Day  int // from 1
}

// String returns name and day, as in 中伏第14天.
func (s Span) String() string {
	if s.Day == 0 {
		return ""
	}
	return fmt.Sprintf("%s第%d天", s.Name, s.Day)
}

// DogDays returns the part of the dog days (三伏, san fu) that the day lies in.
//
// Rule: 初伏 begins on the third 庚 day from the day of 夏至 on, counting it; 中伏
// ten days later; 末伏 on the first 庚 day from the day of 立秋 on, for ten days.
// 中伏 lasts ten days or twenty.
// Source: doc/sources.md#dog-days.
func (d Day) DogDays() Span {
	jdn := d.JDN()
	summer := d.termOfYear(TermXiaZhi)
	first := firstStem(summer, ganzhi.StemGeng) + 20
	last := firstStem(d.termOfYear(TermLiQiu), ganzhi.StemGeng)
	switch {
	case jdn < first || jdn >= last+10:
		return Span{}
	case jdn < first+10:
		return Span{"初伏", "first dog days", jdn - first + 1}
	case jdn < last:
		return Span{"中伏", "middle dog days", jdn - first - 9}
	}
	return Span{"末伏", "last dog days", jdn - last + 1}
}

var nineNames = [9]string{"一九", "二九", "三九", "四九", "五九", "六九", "七九", "八九", "九九"}

// Nines returns the part of the eighty-one days after the winter solstice that
// the day lies in (数九, shu jiu): the solstice day is the first of 一九.
//
// Source: doc/sources.md#nines.
func (d Day) Nines() Span {
	solstice := d.termOfYear(TermDongZhi)
	if solstice > d.JDN() {
		solstice = newTermDay(d.Date.Year-1, TermDongZhi).JDN
	}
	n := d.JDN() - solstice
	if n >= 81 {
		return Span{}
	}
	return Span{nineNames[n/9], fmt.Sprintf("nine %d of the winter", n/9+1), n%9 + 1}
}

// PlumRain is a mark of the plum rains (梅雨).
type PlumRain uint8

// The marks.
const (
	PlumNone  PlumRain = iota
	PlumBegin          // 入梅
	PlumRains          // between the two
	PlumEnd            // 出梅
)

// PlumRain returns where the day stands in the plum rains.
//
// Rule: 入梅 is the first 丙 day from the day of 芒种 on, 出梅 the first 未 day from
// the day of 小暑 on (神枢经).
// Source: doc/sources.md#plum-rains.
func (d Day) PlumRain() PlumRain {
	jdn := d.JDN()
	begin := firstStem(d.termOfYear(TermMangZhong), ganzhi.StemBing)
	end := firstBranch(d.termOfYear(TermXiaoShu), ganzhi.BranchWei)
	switch {
	case jdn == begin:
		return PlumBegin
	case jdn == end:
		return PlumEnd
	case begin < jdn && jdn < end:
		return PlumRains
	}
	return PlumNone
}

// SheDay returns the sacrifice to the soil that falls on the day (社日): 春社,
// 秋社, or nothing.
//
// Rule: the fifth 戊 day from 立春 or 立秋 on, the day of the term counting.
// Source: doc/sources.md#she-days.
func (d Day) SheDay() string {
	jdn := d.JDN()
	for _, s := range [...]struct {
		term SolarTerm
		name string
	}{{TermLiChun, "春社"}, {TermLiQiu, "秋社"}} {
		if jdn == firstStem(d.termOfYear(s.term), ganzhi.StemWu)+40 {
			return s.name
		}
	}
	return ""
}

// termOfYear returns the Julian day number of a term in the day's Gregorian year.
func (d Day) termOfYear(term SolarTerm) int { return newTermDay(d.Date.Year, term).JDN }

// firstStem returns the first day from jdn on whose pair has the stem.
func firstStem(jdn int, stem ganzhi.HeavenlyStem) int {
	return jdn + int(stem.Add(-int(ganzhi.PairOfDay(jdn).Stem())))
}

// firstBranch returns the first day from jdn on whose pair has the branch.
func firstBranch(jdn int, branch ganzhi.EarthlyBranch) int {
	return jdn + int(branch.Add(-int(ganzhi.PairOfDay(jdn).Branch())))
}
