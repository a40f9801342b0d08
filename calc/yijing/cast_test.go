package yijing_test

import (
	"encoding/json/v2"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/internal/fair"
	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

func parse(t testing.TB, digits string) yijing.Cast {
	t.Helper()
	c, err := yijing.ParseCast(digits)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestLines(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		line   yijing.Line
		hanzi  string
		yang   bool
		moving bool
	}{
		{6, "老阴", false, true}, {7, "少阳", true, false}, {8, "少阴", false, false}, {9, "老阳", true, true},
	} {
		if c.line.String() != c.hanzi || c.line.Yang() != c.yang || c.line.Moving() != c.moving || c.line.English() == "" {
			t.Errorf("%d: got %v %v %v", c.line, c.line, c.line.Yang(), c.line.Moving())
		}
	}
}

func TestCasts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		digits            string
		bits, changedBits string
		number, changed   int
		moving            []int
	}{
		{"678978", "010110", "110010", 47, 60, []int{1, 4}},
		{"777777", "111111", "111111", 1, 1, nil},
		{"888888", "000000", "000000", 2, 2, nil},
		{"787878", "101010", "101010", 63, 63, nil},
		{"878787", "010101", "010101", 64, 64, nil},
		{"999999", "111111", "000000", 1, 2, []int{1, 2, 3, 4, 5, 6}},
		{"666666", "000000", "111111", 2, 1, []int{1, 2, 3, 4, 5, 6}},
	} {
		cast := parse(t, c.digits)
		original, changed := cast.Original(), cast.Changed()
		if original.Bits() != c.bits || changed.Bits() != c.changedBits || original.Number() != c.number || changed.Number() != c.changed ||
			!slices.Equal(cast.Moving(), c.moving) || cast.String() != c.digits {
			t.Errorf("%s: got %s→%s, %d→%d, moving %v", c.digits, original.Bits(), changed.Bits(), original.Number(), changed.Number(), cast.Moving())
		}
	}
}

// TestBetween goes from each hexagram to each: the lines in which they differ
// move and lead back.
func TestBetween(t *testing.T) {
	t.Parallel()
	seen := map[yijing.Cast]bool{}
	for from := range yijing.Hexagram(yijing.Hexagrams) {
		for to := range yijing.Hexagram(yijing.Hexagrams) {
			c := yijing.Between(from, to)
			if c.Original() != from || c.Changed() != to || yijing.Between(to, from).Changed() != from {
				t.Fatalf("%v to %v: got %v from %v to %v", from, to, c, c.Original(), c.Changed())
			}
			if back, err := yijing.ParseCast(c.String()); err != nil || back != c {
				t.Fatalf("%v reads back as %v, %v", c, back, err)
			}
			for i := 1; i <= 6; i++ {
				if slices.Contains(c.Moving(), i) != (from.Yang(i) != to.Yang(i)) || c[i-1].Yang() != from.Yang(i) {
					t.Fatalf("%v to %v: line %d is %v", from, to, i, c[i-1])
				}
			}
			seen[c] = true
		}
	}
	if len(seen) != 64*64 {
		t.Errorf("%d casts, want 4096", len(seen))
	}
}

func TestNewCastRefuses(t *testing.T) {
	t.Parallel()
	var lists = [][]int{nil, {7}, {7, 7, 7, 7, 7}, {7, 7, 7, 7, 7, 7, 7}, {7, 7, 5, 7, 7, 7}, {7, 7, 10, 7, 7, 7}, {7, 7, -7, 7, 7, 7}, {7, 7, 263, 7, 7, 7}}
	for _, list := range lists {
		_, err := yijing.NewCast(list)
		wantLineError(t, err, list)
	}
	for _, text := range []string{"", "7", "7777777", "77777x", "777775", "７７７７７７", "777 777", strings.Repeat("7", 10000)} {
		_, err := yijing.ParseCast(text)
		wantLineError(t, err, text)
	}
}

func wantLineError(t *testing.T, err error, of any) {
	t.Helper()
	var input *calc.InputError
	if !errors.As(err, &input) || input.Field != "lines" || input.Reason == "" || input.ReasonZh == "" || len(input.Value) > 200 {
		t.Errorf("%v: got %v", of, err)
	}
}

func source(t testing.TB, seed string) lot.Source {
	t.Helper()
	src, err := lot.FromSeed(seed)
	if err != nil {
		t.Fatal(err)
	}
	return src
}

// TestMethodsKeepTheirChances counts lines at each place, and whole hexagrams:
// by coins all sixty-four are equally likely, by yarrow too, because each line is
// yang in half of all cases.
func TestMethodsKeepTheirChances(t *testing.T) {
	t.Parallel()
	for _, m := range []yijing.Method{yijing.MethodCoins, yijing.MethodYarrow} {
		t.Run(m.English(), func(t *testing.T) {
			t.Parallel()
			src := source(t, "chances")
			var weights []float64
			for l := yijing.LineOldYin; l <= yijing.LineOldYang; l++ {
				weights = append(weights, float64(m.Sixteenths(l)))
			}
			lines, hexagrams := [6][]int{}, make([]int, 64)
			for i := range lines {
				lines[i] = make([]int, 4)
			}
			for range 1_000_000 {
				c := m.Cast(src)
				for i, l := range c {
					lines[i][l-yijing.LineOldYin]++
				}
				hexagrams[c.Original()]++
			}
			for i, counts := range lines {
				if err := fair.Check(counts, weights); err != nil {
					t.Errorf("line %d: %v", i+1, err)
				}
			}
			if err := fair.Check(hexagrams, nil); err != nil {
				t.Error(err)
			}
		})
	}
}

// script gives the numbers it holds.
type script []uint64

func (s *script) Uint64() uint64 {
	n := (*s)[0]
	*s = (*s)[1:]
	return n
}

// TestYarrowIsExact goes through all ways in which the heaps of a line's three
// changes can be divided: 256, 1280, 1792 and 768 of 4096 give 6, 7, 8 and 9.
func TestYarrowIsExact(t *testing.T) {
	t.Parallel()
	var counts [4]int
	for way := range uint64(4096) {
		src := make(script, 18)
		for i := range 3 {
			src[i] = way >> (4 * i) & 15 << 60
		}
		counts[yijing.Yarrow(&src)[0]-yijing.LineOldYin]++
	}
	for i, n := range counts {
		if l := yijing.LineOldYin + yijing.Line(i); n != 256*yijing.MethodYarrow.Sixteenths(l) {
			t.Errorf("%v: %d of 4096, want %d sixteenths", l, n, yijing.MethodYarrow.Sixteenths(l))
		}
	}
}

// TestCoinsAreExact goes through all ways in which three coins can fall.
func TestCoinsAreExact(t *testing.T) {
	t.Parallel()
	var counts [6][4]int
	for way := range uint64(1 << 18) {
		for i, l := range yijing.Coins(&script{way << 46}) {
			counts[i][l-yijing.LineOldYin]++
		}
	}
	for i, got := range counts {
		if want := [4]int{1 << 15, 3 << 15, 3 << 15, 1 << 15}; got != want {
			t.Errorf("line %d: got %v, want %v", i+1, got, want)
		}
	}
}

// TestSeedsAreKept pins casts to their seeds: they are repeated years later.
func TestSeedsAreKept(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ seed, coins, yarrow string }{
		{"wenbu", "777888", "778878"}, {"问卜", "897787", "879978"}, {"1", "987878", "988878"},
	} {
		if got := yijing.Coins(source(t, c.seed)).String(); got != c.coins {
			t.Errorf("coins of %s: got %s, want %s", c.seed, got, c.coins)
		}
		if got := yijing.Yarrow(source(t, c.seed)).String(); got != c.yarrow {
			t.Errorf("yarrow of %s: got %s, want %s", c.seed, got, c.yarrow)
		}
	}
}

// TestCases are reported faults of other engines, by their id.
func TestCases(t *testing.T) {
	t.Parallel()
	named := func(h yijing.Hexagram, want string) func(*testing.T) {
		return func(t *testing.T) {
			if h.FullName() != want {
				t.Errorf("got %s, want %s", h.FullName(), want)
			}
		}
	}
	for id, check := range map[string][]func(*testing.T){
		"E103": {
			named(parse(t, "798777").Original(), "天泽履"),
			named(parse(t, "798777").Changed(), "天雷无妄"),
			named(parse(t, "798777").Original().Nuclear(), "风火家人"),
		},
		"E104": {named(parse(t, "778777").Original(), "天泽履")},
		"E111": {named(parse(t, "778777").Original(), "天泽履"), named(parse(t, "777877").Original(), "风天小畜")},
		"E113": {named(yijing.Hexagram(0b000001), "地雷复"), named(yijing.Hexagram(0b100000), "山地剥")},
	} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			wantKnown(t, id)
			for _, f := range check {
				f(t)
			}
		})
	}
}

// wantKnown fails unless the list of cases has the id.
func wantKnown(t *testing.T, id string) {
	t.Helper()
	raw, err := os.ReadFile("../testdata/cases/engines.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(raw)) {
		var c struct {
			ID string `json:"id"`
		}
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatal(err)
		}
		if c.ID == id {
			return
		}
	}
	t.Errorf("no case %s", id)
}

func FuzzParseCast(f *testing.F) {
	f.Add("678978")
	f.Add("77777")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := yijing.ParseCast(text)
		if err == nil && (c.String() != text || c != yijing.Between(c.Original(), c.Changed())) {
			t.Errorf("%q reads as %v", text, c)
		}
	})
}

func FuzzParseHexagram(f *testing.F) {
	f.Add("山水蒙")
	f.Add("䷃")
	f.Fuzz(func(t *testing.T, text string) {
		if h, ok := yijing.ParseHexagram(text); ok && h >= yijing.Hexagrams {
			t.Errorf("%q reads as %d", text, h)
		}
	})
}

func BenchmarkCoins(b *testing.B) {
	b.ReportAllocs()
	src := source(b, "bench")
	for b.Loop() {
		yijing.Coins(src)
	}
}

func BenchmarkYarrow(b *testing.B) {
	b.ReportAllocs()
	src := source(b, "bench")
	for b.Loop() {
		yijing.Yarrow(src)
	}
}
