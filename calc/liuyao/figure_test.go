package liuyao

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// readLines returns the lines of a file in testdata.
func readLines(t *testing.T, name string) []string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(data)), "\n")
}

// relativeLetters are the relatives as the table abbreviates them.
var relativeLetters = map[string]Relative{
	"兄": RelativeXiongDi, "子": RelativeZiSun, "财": RelativeQiCai, "官": RelativeGuanGui, "父": RelativeFuMu,
}

func parseHexagram(t *testing.T, bits string) yijing.Hexagram {
	t.Helper()
	h, ok := yijing.ParseHexagram(bits)
	if !ok {
		t.Fatalf("no hexagram %q", bits)
	}
	return h
}

// The columns of testdata/hexagrams.csv, the table of sixty-four as books print it.
const (
	colPalace = iota
	colGeneration
	colNumber
	colName
	colBits
	colShiYing
	colNaJia
	colRelatives
	colHidden
	colBody
	colKind
)

func TestFigure_TableOfSixtyFour(t *testing.T) {
	t.Parallel()
	rows := readLines(t, "testdata/hexagrams.csv")[1:]
	if len(rows) != yijing.Hexagrams {
		t.Fatalf("got %d rows, want 64", len(rows))
	}
	seen := map[yijing.Hexagram]bool{}
	for _, row := range rows {
		cells := strings.Split(row, ",")
		f := NewFigure(parseHexagram(t, cells[colBits]))
		seen[f.Hexagram] = true
		var pairs, relatives, kind string
		for i, p := range f.NaJia {
			pairs += " " + p.String()
			for letter, r := range relativeLetters {
				if r == f.Relatives[i] {
					relatives += letter
				}
			}
		}
		if kind = f.Kind.String(); kind == "" {
			kind = "—"
		}
		for _, c := range []struct{ what, got, want string }{
			{"number", strconv.Itoa(f.Hexagram.Number()), cells[colNumber]},
			{"name", f.Hexagram.FullName(), cells[colName]},
			{"palace", f.Palace.String() + f.Palace.Element().String(), cells[colPalace]},
			{"generation", f.Generation.String(), cells[colGeneration]},
			{"世应", strconv.Itoa(f.Generation.Shi()) + "/" + strconv.Itoa(f.Generation.Ying()), cells[colShiYing]},
			{"纳甲", pairs[1:], cells[colNaJia]},
			{"六亲", relatives, cells[colRelatives]},
			{"kind", kind, cells[colKind]},
		} {
			if c.got != c.want {
				t.Errorf("%s %s: got %s, want %s", cells[colName], c.what, c.got, c.want)
			}
		}
	}
	if len(seen) != yijing.Hexagrams {
		t.Errorf("the table holds %d hexagrams", len(seen))
	}
}

func TestBoard_HiddenSpiritsAndBodyOfSixtyFour(t *testing.T) {
	t.Parallel()
	lacking := map[int]int{}
	offBoard := 0
	for _, row := range readLines(t, "testdata/hexagrams.csv")[1:] {
		cells := strings.Split(row, ",")
		b := quietBoard(t, parseHexagram(t, cells[colBits]))
		var hidden []string
		for _, h := range b.Hidden {
			hidden = append(hidden, h.Relative.String()+h.NaJia.String()+"在"+strconv.Itoa(h.Line))
		}
		lacking[len(hidden)]++
		got := strings.Join(hidden, "；")
		if got == "" {
			got = "—"
		}
		if got != cells[colHidden] {
			t.Errorf("%s: hidden %s, want %s", cells[colName], got, cells[colHidden])
		}
		body := b.Body.Branch.String()
		if len(b.Body.Lines) == 0 {
			body += "°"
			offBoard++
		}
		if body != cells[colBody] {
			t.Errorf("%s: body %s, want %s", cells[colName], body, cells[colBody])
		}
	}
	if lacking[0] != 20 || lacking[1] != 32 || lacking[2] != 12 || offBoard != 33 {
		t.Errorf("lacking %v, want 20, 32 and 12; %d bodies off the board, want 33", lacking, offBoard)
	}
}

// quietBoard sets out a hexagram without a moving line in the 子 month on 甲子.
func quietBoard(t *testing.T, h yijing.Hexagram) *Board {
	t.Helper()
	return mustBoard(t, Casting{Cast: yijing.Between(h, h)}, Rules{})
}

func mustBoard(t *testing.T, c Casting, r Rules) *Board {
	t.Helper()
	b, err := NewBoard(c, r)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The palaces once more, as they are made: the lines of the doubled trigram are
// changed one by one from the bottom, then the fourth back, then the lower three.
func TestFigure_PalacesAsTheyAreMade(t *testing.T) {
	t.Parallel()
	seen := map[yijing.Hexagram]bool{}
	for trigram := range yijing.Trigram(yijing.Trigrams) {
		h := yijing.NewHexagram(trigram, trigram)
		for step, flip := range [generations]yijing.Hexagram{0, 1, 2, 4, 8, 16, 8, 7} {
			h ^= flip
			seen[h] = true
			f := NewFigure(h)
			if f.Palace != trigram || f.Generation != Generation(step) {
				t.Errorf("%s: got %s %s, want %s %s", h, f.Palace, f.Generation, trigram, Generation(step))
			}
			if h == yijing.NewHexagram(trigram, trigram)^generationFlips[step] {
				continue
			}
			t.Errorf("%s: the lines changed of a %s are not those of the table", h, f.Generation)
		}
	}
	if len(seen) != yijing.Hexagrams {
		t.Errorf("the palaces hold %d hexagrams, want 64", len(seen))
	}
}

// The branches once more, as the verse has them, trigram by trigram.
func TestFigure_NaJiaVerse(t *testing.T) {
	t.Parallel()
	for name, verse := range map[string]string{
		"乾": "甲子 甲寅 甲辰 壬午 壬申 壬戌", "坎": "戊寅 戊辰 戊午 戊申 戊戌 戊子",
		"艮": "丙辰 丙午 丙申 丙戌 丙子 丙寅", "震": "庚子 庚寅 庚辰 庚午 庚申 庚戌",
		"巽": "辛丑 辛亥 辛酉 辛未 辛巳 辛卯", "离": "己卯 己丑 己亥 己酉 己未 己巳",
		"坤": "乙未 乙巳 乙卯 癸丑 癸亥 癸酉", "兑": "丁巳 丁卯 丁丑 丁亥 丁酉 丁未",
	} {
		trigram, _ := yijing.ParseTrigram(name)
		want := strings.Fields(verse)
		for other := range yijing.Trigram(yijing.Trigrams) {
			inside, outside := naJia(yijing.NewHexagram(trigram, other)), naJia(yijing.NewHexagram(other, trigram))
			for i := range half {
				if inside[i].String() != want[i] || outside[half+i].String() != want[half+i] {
					t.Errorf("%s: got %s inside and %s outside, want %s and %s",
						name, inside[i], outside[half+i], want[i], want[half+i])
				}
			}
		}
	}
}

func TestFigure_Properties(t *testing.T) {
	t.Parallel()
	chong, he, perPalace := 0, 0, map[yijing.Trigram]int{}
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		f := NewFigure(h)
		perPalace[f.Palace]++
		if d := f.Generation.Shi() - f.Generation.Ying(); d != 3 && d != -3 {
			t.Errorf("%s: 世 and 应 are %d apart", h, d)
		}
		for i, p := range f.NaJia {
			if want := RelativeOf(f.Palace.Element(), p.Branch().Element()); f.Relatives[i] != want {
				t.Errorf("%s line %d: got %s, want %s by the element of the palace", h, i+1, f.Relatives[i], want)
			}
			// Yang branches stand in yang trigrams only.
			trigram := h.Lower()
			if i >= half {
				trigram = h.Upper()
			}
			odd := (trigram&1+trigram>>1&1+trigram>>2)%2 == 1
			if yang := p.Branch().YinYang() == ganzhi.Yang; yang != odd {
				t.Errorf("%s line %d: %s in the trigram %s", h, i+1, p, trigram)
			}
		}
		switch f.Kind {
		case KindChong:
			chong++
		case KindHe:
			he++
		}
	}
	for palace, n := range perPalace {
		if n != generations {
			t.Errorf("%s holds %d hexagrams, want 8", palace, n)
		}
	}
	if chong != 10 || he != 8 {
		t.Errorf("got %d of six clashes and %d of six harmonies, want 10 and 8", chong, he)
	}
}

// Each missing relative is on one line of the head, and hidden spirits with the lines
// have all five relatives.
func TestBoard_HiddenSpiritsFillWhatIsMissing(t *testing.T) {
	t.Parallel()
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		b := quietBoard(t, h)
		count := map[Relative]int{}
		for _, l := range b.Lines {
			count[l.Relative] = 1
		}
		for _, hidden := range b.Hidden {
			if count[hidden.Relative] > 0 {
				t.Errorf("%s: %s hides though it is there", h, hidden.Relative)
			}
			count[hidden.Relative] += 2
		}
		for r := range Relative(relatives) {
			if n := count[r]; n != 1 && n != 2 {
				t.Errorf("%s: %s %d", h, r, n)
			}
		}
		all := mustBoard(t, Casting{Cast: yijing.Between(h, h)}, Rules{HiddenSpirits: HiddenAll})
		want := Lines
		if b.Original.Generation == GenerationHead {
			want = 0
		}
		if len(all.Hidden) != want {
			t.Errorf("%s: %d of the head shown, want %d", h, len(all.Hidden), want)
		}
	}
}
