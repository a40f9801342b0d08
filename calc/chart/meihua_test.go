package chart

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/meihua"
)

// numberCasts are the sample casts by numbers, from a time and from numbers.
func numberCasts(t *testing.T) map[string]*meihua.Cast {
	t.Helper()
	timed, err := meihua.FromTime(civil.DateTime{Year: 2025, Month: 1, Day: 16, Hour: 15, Minute: 30}, civil.FixedZone(8*3600), nil, meihua.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	counted, err := meihua.FromNumbers([]int{7, 10}, 0, meihua.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	return map[string]*meihua.Cast{"meihua": timed, "meihua-numbers": counted}
}

// TestMeihua_Golden leaves out the book's words, which have their own tests.
func TestMeihua_Golden(t *testing.T) {
	t.Parallel()
	for name, c := range numberCasts(t) {
		for _, l := range []Language{Chinese, English, Traditional} {
			s := meihuaSheet(c, l)
			s.sections = s.sections[:1]
			svg := s.svg(l)
			wantSafe(t, name, svg)
			golden(t, "testdata/"+name+"."+l.Tag()+".txt", s.text(l))
			golden(t, "testdata/"+name+"."+l.Tag()+".svg", svg)
		}
	}
}

// TestMeihua_AllCasts draws every cast and looks for body and use beside their
// trigrams.
func TestMeihua_AllCasts(t *testing.T) {
	t.Parallel()
	for upper := 1; upper <= 8; upper++ {
		for lower := 1; lower <= 8; lower++ {
			for moving := 1; moving <= 6; moving++ {
				c, err := meihua.FromNumbers([]int{upper, lower, moving}, 0, meihua.Rules{})
				if err != nil {
					t.Fatal(err)
				}
				wantSafe(t, "meihua", MeihuaSVG(c, English))
				text := MeihuaText(c, Traditional)
				body, use := strings.Index(text, " 體  "), strings.Index(text, " 用  ")
				if body < 0 || use < 0 || (body < use) != (moving <= 3) || !strings.Contains(text, c.Original.FullHant()) {
					t.Fatalf("%d %d %d:\n%s", upper, lower, moving, text)
				}
			}
		}
	}
}

// TestMeihua_TellsTheClock: a clock other than the wall clock is named.
func TestMeihua_TellsTheClock(t *testing.T) {
	t.Parallel()
	chengdu := 104.07
	at := civil.DateTime{Year: 2025, Month: 1, Day: 16, Hour: 15, Minute: 30}
	c, err := meihua.FromTime(at, civil.FixedZone(8*3600), &chengdu, meihua.Rules{Clock: bazi.ClockMeanSolar})
	if err != nil {
		t.Fatal(err)
	}
	for l, want := range map[Language]string{
		Chinese: "平太阳时 2025-01-16 14:26:17", English: "mean solar time 2025-01-16 14:26:17", Traditional: "平太陽時 2025-01-16 14:26:17",
	} {
		if got := MeihuaText(c, l); !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
}
