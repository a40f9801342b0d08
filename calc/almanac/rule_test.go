package almanac

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// earlierMonths lists the lunar years where a surviving calendar begins a month
// on another day than the other implementation; in 1608 the last month ends
// with the new year of 1609.
var earlierMonths = map[int]string{1608: "month 12", 1609: "month 1"}

// laterNewMoons lists the lunar years after 2035 where the other
// implementation starts a month a day early, because its Delta T runs ahead by
// about 100 s at the end of this century. The new moons are 29 s to 111 s past
// midnight.
var laterNewMoons = map[int]string{2097: "month 7", 2133: "month 9", 2165: "month 11", 2172: "month 9"}

// TestMonthsOf_otherImplementation compares every month of 599 years.
func TestMonthsOf_otherImplementation(t *testing.T) {
	t.Parallel()
	file, err := os.Open("testdata/months_1601_2199.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	years := 0
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		var year int
		if _, err := fmt.Sscan(lines.Text(), &year); err != nil {
			t.Fatal(err)
		}
		years++
		same := describeYear(t, year) == lines.Text()
		differs := laterNewMoons[year] != "" || earlierMonths[year] != ""
		if same == differs {
			t.Errorf("got %s, want %s (known difference: %t)", describeYear(t, year), lines.Text(), differs)
		}
	}
	if years != 599 {
		t.Errorf("compared %d years, want 599", years)
	}
}

// describeYear writes a lunar year as the test data does.
func describeYear(t *testing.T, year int) string {
	t.Helper()
	months, err := China.MonthsOf(year)
	if err != nil {
		t.Fatal(err)
	}
	leap := 0
	var lengths strings.Builder
	for _, m := range months {
		if m.Leap {
			leap = m.Number
		}
		fmt.Fprint(&lengths, m.Days-29)
	}
	return fmt.Sprintf("%d %d %d %s", year, months[0].FirstJDN, leap, lengths.String())
}

// TestLunar_everyDay walks the whole range day by day in each calendar: days
// count up by one, months have 29 or 30 days and follow one another, every
// year has one leap month at most, and the way back gives the same day.
func TestLunar_everyDay(t *testing.T) {
	t.Parallel()
	for _, c := range []Calendar{China, Vietnam, Korea} {
		previous := mustLunar(t, c, civil.DateTime{Year: 1900, Month: 1, Day: 1})
		first := civil.DateTime{Year: 1900, Month: 1, Day: 2}.JDN()
		for jdn := first; jdn < first+75_000; jdn++ {
			day := civil.FromJDN(jdn)
			d := mustLunar(t, c, day)
			if !follows(previous, d) {
				t.Fatalf("%v: %v is followed by %v", c, previous, d)
			}
			if jdn%7 == 0 {
				if back, err := c.Gregorian(d); err != nil || back != day {
					t.Fatalf("%v: %v is %v, which is %v (%v)", c, day, d, back, err)
				}
			}
			previous = d
		}
	}
}

// follows reports whether b can be the day after a.
func follows(a, b LunarDate) bool {
	sameMonth := a.Year == b.Year && a.Month == b.Month && a.Leap == b.Leap
	leapMonth := a.Year == b.Year && a.Month == b.Month && !a.Leap && b.Leap
	nextMonth := a.Year == b.Year && a.Month+1 == b.Month && !b.Leap
	nextYear := a.Year+1 == b.Year && a.Month == 12 && b.Month == 1 && !b.Leap
	if sameMonth {
		return b.Day == a.Day+1
	}
	return b.Day == 1 && (a.Day == 29 || a.Day == 30) && (leapMonth || nextMonth || nextYear)
}

func mustLunar(t testing.TB, c Calendar, day civil.DateTime) LunarDate {
	t.Helper()
	d, err := c.Lunar(day.Year, day.Month, day.Day)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestMonthsOf_wholeRange checks that the months of all years follow one another
// without a gap, that no leap month is out of place, and that the first and the
// last day of each lead back to it.
func TestMonthsOf_wholeRange(t *testing.T) {
	t.Parallel()
	end := ancientFirstDay(FirstYear)
	for year := FirstYear; year <= LastYear; year++ {
		months, err := China.MonthsOf(year)
		if err != nil {
			t.Fatal(err)
		}
		number, leaps := 0, 0
		for _, m := range months {
			if m.Leap {
				leaps++
			} else {
				number++
			}
			short := m.Days == 28 && year == 236
			if m.Year != year || m.Number != number || m.FirstJDN != end || m.Days != 29 && m.Days != 30 && !short {
				t.Fatalf("%d: got %+v after day %d", year, m, end)
			}
			end += m.Days
			for _, jdn := range []int{m.FirstJDN, end - 1} {
				if got, err := China.MonthOn(civil.FromJDN(jdn)); err != nil || got != m {
					t.Fatalf("%d: day %d of %+v is in %+v, %v", year, jdn, m, got, err)
				}
			}
		}
		if number != 12 || leaps > 1 || len(months) != 12+leaps {
			t.Errorf("%d has %d months, %d of them leap months", year, len(months), leaps)
		}
		if first := civil.FromJDN(months[0].FirstJDN); first.Year != year || first.Month > 2 {
			t.Errorf("%d begins on %v", year, first)
		}
	}
}

// TestMonthOn_end reads the last days that the sky's tables reach.
func TestMonthOn_end(t *testing.T) {
	t.Parallel()
	last := civil.DateTime{Year: 3000, Month: 12, Day: 17}
	if got := lunarText(mustLunar(t, China, last)); got != "3000-10-30" {
		t.Errorf("got %s", got)
	}
}

// TestCalendars_oneBeforeTheyPart covers the years before Korea left Beijing's
// meridian.
func TestCalendars_oneBeforeTheyPart(t *testing.T) {
	t.Parallel()
	for jdn := 2415021; jdn < 2419401; jdn++ { // 1900-1911
		day := civil.FromJDN(jdn)
		if china := mustLunar(t, China, day); mustLunar(t, Vietnam, day) != china || mustLunar(t, Korea, day) != china {
			t.Fatalf("%v differs between calendars", day)
		}
	}
}

func BenchmarkLunar(b *testing.B) {
	b.ReportAllocs()
	jdn := 2451545
	for b.Loop() {
		day := civil.FromJDN(jdn)
		if _, err := Lunar(day.Year, day.Month, day.Day); err != nil {
			b.Fatal(err)
		}
		if jdn++; jdn == 2488070 {
			jdn = 2451545
		}
	}
}

func BenchmarkGregorian(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := China.Gregorian(LunarDate{Year: 2033, Month: 11, Day: 15, Leap: true}); err != nil {
			b.Fatal(err)
		}
	}
}
