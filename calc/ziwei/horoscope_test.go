package ziwei

import (
	"errors"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Every birth has horoscopes for its whole life, first and last years included.
func TestHoroscope_WholeLife(t *testing.T) {
	t.Parallel()
	for year := bazi.FirstYear; year <= bazi.LastYear; year += 3 {
		birth := civil.DateTime{Year: year, Month: 1 + year%12, Day: 1 + year%28, Hour: year % 24}
		for plate := range Plate(3) {
			c := cast(t, birth.String(), bazi.SexMale+bazi.Sex(year%2), Rules{Plate: plate})
			for _, years := range []int{0, 1, 5, 6, 60, 119, 120} {
				target := birth
				target.Year += years
				h, err := c.Horoscope(target)
				if err != nil {
					t.Fatalf("%s at %s: %v", birth, target, err)
				}
				if h.Childhood != (h.Age < c.Bureau.Number()) {
					t.Errorf("%s at %s: age %d, childhood %v", birth, target, h.Age, h.Childhood)
				}
			}
		}
	}
}

func TestHoroscope_Childhood(t *testing.T) {
	t.Parallel()
	c := cast(t, "1984-08-16 03:00", bazi.SexMale, Rules{}) // 土五局
	for age, want := range []PalaceName{PalaceLife, PalaceWealth, PalaceHealth, PalaceSpouse} {
		h := horoscope(t, c, civil.DateTime{Year: 1984 + age, Month: 12, Day: 1}.String())
		if got := c.Palaces[h.Decadal.Index].Name; !h.Childhood || got != want || h.Decadal.Pair != c.Palaces[h.Decadal.Index].Pair {
			t.Errorf("age %d: childhood %v in %s, want %s", age+1, h.Childhood, got, want)
		}
	}
	if h := horoscope(t, c, "1988-12-01 00:00"); h.Childhood || h.Decadal.Index != c.LifePalace || h.Age != 5 {
		t.Errorf("age %d: %v in palace %d", h.Age, h.Childhood, h.Decadal.Index)
	}
}

// The late Zi hour of a target is the next day's, as that of a birth is: the palace
// and the pair of the day go on together.
func TestHoroscope_LateZi(t *testing.T) {
	t.Parallel()
	c := cast(t, "1984-08-16 03:00", bazi.SexMale, Rules{})
	late, early := horoscope(t, c, "2024-05-01 23:30"), horoscope(t, c, "2024-05-02 00:30")
	if late.Daily != early.Daily || late.Hourly != early.Hourly || late.Counted != early.Counted {
		t.Errorf("late %+v, early %+v", late.Daily, early.Daily)
	}
	if before := horoscope(t, c, "2024-05-01 22:30"); before.Daily.Index != int(wrap(late.Daily.Index-1)) || late.Lunar != before.Lunar {
		t.Errorf("day moves from %d to %d", before.Daily.Index, late.Daily.Index)
	}
	eve, newYear := horoscope(t, c, "2024-02-09 23:30"), horoscope(t, c, "2024-02-10 00:30")
	if eve.Yearly != newYear.Yearly || eve.Age != newYear.Age || eve.Yearly.Pair.String() != "甲辰" {
		t.Errorf("on the eve %s at %d", eve.Yearly.Pair, eve.Age)
	}
	own := cast(t, "1984-08-16 03:00", bazi.SexMale, Rules{DayDivide: DayCurrent})
	if h := horoscope(t, own, "2024-02-09 23:30"); h.Yearly.Pair.String() != "癸卯" || h.Daily.Pair.Add(1) != newYear.Daily.Pair || h.Hourly.Pair.Branch() != ganzhi.BranchZi {
		t.Errorf("of its own day: %s %s %s", h.Yearly.Pair, h.Daily.Pair, h.Hourly.Pair)
	}
}

// Years and months by solar terms change at their instants: 立春 of 2024 is on
// February 4 at 16:27.
func TestHoroscope_SolarTerm(t *testing.T) {
	t.Parallel()
	c := cast(t, "1984-08-16 03:00", bazi.SexMale, Rules{HoroscopeDivide: HoroscopeSolarTerm})
	lunar := cast(t, "1984-08-16 03:00", bazi.SexMale, Rules{})
	for _, x := range []struct{ target, solar, lunar string }{
		{"2024-02-04 16:26", "癸卯 乙丑", "癸卯 乙丑"}, {"2024-02-04 16:28", "甲辰 丙寅", "癸卯 乙丑"}, {"2024-02-10 12:00", "甲辰 丙寅", "甲辰 丙寅"},
		{"2023-04-04 12:00", "癸卯 乙卯", "癸卯 乙卯"}, {"2023-04-08 12:00", "癸卯 丙辰", "癸卯 丙辰"}, // 闰二月十八 counts as the third month
	} {
		h := horoscope(t, c, x.target)
		if got := h.Yearly.Pair.String() + " " + h.Monthly.Pair.String(); got != x.solar {
			t.Errorf("%s by terms: got %s, want %s", x.target, got, x.solar)
		}
		h = horoscope(t, lunar, x.target)
		if got := h.Yearly.Pair.String() + " " + h.Monthly.Pair.String(); got != x.lunar {
			t.Errorf("%s by the lunar calendar: got %s, want %s", x.target, got, x.lunar)
		}
	}
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		t.Fatal(err)
	}
	c.Birth.Zone = zone
	_, err = c.Horoscope(at(t, "1986-05-04 02:30")) // summer time began
	var input *calc.InputError
	if !errors.As(err, &input) || input.Field != "target" {
		t.Errorf("in a gap: %v", err)
	}
}

func TestHoroscope_Ages(t *testing.T) {
	t.Parallel()
	// 1984-08-16 is 甲子年七月二十; 2023 has a leap second month.
	c := cast(t, "1984-08-16 03:00", bazi.SexMale, Rules{AgeDivide: AgeBirthday})
	leap := cast(t, "2023-04-08 03:00", bazi.SexMale, Rules{AgeDivide: AgeBirthday}) // 闰二月十八
	for _, x := range []struct {
		c      *Chart
		target string
		want   int
	}{
		{c, "1984-08-16 03:00", 1}, {c, "1985-02-20 12:00", 1}, {c, "1985-09-03 12:00", 1}, {c, "1985-09-04 12:00", 2}, {c, "1985-12-01 12:00", 2},
		{leap, "2023-04-08 12:00", 1}, {leap, "2024-03-26 12:00", 1}, {leap, "2024-03-27 12:00", 2},
	} {
		if got := horoscope(t, x.c, x.target).Age; got != x.want {
			t.Errorf("%s: age %d, want %d", x.target, got, x.want)
		}
	}
}

func TestHoroscope_Refuses(t *testing.T) {
	t.Parallel()
	c := cast(t, "1984-08-16 03:00", bazi.SexMale, Rules{})
	for _, target := range []civil.DateTime{
		{Year: 1984, Month: 8, Day: 15, Hour: 12}, {Year: 2107, Month: 1, Day: 1}, {Year: 2105, Month: 2, Day: 30}, {}, {Year: 2000, Month: 1, Day: 1, Hour: 24}, {Year: 9000, Month: 1, Day: 1},
	} {
		_, err := c.Horoscope(target)
		var input *calc.InputError
		if !errors.As(err, &input) || input.Field != "target" || input.Reason == "" || input.ReasonZh == "" {
			t.Errorf("%s: %v", target, err)
		}
	}
}

// The flow stars by their verses, and the names palaces have for a period.
func TestPeriod(t *testing.T) {
	t.Parallel()
	chang, qu := seatsOf(t, "巳午申酉申酉亥子寅卯"), seatsOf(t, "酉申午巳午巳卯寅子亥")
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		period := (&Rules{}).period(LevelYearly, seatOf(p.Branch()), p)
		if got, _ := period.Seat(FlowChang); seat(got) != chang[p.Stem()] {
			t.Errorf("%s: 流昌 in %s", p, branchOf(got))
		}
		if got, _ := period.Seat(FlowQu); seat(got) != qu[p.Stem()] {
			t.Errorf("%s: 流曲 in %s", p, branchOf(got))
		}
		count := 0
		for i := range Palaces {
			count += len(period.Stars(i))
		}
		if count != flows {
			t.Errorf("%s: %d stars", p, count)
		}
		if period.PalaceName(period.Index) != PalaceLife || period.PalaceNames()[wrap(period.Index+1)] != PalaceParents {
			t.Errorf("%s: names %v", p, period.PalaceNames())
		}
		month := (&Rules{}).period(LevelMonthly, yin, p)
		if _, ok := month.Seat(FlowNianJie); ok {
			t.Errorf("%s: a month has 年解", p)
		}
		if minor := (&Rules{}).period(LevelMinor, yin, p); minor.Stars(0) != nil {
			t.Errorf("%s: a minor limit has stars", p)
		}
	}
}
