package bazi

import (
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// jie is a 节 (jie): a solar term that begins a month.
type jie struct{ year, index int }

func (j jie) unixMilli() int64 { return termUnix(j.year, j.index) }

func (j jie) name() string { return almanac.SolarTerm(j.index).String() }

// next returns the 节 after j.
func (j jie) next() jie {
	if j.index+2 == almanac.SolarTerms {
		return jie{j.year + 1, 0}
	}
	return jie{j.year, j.index + 2}
}

// jieAround returns the last 节 at or before the birth and the next one.
func (k timekeeper) jieAround() (before, after jie) {
	year, index := sky.TermBefore(sky.FromUnix(k.unixMilli()))
	before = jie{year, index - index%2}
	return before, before.next()
}

// The terms of 1599 that charts of January 1600 refer to; the table of package
// sky begins with 1600. A test finds them again by the Sun's longitude.
const (
	lichun1599  sky.TT = -12_651_405_724_200
	daxue1599   sky.TT = -12_624_942_358_700
	dongzhi1599 sky.TT = -12_623_670_230_200
)

// termUnix returns the instant of a term in Unix milliseconds. The year must be
// within the range of charts, give or take one.
func termUnix(year, index int) int64 {
	if t, ok := sky.SolarTerm(year, index); ok {
		return t.Unix()
	}
	switch index {
	case termLichun:
		return lichun1599.Unix()
	case termDongzhi:
		return dongzhi1599.Unix()
	}
	return daxue1599.Unix()
}
