package chart

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/calc/tarot"
)

func sampleSpread(t *testing.T, spread tarot.Spread, seed string) TarotSpread {
	t.Helper()
	src, err := lot.FromSeed(seed)
	if err != nil {
		t.Fatal(err)
	}
	return TarotSpread{Layout: tarot.Draw(src, spread, tarot.Rules{}), Seed: seed}
}

func TestTarot_Golden(t *testing.T) {
	t.Parallel()
	for name, s := range map[string]TarotSpread{
		"tarot-three":  sampleSpread(t, tarot.SpreadSituation, "wenbu"),
		"tarot-celtic": sampleSpread(t, tarot.SpreadCeltic, "问卜"),
	} {
		for _, l := range []Language{Chinese, English, Traditional} {
			golden(t, "testdata/"+name+"."+l.Tag()+".txt", s.Text(l))
			golden(t, "testdata/"+name+"."+l.Tag()+".svg", withoutFaces(s.SVG(l)))
		}
	}
}

// withoutFaces leaves the pictures out, which have tests of their own.
func withoutFaces(svg string) string {
	var out []string
	for line := range strings.SplitSeq(svg, "\n") {
		if before, _, ok := strings.Cut(line, " translate(-120 -200)"); ok {
			line = before + `"/>`
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}

var laid = regexp.MustCompile(`<g transform="translate\(([0-9.]+) ([0-9.]+)\) rotate\((\d+)\) scale\(0.5\) translate\(-120 -200\)`)

// Every card lies at its place, turned as it was drawn, on the sheet and apart
// from the others, and its words stand on the sheet too.
func TestTarot_EverySpreadIsLaidOut(t *testing.T) {
	t.Parallel()
	view := regexp.MustCompile(`viewBox="0 0 ([0-9.]+) ([0-9.]+)"`)
	words := regexp.MustCompile(`<text x="([0-9.]+)" y="([0-9.]+)" font-size="([0-9.]+)"[^>]*text-anchor="middle"[^>]*>([^<]*)<`)
	for spread := range tarot.Spread(tarot.Spreads) {
		for _, l := range []Language{Chinese, English, Traditional} {
			s := sampleSpread(t, spread, fmt.Sprint("layout ", spread))
			svg := s.SVG(l)
			size := view.FindStringSubmatch(svg)
			sheetW, sheetH := number(t, size[1]), number(t, size[2])
			cards := laid.FindAllStringSubmatch(svg, -1)
			if len(cards) != spread.Size() {
				t.Fatalf("%s: %d cards", spread, len(cards))
			}
			for i, c := range cards {
				at, x, y := spread.Position(i), number(t, c[1]), number(t, c[2])
				turn := 0
				w, h := faceW/2, faceH/2
				if at.Across {
					turn, w, h = 90, h, w
				}
				if s.Layout.Cards[i].Reversed {
					turn += 180
				}
				if c[3] != strconv.Itoa(turn) {
					t.Errorf("%s: card %d is turned by %s, want %d", spread, i, c[3], turn)
				}
				if x-w < 0 || x+w > sheetW || y-h < 40 || y+h > sheetH {
					t.Errorf("%s: card %d lies over the edge", spread, i)
				}
				for j, other := range cards[:i] {
					gapX, gapY := math.Abs(x-number(t, other[1])), math.Abs(y-number(t, other[2]))
					both := [2]float64{w + faceW/2, h + faceH/2}
					if spread.Position(j).Across {
						both = [2]float64{w + faceH/2, h + faceW/2}
					}
					if gapX < both[0] && gapY < both[1] && !at.Across {
						t.Errorf("%s: card %d lies on %d", spread, i, j)
					}
				}
			}
			for _, m := range words.FindAllStringSubmatch(withoutFaces(svg), -1) {
				x, y, half := number(t, m[1]), number(t, m[2]), number(t, m[3])*float64(width(m[4]))/4
				if x-half < 0 || x+half > sheetW || y > sheetH {
					t.Errorf("%s %s: %q runs over the edge", spread, l.Tag(), m[4])
				}
				for i, c := range cards { // no words on a card
					w, h := faceW/2, faceH/2
					if spread.Position(i).Across {
						w, h = h, w
					}
					if math.Abs(x-number(t, c[1])) < w+half && y > number(t, c[2])-h && y-10 < number(t, c[2])+h {
						t.Errorf("%s %s: %q stands on card %d", spread, l.Tag(), m[4], i)
					}
				}
			}
		}
	}
}

func TestTarot_DescribesTheSpread(t *testing.T) {
	t.Parallel()
	s := sampleSpread(t, tarot.SpreadSituation, "wenbu")
	s.Layout.Cards[1].Reversed, s.Layout.Cards[2].Reversed = true, false
	for l, want := range map[Language]string{
		Chinese:     "处境：宝剑四。张力：圣杯侍从（逆位）。下一步：星币国王。",
		English:     "Situation: Four of Swords. Tension: Page of Cups, reversed. Next step: King of Pentacles.",
		Traditional: "處境：寶劍四。張力：聖杯侍從（逆位）。下一步：星幣國王。",
	} {
		if svg := s.SVG(l); !strings.Contains(svg, ">"+want+"</desc>") {
			t.Errorf("%s: no description %s", l.Tag(), want)
		}
	}
}

func BenchmarkTarotSVG(b *testing.B) {
	src, err := lot.FromSeed("bench")
	if err != nil {
		b.Fatal(err)
	}
	s := TarotSpread{Layout: tarot.Draw(src, tarot.SpreadCeltic, tarot.Rules{})}
	b.ReportAllocs()
	for b.Loop() {
		s.SVG(Chinese)
	}
}
