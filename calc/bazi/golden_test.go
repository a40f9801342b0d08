package bazi

import (
	"strconv"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Goldens of the public service this program is compatible with, and of its
// tests.
var serviceGoldens = []struct {
	local string // Asia/Shanghai
	rules Rules
	want  string
}{
	{"2005-12-23 08:37", Rules{}, "乙酉 戊子 辛巳 壬辰"},
	{"1988-02-15 23:30", Rules{}, "戊辰 甲寅 庚子 戊子"},
	{"1988-02-15 23:30", nextDay, "戊辰 甲寅 辛丑 戊子"},
	{"1988-02-15 22:30", Rules{}, "戊辰 甲寅 庚子 丁亥"},
	{"1988-02-15 22:30", nextDay, "戊辰 甲寅 庚子 丁亥"},
	{"1988-02-02 22:30", Rules{}, "丁卯 癸丑 丁亥 辛亥"},
	{"2000-08-16 03:30", Rules{}, "庚辰 甲申 丙午 庚寅"},
	{"2099-12-31 23:59", Rules{}, "己未 丙子 壬寅 壬子"},
	{"2099-12-31 23:59", nextDay, "己未 丙子 癸卯 壬子"},
	{"1901-01-01 00:00", Rules{}, "庚子 戊子 己卯 甲子"},
	{"2023-04-01 10:00", Rules{}, "癸卯 乙卯 己丑 己巳"},
	{"2024-02-04 16:26", Rules{}, "癸卯 乙丑 戊戌 庚申"},
	{"2024-02-04 16:28", Rules{}, "甲辰 丙寅 戊戌 庚申"},
	{"2024-02-05 12:00", Rules{}, "甲辰 丙寅 己亥 庚午"},
}

func TestNewChart_ServiceGoldens(t *testing.T) {
	t.Parallel()
	for _, g := range serviceGoldens {
		t.Run(g.local+"/"+g.rules.LateZi.String(), func(t *testing.T) {
			t.Parallel()
			wantLine(t, castAt(t, g.local, "Asia/Shanghai", g.rules), g.want)
		})
	}
}

func TestNewChart_ElementCount(t *testing.T) {
	t.Parallel()
	chart := castAt(t, "2005-12-23 08:37", "Asia/Shanghai", Rules{})
	if want := [ganzhi.Elements]int{1, 1, 2, 2, 2}; chart.Elements != want {
		t.Errorf("got %v, want 木火土金水 %v", chart.Elements, want)
	}
}

// Summer time moves the clock, not the sky: 15:30 at +09:00 and 14:30 at +08:00
// are one instant, before 立夏 of 1988; 16:02 is after it.
func TestNewChart_SummerTimeDoesNotMoveTheMonth(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ local, zone, month string }{
		{"1988-05-05 15:30", "Asia/Shanghai", "丙辰"},
		{"1988-05-05 14:30", "+08:00", "丙辰"},
		{"1988-05-05 16:02", "Asia/Shanghai", "丁巳"},
	} {
		if got := castAt(t, c.local, c.zone, Rules{}).Pillars[Month].Pair.String(); got != c.month {
			t.Errorf("%s %s: got %s, want %s", c.local, c.zone, got, c.month)
		}
	}
}

func TestNewChart_ClockChanges(t *testing.T) {
	t.Parallel()
	for _, local := range []string{"2024-03-10 02:30", "2024-11-03 01:30"} {
		_, err := NewChart(birthAt(t, local, "America/New_York"), Rules{})
		wantInputError(t, err, "time")
	}
	chart := castAt(t, "2024-11-03 01:30", "-04:00", Rules{})
	if got := civil.FromSeconds(chart.Moment.Unix).String(); got != "2024-11-03T05:30:00" {
		t.Errorf("instant: got %s", got)
	}
}

// The correction is longitude and equation of time together, in minutes. The
// service rounds it to a tenth and uses a series good to a third of a minute.
func TestNewChart_SolarCorrection(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		local              string
		longitude, minutes float64
	}{
		{"2000-08-16 03:30", 75, -184.6},
		{"2005-12-23 08:37", 121.5, 7.3},
	} {
		b := birthAt(t, c.local, "Asia/Shanghai")
		b.LongitudeDegEast = &c.longitude
		chart := cast(t, b, Rules{Clock: ClockTrueSolar})
		shift := float64(chart.Time.Used.Seconds()-chart.Time.Civil.Seconds()) / 60
		if shift < c.minutes-0.33 || shift > c.minutes+0.33 {
			t.Errorf("%s at %v°: got %.2f min, want %v", c.local, c.longitude, shift, c.minutes)
		}
		wantWarning(t, chart, WarnSolarTime, true)
	}
}

func TestNewChart_FortyVectors(t *testing.T) {
	t.Parallel()
	rows := readRows(t, "testdata/pillars.csv")
	if len(rows) != 40 {
		t.Fatalf("got %d vectors, want 40", len(rows))
	}
	for _, row := range rows {
		t.Run(row[0], func(t *testing.T) {
			t.Parallel()
			for _, rules := range []Rules{{}, nextDay, sameStem} {
				chart := castAt(t, row[1], "+08:00", rules)
				wantLine(t, chart, row[3])
				wantWarning(t, chart, WarnNearTerm, false)
			}
		})
	}
}

func TestPalaces_NineVectors(t *testing.T) {
	t.Parallel()
	rows := readRows(t, "testdata/palaces.csv")
	if len(rows) != 9 {
		t.Fatalf("got %d vectors, want 9", len(rows))
	}
	for _, row := range rows {
		t.Run(row[0], func(t *testing.T) {
			t.Parallel()
			chart := castAt(t, row[0], "+08:00", Rules{})
			wantLine(t, chart, row[1])
			ming, _ := chart.MingGong()
			shen, _ := chart.ShenGong()
			for i, got := range []ganzhi.Pair{chart.TaiYuan(), chart.TaiXi(), ming, shen} {
				if got.String() != row[2+i] {
					t.Errorf("column %d: got %s, want %s", 2+i, got, row[2+i])
				}
			}
		})
	}
}

// termSpreadSeconds is how far the term instants of the programs behind
// luck.csv lie from ours, at most.
const termSpreadSeconds = 20

func TestLuckStart_SevenVectors(t *testing.T) {
	t.Parallel()
	rows := readRows(t, "testdata/luck.csv")
	if len(rows) != 7 {
		t.Fatalf("got %d vectors, want 7", len(rows))
	}
	for _, row := range rows {
		t.Run(row[0], func(t *testing.T) {
			t.Parallel()
			b := birthAt(t, row[0], "+08:00")
			b.Sex = map[string]Sex{"男": SexMale, "女": SexFemale}[row[1]]
			luck := cast(t, b, Rules{}).Luck
			start := luck.Start
			wantSpan(t, "minute", start, row[2], 2*termSpreadSeconds)
			wantSpan(t, "by whole minutes", start, row[3], 2*termSpreadSeconds+2*60)
			wantSpan(t, "china95", cast(t, b, Rules{LuckMethod: LuckChina95}).Luck.Start, row[4], 0)
			wantSpan(t, "day_hour", cast(t, b, Rules{LuckMethod: LuckDayHour}).Luck.Start, row[5], 0)
			if got := luck.Pillars[0].Pair.String(); got != row[7] {
				t.Errorf("first pillar: got %s, want %s", got, row[7])
			}
			away := start.Local.Seconds() - parseLocal(t, row[6]).Seconds()
			if max(away, -away) > 2*termSpreadSeconds*60 {
				t.Errorf("date: got %s, want %s", start.Local, row[6])
			}
			if start.Unix != start.Local.Seconds()-8*3600 {
				t.Errorf("instant %d is not %s at +08:00", start.Unix, start.Local)
			}
		})
	}
}

// wantSpan compares a start written as 3/3/1/3/0, to within some minutes.
func wantSpan(t *testing.T, name string, s LuckStart, want string, within int) {
	t.Helper()
	minutes := 0
	scale := []int{minutesPerYear, minutesPerMonth, minutesPerDay, minutesPerHour, 1}
	for i, part := range strings.Split(want, "/") {
		n, err := strconv.Atoi(part)
		if err != nil {
			t.Fatal(err)
		}
		minutes += n * scale[i]
	}
	if away := totalMinutes(s) - minutes; max(away, -away) > within {
		t.Errorf("%s: got %d/%d/%d/%d/%d, want %s", name, s.Years, s.Months, s.Days, s.Hours, s.Minutes, want)
	}
}

func wantInputError(t *testing.T, err error, field string) {
	t.Helper()
	input, ok := err.(*calc.InputError)
	if !ok {
		t.Fatalf("got %v, want an input error on %s", err, field)
	}
	if input.Field != field || input.Reason == "" || input.ReasonZh == "" {
		t.Errorf("got %+v, want field %s and both reasons", input, field)
	}
}
