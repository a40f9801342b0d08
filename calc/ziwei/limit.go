package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// minorStarts is where the minor limit of the first year is, by the branch of the
// year of birth.
var minorStarts = [...]seat{xu, wei, chen, chou}

const decade = 10

// fillLimits gives each palace its ages.
//
// Rule: the first decadal limit is in the life palace and begins at the age that
// is the number of the bureau; each later one is in the next palace, with the
// branches for 阳男阴女, against them for others. The minor limit begins in 辰 for
// 寅午戌, in 戌 for 申子辰, in 未 for 巳酉丑, in 丑 for 亥卯未, and moves with the branches
// for a man, against them for a woman.
// Source: doc/sources.md#zw-decadal, #zw-minor-limit.
func (c *Chart) fillLimits(f *frame) {
	minor := minorStarts[int(f.year.Branch())%len(minorStarts)]
	minorDirection := -1
	if f.male {
		minorDirection = +1
	}
	for i := range c.Palaces {
		from := f.bureau.Number() + decade*int(ringAt(seat(i), f.life, f.direction()))
		c.Palaces[i].Decadal = Decadal{from, from + decade - 1}
		c.Palaces[i].FirstAge = int(ringAt(seat(i), minor, minorDirection)) + 1
	}
}

// Decade is a decadal limit (大限) with the years it holds and what it brings.
type Decade struct {
	Ages                Decadal // nominal, by the lunar new year
	FirstYear, LastYear int     // lunar years, named by the Gregorian year they begin in
	Period              Period
}

// Decades returns the twelve decadal limits in the order of life.
func (c *Chart) Decades() [Palaces]Decade {
	var list [Palaces]Decade
	for i := range c.Palaces {
		p := &c.Palaces[i]
		list[(p.Decadal.From-c.Bureau.Number())/decade] = Decade{
			Ages:      p.Decadal,
			FirstYear: c.Counted.Year + p.Decadal.From - 1,
			LastYear:  c.Counted.Year + p.Decadal.To - 1,
			Period:    c.Rules.period(LevelDecadal, seat(i), p.Pair),
		}
	}
	return list
}

// PassingYear returns what a lunar year brings (流年), named by the Gregorian year
// it begins in.
func (c *Chart) PassingYear(year int) Period {
	pair := ganzhi.PairOfYear(year)
	return c.Rules.period(LevelYearly, seatOf(pair.Branch()), pair)
}
