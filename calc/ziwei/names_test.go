package ziwei

import (
	"strings"
	"testing"
	"unicode"
)

// named is what every member of a set says of itself.
type named interface {
	String() string
	Hant() string
	Pinyin() string
	English() string
}

func members[T ~uint8](count int) []T {
	list := make([]T, count)
	for i := range list {
		list[i] = T(i)
	}
	return list
}

func asNamed[T named](list []T) []named {
	var out []named
	for _, m := range list {
		out = append(out, m)
	}
	return out
}

func TestNames_Complete(t *testing.T) {
	t.Parallel()
	for set, list := range map[string][]named{
		"stars":           asNamed(members[Star](Stars)),
		"palaces":         asNamed(members[PalaceName](Palaces)),
		"bureaus":         asNamed(members[Bureau](Bureaus)),
		"transformations": asNamed(members[Transformation](transformations + 1)[1:]),
		"brightness":      asNamed(members[Brightness](len(brightnessNames))[1:]),
		"博士":              asNamed(members[BoShi](Palaces)),
		"将前":              asNamed(members[JiangQian](Palaces)),
		"岁前":              asNamed(members[SuiQian](Palaces + 1)),
		"levels":          asNamed(members[Level](len(levelNames))),
		"signs":           asNamed(members[Sign](len(signs))),
	} {
		seen := map[string]bool{}
		for _, m := range list {
			if m.String() == "" || m.Pinyin() == "" || m.English() == "" || seen[m.String()] {
				t.Errorf("%s: %q %q %q", set, m.String(), m.Pinyin(), m.English())
			}
			seen[m.String()] = true
			if len([]rune(m.Hant())) != len([]rune(m.String())) {
				t.Errorf("%s: %s is %s in traditional Hanzi", set, m, m.Hant())
			}
			if words := len(strings.Fields(m.Pinyin())); words != len([]rune(m.String())) {
				t.Errorf("%s: %s has %d syllables", set, m, words)
			}
			for _, r := range m.String() {
				if !unicode.Is(unicode.Han, r) {
					t.Errorf("%s: %s", set, m)
				}
			}
		}
	}
}

func TestNames_Traditional(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		m    named
		want string
	}{
		{StarTanLang, "貪狼"}, {StarTianYue, "天鉞"}, {StarHongLuan, "紅鸞"}, {StarFengGe, "鳳閣"}, {StarQiSha, "七殺"}, {PalaceFriends, "僕役"},
		{PalaceTravel, "遷移"}, {BrightnessMiao, "廟"}, {BrightnessXianDi, "閒"}, {HuaQuan, "權"}, {HuaLu, "祿"}, {SuiQian(0), "歲建"}, {LevelHourly, "流時"},
	} {
		if got := c.m.Hant(); got != c.want {
			t.Errorf("%s: got %s, want %s", c.m, got, c.want)
		}
	}
	if got := (FlowStar{LevelHourly, FlowLuan}); got.String() != "时鸾" || got.Hant() != "時鸞" || got.Natal() != StarHongLuan {
		t.Errorf("%s %s %s", got, got.Hant(), got.Natal())
	}
}

func TestParseStar(t *testing.T) {
	t.Parallel()
	for s := range Star(Stars) {
		if got, ok := ParseStar(s.String()); !ok || got != s {
			t.Errorf("%s: got %s", s, got)
		}
	}
	for _, text := range []string{"", "紫", "紫薇"} {
		if _, ok := ParseStar(text); ok {
			t.Errorf("%q is read as a star", text)
		}
	}
	kinds := map[StarKind]int{}
	for s := range Star(Stars) {
		kinds[s.Kind()]++
	}
	if kinds[KindMajor] != 14 || kinds[KindMinor] != 14 || kinds[KindAdjective] != 43 {
		t.Errorf("got %v", kinds)
	}
}

func TestSignOf(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		month, day int
		want       string
	}{
		{1, 1, "摩羯座"}, {1, 19, "摩羯座"}, {1, 20, "水瓶座"}, {2, 18, "水瓶座"}, {2, 19, "双鱼座"}, {3, 20, "双鱼座"}, {3, 21, "白羊座"},
		{4, 20, "金牛座"}, {5, 21, "双子座"}, {6, 22, "巨蟹座"}, {7, 23, "狮子座"}, {8, 23, "处女座"}, {9, 23, "天秤座"},
		{10, 24, "天蝎座"}, {11, 23, "射手座"}, {12, 21, "射手座"}, {12, 22, "摩羯座"}, {12, 31, "摩羯座"},
	} {
		if got := SignOf(c.month, c.day).String(); got != c.want {
			t.Errorf("%d-%d: got %s, want %s", c.month, c.day, got, c.want)
		}
	}
}
