package tarot

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
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

func rate(t testing.TB, chance float64) ReversalRate {
	t.Helper()
	r, err := NewReversalRate(chance)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// fair fails unless the counts look like equal chances: χ² below what one of a
// million fair trials exceeds (Wilson and Hilferty, z = 4.75).
func fair(t *testing.T, name string, counts []int) {
	t.Helper()
	total := 0
	for _, n := range counts {
		total += n
	}
	want, chi2, k := float64(total)/float64(len(counts)), 0.0, float64(len(counts)-1)
	for _, n := range counts {
		chi2 += (float64(n) - want) * (float64(n) - want) / want
	}
	if limit := k * math.Pow(1-2/(9*k)+4.75*math.Sqrt(2/(9*k)), 3); chi2 > limit {
		t.Errorf("%s: χ² = %.1f over %d cells, want at most %.1f", name, chi2, len(counts), limit)
	}
}

// E117: a single card is any of the 78, each as likely as the others.
func TestCase_E117_EveryCardIsEquallyLikely(t *testing.T) {
	t.Parallel()
	src, counts := source(t, "E117"), make([]int, Cards)
	for range 1_000_000 {
		counts[Draw(src, SpreadOne, Rules{}).Cards[0].Card]++
	}
	fair(t, "one card", counts)
}

// Every place of a large spread gives every card its share, and every ordered
// pair of the first two cards is equally likely.
func TestDraw_EveryPlaceAndPairIsEven(t *testing.T) {
	t.Parallel()
	src := source(t, "places")
	places, pairs := make([][Cards]int, SpreadCeltic.Size()), make([]int, Cards*Cards)
	for range 1_000_000 {
		cards := Draw(src, SpreadCeltic, Rules{}).Cards
		for i, d := range cards {
			places[i][d.Card]++
		}
		pairs[int(cards[0].Card)*Cards+int(cards[1].Card)]++
	}
	for i := range places {
		fair(t, fmt.Sprintf("place %d", i), places[i][:])
	}
	var different []int
	for i, n := range pairs {
		if i/Cards != i%Cards {
			different = append(different, n)
		} else if n > 0 {
			t.Fatalf("card %d was drawn twice", i/Cards)
		}
	}
	fair(t, "pairs", different)
}

func TestDraw_HasNoCardTwice(t *testing.T) {
	t.Parallel()
	src := source(t, "repeats")
	for n := range Cards + 1 {
		for range 200 {
			var seen [Cards]bool
			for _, d := range deal(src, n, ReversalRate{}) {
				if seen[d.Card] {
					t.Fatalf("card %d twice in %d", d.Card, n)
				}
				seen[d.Card] = true
			}
		}
	}
}

// E121: the caller says how likely a reversed card is; card and orientation are
// independent of each other.
func TestCase_E121_ReversalRate(t *testing.T) {
	t.Parallel()
	const draws = 1_000_000
	for _, chance := range []float64{0, 0.1, 0.3, 0.5, 0.9, 1} {
		src, rules := source(t, "E121"), Rules{ReversalRate: rate(t, chance)}
		var reversed, seen [Cards]int
		total := 0
		for range draws {
			d := Draw(src, SpreadOne, rules).Cards[0]
			seen[d.Card]++
			if d.Reversed {
				reversed[d.Card]++
				total++
			}
		}
		if deviation := 5 * math.Sqrt(draws*chance*(1-chance)); math.Abs(float64(total)-draws*chance) > deviation {
			t.Errorf("rate %v: %d of %d reversed", chance, total, draws)
		}
		for c, n := range seen {
			if deviation := 5 * math.Sqrt(float64(n)*chance*(1-chance)); math.Abs(float64(reversed[c])-float64(n)*chance) > deviation {
				t.Errorf("rate %v, card %d: %d of %d reversed", chance, c, reversed[c], n)
			}
		}
	}
	if (Rules{}).ReversalRate.Chance() != 0.5 {
		t.Error("the default is not one half")
	}
}

// E116: the orientation is an attribute that is drawn after the card. The deck is
// not doubled, and the rate decides no card.
func TestCase_E116_OrientationIsDrawnAfterTheCard(t *testing.T) {
	t.Parallel()
	const draws = 200
	layouts := make([][]Drawn, 0, 11)
	for step := range 11 {
		src, rules := source(t, "E116"), Rules{ReversalRate: rate(t, float64(step)/10)}
		var all []Drawn
		for range draws {
			all = append(all, Draw(src, SpreadYear, rules).Cards...)
		}
		layouts = append(layouts, all)
	}
	for i := range layouts[0] {
		for step := 1; step < len(layouts); step++ {
			before, now := layouts[step-1][i], layouts[step][i]
			if before.Card != now.Card || before.Reversed && !now.Reversed {
				t.Fatalf("card %d: %v at rate %d/10, %v at %d/10", i, before, step-1, now, step)
			}
		}
		if layouts[0][i].Reversed || !layouts[10][i].Reversed {
			t.Fatalf("card %d: reversed at rate 0 or upright at rate 1", i)
		}
	}
}

// E120: of 36 cards that are reversed with one chance in two, 24 or more are
// with 3.26 %. The number is exact, and the draws agree with it.
func TestCase_E120_TwentyFourOfThirtySixReversed(t *testing.T) {
	t.Parallel()
	const cards, least, trials = 36, 24, 1_000_000
	ways := new(big.Int)
	for k := int64(least); k <= cards; k++ {
		ways.Add(ways, new(big.Int).Binomial(cards, k))
	}
	exact, _ := new(big.Rat).SetFrac(ways, new(big.Int).Lsh(big.NewInt(1), cards)).Float64()
	if got := fmt.Sprintf("%.2f%%", 100*exact); got != "3.26%" {
		t.Errorf("P(X ≥ 24) = %s, want 3.26%%", got)
	}
	src, hits := source(t, "E120"), 0
	for range trials {
		reversed := 0
		for range cards {
			if turned(src, ReversalRate{}) {
				reversed++
			}
		}
		if reversed >= least {
			hits++
		}
	}
	if deviation := 5 * math.Sqrt(trials*exact*(1-exact)); math.Abs(float64(hits)-trials*exact) > deviation {
		t.Errorf("%d of %d deals, want %.0f ± %.0f", hits, trials, trials*exact, deviation)
	}
}

// What a seed gives must never change: layouts are repeated from it years later.
func TestDraw_SeedIsRepeatable(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		seed   string
		spread Spread
		want   string
	}{
		{"wenbu", SpreadSituation, "[{宝剑四 false} {圣杯侍从 false} {星币国王 true}]"},
		{"问卜", SpreadCeltic, "[{圣杯七 true} {圣杯二 false} {星币八 false} {圣杯三 true} {宝剑三 false} {圣杯九 false} {力量 false} {高塔 false} {宝剑二 true} {战车 false}]"},
	} {
		if got := fmt.Sprint(Draw(source(t, c.seed), c.spread, Rules{}).Cards); got != c.want {
			t.Errorf("%s gives %s, want %s", c.seed, got, c.want)
		}
	}
}

func TestRestore(t *testing.T) {
	t.Parallel()
	src := source(t, "restore")
	for spread := range Spread(Spreads) {
		drawn := Draw(src, spread, Rules{})
		if got, err := Restore(spread, drawn.Cards); err != nil || fmt.Sprint(got) != fmt.Sprint(drawn) {
			t.Errorf("%s: got %v, %v", spread, got, err)
		}
	}
	for name, c := range map[string]struct {
		spread Spread
		cards  []Drawn
	}{
		"no card":       {SpreadOne, nil},
		"two for three": {SpreadTime, []Drawn{{Card: 1}, {Card: 2}}},
		"four of three": {SpreadTime, []Drawn{{Card: 1}, {Card: 2}, {Card: 3}, {Card: 4}}},
		"card 78":       {SpreadOne, []Drawn{{Card: 78}}},
		"twice":         {SpreadTime, []Drawn{{Card: 1}, {Card: 2}, {Card: 1, Reversed: true}}},
	} {
		var input *calc.InputError
		if _, err := Restore(c.spread, c.cards); !errors.As(err, &input) || input.Field != "cards" || input.Reason == "" || input.ReasonZh == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func BenchmarkDraw(b *testing.B) {
	src := source(b, "bench")
	b.ReportAllocs()
	for b.Loop() {
		Draw(src, SpreadCeltic, Rules{})
	}
}
