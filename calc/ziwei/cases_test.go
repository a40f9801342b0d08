package ziwei

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// The reported faults of Zi Wei programs of calc/testdata/cases/engines.jsonl, with
// the right values. E090 is in the test of the printed tables of 紫微.

// at parses a target as "2025-02-26 12:00".
func at(t testing.TB, local string) civil.DateTime {
	t.Helper()
	dt, err := civil.ParseDateTime(strings.Replace(local, " ", "T", 1))
	if err != nil {
		t.Fatal(err)
	}
	return dt
}

func horoscope(t testing.TB, c *Chart, target string) *Horoscope {
	t.Helper()
	h, err := c.Horoscope(at(t, target))
	if err != nil {
		t.Fatalf("%s: %v", target, err)
	}
	return h
}

// branchOf returns the branch of a palace.
func branchOf(index int) string { return seat(index).branch().String() }

func pillarsText(c *Chart) string {
	var words []string
	for _, p := range c.Pillars {
		words = append(words, p.String())
	}
	return strings.Join(words, " ")
}

// The pillars beside the chart change at 立春, the chart at the lunar new year.
func TestE020(t *testing.T) {
	t.Parallel()
	c := cast(t, "2025-01-30 12:00", bazi.SexMale, Rules{})
	if got := pillarsText(c); got != "甲辰 丁丑 己亥 庚午" {
		t.Errorf("pillars %s", got)
	}
	if c.Year.String() != "乙巳" || c.Lunar.Year != 2025 {
		t.Errorf("year %s of %s", c.Year, c.Lunar)
	}
}

func TestE026(t *testing.T) {
	t.Parallel()
	for _, x := range []struct {
		local string
		rule  YearDivide
		want  string
	}{
		{"1985-02-04 12:00", YearLunarNewYear, "鼠"},
		{"1985-02-04 12:00", YearLichunInstant, "牛"}, {"1985-02-04 12:00", YearLichunDay, "牛"},
		{"1985-02-04 04:00", YearLichunInstant, "鼠"}, {"1985-02-04 04:00", YearLichunDay, "牛"},
		{"1985-02-03 12:00", YearLichunDay, "鼠"},
	} {
		if got := cast(t, x.local, bazi.SexMale, Rules{YearDivide: x.rule}).Zodiac.String(); got != x.want {
			t.Errorf("%s by %d: got %s, want %s", x.local, x.rule, got, x.want)
		}
	}
}

// Decades far into the next century.
func TestE066(t *testing.T) {
	t.Parallel()
	c := cast(t, "2024-04-28 10:00", bazi.SexMale, Rules{})
	for year := 2024; year <= 2144; year++ {
		h := horoscope(t, c, civil.DateTime{Year: year, Month: 12, Day: 1, Hour: 10}.String())
		if h.Age != year-2023 {
			t.Errorf("%d: age %d", year, h.Age)
		}
	}
	if _, err := c.Horoscope(civil.DateTime{Year: 2146, Month: 12, Day: 1}); err == nil {
		t.Error("want an error beyond the last age")
	}
}

func TestE075(t *testing.T) {
	t.Parallel()
	c := cast(t, "1991-03-07 12:00", bazi.SexFemale, Rules{})
	if got := branchOf(horoscope(t, c, "2025-02-26 12:00").Monthly.Index); got != "亥" {
		t.Errorf("month in %s, want 亥", got)
	}
}

// The first month is found again in each year: no fault.
func TestE076(t *testing.T) {
	t.Parallel()
	c := cast(t, "1994-09-25 02:00", bazi.SexMale, Rules{})
	for target, want := range map[string]string{"2025-01-16 12:00": "酉", "2025-02-16 12:00": "亥"} {
		if got := branchOf(horoscope(t, c, target).Monthly.Index); got != want {
			t.Errorf("%s: month in %s, want %s", target, got, want)
		}
	}
}

// 三台 and 八座 use the month by which 左辅 and 右弼 stand.
func TestE079(t *testing.T) {
	t.Parallel()
	for rule, month := range map[LeapMonth]int{LeapSplit15: 3, LeapAsPrevious: 2, LeapAsNext: 3} {
		c := cast(t, "2023-04-08 10:00", bazi.SexMale, Rules{LeapMonth: rule}) // 闰二月十八
		if c.Lunar.String() != "二〇二三年闰二月十八" || c.Month != month {
			t.Fatalf("%s counts as month %d", c.Lunar, c.Month)
		}
		zuo, you := chen.step(month-1), xu.step(1-month)
		if c.seats[StarZuoFu] != zuo || c.seats[StarYouBi] != you ||
			c.seats[StarSanTai] != zuo.step(17) || c.seats[StarBaZuo] != you.step(-17) {
			t.Errorf("rule %d: 左辅%s 右弼%s 三台%s 八座%s", rule, where(c, "左辅"), where(c, "右弼"), where(c, "三台"), where(c, "八座"))
		}
	}
}

func TestE080(t *testing.T) {
	t.Parallel()
	c := cast(t, "2023-01-03 10:00", bazi.SexMale, Rules{})
	if got := where(c, "天梁"); got != "申" {
		t.Fatalf("天梁 in %s", got)
	}
	for _, s := range c.Palaces[shen].Major {
		if s.Star == StarTianLiang && s.Brightness != BrightnessXian {
			t.Errorf("天梁 in 申 is %s", s.Brightness)
		}
	}
}

func TestE081(t *testing.T) {
	t.Parallel()
	pair, _ := ganzhi.ParsePair("辛丑")
	for table, want := range map[KuiYueTable]string{KuiYueCommon: "午寅", KuiYueXinSwapped: "寅午"} {
		p := (&Rules{KuiYue: table}).period(LevelDecadal, chou, pair)
		kui, _ := p.Seat(FlowKui)
		yue, _ := p.Seat(FlowYue)
		if got := branchOf(kui) + branchOf(yue); got != want {
			t.Errorf("运魁运钺 %s, want %s", got, want)
		}
	}
}

func TestE084(t *testing.T) {
	t.Parallel()
	for rule, want := range map[DayDivide]string{DayForward: "壬寅 庚子 戌", DayCurrent: "辛丑 戊子 亥", DayCurrentNextStem: "辛丑 庚子 亥"} {
		c := cast(t, "2024-04-07 23:30", bazi.SexMale, Rules{DayDivide: rule})
		if got := c.Pillars[bazi.Day].String() + " " + c.Pillars[bazi.Hour].String() + " " + where(c, "天府"); got != want {
			t.Errorf("rule %d: got %s, want %s", rule, got, want)
		}
	}
}

// The late Zi hour at the end of a lunar month belongs to the next month.
func TestE085(t *testing.T) {
	t.Parallel()
	day, err := almanac.China.Gregorian(almanac.LunarDate{Year: 1987, Month: 10, Day: 30})
	if err != nil {
		t.Fatal(err)
	}
	late := day.DateString() + " 23:30"
	c := cast(t, late, bazi.SexFemale, Rules{})
	if c.Counted != (almanac.LunarDate{Year: 1987, Month: 11, Day: 1}) || c.Lunar.Month != 10 || c.Lunar.Day != 30 {
		t.Errorf("counted %s of %s", c.Counted, c.Lunar)
	}
	if got := branchOf(c.LifePalace) + c.Bureau.String() + where(c, "紫微"); got != "子木三局辰" {
		t.Errorf("got %s", got)
	}
	next := cast(t, day.AddDays(1).DateString()+" 00:30", bazi.SexFemale, Rules{})
	if c.seats != next.seats || c.Pillars[bazi.Day] != next.Pillars[bazi.Day] {
		t.Error("differs from the early Zi hour of the next day")
	}
	c = cast(t, late, bazi.SexFemale, Rules{DayDivide: DayCurrent})
	if c.Month != 10 || c.Counted.Day != 30 {
		t.Errorf("of its own day: month %d day %d", c.Month, c.Counted.Day)
	}
}

// The natal chart is the heaven plate; the others come only on request.
func TestE089(t *testing.T) {
	t.Parallel()
	heaven := cast(t, "2000-08-16 03:30", bazi.SexFemale, Rules{})
	earth := cast(t, "2000-08-16 03:30", bazi.SexFemale, Rules{Plate: PlateEarth})
	human := cast(t, "2000-08-16 03:30", bazi.SexFemale, Rules{Plate: PlateHuman})
	if got := branchOf(heaven.LifePalace) + branchOf(earth.LifePalace) + branchOf(human.LifePalace); got != "午戌申" {
		t.Errorf("life palaces %s", got)
	}
	if heaven.BodyPalace != earth.LifePalace || heaven.Palaces[human.LifePalace].Name != PalaceFortune {
		t.Error("plates do not begin at 身宫 and 福德")
	}
	for s := StarZuoFu; s <= StarTuoLuo; s++ {
		if earth.seats[s] != heaven.seats[s] || human.seats[s] != heaven.seats[s] {
			t.Errorf("%s moved", s)
		}
	}
}

func TestE092(t *testing.T) {
	t.Parallel()
	c := cast(t, "1999-03-29 07:57", bazi.SexFemale, Rules{})
	for _, word := range strings.Fields("紫微卯 天机寅 太阳子 武曲亥 天同戌 廉贞未 天府丑 太阴寅 贪狼卯 巨门辰 天相巳 天梁午 七杀未 破军亥") {
		star, branch := word[:6], word[6:]
		if got := where(c, star); got != branch {
			t.Errorf("%s in %s, want %s", star, got, branch)
		}
	}
	if got := branchOf(c.LifePalace) + c.Bureau.String(); got != "亥火六局" {
		t.Errorf("got %s", got)
	}
}

func TestE094(t *testing.T) {
	t.Parallel()
	day, err := almanac.China.Gregorian(almanac.LunarDate{Year: 1992, Month: 2, Day: 27})
	if err != nil {
		t.Fatal(err)
	}
	c := cast(t, day.DateString()+" 07:30", bazi.SexMale, Rules{})
	if c.Year.String() != "壬申" || where(c, "截路") != "寅" || where(c, "空亡") != "卯" {
		t.Errorf("%s: 截路 %s 空亡 %s", c.Year, where(c, "截路"), where(c, "空亡"))
	}
	if c.Palaces[yin].Name != PalaceProperty || c.Palaces[mao].Name != PalaceCareer {
		t.Errorf("in %s and %s", c.Palaces[yin].Name, c.Palaces[mao].Name)
	}
}
