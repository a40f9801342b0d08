package almanac

import (
	"errors"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
)

func TestLunarDate_text(t *testing.T) {
	t.Parallel()
	cases := []struct {
		day                 civil.DateTime
		hans, hant, english string
	}{
		{civil.DateTime{Year: 2023, Month: 4, Day: 1}, "二〇二三年闰二月十一", "二〇二三年閏二月十一", "2023, leap month 2, day 11"},
		{civil.DateTime{Year: 2024, Month: 2, Day: 5}, "二〇二三年腊月廿六", "二〇二三年臘月廿六", "2023, month 12, day 26"},
		{civil.DateTime{Year: 2024, Month: 2, Day: 10}, "二〇二四年正月初一", "二〇二四年正月初一", "2024, month 1, day 1"},
		{civil.DateTime{Year: 2000, Month: 12, Day: 5}, "二〇〇〇年冬月初十", "二〇〇〇年冬月初十", "2000, month 11, day 10"},
		{civil.DateTime{Year: 2033, Month: 12, Day: 22}, "二〇三三年闰冬月初一", "二〇三三年閏冬月初一", "2033, leap month 11, day 1"},
	}
	for _, c := range cases {
		d := mustLunar(t, China, c.day)
		if d.String() != c.hans || d.Hant() != c.hant || d.English() != c.english {
			t.Errorf("%s: got %s, %s, %s; want %s, %s, %s", c.day.DateString(), d, d.Hant(), d.English(), c.hans, c.hant, c.english)
		}
	}
}

func TestDayName(t *testing.T) {
	t.Parallel()
	want := []string{
		"初一", "初二", "初三", "初四", "初五", "初六", "初七", "初八", "初九", "初十",
		"十一", "十二", "十三", "十四", "十五", "十六", "十七", "十八", "十九", "二十",
		"廿一", "廿二", "廿三", "廿四", "廿五", "廿六", "廿七", "廿八", "廿九", "三十",
	}
	for i, name := range want {
		if got := (LunarDate{Day: i + 1}).DayName(); got != name {
			t.Errorf("day %d is %s, want %s", i+1, got, name)
		}
	}
}

func TestYearPairAndZodiac(t *testing.T) {
	t.Parallel()
	before := mustLunar(t, China, civil.DateTime{Year: 2024, Month: 2, Day: 9})
	after := mustLunar(t, China, civil.DateTime{Year: 2024, Month: 2, Day: 10})
	if before.YearPair().String() != "癸卯" || before.Zodiac().String() != "兔" || before.Zodiac().English() != "Rabbit" {
		t.Errorf("got %v, %v", before.YearPair(), before.Zodiac())
	}
	if after.YearPair().String() != "甲辰" || after.Zodiac().Hant() != "龍" {
		t.Errorf("got %v, %v", after.YearPair(), after.Zodiac())
	}
}

func TestGregorian_refusals(t *testing.T) {
	t.Parallel()
	cases := []struct {
		date   LunarDate
		field  string
		reason string
	}{
		{LunarDate{Year: 2023, Month: 2, Day: 30, Leap: true}, "lunar_date", "that month has days 1 to 29"},
		{LunarDate{Year: 2033, Month: 7, Day: 1, Leap: true}, "lunar_date", "the leap month of lunar year 2033 is 11"},
		{LunarDate{Year: 2024, Month: 2, Day: 1, Leap: true}, "lunar_date", "lunar year 2024 has no leap month"},
		{LunarDate{Year: 2024, Month: 13, Day: 1}, "lunar_date", "months are numbered 1 to 12"},
		{LunarDate{Year: 2024, Month: 0, Day: 1}, "lunar_date", "months are numbered 1 to 12"},
		{LunarDate{Year: 2024, Month: 1, Day: 0}, "lunar_date", "that month has days 1 to 29"},
		{LunarDate{Year: 0, Month: 1, Day: 1}, "lunar_year", "must be from 1 to 2999"},
		{LunarDate{Year: 3000, Month: 1, Day: 1}, "lunar_year", "must be from 1 to 2999"},
	}
	for _, c := range cases {
		_, err := China.Gregorian(c.date)
		var input *calc.InputError
		if !errors.As(err, &input) || input.Field != c.field || input.Reason != c.reason || input.ReasonZh == "" {
			t.Errorf("%+v: got %#v, want field %s and %q", c.date, err, c.field, c.reason)
		}
	}
}

func TestLunar_refusals(t *testing.T) {
	t.Parallel()
	for _, day := range [][3]int{{2023, 2, 29}, {2023, 13, 1}, {1, 2, 8}, {3000, 12, 18}, {-1, 1, 1}} {
		_, err := Lunar(day[0], day[1], day[2])
		var input *calc.InputError
		if !errors.As(err, &input) || input.Field != "date" || input.ReasonZh == "" {
			t.Errorf("%v: got %v, want an input error on date", day, err)
		}
	}
}

func TestSolarTerm_table(t *testing.T) {
	t.Parallel()
	if TermLiChun != 2 || TermLiChun.String() != "立春" || TermLiChun.LongitudeDeg() != 315 || TermDongZhi.LongitudeDeg() != 270 {
		t.Error("the table does not start at 小寒")
	}
	jie := "小寒立春惊蛰清明立夏芒种小暑立秋白露寒露立冬大雪"
	got := ""
	for s := range SolarTerm(SolarTerms) {
		if s.IsJie() {
			got += s.String()
		}
		if s.IsJie() == s.IsZhongQi() || s.Pinyin() == "" || s.English() == "" {
			t.Errorf("%v is badly labelled", s)
		}
		for _, name := range []string{s.String(), s.Hant()} {
			if back, ok := ParseSolarTerm(name); !ok || back != s {
				t.Errorf("ParseSolarTerm(%q) = %v, %t", name, back, ok)
			}
		}
	}
	if got != jie {
		t.Errorf("the jie are %s, want %s", got, jie)
	}
	if _, ok := ParseSolarTerm("立"); ok {
		t.Error("立 is no term")
	}
}
