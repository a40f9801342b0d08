package meihua_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/meihua"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// bookCasts are the worked casts of 梅花易数, with the numbers that go into them
// (the hour last, 0 when it is not added) and the results that the book states.
const bookCasts = `观梅占 34 43 43 0 泽火革 天风姤 泽山咸 兑 离 用克体 艮 1
牡丹占 25 29 29 0 天风姤 乾为天 火风鼎 巽 乾 用克体 离 5
邻夜扣门 1 5 6 10 天风姤 乾为天 巽为风 巽 乾 用克体 巽 4
今日动静如何 8 5 13 0 地风升 雷泽归妹 地天泰 坤 巽 用克体 乾 1
西林寺牌额 7 8 15 0 山地剥 坤为地 艮为山 艮 坤 比和 艮 3
西林寺林字添两钩 7 10 17 0 山泽损 地雷复 风泽中孚 兑 艮 用生体 巽 5
老人有忧色 1 5 6 4 天风姤 乾为天 巽为风 巽 乾 用克体 巽 4
少年有喜色 7 3 10 7 山火贲 雷水解 风火家人 离 艮 体生用 巽 5
牛哀鸣 8 6 14 7 地水师 地雷复 地风升 坤 坎 体克用 巽 3
鸡悲鸣 5 1 6 4 风天小畜 火泽睽 乾为天 乾 巽 体克用 乾 4
枯枝坠地 3 2 5 5 火泽睽 水火既济 山泽损 兑 离 用克体 艮 4`

func TestBookCasts(t *testing.T) {
	t.Parallel()
	for line := range strings.Lines(bookCasts) {
		f := strings.Fields(line)
		var n [4]int
		for i := range n {
			n[i] = atoi(t, f[i+1])
		}
		r := meihua.Rules{}
		if n[3] != 0 {
			r.Hour = meihua.HourAdded
		}
		numbers := n[:3]
		if n[2] == n[0]+n[1] {
			numbers = n[:2]
		}
		c, err := meihua.FromNumbers(numbers, n[3], r)
		if err != nil {
			t.Fatal(err)
		}
		relations := c.Relations()
		got := []string{
			c.Original.FullName(), c.Nuclear().FullName(), c.Changed().FullName(), c.Body().String(), c.Use().String(),
			relations[meihua.RoleUse].String(), relations[meihua.RoleChanged].Trigram.String(),
		}
		if !slices.Equal(got, f[5:12]) || c.Line != atoi(t, f[12]) {
			t.Errorf("%s: got %v line %d, want %v", f[0], got, c.Line, f[5:])
		}
	}
}

func atoi(t *testing.T, s string) int {
	t.Helper()
	n := 0
	for _, r := range s {
		n = 10*n + int(r-'0')
	}
	return n
}

func shanghai(t testing.TB) *civil.Zone {
	t.Helper()
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		t.Fatal(err)
	}
	return zone
}

func fromTime(t testing.TB, local string, r meihua.Rules) *meihua.Cast {
	t.Helper()
	at, err := civil.ParseDateTime(local)
	if err != nil {
		t.Fatal(err)
	}
	c, err := meihua.FromTime(at, shanghai(t), nil, r)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestCases are reported faults of other engines, by their id.
func TestCases(t *testing.T) {
	t.Parallel()
	// E107: the double hour of 23:xx and of 00:xx is 1.
	t.Run("E107", func(t *testing.T) {
		t.Parallel()
		for _, clock := range []string{"23:00", "23:59", "00:00", "00:59"} {
			c := fromTime(t, "2024-05-06T"+clock, meihua.Rules{})
			if c.Moment.Hour != ganzhi.BranchZi || c.Sums.Lower != c.Sums.Upper+1 {
				t.Errorf("%s: hour %v, sums %v", clock, c.Moment.Hour, c.Sums)
			}
		}
		if c := fromTime(t, "2024-05-06T22:59", meihua.Rules{}); c.Sums.Lower != c.Sums.Upper+12 {
			t.Errorf("22:59: sums %v", c.Sums)
		}
	})
	// E109: a 辰 year, month 12, day 17, 申 hour.
	t.Run("E109", func(t *testing.T) {
		t.Parallel()
		c := fromTime(t, "2025-01-16T15:30", meihua.Rules{}) // 甲辰年 腊月十七
		if c.Moment.Year != ganzhi.BranchChen || c.Moment.Month != 12 || c.Moment.Day != 17 || c.Moment.Hour != ganzhi.BranchShen {
			t.Fatalf("the moment is %+v", c.Moment)
		}
		if c.Sums != (meihua.Sums{Upper: 34, Lower: 43, Moving: 43}) || c.Original.FullName() != "泽火革" || c.Line != 1 || c.Changed().FullName() != "泽山咸" {
			t.Errorf("got %v %s line %d to %s", c.Sums, c.Original.FullName(), c.Line, c.Changed().FullName())
		}
	})
}

// TestFromTime: 牡丹占, a 巳 year, month 3, day 16, 卯 hour, in a year that has them.
func TestFromTime(t *testing.T) {
	t.Parallel()
	c := fromTime(t, "2025-04-13T06:10", meihua.Rules{}) // 乙巳年 三月十六
	if c.Sums != (meihua.Sums{Upper: 25, Lower: 29, Moving: 29}) || c.Original.FullName() != "天风姤" || c.Line != 5 {
		t.Errorf("got %v %s line %d; %+v", c.Sums, c.Original.FullName(), c.Line, c.Moment)
	}
	if c.Moment.Jie != ganzhi.BranchChen || c.Lines().Moving()[0] != 5 || c.Lines().Changed() != c.Changed() {
		t.Errorf("month %v, lines %v", c.Moment.Jie, c.Lines())
	}
}

func TestRules(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, local      string
		rules            meihua.Rules
		year             string
		month, day, hour int
	}{
		{"after new year, before 立春", "2024-02-10T12:00", meihua.Rules{}, "辰", 1, 1, 7},
		{"new year by the almanac", "2024-02-06T12:00", meihua.Rules{}, "卯", 12, 27, 7},
		{"new year by 立春", "2024-02-06T12:00", meihua.Rules{Year: meihua.YearLichun}, "辰", 12, 27, 7},
		{"just before 立春", "2024-02-04T16:26", meihua.Rules{Year: meihua.YearLichun}, "卯", 12, 25, 9},
		{"just after 立春", "2024-02-04T16:28", meihua.Rules{Year: meihua.YearLichun}, "辰", 12, 25, 9},
		{"before 立春 after new year", "2025-01-30T12:00", meihua.Rules{Year: meihua.YearLichun}, "辰", 1, 2, 7},
		{"before 小寒", "2024-01-03T12:00", meihua.Rules{Year: meihua.YearLichun}, "卯", 11, 22, 7},
		{"leap month", "2023-04-01T10:00", meihua.Rules{}, "卯", 2, 11, 6},
		{"leap month, first half", "2023-04-01T10:00", meihua.Rules{Leap: meihua.LeapNextHalf}, "卯", 2, 11, 6},
		{"leap month, second half", "2023-04-06T10:00", meihua.Rules{Leap: meihua.LeapNextHalf}, "卯", 3, 16, 6},
		{"leap month as the next", "2023-04-01T10:00", meihua.Rules{Leap: meihua.LeapNextNumber}, "卯", 3, 11, 6},
		{"late 子 at midnight", "2024-05-06T23:30", meihua.Rules{}, "辰", 3, 28, 1},
		{"late 子 by the next day", "2024-05-06T23:30", meihua.Rules{Day: meihua.DayZi}, "辰", 3, 29, 1},
	} {
		m := fromTime(t, c.local, c.rules).Moment
		if m.Year.String() != c.year || m.Month != c.month || m.Day != c.day || int(m.Hour)+1 != c.hour {
			t.Errorf("%s: got %v %d %d %d, want %v %d %d %d", c.name, m.Year, m.Month, m.Day, m.Hour+1, c.year, c.month, c.day, c.hour)
		}
	}
}

// TestClocks: the date and the hour are those of the clock that the rules name. In
// Chengdu, 104.07° east, the Sun is an hour behind the wall clock; in the summers
// of 1986 to 1991 the wall clock was an hour ahead.
func TestClocks(t *testing.T) {
	t.Parallel()
	chengdu := 104.07
	for _, c := range []struct {
		local string
		clock bazi.Clock
		used  string
		day   int
		hour  ganzhi.EarthlyBranch
	}{
		{"2025-01-16T15:30:00", bazi.ClockCivil, "2025-01-16T15:30:00", 17, ganzhi.BranchShen},
		{"2025-01-16T15:30:00", bazi.ClockMeanSolar, "2025-01-16T14:26:17", 17, ganzhi.BranchWei},
		{"2025-01-17T00:30:00", bazi.ClockTrueSolar, "2025-01-16T23:16:24", 17, ganzhi.BranchZi},
		{"1988-07-13T13:34:00", bazi.ClockStandard, "1988-07-13T12:34:00", 30, ganzhi.BranchWu},
	} {
		at, err := civil.ParseDateTime(c.local)
		if err != nil {
			t.Fatal(err)
		}
		cast, err := meihua.FromTime(at, shanghai(t), &chengdu, meihua.Rules{Clock: c.clock})
		if err != nil {
			t.Fatal(err)
		}
		m := cast.Moment
		if m.Local != at || m.Used.String() != c.used || m.Day != c.day || m.Hour != c.hour {
			t.Errorf("%s by %v: got %v, day %d, hour %v, want %s, %d, %v", c.local, c.clock, m.Used, m.Day, m.Hour, c.used, c.day, c.hour)
		}
	}
	_, err := meihua.FromTime(civil.DateTime{Year: 2025, Month: 1, Day: 16}, shanghai(t), nil, meihua.Rules{Clock: bazi.ClockTrueSolar})
	wantInputError(t, err, "longitude")
}

func TestNuclearOfChanged(t *testing.T) {
	t.Parallel()
	for moving := 1; moving <= 6; moving++ {
		for _, n := range []int{1, 8} {
			own, err := meihua.FromNumbers([]int{n, n, moving}, 0, meihua.Rules{})
			if err != nil {
				t.Fatal(err)
			}
			changed, err := meihua.FromNumbers([]int{n, n, moving}, 0, meihua.Rules{Nuclear: meihua.NuclearChanged})
			if err != nil {
				t.Fatal(err)
			}
			if own.Nuclear() != own.Original || changed.Nuclear() != own.Changed().Nuclear() {
				t.Errorf("%v line %d: got %v and %v", own.Original, moving, own.Nuclear(), changed.Nuclear())
			}
		}
	}
	other, err := meihua.FromNumbers([]int{2, 3}, 0, meihua.Rules{Nuclear: meihua.NuclearChanged})
	if err != nil || other.Nuclear() != other.Original.Nuclear() {
		t.Errorf("got %v, %v", other.Nuclear(), err)
	}
}

// TestAllCasts goes through all trigrams and moving lines: body and use, and the
// bearing of each trigram stated from the elements.
func TestAllCasts(t *testing.T) {
	t.Parallel()
	counts := map[meihua.Bearing]int{}
	for upper := 1; upper <= 8; upper++ {
		for lower := 1; lower <= 8; lower++ {
			for moving := 1; moving <= 6; moving++ {
				c, err := meihua.FromNumbers([]int{upper, lower, moving}, 0, meihua.Rules{})
				if err != nil {
					t.Fatal(err)
				}
				up, low := yijing.TrigramAt(upper), yijing.TrigramAt(lower)
				body, use := low, up
				if moving <= 3 {
					body, use = up, low
				}
				if c.Original != yijing.NewHexagram(low, up) || c.Line != moving || c.Body() != body || c.Use() != use {
					t.Fatalf("%d %d %d: got %v line %d, body %v, use %v", upper, lower, moving, c.Original, c.Line, c.Body(), c.Use())
				}
				checkRelations(t, c)
				counts[c.Relations()[meihua.RoleUse].Bearing]++
			}
		}
	}
	// Of 64 ordered pairs of trigrams 14 share an element; 生 and 克 split the rest.
	if counts[meihua.BearingSame] != 14*6 || counts[meihua.BearingFeedsBody] != counts[meihua.BearingBodyFeeds] || counts[meihua.BearingControlsBody] != counts[meihua.BearingBodyControls] {
		t.Errorf("got %v", counts)
	}
}

func checkRelations(t *testing.T, c *meihua.Cast) {
	t.Helper()
	body, parties := c.Body().Element(), 0
	for i, r := range c.Relations() {
		e := r.Trigram.Element()
		holds := [meihua.Bearings]bool{e.Generates() == body, body.Controls() == e, e == body, body.Generates() == e, e.Controls() == body}
		if int(r.Role) != i || !holds[r.Bearing] {
			t.Fatalf("%v line %d: %v of %v to %v", c.Original, c.Line, r, r.Trigram, c.Body())
		}
		if r.Text().Zh == "" || r.Text().En == "" || r.English() == "" {
			t.Fatalf("%v says nothing", r)
		}
		if e == body || e.Generates() == body {
			parties++
		}
	}
	if got, use := c.Parties(); got != parties || use < 1 || use > 4 {
		t.Fatalf("%v line %d: parties %d and %d", c.Original, c.Line, got, use)
	}
	if want := c.Use(); c.Relations()[meihua.RoleChanged].Trigram == want {
		t.Fatalf("%v line %d: the use does not change", c.Original, c.Line)
	}
}

func TestSeasons(t *testing.T) {
	t.Parallel()
	for season, want := range map[string]string{"寅卯": "震巽旺 坤艮衰", "巳午": "离旺 乾兑衰", "申酉": "乾兑旺 震巽衰", "亥子": "坎旺 离衰", "辰戌丑未": "坤艮旺 坎衰"} {
		for _, branch := range season {
			month, _ := ganzhi.ParseBranch(string(branch))
			for _, name := range "乾兑离震巽坎艮坤" {
				trigram, _ := yijing.ParseTrigram(string(name))
				got := meihua.SeasonOf(trigram, month).String()
				expect := "平"
				for part := range strings.FieldsSeq(want) {
					if strings.Contains(part, string(name)) {
						expect = string([]rune(part)[len([]rune(part))-1])
					}
				}
				if got != expect {
					t.Errorf("%c in %c: got %s, want %s", name, branch, got, expect)
				}
			}
		}
	}
}

func TestRefuses(t *testing.T) {
	t.Parallel()
	added := meihua.Rules{Hour: meihua.HourAdded}
	for _, c := range []struct {
		numbers []int
		hour    int
		rules   meihua.Rules
		field   string
	}{
		{nil, 0, meihua.Rules{}, "numbers"}, {[]int{1}, 0, meihua.Rules{}, "numbers"}, {[]int{1, 2, 3, 4}, 0, meihua.Rules{}, "numbers"},
		{[]int{0, 1}, 0, meihua.Rules{}, "numbers"}, {[]int{1, -8}, 0, meihua.Rules{}, "numbers"},
		{[]int{1, 1, meihua.MaxNumber + 1}, 0, meihua.Rules{}, "numbers"},
		{[]int{1, 1}, 0, added, "time"}, {[]int{1, 1}, 13, added, "time"},
		{[]int{1, 1}, 1, meihua.Rules{Year: 9}, "year_boundary"},
	} {
		_, err := meihua.FromNumbers(c.numbers, c.hour, c.rules)
		wantInputError(t, err, c.field)
	}
	for local, field := range map[string]string{"1599-12-31T12:00": "date", "2201-01-01T12:00": "date", "1986-05-04T02:30": "time"} {
		at, err := civil.ParseDateTime(local)
		if err != nil {
			t.Fatal(err)
		}
		_, err = meihua.FromTime(at, shanghai(t), nil, meihua.Rules{})
		wantInputError(t, err, field)
	}
	_, err := meihua.FromTime(civil.DateTime{Year: 2024, Month: 1, Day: 1}, shanghai(t), nil, meihua.Rules{Leap: 7})
	wantInputError(t, err, "mh_leap_month")
	var r meihua.Rules
	wantInputError(t, r.Set("mh_leap_month", "never"), "mh_leap_month")
	wantInputError(t, r.Set("leap", "own"), "options")
	if err := r.Set("mh_leap_month", "next_half"); err != nil || r.Leap != meihua.LeapNextHalf || r.Options()[1] != (meihua.Option{Name: "mh_leap_month", Value: "next_half"}) {
		t.Errorf("got %v, %v, %v", r, err, r.Options())
	}
}

func wantInputError(t *testing.T, err error, field string) {
	t.Helper()
	var input *calc.InputError
	if !errors.As(err, &input) || input.Field != field || input.Reason == "" || input.ReasonZh == "" {
		t.Errorf("got %v, want an error of %s", err, field)
	}
}

func FuzzFromNumbers(f *testing.F) {
	f.Add(34, 43, 43, 9)
	f.Add(-1, 1<<40, 0, 0)
	f.Fuzz(func(t *testing.T, upper, lower, moving, hour int) {
		c, err := meihua.FromNumbers([]int{upper, lower, moving}, hour, meihua.Rules{Hour: meihua.HourAdded})
		if err == nil && (c.Line < 1 || c.Line > 6 || c.Original >= yijing.Hexagrams) {
			t.Errorf("got %+v", c)
		}
	})
}

func BenchmarkFromTime(b *testing.B) {
	b.ReportAllocs()
	zone, at := shanghai(b), civil.DateTime{Year: 2025, Month: 1, Day: 16, Hour: 15, Minute: 30}
	for b.Loop() {
		if _, err := meihua.FromTime(at, zone, nil, meihua.Rules{}); err != nil {
			b.Fatal(err)
		}
	}
}
