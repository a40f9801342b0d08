package fortune

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
	"github.com/wenbu-go/wenbu/internal/tool"
)

var (
	sixPalaces = []string{"大安", "留连", "速喜", "赤口", "小吉", "空亡"}
	stems      = []rune("甲乙丙丁戊己庚辛壬癸")
	branches   = []rune("子丑寅卯辰巳午未申酉戌亥")
)

// firstHour and lastHour are the ends of what s1 and s2 take.
var (
	firstHour = time.Date(1900, 3, 1, 0, 0, 0, 0, time.UTC)
	lastHour  = time.Date(2199, 12, 31, 23, 0, 0, 0, time.UTC)
)

// direct calls a tool as the hub does, without its transports.
func direct[Out any](t *testing.T, one tool.Tool, arguments string) (Out, string) {
	t.Helper()
	var out Out
	input, err := one.Check(jsontext.Value(arguments))
	if err != nil {
		t.Fatalf("%s %s: %v", one.Name, arguments, err)
	}
	result, err := one.Call(context.Background(), tool.Request{Input: input})
	if err != nil {
		t.Fatalf("%s %s: %v", one.Name, arguments, err)
	}
	if err := json.Unmarshal(result.JSON, &out, json.RejectUnknownMembers(true)); err != nil {
		t.Fatalf("%s: %v", result.JSON, err)
	}
	return out, string(result.JSON)
}

func named(t *testing.T, name string) tool.Tool {
	t.Helper()
	for _, one := range Tools(deps) {
		if one.Name == name {
			return one
		}
	}
	t.Fatalf("no tool %s", name)
	return tool.Tool{}
}

// Every hour of three hundred years (make test: one in two hundred) has the palace
// of the rule, the day pillar of the count of sixty days, and the double hour of
// the clock; 23:00 belongs to the next day.
func TestDaily_EveryHour(t *testing.T) {
	t.Parallel()
	one := named(t, "daily_fortune")
	step := 197 * time.Hour // every hour of the day has its turn
	if storetest.Long() {
		step = time.Hour
	}
	for at := firstHour; !at.After(lastHour); at = at.Add(step) {
		checkHour(t, one, at)
	}
	for at := lastHour.Add(-23 * time.Hour); !at.After(lastHour); at = at.Add(time.Hour) {
		checkHour(t, one, at)
	}
}

func checkHour(t *testing.T, one tool.Tool, at time.Time) {
	t.Helper()
	clock := at.Format("2006-01-02T15:04")
	got, text := direct[dailyOutput](t, one, fmt.Sprintf(`{"divination_datetime":%q}`, clock))
	day := at.Add(time.Hour) // 23:00 is already the next day
	lunar, err := almanac.Lunar(day.Year(), int(day.Month()), day.Day())
	if err != nil {
		t.Fatal(err)
	}
	hour := (at.Hour() + 1) / 2 % 12
	if want := sixPalaces[(lunar.Month-1+lunar.Day-1+hour)%6]; got.Palace != want {
		t.Errorf("%s: palace %s, want %s", clock, got.Palace, want)
	}
	// 2000-01-01 was the 55th day, 戊午.
	n := (int(day.Truncate(24*time.Hour).Sub(time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)).Hours())/24 + 54) % 60
	n = (n + 60) % 60
	if want := string(stems[n%10]) + string(branches[n%12]); got.DayPillar != want {
		t.Errorf("%s: day %s, want %s", clock, got.DayPillar, want)
	}
	name := string(branches[hour])
	if want := (shichen{hour, name, name + "时", fmt.Sprintf("%02d:00-%02d:59", (2*hour+23)%24, 2*hour)}); got.Hour != want {
		t.Errorf("%s: double hour %+v, want %+v", clock, got.Hour, want)
	}
	if got.Effective != clock+":00" || got.Reading == "" || strings.Count(text, `":`) != 9 || strings.Contains(text, "null") {
		t.Errorf("%s: %s", clock, text)
	}
}

// A day master adds three members and changes no other; seconds, a space and an
// offset change nothing but what they say.
func TestDaily_Spellings(t *testing.T) {
	t.Parallel()
	one := named(t, "daily_fortune")
	random := rand.New(rand.NewPCG(1, 2))
	n := 2_000
	if storetest.Long() {
		n = 100_000
	}
	hours := int64(lastHour.Sub(firstHour).Hours())
	for range n {
		at := firstHour.Add(time.Duration(random.Int64N(hours))*time.Hour + time.Duration(random.IntN(60))*time.Minute)
		plain, _ := direct[dailyOutput](t, one, fmt.Sprintf(`{"divination_datetime":%q}`, at.Format("2006-01-02T15:04")))
		for _, suffix := range []string{":00", "Z", "+09:00", ":00-05:30"} {
			spelt, _ := direct[dailyOutput](t, one, fmt.Sprintf(`{"divination_datetime":%q}`, at.Format("2006-01-02 15:04")+suffix))
			if spelt != plain {
				t.Errorf("%v%s: %+v, want %+v", at, suffix, spelt, plain)
			}
		}
		master := string(stems[random.IntN(10)])
		more, text := direct[dailyOutput](t, one, fmt.Sprintf(`{"divination_datetime":%q,"day_master":%q}`, at.Format("2006-01-02T15:04"), master))
		if more.DayMaster != master || more.TenGod == "" || more.TenGodText == "" || strings.Count(text, `":`) != 12 {
			t.Errorf("%v %s: %s", at, master, text)
		}
		more.DayMaster, more.TenGod, more.TenGodText = "", "", ""
		if more != plain {
			t.Errorf("%v: the day master changed %+v to %+v", at, plain, more)
		}
	}
}

// alphabet is what questions are made of: one, two, three and four bytes.
var alphabet = []rune("ab ?\n\"\\é½问卜明天，。🎲🤖𠮷\u0301\u200d")

// Ten thousand questions: the first palace comes from the number of code points,
// the second from the double hour, whatever is asked.
func TestQuestion_Any(t *testing.T) {
	t.Parallel()
	one := named(t, "question_divination")
	random := rand.New(rand.NewPCG(3, 4))
	hours := int64(lastHour.Sub(firstHour).Hours())
	n := 10_000
	if storetest.Long() {
		n = 300_000
	}
	for range n {
		question := make([]rune, 1+random.IntN(40))
		for i := range question {
			question[i] = alphabet[random.IntN(len(alphabet))]
		}
		at := firstHour.Add(time.Duration(random.Int64N(hours))*time.Hour + time.Duration(random.IntN(60))*time.Minute)
		arguments, err := json.Marshal(map[string]string{"question": string(question), "divination_datetime": at.Format("2006-01-02T15:04")})
		if err != nil {
			t.Fatal(err)
		}
		got, text := direct[questionOutput](t, one, string(arguments))
		first := (utf8.RuneCountInString(string(question)) - 1) % 6
		second := (first + (at.Hour()+1)/2%12) % 6
		if got.Start.Index != first || got.Start.Name != sixPalaces[first] || got.Turn.Index != second || got.Turn.Name != sixPalaces[second] {
			t.Errorf("%s: %s", arguments, text)
		}
		if got.Effective != at.Format("2006-01-02T15:04:05") || got.Reading == "" || got.Start.Text == "" || strings.Contains(text, "null") {
			t.Errorf("%s: %s", arguments, text)
		}
		again, _ := direct[questionOutput](t, one, string(arguments))
		if !reflect.DeepEqual(got, again) {
			t.Errorf("%s: another answer", arguments)
		}
	}
}

// Outside the years there is an issue about the moment.
func TestMoment_Outside(t *testing.T) {
	t.Parallel()
	for _, moment := range []string{"1900-02-28T23:59", "2200-01-01T00:00", "1899-12-31T12:00", "2026-02-29T00:00", "2026-01-01T24:00", "2026-01-01", "now", "2026-01-01T10:60", "2026-01-01T10:00+24:00", "2026-01-01T10:00-08:60"} {
		for _, name := range []string{"daily_fortune", "question_divination"} {
			_, err := named(t, name).Check(jsontext.Value(fmt.Sprintf(`{"question":"x","divination_datetime":%q}`, moment)))
			if !slices.Equal(issuePaths(err), []string{momentField}) {
				t.Errorf("%s of %s: %v", name, moment, err)
			}
		}
	}
}
