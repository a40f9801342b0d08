package tarot

import (
	"errors"
	"math"
	"regexp"
	"slices"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
)

// Sizes and the ids that clients know.
func TestSpread_Sizes(t *testing.T) {
	t.Parallel()
	want := map[string]int{
		"one-card": 1, "situation-tension-next-step": 3, "past-present-future": 3, "mind-body-spirit": 3, "keep-release-begin": 3,
		"four-elements": 4, "moon-phases": 4, "five-card-cross": 5, "two-paths": 6, "relationship": 7, "horseshoe": 7, "week": 7,
		"celtic-cross": 10, "year-wheel": 12,
	}
	if len(want) != Spreads {
		t.Errorf("%d spreads, want %d", Spreads, len(want))
	}
	for id, size := range want {
		if s, err := ParseSpread(id); err != nil || s.Size() != size || s.String() != id {
			t.Errorf("%s: %v, %v", id, s.Size(), err)
		}
	}
	ids := func(s Spread) (out []string) {
		for _, p := range s.Positions() {
			out = append(out, p.ID)
		}
		return out
	}
	if got := ids(SpreadOne); !slices.Equal(got, []string{"reflection"}) {
		t.Errorf("one card: %v", got)
	}
	if got := ids(SpreadSituation); !slices.Equal(got, []string{"situation", "tension", "next-step"}) {
		t.Errorf("three cards: %v", got)
	}
	var input *calc.InputError
	if _, err := ParseSpread("pyramid"); !errors.As(err, &input) || input.Field != "spread" || input.ReasonZh == "" {
		t.Errorf("unknown spread: %v", err)
	}
}

func TestSpread_WordsAreComplete(t *testing.T) {
	t.Parallel()
	id := regexp.MustCompile(`^[a-z]+(-[a-z0-9]+)*$`)
	asks := map[calc.Text]bool{}
	for s := range Spread(Spreads) {
		seen := map[string]bool{}
		words := []calc.Text{s.Name(), s.Use(), s.Origin()}
		for i, p := range s.Positions() {
			if !id.MatchString(p.ID) || seen[p.ID] {
				t.Errorf("%s: position id %q", s, p.ID)
			}
			seen[p.ID] = true
			if asks[p.Asks] {
				t.Errorf("%s %s: asks what another place asks", s, p.ID)
			}
			asks[p.Asks] = true
			words = append(words, p.Label, p.Asks)
			if s.Position(i) != p {
				t.Errorf("%s: position %d differs", s, i)
			}
		}
		for _, w := range words {
			if !hasHan(w.Zh) || w.En == "" || hasHan(w.En) {
				t.Errorf("%s: %+v is not in both languages", s, w)
			}
		}
		if !hasHan(s.Traditional()) {
			t.Errorf("%s: no traditional name", s)
		}
	}
}

// Cards lie apart, except one across another, and the layout begins at the edge.
func TestSpread_LayoutHasRoom(t *testing.T) {
	t.Parallel()
	for s := range Spread(Spreads) {
		left, top := math.Inf(1), math.Inf(1)
		for i, p := range s.Positions() {
			left, top = min(left, p.X), min(top, p.Y)
			for _, q := range s.Positions()[:i] {
				crossing := p.Across && p.X == q.X && p.Y == q.Y && !q.Across
				if !crossing && math.Abs(p.X-q.X) < 0.85 && math.Abs(p.Y-q.Y) < 1 {
					t.Errorf("%s: %s lies on %s", s, p.ID, q.ID)
				}
			}
		}
		if left != 0 || top != 0 {
			t.Errorf("%s begins at %v, %v", s, left, top)
		}
	}
}

// The layout of the Celtic cross is Waite's: three above, four below, five
// behind (left), six before (right), seven to ten upwards beside them.
func TestSpread_CelticCross(t *testing.T) {
	t.Parallel()
	p := SpreadCeltic.Positions()
	if !p[1].Across || !(p[2].Y < p[0].Y && p[3].Y > p[0].Y && p[4].X < p[0].X && p[5].X > p[0].X) {
		t.Errorf("cross: %+v", p[:6])
	}
	for i := 6; i < 10; i++ {
		if p[i].X <= p[5].X || i > 6 && p[i].Y >= p[i-1].Y {
			t.Errorf("staff: %+v", p[i])
		}
	}
}
