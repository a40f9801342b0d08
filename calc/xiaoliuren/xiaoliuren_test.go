package xiaoliuren

import (
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func reading(t *testing.T, text string) civil.DateTime {
	t.Helper()
	at, err := civil.ParseDateTime(text)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// The count as it is taught, with the fingers: the month from 大安, the day from the
// month, the double hour from the day. Worked by hand.
func TestDayOf_WorkedByHand(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ at, lunar, hour, palace string }{
		{"2024-02-10T00:30:00", "二〇二四年正月初一", "子", "大安"}, // all three on the first
		{"2024-02-10T01:00:00", "二〇二四年正月初一", "丑", "留连"},
		{"2024-02-10T22:59:59", "二〇二四年正月初一", "亥", "空亡"},  // eleven steps
		{"2024-02-10T23:00:00", "二〇二四年正月初二", "子", "留连"},  // the next day
		{"2023-04-01T10:00:00", "二〇二三年闰二月十一", "巳", "小吉"}, // 1+10+5 = 16, 4 beyond 12, a leap month as its number
		{"2026-11-30T08:30:00", "二〇二六年十月廿二", "辰", "小吉"},  // 9+21+4 = 34, 4 beyond 30
	} {
		d, err := DayOf(reading(t, c.at))
		if err != nil {
			t.Fatalf("%s: %v", c.at, err)
		}
		if d.Lunar.String() != c.lunar || d.Hour.String() != c.hour || d.Palace.String() != c.palace {
			t.Errorf("%s: %s %s时 %s, want %s %s时 %s", c.at, d.Lunar, d.Hour, d.Palace, c.lunar, c.hour, c.palace)
		}
	}
}

// Over all hours of many years: 23:30 and the next day's 00:30 agree, and each
// double hour is one step on from the last.
func TestDayOf_EveryHour(t *testing.T) {
	t.Parallel()
	day := civil.DateTime{Year: 1900, Month: 3, Day: 1}
	for range 120_000 { // to 2228
		late, early := day, day.AddDays(1)
		late.Hour, late.Minute, early.Minute = 23, 30, 30
		a, err := DayOf(late)
		if err != nil {
			t.Fatalf("%s: %v", late, err)
		}
		b, err := DayOf(early)
		if err != nil {
			t.Fatalf("%s: %v", early, err)
		}
		if a.At != late || b.At != early {
			t.Fatal("the reading is not kept")
		}
		a.At = early
		if a != b {
			t.Fatalf("%s and %s differ: %v, %v", late, early, a, b)
		}
		day = day.AddDays(1)
	}
	day = civil.DateTime{Year: 2026, Month: 1, Day: 1}
	for range 24 * 366 {
		d, err := DayOf(day)
		if err != nil {
			t.Fatal(err)
		}
		want := Palace((d.Lunar.Month + d.Lunar.Day - 2 + (day.Hour+1)/2%12) % 6)
		if d.Palace != want || int(d.Hour) != (day.Hour+1)/2%12 {
			t.Fatalf("%s: %s at %s, want %s", day, d.Palace, d.Hour, want)
		}
		day = day.AddSeconds(3600)
	}
}

func TestAsk(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		question, at string
		length       int
		start, turn  Palace
	}{
		{"问", "2026-11-30T00:00:00", 1, PalaceDaAn, PalaceDaAn},
		{"🎲", "2026-11-30T23:59:59", 1, PalaceDaAn, PalaceDaAn},
		{"明天搬家好吗", "2026-11-30T05:00:00", 6, PalaceKongWang, PalaceSuXi}, // 5, 5+3 = 8
		{"Should I go?", "2026-11-30T12:59:00", 12, PalaceKongWang, PalaceKongWang},
		{"1234567", "2026-11-30T22:00:00", 7, PalaceDaAn, PalaceKongWang}, // 0, 11
	} {
		q, err := Ask(c.question, reading(t, c.at))
		if err != nil {
			t.Fatal(err)
		}
		if q.Length != c.length || q.Start != c.start || q.Turn != c.turn {
			t.Errorf("%q at %s: %d %s %s, want %d %s %s", c.question, c.at, q.Length, q.Start, q.Turn, c.length, c.start, c.turn)
		}
	}
}

// Ten thousand questions of every length at every double hour.
func TestAsk_Property(t *testing.T) {
	t.Parallel()
	at := civil.DateTime{Year: 2026, Month: 11, Day: 30}
	alphabet := []rune("问卜a1 🎲é中")
	for n := 1; n <= 10_000; n++ {
		var b strings.Builder
		for i := range n % 97 {
			b.WriteRune(alphabet[(n*31+i*7)%len(alphabet)])
		}
		b.WriteRune('?')
		length := n%97 + 1
		at.Hour, at.Minute = n%24, n%60
		q, err := Ask(b.String(), at)
		if err != nil {
			t.Fatal(err)
		}
		hour := (at.Hour + 1) / 2 % 12
		if q.Length != length || int(q.Start) != (length-1)%6 || int(q.Turn) != ((length-1)%6+hour)%6 || int(q.Hour) != hour {
			t.Fatalf("length %d at %d: %+v", length, at.Hour, q)
		}
		if q.Text() != pairTexts[q.Start][q.Turn] {
			t.Fatal("another pair's text")
		}
	}
}

func TestRefusals(t *testing.T) {
	t.Parallel()
	good := reading(t, "2026-11-30T08:00:00")
	bad := good
	bad.Month = 13
	far := good
	far.Year = 4000
	var e *calc.InputError
	for name, err := range map[string]error{
		"empty question": second(Ask("", good)), "no date to ask": second(Ask("x", bad)),
		"no date": second(DayOf(bad)), "no lunar date": second(DayOf(far)),
	} {
		if !errors.As(err, &e) || e.Reason == "" || e.ReasonZh == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func second[T any](_ T, err error) error { return err }

// What stands beside an error is nothing.
func TestRefusals_GiveNothing(t *testing.T) {
	t.Parallel()
	noon := civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 12}
	for _, q := range []struct {
		question string
		at       civil.DateTime
	}{{"", noon}, {"why", civil.DateTime{Year: 2026, Month: 2, Day: 30}}} {
		if got, err := Ask(q.question, q.at); err == nil || got != (Question{}) {
			t.Errorf("%q at %v: %+v beside %v", q.question, q.at, got, err)
		}
	}
	for _, at := range []civil.DateTime{{Year: 2026, Month: 2, Day: 30}, {Year: 1, Month: 1, Day: 1}} {
		if got, err := DayOf(at); err == nil || got != (Day{}) {
			t.Errorf("%v: %+v beside %v", at, got, err)
		}
	}
}

func TestPalaceNames(t *testing.T) {
	t.Parallel()
	for i := range Palaces {
		p := Palace(i)
		if back, ok := ParsePalace(p.String()); !ok || back != p || p.Pinyin() == "" || p.English() == "" {
			t.Errorf("palace %d: %s %q %q", i, p, p.Pinyin(), p.English())
		}
	}
	if _, ok := ParsePalace("小六"); ok {
		t.Error("a palace that is none was read")
	}
}

// Every reading exists in both languages, is no other's, and keeps to its script.
func TestTexts(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	check := func(name string, text calc.Text, least int) {
		for lang, s := range map[string]string{"zh": text.Zh, "en": text.En} {
			if seen[s] {
				t.Errorf("%s %s repeats another", name, lang)
			}
			seen[s] = true
			if utf8.RuneCountInString(s) < least {
				t.Errorf("%s %s is short: %q", name, lang, s)
			}
			if han := strings.ContainsFunc(s, func(r rune) bool { return unicode.Is(unicode.Han, r) }); han != (lang == "zh") {
				t.Errorf("%s %s is in another script: %q", name, lang, s)
			}
		}
	}
	for i := range Palaces {
		check(Palace(i).String(), Palace(i).Text(), 30)
		check(Palace(i).String()+" day", Day{Palace: Palace(i)}.Text(), 90)
		for j := range Palaces {
			q := Question{Start: Palace(i), Turn: Palace(j)}
			check(Palace(i).String()+Palace(j).String(), q.Text(), 45)
			if !strings.HasPrefix(q.Text().Zh, Palace(i).String()) || !strings.Contains(q.Text().Zh, Palace(j).String()) ||
				!strings.HasPrefix(q.Text().En, Palace(i).English()) || !strings.Contains(q.Text().En, Palace(j).English()) {
				t.Errorf("the text of %s %s names other palaces", Palace(i), Palace(j))
			}
		}
	}
	for i := range ganzhi.TenGods {
		check(ganzhi.TenGod(i).String(), TenGodText(ganzhi.TenGod(i)), 35)
		if !strings.HasPrefix(TenGodText(ganzhi.TenGod(i)).Zh, ganzhi.TenGod(i).String()) {
			t.Errorf("the text of %s names another", ganzhi.TenGod(i))
		}
	}
}

func TestTenGod(t *testing.T) {
	t.Parallel()
	d, err := DayOf(reading(t, "2000-08-16T12:00:00")) // 丙午
	if err != nil {
		t.Fatal(err)
	}
	if d.Pair.String() != "丙午" || d.TenGod(ganzhi.StemJia) != ganzhi.TenGodShiShen || d.TenGod(ganzhi.StemGeng) != ganzhi.TenGodQiSha {
		t.Errorf("%s: 甲 %s 庚 %s", d.Pair, d.TenGod(ganzhi.StemJia), d.TenGod(ganzhi.StemGeng))
	}
}

func BenchmarkDayOf(b *testing.B) {
	at := civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 8}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := DayOf(at); err != nil {
			b.Fatal(err)
		}
	}
}
