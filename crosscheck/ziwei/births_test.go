package ziwei

import (
	"fmt"
	"slices"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// times is the number of double hours that a day is divided in: the Zi hour counts
// twice, early (0) and late (12).
const times = 13

// birth is a birth as iztro takes it.
type birth struct {
	date civil.DateTime // midnight
	time int            // 0–12
	male bool
}

// String is the line that iztro.js reads.
func (b birth) String() string {
	sex := "女"
	if b.male {
		sex = "男"
	}
	return dateAndTime(b.date, b.time) + " " + sex
}

func dateAndTime(date civil.DateTime, time int) string {
	return fmt.Sprintf("%d-%d-%d %d", date.Year, date.Month, date.Day, time)
}

// passing is a birth and a time that the chart passes through.
type passing struct {
	birth
	target     civil.DateTime
	targetTime int
}

// String is the line that iztro.js reads.
func (p passing) String() string { return p.birth.String() + " " + dateAndTime(p.target, p.targetTime) }

// plan says which of the 26 births of a day are cast: bit 2·time, and the next for
// a man.
type plan map[int]uint32

const (
	everyBirth = 1<<(2*times) - 1
	zi         = 0b11<<0 | 0b11<<24 // early and late, both sexes
	aroundZi   = zi | 0b11<<2 | 0b11<<22
	menOrWomen = 0x1555555 // one sex each double hour
)

// births returns births of 1900–2100 in the order of time. Every lunar month has
// every birth of three of its days, one in each third; all births of the first and
// the last day of a year and of the days about the middle and at the end of leap
// months; those around midnight of every month's last day; and one sex of the day of
// 立春 and of both days beside it.
func births(tb testing.TB) []birth {
	tb.Helper()
	days := plan{}
	serial := 0
	for year := 1899; year <= 2100; year++ {
		months, err := almanac.China.MonthsOf(year)
		if err != nil {
			tb.Fatal(err)
		}
		for _, m := range months {
			days.month(m, serial)
			serial++
		}
		newYear := months[0].FirstJDN
		days[newYear-1] |= everyBirth
		days[newYear] |= everyBirth
		lichun := almanac.TermOn(year, almanac.TermLiChun).JDN
		for jdn := lichun - 1; jdn <= lichun+1; jdn++ {
			days[jdn] |= menOrWomen << (year % 2)
		}
	}
	return days.list()
}

func (p plan) month(m almanac.LunarMonth, serial int) {
	last := m.FirstJDN + m.Days - 1
	for third := range 3 {
		day := m.FirstJDN + 10*third + (7*serial+3*third)%10
		p[min(day, last)] |= everyBirth
	}
	p[last] |= aroundZi
	if m.Leap {
		for _, jdn := range []int{m.FirstJDN + 14, m.FirstJDN + 15, last} {
			p[jdn] |= everyBirth
		}
	}
}

func (p plan) list() []birth {
	first, last := civil.DateTime{Year: 1900, Month: 1, Day: 1}.JDN(), civil.DateTime{Year: 2100, Month: 12, Day: 31}.JDN()
	var all []birth
	for jdn := first; jdn <= last; jdn++ {
		for bit := range 2 * times {
			if p[jdn]>>bit&1 == 1 {
				all = append(all, birth{civil.FromJDN(jdn), bit / 2, bit%2 == 1})
			}
		}
	}
	return all
}

// passings returns births out of a list and a later time out of the same list for
// each: within 110 years, every fourth within six.
func passings(all []birth) []passing {
	var list []passing
	for i := 0; i < len(all); i += 11 {
		b := all[i]
		years := 110
		if i/11%4 == 0 {
			years = 6
		}
		until, _ := slices.BinarySearchFunc(all, b.date.AddDays(years*365), func(b birth, date civil.DateTime) int { return b.date.Compare(date) })
		target := all[i+i/11*7919%(until-i)]
		list = append(list, passing{b, target.date, target.time})
	}
	return list
}

// TestBirths counts what the list holds, so that no stratum is lost unseen.
func TestBirths(t *testing.T) {
	all := births(t)
	var hours, days [31]int
	leap, lateMonthEnd := 0, 0
	for _, b := range all {
		d, err := almanac.Lunar(b.date.Year, b.date.Month, b.date.Day)
		if err != nil {
			t.Fatal(err)
		}
		hours[b.time]++
		days[d.Day]++
		if d.Leap {
			leap++
		}
		next := b.date.AddDays(1)
		if n, err := almanac.Lunar(next.Year, next.Month, next.Day); err == nil && n.Day == 1 && b.time == 12 {
			lateMonthEnd++
		}
	}
	t.Logf("%d births, %d passings, %d in leap months, %d in the late Zi hour of a month's last day", len(all), len(passings(all)), leap, lateMonthEnd)
	t.Log(hours[:times], days[1:])
}
