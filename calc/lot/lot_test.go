package lot_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/internal/fair"
	"github.com/wenbu-go/wenbu/calc/lot"
)

func source(t testing.TB, seed string) lot.Source {
	t.Helper()
	src, err := lot.FromSeed(seed)
	if err != nil {
		t.Fatal(err)
	}
	return src
}

func wantEven(t *testing.T, counts []int) {
	t.Helper()
	if err := fair.Check(counts, nil); err != nil {
		t.Error(err)
	}
}

func TestIntNIsEven(t *testing.T) {
	t.Parallel()
	for _, n := range []int{2, 3, 6, 49, 64, 78} {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			src, counts := source(t, "even"), make([]int, n)
			for range 1_000_000 {
				counts[lot.IntN(src, n)]++
			}
			wantEven(t, counts)
		})
	}
}

func TestBitIsEven(t *testing.T) {
	t.Parallel()
	src, counts := source(t, "coins"), make([]int, 2)
	for range 1_000_000 {
		counts[lot.Bit(src)]++
	}
	wantEven(t, counts)
}

// script gives the numbers it holds, then fails the test.
type script struct {
	t       *testing.T
	numbers []uint64
}

func (s *script) Uint64() uint64 {
	if len(s.numbers) == 0 {
		s.t.Fatal("the source is asked too often")
	}
	n := s.numbers[0]
	s.numbers = s.numbers[1:]
	return n
}

// TestIntNHasNoModuloBias asks at the places where a method with bias differs:
// of 2⁶⁴ numbers, 2⁶⁴ mod n are left over and must be drawn again.
func TestIntNHasNoModuloBias(t *testing.T) {
	t.Parallel()
	const n = 3<<61 + 1 // so large that the surplus is a quarter of all numbers
	for _, c := range []struct {
		name    string
		numbers []uint64
		want    int
		left    int
	}{
		{"a number that leaves no doubt", []uint64{1 << 63, 7}, n / 2, 1},
		{"zero is a surplus number", []uint64{0, 1 << 63}, n / 2, 0},
		{"the highest", []uint64{math.MaxUint64, 7}, n - 1, 1},
	} {
		src := &script{t, slices.Clone(c.numbers)}
		if got := lot.IntN(src, n); got != c.want || len(src.numbers) != c.left {
			t.Errorf("%s: %d with %d numbers left, want %d with %d", c.name, got, len(src.numbers), c.want, c.left)
		}
	}
}

// TestIntNSharesTheRange: with n a power of two nothing is left over, and each
// value takes its equal part of the source's range, from end to end.
func TestIntNSharesTheRange(t *testing.T) {
	t.Parallel()
	for _, n := range []int{2, 8, 64} {
		share := 1 << 63 / uint64(n) * 2
		for v := range n {
			first := uint64(v) * share
			for _, number := range []uint64{first, first + share - 1} {
				if got := lot.IntN(&script{t, []uint64{number}}, n); got != v {
					t.Errorf("IntN(%d) of %#x = %d, want %d", n, number, got, v)
				}
			}
		}
	}
}

func TestDrawIsEven(t *testing.T) {
	t.Parallel()
	src, counts := source(t, "draw"), map[string]int{}
	for range 1_000_000 {
		items := []byte("abcde")
		counts[string(lot.Draw(src, items, 3))]++
	}
	var cells []int
	for _, n := range counts {
		cells = append(cells, n)
	}
	if len(cells) != 60 {
		t.Fatalf("%d orders of 3 of 5, want 60", len(cells))
	}
	wantEven(t, cells)
}

func TestShuffleIsEven(t *testing.T) {
	t.Parallel()
	src, counts := source(t, "shuffle"), map[string]int{}
	for range 240_000 {
		items := []byte("abcd")
		lot.Shuffle(src, items)
		counts[string(items)]++
	}
	var cells []int
	for _, n := range counts {
		cells = append(cells, n)
	}
	if len(cells) != 24 {
		t.Fatalf("%d orders, want 24", len(cells))
	}
	wantEven(t, cells)
}

func TestDrawKeepsEveryItem(t *testing.T) {
	t.Parallel()
	src := source(t, "keep")
	for k := range 79 {
		items := make([]int, 78)
		for i := range items {
			items[i] = i
		}
		drawn := lot.Draw(src, items, min(k, 78))
		slices.Sort(items[len(drawn):])
		all := slices.Clone(items)
		slices.Sort(all)
		for i, v := range all {
			if v != i {
				t.Fatalf("drawing %d: item %d is missing", k, i)
			}
		}
	}
}

// TestFromSeedIsRepeatable pins what a seed gives. These numbers must never
// change: casts are repeated from their seed years later.
func TestFromSeedIsRepeatable(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		seed string
		want [3]uint64
	}{
		{"wenbu", [3]uint64{0xae9519fe7e9ad23b, 0x97ba34345d3520b8, 0x9886f3b20223bb3e}},
		{"问卜", [3]uint64{0x8d1f64c09a7d2976, 0x66310da938bc0505, 0x794cd80012ca0ec9}},
		{"x", [3]uint64{0x51ad415eaeb1af73, 0x54d8c8d3957144d9, 0x6a4516eaab02decb}},
	} {
		for range 2 {
			src := source(t, c.seed)
			if got := [3]uint64{src.Uint64(), src.Uint64(), src.Uint64()}; got != c.want {
				t.Errorf("%s gives %#x, want %#x", c.seed, got, c.want)
			}
		}
	}
}

func TestFromSeedRefuses(t *testing.T) {
	t.Parallel()
	for _, seed := range []string{
		"", " ", " a", "a ", "a\n", "a\tb", "\x00", "a\x7f", "a\u200bb", "\xff", "a\u00a0b",
		strings.Repeat("卦", 65),
	} {
		src, err := lot.FromSeed(seed)
		var input *calc.InputError
		if src != nil || !errors.As(err, &input) || input.Field != "seed" || input.Value != seed || input.Reason == "" || input.ReasonZh == "" {
			t.Errorf("FromSeed(%q) = %v, %v", seed, src, err)
		}
	}
	for _, seed := range []string{"a", "a b", "明天面试", "🪙", strings.Repeat("卦", 64)} {
		if _, err := lot.FromSeed(seed); err != nil {
			t.Error(err)
		}
	}
}

func TestNewSeed(t *testing.T) {
	t.Parallel()
	src, seen, letters := rand.NewPCG(1, 2), map[string]bool{}, make([]int, 32)
	for range 10_000 {
		seed := lot.NewSeed(src)
		if _, err := lot.FromSeed(seed); err != nil || len(seed) != 20 || seen[seed] {
			t.Fatalf("seed %q: %v", seed, err)
		}
		seen[seed] = true
		for _, r := range seed {
			letters[strings.IndexRune("0123456789abcdefghjkmnpqrstvwxyz", r)]++
		}
	}
	wantEven(t, letters)
}

// T16: no number can be drawn below a bound that is none. A bound is an int, so that
// 1.5 and infinity cannot even be written.
func TestPanics(t *testing.T) {
	t.Parallel()
	src := source(t, "panic")
	for name, f := range map[string]func(){
		"IntN(0)":           func() { lot.IntN(src, 0) },
		"IntN(-1)":          func() { lot.IntN(src, -1) },
		"Draw more":         func() { lot.Draw(src, []int{1}, 2) },
		"Draw less than no": func() { lot.Draw(src, []int{1}, -1) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s does not panic", name)
				}
			}()
			f()
		}()
	}
}

func FuzzFromSeed(f *testing.F) {
	f.Add("问卜")
	f.Add(" a")
	f.Fuzz(func(t *testing.T, seed string) {
		src, err := lot.FromSeed(seed)
		if (src == nil) != (err != nil) {
			t.Fatalf("FromSeed(%q) = %v, %v", seed, src, err)
		}
		if err == nil {
			again, _ := lot.FromSeed(seed)
			if src.Uint64() != again.Uint64() {
				t.Fatalf("%q is not repeatable", seed)
			}
		}
	})
}

func BenchmarkFromSeed(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := lot.FromSeed("wenbu"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkIntN(b *testing.B) {
	b.ReportAllocs()
	src := source(b, "bench")
	for b.Loop() {
		lot.IntN(src, 78)
	}
}
