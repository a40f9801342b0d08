package chart

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/calc/yijing/zhouyi"
)

// casts are the sample casts.
var casts = map[string]string{"iching": "678978", "iching-still": "787878", "iching-all": "999999"}

func cast(t *testing.T, digits string) yijing.Cast {
	t.Helper()
	c, err := yijing.ParseCast(digits)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestIChing_Golden leaves out the book's words, which have their own tests.
func TestIChing_Golden(t *testing.T) {
	t.Parallel()
	for name, digits := range casts {
		for _, l := range []Language{Chinese, English, Traditional} {
			s := ichingSheet(cast(t, digits), Foot{}, l)
			s.sections = said(l.pick("问自己", "To ask yourself"), l.pick("这里是一段足够长的话，长到一行写不下，要在合适的地方断开才行。", "Words long enough not to fit into one line, so that they have to be broken somewhere."), "≤")
			golden(t, "testdata/"+name+"."+l.Tag()+".txt", s.text(l))
			golden(t, "testdata/"+name+"."+l.Tag()+".svg", s.svg(l))
		}
	}
}

// TestIChing_Passages: what the book says of the hexagrams and of the lines that
// move is there, and no other line's text.
func TestIChing_Passages(t *testing.T) {
	t.Parallel()
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		for _, moving := range []yijing.Hexagram{0, 0b000001, 0b100100, 0b111111} {
			c, text := yijing.Between(h, h^moving), zhouyi.Of(h)
			for _, l := range []Language{Chinese, English, Traditional} {
				wantSafe(t, h.String(), IChingSVG(c, Foot{}, l))
			}
			shown := IChingText(c, Foot{}, Traditional)
			for i, line := range text.Lines {
				if strings.Contains(shown, line.Received) != c[i].Moving() {
					t.Errorf("%v %v: the text of line %d is wrongly there or missing", h, c, i+1)
				}
			}
			for _, judgement := range []string{text.Judgement.Received, zhouyi.Of(h ^ moving).Judgement.Received} {
				if !strings.Contains(shown, judgement) {
					t.Errorf("%v: %s is missing", h, judgement)
				}
			}
			if text.Use.Received != "" && strings.Contains(shown, text.Use.Received) != (moving == 63) {
				t.Errorf("%v %v: 用 is wrongly there or missing", h, c)
			}
		}
	}
}

// TestIChing_LinesAreDrawn reads the lines back from the text, top line first, for
// every hexagram and its opposite.
func TestIChing_LinesAreDrawn(t *testing.T) {
	t.Parallel()
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		rows := strings.Split(IChingText(yijing.Between(h, h.Opposite()), Foot{}, Chinese), "\n")
		for line := 1; line <= 6; line++ {
			row := strings.Fields(strings.ReplaceAll(rows[11-line], "━━━ ━━━", "yin"))
			was, is := "yin", "━━━━━━━"
			mark := "×"
			if h.Yang(line) {
				was, is, mark = is, was, "○"
			}
			if len(row) != 4 || row[0] != h.LineName(line) || row[1] != was || row[2] != mark || row[3] != is {
				t.Fatalf("%v line %d is drawn as %q", h, line, row)
			}
		}
	}
}

// The line that speaks of medicine is shown with the note that it is no advice.
func TestIChing_NoMedicalAdvice(t *testing.T) {
	t.Parallel()
	h, _ := yijing.HexagramAt(25)
	c := yijing.Between(h, h^1<<4)
	for l, want := range map[Language]string{Chinese: "医疗", English: "medical"} {
		if !strings.Contains(IChingText(c, Foot{}, l), want) || !strings.Contains(IChingSVG(c, Foot{}, l), want) {
			t.Errorf("%s: %s is missing", l.Tag(), want)
		}
	}
}

func TestIChing_Describes(t *testing.T) {
	t.Parallel()
	for l, want := range map[Language]string{
		Chinese:     "动爻：初六、九四。本卦 47 泽水困。之卦 60 水泽节。互卦 37 风火家人。错卦 22 山火贲。综卦 48 水风井。",
		English:     "Moving: line 1, line 4. Original 47 困 Kùn, Hemmed In. Changed 60 节 Jié, Measure. Nuclear 37 家人 Jiā Rén, Household. Opposite 22 贲 Bì, Adornment. Reversed 48 井 Jǐng, The Well.",
		Traditional: "動爻：初六、九四。本卦 47 澤水困。之卦 60 水澤節。互卦 37 風火家人。錯卦 22 山火賁。綜卦 48 水風井。",
	} {
		if got := ichingSheet(cast(t, "678978"), Foot{}, l).describe(l); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}
