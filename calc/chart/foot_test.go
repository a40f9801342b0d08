package chart

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/liuyao"
	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/xiaoliuren"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// everyDrawing draws one of each kind in every form.
func everyDrawing(t *testing.T, f Foot, l Language) map[string]string {
	t.Helper()
	day, err := xiaoliuren.DayOf(civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 8, Minute: 30})
	if err != nil {
		t.Fatal(err)
	}
	restored, err := tarot.Restore(tarot.SpreadOne, []tarot.Drawn{{Card: 3}})
	if err != nil {
		t.Fatal(err)
	}
	b, when := setOut(t, sixSamples["liuyao"])
	spread, numbers := TarotSpread{Layout: restored, Seed: f.Seed}, numberCasts(t)["meihua"]
	pillars, stars := sample(t, "full"), boardSample(t, "published")
	return map[string]string{
		"bazi.txt": FourPillarsText(pillars, l), "bazi.svg": FourPillarsSVG(pillars, l),
		"ziwei.txt": TwelvePalacesText(stars, l), "ziwei.svg": TwelvePalacesSVG(stars, l),
		"iching.txt": IChingText(cast(t, "678978"), f, l), "iching.svg": IChingSVG(cast(t, "678978"), f, l),
		"liuyao.txt": LiuyaoText(b, when, f, l), "liuyao.svg": LiuyaoSVG(b, when, f, l),
		"meihua.txt": MeihuaText(numbers, l), "meihua.svg": MeihuaSVG(numbers, l),
		"xiaoliuren.txt": DayPalaces(day).Text(l), "xiaoliuren.svg": DayPalaces(day).SVG(l),
		"tarot.txt": spread.Text(l), "tarot.svg": spread.SVG(l),
	}
}

// Every chart says what it is for, on the cream ground that all have.
func TestEveryDrawing_HasTheNotice(t *testing.T) {
	t.Parallel()
	for _, l := range []Language{Chinese, English, Traditional} {
		for name, drawn := range everyDrawing(t, Foot{}, l) {
			if words := strings.Join(strings.Fields(betweenTags.ReplaceAllString(drawn, " ")), " "); !strings.Contains(words, l.notice()) {
				t.Errorf("%s %s: no notice", name, l.Tag())
			}
			if strings.HasSuffix(name, ".svg") {
				if _, body, _ := strings.Cut(drawn, "</style>\n"); !strings.HasPrefix(body, `<rect x="0" y="0"`) || !strings.Contains(body[:120], "f-paper") {
					t.Errorf("%s %s: no ground", name, l.Tag())
				}
			}
		}
	}
}

// A cast tells what it was cast from, so that the picture can be made again.
func TestEveryDrawing_TellsMethodAndSeed(t *testing.T) {
	t.Parallel()
	f := Foot{Method: calc.Text{Zh: "三枚硬币", En: "Three coins"}, Seed: "k3y"}
	for _, l := range []Language{Chinese, English, Traditional} {
		drawn := everyDrawing(t, f, l)
		for _, name := range []string{"iching.txt", "iching.svg", "liuyao.txt", "liuyao.svg", "tarot.txt", "tarot.svg"} {
			if !strings.Contains(drawn[name], "k3y") || !strings.HasPrefix(name, "tarot") && !strings.Contains(drawn[name], l.name(f.Method)) {
				t.Errorf("%s %s: no seed or method", name, l.Tag())
			}
		}
	}
}

// The ten god of a day stands in text and picture, with its text, in every language.
func TestMasterPalaces(t *testing.T) {
	t.Parallel()
	day, err := xiaoliuren.DayOf(civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 8, Minute: 30})
	if err != nil {
		t.Fatal(err)
	}
	for stem := range ganzhi.HeavenlyStem(ganzhi.Stems) {
		p, text := MasterPalaces(day, stem), xiaoliuren.TenGodText(day.TenGod(stem))
		for _, l := range []Language{Chinese, English} {
			if !strings.Contains(p.Text(l), l.prose(text)) {
				t.Errorf("%s %s: the text is missing", stem, l.Tag())
			}
			for word := range strings.FieldsSeq(strings.Map(spaced, l.prose(text))) {
				if l == English && !strings.Contains(p.SVG(l), word) {
					t.Errorf("%s: %q is not drawn", stem, word)
				}
			}
			if god := day.TenGod(stem); !strings.Contains(p.SVG(l), god.String()) {
				t.Errorf("%s %s: %s is not drawn", stem, l.Tag(), god)
			}
		}
	}
}

// spaced keeps letters, for words as they are drawn.
func spaced(r rune) rune {
	if r >= 'a' && r <= 'z' {
		return r
	}
	return ' '
}

var betweenTags = regexp.MustCompile(`<[^>]*>`)

var drawnText = regexp.MustCompile(`<text x="([0-9.]+)" y="([0-9.]+)"`)

// No words of the heading stand as low as the first line of the board, whatever the
// length of the English names.
func TestLiuyaoSVG_HeadingEndsAboveTheLines(t *testing.T) {
	t.Parallel()
	_, when := setOut(t, sixSamples["liuyao"])
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		for _, moving := range []yijing.Hexagram{0, 1 << (h % 6), 0b111111} {
			b, err := liuyao.NewBoard(liuyao.Casting{Cast: yijing.Between(h, h^moving), Month: ganzhi.BranchZi, Day: ganzhi.PairAt(int(h) % 60)}, liuyao.Rules{})
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range []Language{Chinese, English, Traditional} {
				head, rows, _ := strings.Cut(LiuyaoSVG(b, when, Foot{}, l), fmt.Sprintf(">%s</text>", sixBoard{b, when, Foot{}, l}.spirit(b.Lines[5].Spirit)))
				low := 0.0
				all := drawnText.FindAllStringSubmatch(head, -1)
				last := all[len(all)-1] // the spirit itself
				for _, at := range all[:len(all)-1] {
					y, _ := strconv.ParseFloat(at[2], 64)
					low = max(low, y)
				}
				if y, _ := strconv.ParseFloat(last[2], 64); rows == "" || y-low < 12 {
					t.Errorf("%v %s: the first line stands at %v, the heading ends at %v", h, l.Tag(), y, low)
				}
			}
		}
	}
}

// English explains the pairs of the moment and the palace by their readings.
func TestLiuyao_EnglishReadings(t *testing.T) {
	t.Parallel()
	b, when := setOut(t, sixSamples["liuyao"])
	for _, drawn := range []string{LiuyaoText(b, when, Foot{}, English), strings.ReplaceAll(LiuyaoSVG(b, when, Foot{}, English), "\n", " ")} {
		for _, p := range when.Pillars {
			if !strings.Contains(drawn, p.Pair.String()+" "+p.Pair.Pinyin()) {
				t.Errorf("%s is not explained", p.Pair)
			}
		}
		palace := b.Original.Palace
		if !strings.Contains(drawn, palace.String()+" "+palace.Pinyin()+" palace") {
			t.Errorf("the palace %s is not explained", palace)
		}
	}
}
