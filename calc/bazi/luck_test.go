package bazi

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// 阳男阴女顺行, 阴男阳女逆行.
func TestLuckForward_YangMaleYinFemale(t *testing.T) {
	t.Parallel()
	for stem := range ganzhi.HeavenlyStem(ganzhi.Stems) {
		yang := stem.YinYang() == ganzhi.Yang
		if got := luckForward(SexMale, stem, LuckYangMaleYinFemale); got != yang {
			t.Errorf("man born in a year of %s: forward %v", stem, got)
		}
		if got := luckForward(SexFemale, stem, LuckYangMaleYinFemale); got != !yang {
			t.Errorf("woman born in a year of %s: forward %v", stem, got)
		}
		if !luckForward(SexMale, stem, LuckMaleForward) || luckForward(SexFemale, stem, LuckMaleForward) {
			t.Errorf("year %s: male_forward does not go by sex alone", stem)
		}
	}
}

func TestLuck_PillarsFollowTheMonth(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "1988-07-13 13:34", "+08:00") // 戊辰 己未 己巳 辛未
	for sex, want := range map[Sex][]string{
		SexMale:   {"庚申", "辛酉", "壬戌"},
		SexFemale: {"戊午", "丁巳", "丙辰"},
	} {
		b.Sex = sex
		luck := cast(t, b, Rules{}).Luck
		if len(luck.Pillars) != LuckPillars {
			t.Fatalf("got %d luck pillars, want %d", len(luck.Pillars), LuckPillars)
		}
		for i, pair := range want {
			p := luck.Pillars[i]
			if p.Pair.String() != pair || p.Index != i {
				t.Errorf("luck pillar %d: got %d %s, want %s", i, p.Index, p.Pair, pair)
			}
			if p.TenGod != ganzhi.TenGodOf(ganzhi.StemJi, p.Pair.Stem()) {
				t.Errorf("%s: got %s", p.Pair, p.TenGod)
			}
		}
	}
}

// Luck of this woman starts after 2 years, 1 month and 10 days, in August 1990.
func TestLuck_AgesAndYears(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "1988-07-13 13:34", "+08:00")
	b.Sex = SexFemale
	for rule, age := range map[AgeCount]int{AgeNominal: 3, AgeFull: 2} {
		for i, p := range cast(t, b, Rules{AgeCount: rule}).Luck.Pillars {
			if p.StartAge != age+10*i || p.StartYear != 1990+10*i || p.EndYear != 1999+10*i {
				t.Errorf("%s, luck pillar %d: got age %d, years %d–%d", rule, i, p.StartAge, p.StartYear, p.EndYear)
			}
		}
	}
}

// The pillar in force in a year is that of the list, and goes on beyond it; there is
// none before the start and none in a chart without luck.
func TestLuckIn(t *testing.T) {
	t.Parallel()
	for _, sex := range []Sex{SexMale, SexFemale} { // one goes forward, the other backward
		b := birthAt(t, "1988-07-13 13:34", "+08:00")
		b.Sex = sex
		c := cast(t, b, Rules{})
		first := c.Luck.Pillars[0]
		for year := first.StartYear; year < first.StartYear+yearsPerLuck*LuckPillars; year++ {
			if p, ok := c.LuckIn(year); !ok || p != c.Luck.Pillars[(year-first.StartYear)/yearsPerLuck] {
				t.Errorf("%v, %d: got %+v, %v", sex, year, p, ok)
			}
		}
		last := c.Luck.Pillars[LuckPillars-1]
		after, ok := c.LuckIn(last.EndYear + 1)
		if want := c.Pillars[Month].Pair.Add(c.Luck.step() * (LuckPillars + 1)); !ok || after.Pair != want || after.Index != LuckPillars ||
			after.StartAge != last.StartAge+yearsPerLuck || after.EndYear != last.EndYear+yearsPerLuck || after.TenGod != ganzhi.TenGodOf(c.DayMaster, want.Stem()) {
			t.Errorf("%v, beyond the list: got %+v, %v", sex, after, ok)
		}
		if p, ok := c.LuckIn(first.StartYear - 1); ok {
			t.Errorf("%v, before the start: got %+v", sex, p)
		}
	}
	if p, ok := cast(t, birthAt(t, "1988-07-13 13:34", "+08:00"), Rules{}).LuckIn(2020); ok {
		t.Errorf("without luck: got %+v", p)
	}
}

// A day that the month lacks runs on: a month after 31 January is 3 March.
func TestLuckStart_MonthEnd(t *testing.T) {
	t.Parallel()
	keeper := timekeeper{zone: civil.FixedZone(0), moment: civil.FixedZone(0).At(
		civil.DateTime{Year: 2001, Month: 1, Day: 31, Hour: 12}.Seconds())}
	start := luckStart(keeper, keeper.unixMilli()+minutesPerMonth*milliPerLuckMinute, LuckMinute)
	if start.Months != 1 || start.Local.String() != "2001-03-03T12:00:00" {
		t.Errorf("got %+v", start)
	}
}

func TestLuckStart_Scale(t *testing.T) {
	t.Parallel()
	const second, minute, hour, day = 1000, 60_000, 3_600_000, 86_400_000
	for _, c := range []struct {
		distance int64
		want     LuckStart
	}{
		{0, LuckStart{}},
		{3 * day, LuckStart{Years: 1}},
		{day, LuckStart{Months: 4}},
		{2 * hour, LuckStart{Days: 10}},
		{minute, LuckStart{Hours: 2}},
		{second, LuckStart{Minutes: 2}},
		{-29*day - 499, LuckStart{Years: 9, Months: 8}},
	} {
		if got := startByMinute(c.distance, false); got != c.want {
			t.Errorf("%d ms: got %+v, want %+v", c.distance, got, c.want)
		}
	}
	if got := startByMinute(minute+2*hour, true); got != (LuckStart{Days: 10}) {
		t.Errorf("china95: got %+v, want 10 days", got)
	}
}

// Men and women born at one moment share the month between them.
func TestLuckStart_BothWaysMakeTheMonth(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		zone := civil.FixedZone(8 * 3600)
		b := Birth{HourKnown: true, Zone: zone, Sex: SexMale}
		b.Local = zone.At(rapid.Int64Range(unix1601, unix2200-86400).Draw(t, "unix")).Local
		one, err := NewChart(b, Rules{})
		if err != nil {
			t.Fatal(err)
		}
		b.Sex = SexFemale
		other, err := NewChart(b, Rules{})
		if err != nil {
			t.Fatal(err)
		}
		if one.Luck.Forward == other.Luck.Forward {
			t.Fatal("both run the same way")
		}
		month := (one.Boundaries[3].UnixMilli - one.Boundaries[2].UnixMilli) / milliPerLuckMinute
		total := totalMinutes(one.Luck.Start) + totalMinutes(other.Luck.Start)
		if rest := int(month) - total; rest < 0 || rest > 1 {
			t.Fatalf("got %d minutes of luck both ways, want %d", total, month)
		}
	})
}

func totalMinutes(s LuckStart) int {
	return s.Years*minutesPerYear + s.Months*minutesPerMonth + s.Days*minutesPerDay +
		s.Hours*minutesPerHour + s.Minutes
}
