package ganzhi

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// split cuts a line of Hanzi into characters.
func split(s string) []string { return strings.Split(strings.ReplaceAll(s, " ", ""), "") }

func stemOf(t *testing.T, hanzi string) HeavenlyStem {
	t.Helper()
	s, ok := ParseStem(hanzi)
	if !ok {
		t.Fatalf("%q is no stem", hanzi)
	}
	return s
}

func branchOf(t *testing.T, hanzi string) EarthlyBranch {
	t.Helper()
	b, ok := ParseBranch(hanzi)
	if !ok {
		t.Fatalf("%q is no branch", hanzi)
	}
	return b
}

func pairFrom(t *testing.T, hanzi string) Pair {
	t.Helper()
	p, ok := ParsePair(hanzi)
	if !ok {
		t.Fatalf("%q is no pair", hanzi)
	}
	return p
}

func TestPair_SixtyInOrder(t *testing.T) {
	t.Parallel()
	const cycle = "甲子 乙丑 丙寅 丁卯 戊辰 己巳 庚午 辛未 壬申 癸酉 " +
		"甲戌 乙亥 丙子 丁丑 戊寅 己卯 庚辰 辛巳 壬午 癸未 " +
		"甲申 乙酉 丙戌 丁亥 戊子 己丑 庚寅 辛卯 壬辰 癸巳 " +
		"甲午 乙未 丙申 丁酉 戊戌 己亥 庚子 辛丑 壬寅 癸卯 " +
		"甲辰 乙巳 丙午 丁未 戊申 己酉 庚戌 辛亥 壬子 癸丑 " +
		"甲寅 乙卯 丙辰 丁巳 戊午 己未 庚申 辛酉 壬戌 癸亥"
	names := strings.Fields(cycle)
	if len(names) != Pairs {
		t.Fatalf("got %d names, want %d", len(names), Pairs)
	}
	for i, want := range names {
		if got := Pair(i).String(); got != want {
			t.Errorf("pair %d: got %s, want %s", i, got, want)
		}
		if got := pairFrom(t, want); got != Pair(i) {
			t.Errorf("ParsePair(%s): got %d, want %d", want, got, i)
		}
	}
}

func TestNewPair_EveryStemAndBranch(t *testing.T) {
	t.Parallel()
	made := 0
	for s := range HeavenlyStem(Stems) {
		for b := range EarthlyBranch(Branches) {
			p, ok := NewPair(s, b)
			if ok != (int(s)%2 == int(b)%2) {
				t.Errorf("NewPair(%s, %s): ok = %v", s, b, ok)
			}
			if !ok {
				continue
			}
			made++
			if p.Stem() != s || p.Branch() != b {
				t.Errorf("NewPair(%s, %s): got %s", s, b, p)
			}
		}
	}
	if made != Pairs {
		t.Errorf("got %d pairs, want %d", made, Pairs)
	}
}

func TestParse_RefusesOtherText(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "甲", "子", "甲丑", "子甲", "甲子甲", "己已", "己己", "甲 子", "\xff\xfe", "AB"} {
		if p, ok := ParsePair(text); ok {
			t.Errorf("ParsePair(%q): got %s, want refusal", text, p)
		}
	}
	for _, text := range []string{"", "已", "巳", "甲甲", "Jia"} {
		if s, ok := ParseStem(text); ok {
			t.Errorf("ParseStem(%q): got %s, want refusal", text, s)
		}
	}
	for _, text := range []string{"", "已", "己", "戍", "戊"} {
		if b, ok := ParseBranch(text); ok {
			t.Errorf("ParseBranch(%q): got %s, want refusal", text, b)
		}
	}
}

// E069: look-alike characters must not slip into a table. The code points are
// those of the traditional sets.
func TestHanzi_CodePoints(t *testing.T) {
	t.Parallel()
	stems := [Stems]rune{0x7532, 0x4E59, 0x4E19, 0x4E01, 0x620A, 0x5DF1, 0x5E9A, 0x8F9B, 0x58EC, 0x7678}
	for i, want := range stems {
		if got, _ := utf8.DecodeRuneInString(HeavenlyStem(i).String()); got != want {
			t.Errorf("stem %d: got %U, want %U", i, got, want)
		}
	}
	branches := [Branches]rune{
		0x5B50, 0x4E11, 0x5BC5, 0x536F, 0x8FB0, 0x5DF3, 0x5348, 0x672A, 0x7533, 0x9149, 0x620C, 0x4EA5,
	}
	for i, want := range branches {
		if got, _ := utf8.DecodeRuneInString(EarthlyBranch(i).String()); got != want {
			t.Errorf("branch %d: got %U, want %U", i, got, want)
		}
	}
}

func TestPair_KnownYearsAndDays(t *testing.T) {
	t.Parallel()
	years := map[int]string{
		1600: "庚子", 1894: "甲午", 1898: "戊戌", 1911: "辛亥", 1984: "甲子", 2024: "甲辰", -2696: "甲子",
	}
	for year, want := range years {
		if got := PairOfYear(year).String(); got != want {
			t.Errorf("year %d: got %s, want %s", year, got, want)
		}
	}
	days := map[int]string{
		2451545: "戊午", // 2000-01-01
		2433191: "甲子", // 1949-10-01
		2415021: "甲戌", // 1900-01-01
	}
	for jdn, want := range days {
		if got := PairOfDay(jdn).String(); got != want {
			t.Errorf("JDN %d: got %s, want %s", jdn, got, want)
		}
	}
}

func TestPair_KongWangByRun(t *testing.T) {
	t.Parallel()
	runs := map[string]string{
		"甲子": "戌亥", "甲戌": "申酉", "甲申": "午未", "甲午": "辰巳", "甲辰": "寅卯", "甲寅": "子丑",
	}
	for head, want := range runs {
		first := pairFrom(t, head)
		for i := range Stems {
			void := first.Add(i).KongWang()
			if got := void[0].String() + void[1].String(); got != want {
				t.Errorf("%s: got %s, want %s", first.Add(i), got, want)
			}
		}
	}
}

func TestAdd_Period(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		p := Pair(rapid.IntRange(0, Pairs-1).Draw(t, "pair"))
		n := rapid.IntRange(-1_000_000, 1_000_000).Draw(t, "steps")
		if p.Add(n).Add(-n) != p || p.Add(n+60) != p.Add(n) {
			t.Fatalf("Add(%d) is not a cycle of sixty at %s", n, p)
		}
		next := p.Add(n)
		if next.Stem() != p.Stem().Add(n) || next.Branch() != p.Branch().Add(n) {
			t.Fatalf("%s + %d: stem and branch do not move together", p, n)
		}
	})
}

func TestLabels(t *testing.T) {
	t.Parallel()
	geng := pairFrom(t, "庚辰")
	if got := geng.Pinyin(); got != "Geng Chen" {
		t.Errorf("pinyin: got %q", got)
	}
	if got := geng.English(); got != "Yang Metal Dragon" {
		t.Errorf("english: got %q", got)
	}
	for s := range HeavenlyStem(Stems) {
		want := s.YinYang().English() + " " + s.Element().English()
		if s.English() != want {
			t.Errorf("%s: got %q, want %q", s, s.English(), want)
		}
	}
}
