package yijing_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/yijing"
)

// trigramTable is the traditional table in the order of the earlier heaven:
// name, lines from the bottom, image, element.
const trigramTable = `乾 111 天 金
兑 110 泽 金
离 101 火 火
震 100 雷 木
巽 011 风 木
坎 010 水 水
艮 001 山 土
坤 000 地 土`

// kingWenTable is the usual square: a row for each upper trigram, in it the
// numbers by the lower one, both in the order of the earlier heaven.
var kingWenTable = [8][8]int{
	{1, 10, 13, 25, 44, 6, 33, 12},
	{43, 58, 49, 17, 28, 47, 31, 45},
	{14, 38, 30, 21, 50, 64, 56, 35},
	{34, 54, 55, 51, 32, 40, 62, 16},
	{9, 61, 37, 42, 57, 59, 53, 20},
	{5, 60, 63, 3, 48, 29, 39, 8},
	{26, 41, 22, 27, 18, 4, 52, 23},
	{11, 19, 36, 24, 46, 7, 15, 2},
}

// orderSong is 上下经卦名次序歌, the names in King Wen's order, without its fillers.
const orderSong = `乾 坤 屯 蒙 需 讼 师 比 小畜 履 泰 否 同人 大有 谦 豫 随 蛊 临 观 噬嗑 贲 剥 复 无妄 大畜 颐 大过 坎 离
咸 恒 遁 大壮 晋 明夷 家人 睽 蹇 解 损 益 夬 姤 萃 升 困 井 革 鼎 震 艮 渐 归妹 丰 旅 巽 兑 涣 节 中孚 小过 既济 未济`

// palaceSong is 分宫卦象次序歌, which tells the trigrams of each name.
const palaceSong = `乾为天 天风姤 天山遁 天地否 风地观 山地剥 火地晋 火天大有
坎为水 水泽节 水雷屯 水火既济 泽火革 雷火丰 地火明夷 地水师
艮为山 山火贲 山天大畜 山泽损 火泽睽 天泽履 风泽中孚 风山渐
震为雷 雷地豫 雷水解 雷风恒 地风升 水风井 泽风大过 泽雷随
巽为风 风天小畜 风火家人 风雷益 天雷无妄 火雷噬嗑 山雷颐 山风蛊
离为火 火山旅 火风鼎 火水未济 山水蒙 风水涣 天水讼 天火同人
坤为地 地雷复 地泽临 地天泰 雷天大壮 泽天夬 水天需 水地比
兑为泽 泽水困 泽地萃 泽山咸 水山蹇 地山谦 雷山小过 雷泽归妹`

func TestTrigrams(t *testing.T) {
	t.Parallel()
	for i, line := range strings.Split(trigramTable, "\n") {
		f := strings.Fields(line)
		g, ok := yijing.ParseTrigram(f[0])
		if !ok || g.String() != f[0] || g.Bits() != f[1] || g.Image() != f[2] || g.Element().String() != f[3] {
			t.Errorf("%s: got %v %s %s %v", line, g, g.Bits(), g.Image(), g.Element())
		}
		if g.Number() != i+1 || yijing.TrigramAt(i+1) != g || yijing.TrigramAt(i+1+80) != g || yijing.TrigramAt(i+1-80) != g {
			t.Errorf("%s has number %d, want %d", f[0], g.Number(), i+1)
		}
		if want := string(rune('☰' + i)); g.Symbol() != want {
			t.Errorf("%s has symbol %s, want %s", f[0], g.Symbol(), want)
		}
	}
	if _, ok := yijing.ParseTrigram("天"); ok {
		t.Error("天 is taken for a trigram")
	}
}

func TestKingWenNumbers(t *testing.T) {
	t.Parallel()
	seen := map[int]bool{}
	for u, row := range kingWenTable {
		for l, want := range row {
			h := yijing.NewHexagram(yijing.TrigramAt(l+1), yijing.TrigramAt(u+1))
			if h.Number() != want {
				t.Errorf("%v over %v: got %d, want %d", h.Upper(), h.Lower(), h.Number(), want)
			}
			if back, ok := yijing.HexagramAt(want); !ok || back != h {
				t.Errorf("number %d: got %v, want %v", want, back, h)
			}
			if h.Symbol() != string(rune('䷀'+want-1)) {
				t.Errorf("number %d has symbol %s", want, h.Symbol())
			}
			seen[want] = true
		}
	}
	if len(seen) != 64 {
		t.Errorf("%d numbers, want 64", len(seen))
	}
	for _, n := range []int{-1, 0, 65} {
		if _, ok := yijing.HexagramAt(n); ok {
			t.Errorf("there is a hexagram %d", n)
		}
	}
}

// TestKingWenPairs: a hexagram of odd number is followed by itself turned over
// or, for the eight that turning leaves alone, by its opposite (非覆即变).
func TestKingWenPairs(t *testing.T) {
	t.Parallel()
	for n := 1; n < 64; n += 2 {
		a, _ := yijing.HexagramAt(n)
		b, _ := yijing.HexagramAt(n + 1)
		want := a.Reversed()
		if want == a {
			want = a.Opposite()
		}
		if b != want {
			t.Errorf("%d is followed by %v, want %v", n, b, want)
		}
	}
}

func TestNames(t *testing.T) {
	t.Parallel()
	labels := map[string]bool{}
	for i, name := range strings.Fields(orderSong) {
		h, _ := yijing.HexagramAt(i + 1)
		if h.String() != name {
			t.Errorf("number %d: got %s, want %s", i+1, h, name)
		}
		if strings.Count(h.Pinyin(), " ")+1 != len([]rune(name)) || len([]rune(h.Hant())) != len([]rune(name)) {
			t.Errorf("%s: pinyin %s, traditional %s", name, h.Pinyin(), h.Hant())
		}
		labels[h.English()] = true
		if q := h.Question(); !strings.HasSuffix(q.Zh, "？") || !strings.HasSuffix(q.En, "?") {
			t.Errorf("%s asks %q, %q", name, q.Zh, q.En)
		}
	}
	if len(labels) != 64 || labels[""] {
		t.Errorf("%d English labels, want 64", len(labels))
	}
	seen := map[yijing.Hexagram]bool{}
	for _, full := range strings.Fields(palaceSong) {
		h, ok := yijing.ParseHexagram(full)
		if !ok || h.FullName() != full {
			t.Errorf("%s: got %v", full, h)
		}
		seen[h] = true
	}
	if len(seen) != 64 {
		t.Errorf("%d full names, want 64", len(seen))
	}
}

func TestParseHexagram(t *testing.T) {
	t.Parallel()
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		for _, text := range []string{h.String(), h.Hant(), h.FullName(), h.FullHant(), h.Symbol(), h.Bits(), strconv.Itoa(h.Number()), h.English(), strings.ToUpper(h.English())} {
			if got, ok := yijing.ParseHexagram(text); !ok || got != h {
				t.Errorf("ParseHexagram(%s) = %v, want %v", text, got, h)
			}
		}
	}
	for _, text := range []string{"", "0", "65", "01", "+1", "11111", "1111111", "天山", "Heaven "} {
		if h, ok := yijing.ParseHexagram(text); ok {
			t.Errorf("ParseHexagram(%q) = %v", text, h)
		}
	}
	for _, text := range []string{"兌為澤", "雷風恆", "天雷无妄", "火水未濟"} {
		if h, ok := yijing.ParseHexagram(text); !ok || h.FullHant() != text {
			t.Errorf("ParseHexagram(%s) = %v", text, h)
		}
	}
}

// Names that are written in more ways than one.
func TestParseHexagram_OtherNames(t *testing.T) {
	t.Parallel()
	for text, number := range map[string]int{"習坎": 29, "习坎": 29, "無妄": 25, "天雷無妄": 25} {
		if h, ok := yijing.ParseHexagram(text); !ok || h.Number() != number {
			t.Errorf("ParseHexagram(%s) = %v, want number %d", text, h, number)
		}
	}
	if h, _ := yijing.HexagramAt(21); h.Pinyin() != "Shì Hé" {
		t.Errorf("噬嗑 is read %s", h.Pinyin())
	}
}

// TestRelated states what the four relations are, line by line, for all
// sixty-four.
func TestRelated(t *testing.T) {
	t.Parallel()
	nuclear, unturned := map[yijing.Hexagram]int{}, 0
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		for i := 1; i <= 6; i++ {
			if h.Opposite().Yang(i) == h.Yang(i) {
				t.Errorf("%v: line %d of the opposite %v is the same", h, i, h.Opposite())
			}
			if h.Reversed().Yang(7-i) != h.Yang(i) {
				t.Errorf("%v: line %d is not line %d of the reversed %v", h, i, 7-i, h.Reversed())
			}
			if h.Nuclear().Yang(i) != h.Yang([6]int{2, 3, 4, 3, 4, 5}[i-1]) {
				t.Errorf("%v: line %d of the nuclear %v is wrong", h, i, h.Nuclear())
			}
			if h.Swapped().Yang((i+2)%6+1) != h.Yang(i) {
				t.Errorf("%v: line %d is not in the swapped %v", h, i, h.Swapped())
			}
		}
		if h.Opposite().Opposite() != h || h.Reversed().Reversed() != h || h.Swapped().Swapped() != h {
			t.Errorf("%v: a relation done twice does not lead back", h)
		}
		if h.Reversed().Opposite() != h.Opposite().Reversed() {
			t.Errorf("%v: the order of opposite and reversed matters", h)
		}
		if h.Nuclear().Opposite() != h.Opposite().Nuclear() || h.Nuclear().Reversed() != h.Reversed().Nuclear() {
			t.Errorf("%v: the nuclear of a relative is not the relative of the nuclear", h)
		}
		if h.Reversed() == h {
			unturned++
		}
		nuclear[h.Nuclear()]++
	}
	// Traditional statements: eight are the same turned over; sixteen are nuclear,
	// each of four.
	if unturned != 8 || len(nuclear) != 16 {
		t.Errorf("%d unturned and %d nuclear, want 8 and 16", unturned, len(nuclear))
	}
	for h, n := range nuclear {
		if n != 4 {
			t.Errorf("%v is nuclear of %d, want 4", h, n)
		}
	}
}

func TestLineNames(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"乾": "初九 九二 九三 九四 九五 上九", "坤": "初六 六二 六三 六四 六五 上六", "屯": "初九 六二 六三 六四 九五 上六",
	} {
		h, _ := yijing.ParseHexagram(name)
		var got []string
		for i := range 6 {
			got = append(got, h.LineName(i+1))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: got %v, want %s", name, got, want)
		}
	}
}
