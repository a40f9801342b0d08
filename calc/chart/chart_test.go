package chart

import (
	"encoding/xml"
	"errors"
	"io"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func TestWidth(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"": 0, "Year": 4, "年柱": 4, "乙 阴木": 7, "霹雳火": 6, "顺行，": 6, "（生）": 6, "2010-2019": 9, "ü": 1,
	} {
		if got := width(text); got != want {
			t.Errorf("width(%q): got %d, want %d", text, got, want)
		}
	}
}

// In every row a column begins at the same terminal column.
func TestFourPillarsText_ColumnsLineUp(t *testing.T) {
	t.Parallel()
	for _, l := range []Language{Chinese, English, Traditional} {
		lines := strings.Split(FourPillarsText(sample(t, "full"), l), "\n")
		heading := lines[2]
		for _, name := range l.words().pillars {
			column := width(heading[:strings.Index(heading, name)])
			for _, line := range lines[3:6] {
				before, cell := cut(line, column)
				if !strings.HasSuffix(before, "  ") || strings.HasPrefix(cell, " ") {
					t.Errorf("%s: column %s is not at %d in %q", l.Tag(), name, column, line)
				}
			}
		}
	}
}

// cut splits a line at a terminal column.
func cut(line string, column int) (before, after string) {
	for i := range line {
		if width(line[:i]) >= column {
			return line[:i], line[i:]
		}
	}
	return line, ""
}

func TestFourPillarsText_HasNoTrailingSpace(t *testing.T) {
	t.Parallel()
	for _, name := range samples {
		for _, line := range strings.Split(FourPillarsText(sample(t, name), English), "\n") {
			if strings.TrimRight(line, " ") != line {
				t.Errorf("%s: %q ends in a space", name, line)
			}
		}
	}
}

func TestFourPillarsSVG_IsOneSafeDocument(t *testing.T) {
	t.Parallel()
	for _, name := range samples {
		for _, l := range []Language{Chinese, English, Traditional} {
			svg := FourPillarsSVG(sample(t, name), l)
			wantSafe(t, name+" "+l.Tag(), svg)
		}
	}
}

// wantSafe fails unless a drawing is one document that holds nothing foreign.
func wantSafe(t *testing.T, name, svg string) {
	t.Helper()
	elements := map[string]int{}
	decoder := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if start, ok := token.(xml.StartElement); ok {
			elements[start.Name.Local]++
		}
	}
	for element := range elements {
		if !strings.Contains(" svg title desc style rect path circle text ", " "+element+" ") {
			t.Errorf("%s: unexpected element <%s>", name, element)
		}
	}
	if elements["svg"] != 1 || elements["title"] != 1 || elements["desc"] != 1 {
		t.Errorf("%s: got %v, want one svg, title and desc", name, elements)
	}
	without := strings.Replace(svg, `xmlns="http://www.w3.org/2000/svg"`, "", 1)
	for _, banned := range []string{"http", "url(", "@import", "@font-face", "<script", "javascript", "href"} {
		if strings.Contains(without, banned) {
			t.Errorf("%s: holds %q", name, banned)
		}
	}
}

func TestFourPillarsSVG_DescribesTheChart(t *testing.T) {
	t.Parallel()
	for l, want := range map[Language]string{
		Chinese: "年柱乙酉，月柱戊子，日柱辛巳，时柱壬辰。日主辛金。关系：六合 辰酉、半合 巳酉、半合 子辰、破 子酉、天干冲 乙辛。大运顺行，2010-06-18 起运，生后4年5月25日。",
		English: "Year Yi You 乙酉, Month Wu Zi 戊子, Day Xin Si 辛巳, Hour Ren Chen 壬辰. " +
			"Day Master Xin, Yin Metal. Relations: Six Harmony 辰酉, Half Harmony 巳酉, Half Harmony 子辰, Break 子酉, Stem Clash 乙辛. " +
			"Luck pillars forward from 2010-06-18 (after 4y 5m 25d).",
		Traditional: "年柱乙酉，月柱戊子，日柱辛巳，時柱壬辰。日主辛金。關係：六合 辰酉、半合 巳酉、半合 子辰、破 子酉、天干沖 乙辛。大運順行，2010-06-18 起運，生後4年5月25日。",
	} {
		if got := l.describe(sample(t, "full")); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
	if got, want := Chinese.describe(sample(t, "no-hour")), "年柱癸卯，月柱乙丑，日柱戊戌，时辰不详。日主戊土。关系：六合 卯戌、刑 丑戌、天干合 戊癸。时间不详，没有时柱；年柱与月柱暂按当日正午推定。出生当天正逢年柱或月柱更换，不知道时间就不能确定是哪一柱。可能的四柱：癸卯 乙丑 戊戌 或 甲辰 丙寅 戊戌。"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// Nothing may be drawn outside the paper. A Hanzi is as wide as its size; other
// characters take 0.62 of it at most on average in the fonts named.
func TestFourPillarsSVG_StaysOnThePaper(t *testing.T) {
	t.Parallel()
	texts := regexp.MustCompile(`<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"([^>]*)>([^<]*)</text>`)
	box := regexp.MustCompile(`viewBox="0 0 (\d+) ([\d.]+)"`)
	for _, name := range samples {
		for _, l := range []Language{Chinese, English, Traditional} {
			svg := FourPillarsSVG(sample(t, name), l)
			height := number(t, box.FindStringSubmatch(svg)[2])
			for _, m := range texts.FindAllStringSubmatch(svg, -1) {
				x, y, size := number(t, m[1]), number(t, m[2]), number(t, m[3])
				long := 0.0
				for _, r := range m[5] {
					long += map[bool]float64{true: 1, false: 0.62}[wide(r)] * size
				}
				left, right := x, x+long
				switch {
				case strings.Contains(m[4], `"middle"`):
					left, right = x-long/2, x+long/2
				case strings.Contains(m[4], `"end"`):
					left, right = x-long, x
				}
				if left < 0 || right > drawingWidth || y < size || y > height-4 {
					t.Errorf("%s %s: %q reaches from %v to %v at height %v of %v", name, l.Tag(), m[5], left, right, y, height)
				}
				if size*320/drawingWidth < 9.7 {
					t.Errorf("%s %s: %q is %v px high at a width of 320 px", name, l.Tag(), m[5], size*320/drawingWidth)
				}
			}
		}
	}
}

func TestTheme_ContrastOfText(t *testing.T) {
	t.Parallel()
	for _, ground := range []ink{inkPaper, inkTint} {
		for i := inkWood; i <= inkMuted; i++ {
			if got := contrast(t, theme[i].light, theme[ground].light); got < 4.5 {
				t.Errorf("light: %s on %s has contrast %.2f", theme[i].name, theme[ground].name, got)
			}
			if got := contrast(t, theme[i].dark, theme[ground].dark); got < 4.5 {
				t.Errorf("dark: %s on %s has contrast %.2f", theme[i].name, theme[ground].name, got)
			}
		}
	}
}

// contrast is the ratio that WCAG 2 defines.
func contrast(t *testing.T, a, b string) float64 {
	t.Helper()
	x, y := luminance(t, a), luminance(t, b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(t *testing.T, color string) float64 {
	t.Helper()
	rgb, err := strconv.ParseUint(color[1:], 16, 32)
	if err != nil {
		t.Fatal(err)
	}
	linear := func(shift int) float64 {
		v := float64(rgb>>shift&0xff) / 255
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(16) + 0.7152*linear(8) + 0.0722*linear(0)
}

func TestInk_FollowsTheElements(t *testing.T) {
	t.Parallel()
	for e := range ganzhi.Element(ganzhi.Elements) {
		if got, want := theme[ink(e)].name, strings.ToLower(e.English()); got != want {
			t.Errorf("%s is drawn in %s", want, got)
		}
	}
}

func TestWrap(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Day Master": "Day|Master", "Friend": "Friend", "": "", "霹雳火": "霹雳火",
		"Metal of Hairpin and Bracelet": "Metal of|Hairpin and|Bracelet",
	} {
		n := 12
		if text == "Day Master" {
			n = 9
		}
		if got := strings.Join(wrap(text, n), "|"); got != want {
			t.Errorf("%q: got %s, want %s", text, got, want)
		}
	}
}

func number(t *testing.T, s string) float64 {
	t.Helper()
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
