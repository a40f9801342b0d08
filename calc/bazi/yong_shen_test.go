package bazi

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func hanzi[T interface{ String() string }](list []T) string {
	text := ""
	for _, each := range list {
		text += each.String()
	}
	return text
}

func stemsOf(t TiaoHou) string {
	text := ""
	for _, s := range t.Stems {
		text += s.Stem.String()
	}
	return text
}

func TestTiaoHou_FortyVectors(t *testing.T) {
	t.Parallel()
	rows := readRows(t, "testdata/patterns.csv")
	if len(rows) != 40 {
		t.Fatalf("got %d vectors, want 40", len(rows))
	}
	for _, row := range rows {
		for table, want := range map[TiaoHouTable]string{TiaoHouSummary: row[3], TiaoHouText: row[4]} {
			if got := stemsOf(chartOf(t, row[1], Rules{TiaoHou: table}).TiaoHou()); got != want {
				t.Errorf("%s %s by the %s: got %s, want %s", row[0], row[1], table, got, want)
			}
		}
	}
}

// Every cell is a list of stems without repetition, in both halves, and a table
// names the other in the twelve cells that put another stem first.
func TestTiaoHou_Cells(t *testing.T) {
	t.Parallel()
	want := "甲未 甲申 甲酉 甲戌 甲丑 乙未 丁寅 己申 己酉 己戌 庚寅 辛子"
	var differ []string
	for day := range ganzhi.HeavenlyStem(ganzhi.Stems) {
		for i := range ganzhi.Branches {
			month := ganzhi.BranchYin.Add(i)
			for _, table := range []TiaoHouTable{TiaoHouSummary, TiaoHouText} {
				for _, second := range []bool{false, true} {
					list, _ := tiaoHouCell(table, day, month, second)
					if len(list) == 0 || hanzi(list) != strings.Trim(hanzi(list), "/") {
						t.Errorf("%s%s: got %v", day, month, list)
					}
					unique := slices.Compact(slices.Sorted(slices.Values(list)))
					if len(unique) != len(list) {
						t.Errorf("%s%s by the %s repeats a stem: %v", day, month, table, list)
					}
				}
			}
			summary, _ := tiaoHouCell(TiaoHouSummary, day, month, false)
			text, _ := tiaoHouCell(TiaoHouText, day, month, false)
			if summary[0] != text[0] {
				differ = append(differ, day.String()+month.String())
			}
		}
	}
	if got := strings.Join(differ, " "); got != want {
		t.Errorf("the tables differ in %s, want %s", got, want)
	}
}

// 芒种 of 2024 was on 5 June, 夏至 on 21 June: 乙 in 午 has 癸 before, 癸丙 after.
func TestTiaoHou_HalvesOfAMonth(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		local, want string
		second      bool
	}{
		{"2024-06-20 12:00", "癸", false},
		{"2024-06-30 12:00", "癸丙", true},
	} {
		chart := castAt(t, c.local, "Asia/Shanghai", Rules{TiaoHou: TiaoHouText})
		if chart.DayMaster != ganzhi.StemYi {
			t.Fatalf("%s is a day of %s", c.local, chart.DayMaster)
		}
		got := chart.TiaoHou()
		if stemsOf(got) != c.want || got.Second != c.second {
			t.Errorf("%s: got %s, second half %v", c.local, stemsOf(got), got.Second)
		}
		if strings.Contains(chart.seasonal().BecauseZh, "中气之后") != c.second {
			t.Errorf("%s: got %s", c.local, chart.seasonal().BecauseZh)
		}
	}
}

func TestTiaoHou_Presence(t *testing.T) {
	t.Parallel()
	got := chartOf(t, "庚申 壬午 甲辰 壬申", Rules{}).TiaoHou() // 癸丁庚
	want := []Presence{Stored, Stored, Exposed}
	for i, s := range got.Stems {
		if s.Presence != want[i] {
			t.Errorf("%s: got %s, want %s", s.Stem, s.Presence, want[i])
		}
	}
	// 壬寅 asks for 庚丙戊; the 壬 of the day does not count, and 庚 is nowhere.
	got = chartOf(t, "甲辰 丙寅 壬寅 丙午", Rules{}).TiaoHou()
	if got.Stems[0].Presence != Absent || got.Stems[1].Presence != Exposed || got.Stems[2].Presence != Stored {
		t.Errorf("got %+v", got.Stems)
	}
	chart := chartOf(t, "壬申 壬寅 辛酉 壬辰", Rules{})
	if got := chart.presence(ganzhi.StemXin); got != Stored {
		t.Errorf("the day master itself counts: got %s", got)
	}
}

func TestTiaoHou_Text(t *testing.T) {
	t.Parallel()
	y := chartOf(t, "丁丑 戊申 己酉 乙丑", Rules{}).seasonal()
	if want := "己生申月，通行表取丙癸；丙缺；癸藏；原文以癸为先"; y.BecauseZh != want {
		t.Errorf("got %s, want %s", y.BecauseZh, want)
	}
	if want := "己 in the month 申: the table in circulation asks for 丙癸; 丙 is absent; 癸 is stored; the book's sentence puts 癸 first"; y.Because != want {
		t.Errorf("got %s", y.Because)
	}
	if hanzi(y.Elements) != "火水" || len(y.Against) != 0 {
		t.Errorf("got %v", y)
	}
}

func TestFuYi_Cases(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		line           string
		step           YongShenStep
		wants, against string
		because        string
	}{
		{"丁卯 癸卯 乙卯 丙戌", StepStrongPeers, "火土金", "木水", "比劫占 56/100，印占 12：比劫重而身强，不见官杀，以食伤泄之"},
		{"丁酉 己酉 壬子 己酉", StepStrongSeals, "火木", "金水", "比劫占 12/100，印占 56：印重身强，以财破印"},
		{"丙申 丙申 庚戌 庚辰", StepStrongPeers, "火水木", "金土", "比劫占 42/100，印占 18.8：比劫重而身强，以官杀制之"},
		{"庚申 壬午 甲辰 壬申", StepWeak, "水木", "火土金", "食伤最重，占 28/100：身弱，以印制食伤"},
		{"丙子 庚子 癸卯 壬子", StepStrongest, "木火", "金水", "比劫占 68/100，印占 12：旺极宜泄，以食伤泄之"},
		{"癸巳 庚申 丙子 癸巳", StepWeak, "木火", "水金土", "官杀最重，占 44/100：身弱，以印化官杀"},
		{"甲子 乙亥 己卯 己巳", StepWeak, "火土", "木水金", ""},
		{"丙子 庚子 己巳 戊辰", StepWeak, "土火", "水木金", "财最重，占 45.2/100：身弱，以比劫任财"},
		{"丙午 丁卯 甲午", StepBalanced, "", "", "日主中和，不必扶抑"},
		{"癸丑 癸亥 丁丑 庚子", StepSpecial, "水金", "木火土", "从杀格：顺其气势"},
		{"庚申 己丑 甲午 庚午", StepSpecial, "土火", "木", "化土格：顺其气势"},
		{"戊戌 乙卯 乙未 戊寅", StepSpecial, "火", "", "两神成象格：顺其气势"},
	} {
		y := chartOf(t, c.line, Rules{}).YongShen()[SchoolFuYi]
		got := hanzi(y.Elements)
		if y.Step != c.step || c.wants != "" && got != c.wants || c.against != "" && hanzi(y.Against) != c.against {
			t.Errorf("%s: got %s for %s against %s", c.line, y.Step, got, hanzi(y.Against))
		}
		if c.because != "" && y.BecauseZh != c.because {
			t.Errorf("%s: got %s, want %s", c.line, y.BecauseZh, c.because)
		}
	}
}

func TestYongShen_ByPattern(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		line           string
		step           YongShenStep
		wants, against string
		because        string
	}{
		{"己亥 庚午 壬申 庚戌", StepFormed, "土火金", "木", "正官格成：有财印相辅，官不混杀"},
		{"己酉 乙亥 丁丑 戊申", StepFormed, "水木金", "土", "正官格救应：印透；有财印相辅，官不混杀"},
		{"辛未 戊戌 己巳 丙寅", StepWanting, "金水", "火", "食神格未成；宜财"},
		{"辛巳 乙未 己巳 甲戌", StepFormed, "金", "水", "七杀格成：食神透而身强"},
		{"乙未 戊寅 戊子 癸丑", StepBroken, "火", "水", "七杀格败：财透；宜印"},
		{"丁丑 癸卯 壬戌 甲辰", StepFormed, "火", "土", "伤官格成：财透"},
		{"癸酉 乙卯 甲辰 丙寅", StepBroken, "金", "木", "羊刃格败：官杀不透；宜官杀"},
		{"壬申 丙午 丁未 辛亥", StepFormed, "水金木", "火", "建禄格成：正官透，财印相随"},
		{"癸丑 癸亥 丁丑 庚子", StepSpecial, "水金", "木火土", "从杀格：顺其气势"},
	} {
		y := chartOf(t, c.line, Rules{}).YongShen()[SchoolGeJu]
		if y.Step != c.step || hanzi(y.Elements) != c.wants || hanzi(y.Against) != c.against || y.BecauseZh != c.because {
			t.Errorf("%s: got %s for %s against %s: %s", c.line, y.Step, hanzi(y.Elements), hanzi(y.Against), y.BecauseZh)
		}
	}
}

// A broken pattern is said to be broken, and by nothing but its breaks.
func TestYongShen_BrokenPattern(t *testing.T) {
	t.Parallel()
	got := castAt(t, "1990-05-01 08:30", "Asia/Shanghai", Rules{}).YongShen()[SchoolGeJu]
	if got.Step != StepBroken || got.BecauseZh != "食神格败：财杀并透" || hanzi(got.Elements) != "土" || hanzi(got.Against) != "木金水" {
		t.Fatalf("got %s for %s against %s: %s", got.Step, hanzi(got.Elements), hanzi(got.Against), got.BecauseZh)
	}
	rapid.Check(t, func(t *rapid.T) {
		chart := chartOfPairs(drawPairs(t), drawAnyRules(t))
		g, y := chart.GeJu(), chart.YongShen()[SchoolGeJu]
		if len(g.Special) > 0 {
			return
		}
		if (g.Month.State == StateBroken) != (y.Step == StepBroken) {
			t.Fatalf("%s: %s by step %s", line(chart), g.Month.State, y.Step)
		}
		if y.Step != StepBroken {
			return
		}
		_, reasons, _ := strings.Cut(strings.Split(y.BecauseZh, "；宜")[0], "：")
		for text := range strings.SplitSeq(reasons, "；") {
			found := slices.ContainsFunc(g.Month.Findings, func(f PatternFinding) bool {
				return f.Kind == FindingBreaks && f.TextZh == text
			})
			if !found {
				t.Fatalf("%s: %q is no break among %+v", line(chart), text, g.Month.Findings)
			}
		}
	})
}

func TestCompareYongShen(t *testing.T) {
	t.Parallel()
	const wood, fire, earth = ganzhi.ElementWood, ganzhi.ElementFire, ganzhi.ElementEarth
	e := func(list ...ganzhi.Element) []ganzhi.Element { return list }
	for name, c := range map[string]struct {
		list     []YongShen
		agree    bool
		shared   string
		disputed string
	}{
		"one mind":    {[]YongShen{{School: SchoolFuYi, Elements: e(wood, fire)}, {School: SchoolGeJu, Elements: e(wood)}}, true, "木", ""},
		"other first": {[]YongShen{{School: SchoolFuYi, Elements: e(wood, fire)}, {School: SchoolGeJu, Elements: e(fire, wood)}}, false, "木火", ""},
		"against": {[]YongShen{
			{School: SchoolFuYi, Elements: e(wood), Against: e(earth)},
			{School: SchoolTiaoHou, Elements: e(earth)},
			{School: SchoolGeJu, Elements: e(fire), Against: e(wood)},
		}, false, "", "木扶抑-格局 土调候-扶抑"},
		"one asks for nothing": {[]YongShen{{School: SchoolFuYi}, {School: SchoolTiaoHou, Elements: e(fire)}}, true, "火", ""},
		"nobody":               {[]YongShen{{School: SchoolFuYi}}, true, "", ""},
	} {
		view := CompareYongShen(c.list)
		var disputes []string
		for _, d := range view.Disputed {
			disputes = append(disputes, d.Element.String()+hanzi(d.For)+"-"+hanzi(d.Opposing))
		}
		if view.Agree != c.agree || hanzi(view.Shared) != c.shared || strings.Join(disputes, " ") != c.disputed {
			t.Errorf("%s: got %+v", name, view)
		}
	}
}

// Whatever the chart, a school wants no element twice and none that it counts
// against, and gives its reason in both languages, the Chinese with its own
// punctuation.
func TestYongShen_Sound(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		chart := chartOfPairs(drawPairs(t), drawAnyRules(t))
		list := chart.YongShen()
		if len(list) != Schools {
			t.Fatalf("got %d schools", len(list))
		}
		for i, y := range list {
			seen := map[ganzhi.Element]bool{}
			for _, e := range slices.Concat(y.Elements, y.Against) {
				if seen[e] {
					t.Fatalf("%s: %s stands twice in %v and %v", y.School, e, y.Elements, y.Against)
				}
				seen[e] = true
			}
			if y.School != School(i) || y.Step == "" || len(y.Elements) == 0 && y.Step != StepBalanced {
				t.Fatalf("%s: got %+v", line(chart), y)
			}
			wantTexts(t, y.Because, y.BecauseZh)
		}
		g := chart.GeJu()
		wantTexts(t, g.Month.Because, g.Month.BecauseZh)
		for _, f := range g.Month.Findings {
			wantTexts(t, f.Text, f.TextZh)
		}
		for _, s := range g.Special {
			wantTexts(t, s.Because, s.BecauseZh)
		}
		for _, p := range chart.Strength().Parts {
			wantTexts(t, p.Because, p.BecauseZh)
		}
	})
}

// drawAnyRules draws a value for every option.
func drawAnyRules(t *rapid.T) Rules {
	var rules Rules
	for _, o := range Options() {
		if err := rules.Set(o.Name, rapid.SampledFrom(o.Values).Draw(t, o.Name)); err != nil {
			t.Fatal(err)
		}
	}
	return rules
}

// wantTexts fails unless both texts are there, the Chinese one without the
// punctuation of the other, and neither with what parts them on the wire.
func wantTexts(t interface{ Fatalf(string, ...any) }, en, zh string) {
	if en == "" || zh == "" || strings.ContainsAny(zh, ",;:") || strings.Contains(en+zh, " / ") {
		t.Fatalf("got %q and %q", en, zh)
	}
}
