package liuyao

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

func TestMonthState_Verses(t *testing.T) {
	t.Parallel()
	for months, verse := range map[string]string{
		"寅卯":   "木旺火相水休金囚土死",
		"巳午":   "火旺土相木休水囚金死",
		"申酉":   "金旺水相土休火囚木死",
		"亥子":   "水旺木相金休土囚火死",
		"辰戌丑未": "土旺金相火休木囚水死",
	} {
		for _, month := range months {
			m, _ := ganzhi.ParseBranch(string(month))
			for e := range ganzhi.Element(ganzhi.Elements) {
				want := e.String() + MonthStateOf(m, e).String()
				if !strings.Contains(verse, want) {
					t.Errorf("%s month: got %s, want one of %s", m, want, verse)
				}
			}
		}
	}
}

func TestStages_Verses(t *testing.T) {
	t.Parallel()
	for e, want := range map[ganzhi.Element]string{
		ganzhi.ElementMetal: "巳酉丑寅", ganzhi.ElementWood: "亥卯未申", ganzhi.ElementWater: "申子辰巳",
		ganzhi.ElementEarth: "申子辰巳", ganzhi.ElementFire: "寅午戌亥",
	} {
		got := ""
		for _, stage := range []ganzhi.LifeStage{ganzhi.StageChangSheng, ganzhi.StageDiWang, ganzhi.StageMu, ganzhi.StageJue} {
			branch := Rules{}.branchAtStage(e, stage)
			got += branch.String()
			if (Rules{}).stageOf(e, branch) != stage {
				t.Errorf("%s is not %s at %s", e, stage, branch)
			}
		}
		if got != want {
			t.Errorf("%s: got %s, want %s", e, got, want)
		}
	}
	if got := (Rules{EarthStages: EarthWithFire}).branchAtStage(ganzhi.ElementEarth, ganzhi.StageMu); got != ganzhi.BranchXu {
		t.Errorf("the tomb of earth with fire is %s, want 戌", got)
	}
}

// The relations of branches as the verses list them, both ways round.
var branchVerses = map[string]string{
	"合": "子丑 寅亥 卯戌 辰酉 巳申 午未",
	"冲": "子午 丑未 寅申 卯酉 辰戌 巳亥",
	"害": "子未 丑午 寅巳 卯辰 申亥 酉戌",
	"刑": "寅巳 巳申 申寅 丑戌 戌未 未丑 子卯",
}

func related(verse string, a, b ganzhi.EarthlyBranch) bool {
	list := strings.Fields(branchVerses[verse])
	return slices.Contains(list, a.String()+b.String()) || slices.Contains(list, b.String()+a.String())
}

func TestMarks_ByMonthAndDay(t *testing.T) {
	t.Parallel()
	const order = "木火土金水"
	for line := range ganzhi.EarthlyBranch(ganzhi.Branches) {
		for by := range ganzhi.EarthlyBranch(ganzhi.Branches) {
			b := &Board{Casting: Casting{Month: by, Day: ganzhi.Pair(by)}}
			month, day := b.monthMarks(line), b.dayMarks(line)
			from := strings.Index(order, by.Element().String())
			to := strings.Index(order, line.Element().String())
			apart := (to - from + len(order)) % len(order) / 3 // a character has three bytes
			for _, c := range []struct {
				set  MarkSet
				mark Mark
				want bool
			}{
				{month, MarkLinYue, line == by}, {day, MarkLinRi, line == by},
				{month, MarkYueHe, related("合", line, by)}, {day, MarkRiHe, related("合", line, by)},
				{month, MarkYuePo, related("冲", line, by)}, {day, MarkRiChong, related("冲", line, by)},
				{month, MarkYueHai, related("害", line, by)}, {day, MarkRiHai, related("害", line, by)},
				{month, MarkYueXing, related("刑", line, by)}, {day, MarkRiXing, related("刑", line, by)},
				{day, MarkRiFu, apart == 0 && line != by}, {day, MarkRiSheng, apart == 1}, {day, MarkRiKe, apart == 2},
			} {
				if c.set.Has(c.mark) != c.want {
					t.Errorf("%s by %s: %s is %v", line, by, c.mark, !c.want)
				}
			}
		}
	}
}

// everyMove calls f with each of the 4096 pairs of an original and a changed hexagram,
// in three months each; month and day go on with each call.
func everyMove(t *testing.T, r Rules, f func(*Board)) {
	t.Helper()
	turn := 0
	for from := range yijing.Hexagram(yijing.Hexagrams) {
		for to := range yijing.Hexagram(yijing.Hexagrams) {
			for range 3 {
				month, day := ganzhi.EarthlyBranch(turn/3%ganzhi.Branches), ganzhi.PairAt(turn)
				f(mustBoard(t, Casting{Cast: yijing.Between(from, to), Month: month, Day: day}, r))
				turn += 7
			}
		}
	}
}

// What holds on every board, stated once more by the pairs of the verses.
func TestBoard_EveryMove(t *testing.T) {
	t.Parallel()
	everyMove(t, Rules{}, func(b *Board) {
		for i := range b.Lines {
			l := &b.Lines[i]
			for m, want := range restated(b, l) {
				if l.Marks.Has(m) != want {
					t.Fatalf("%s in %s on %s, line %d: %s is %v", b.Cast, b.Month, b.Day, l.Number, m, !want)
				}
			}
			for _, m := range l.Marks.List() {
				zh, en := b.Why(l, m)
				if strings.ContainsAny(zh+en, "{}") || zh == "" || strings.Contains(en, "  ") {
					t.Fatalf("%s: %q, %q", m, zh, en)
				}
			}
		}
		for _, h := range b.Hidden {
			for _, m := range h.Marks.List() {
				if zh, en := b.WhyHidden(&h, m); strings.ContainsAny(zh+en, "{}") {
					t.Fatalf("%s of a hidden spirit: %q, %q", m, zh, en)
				}
			}
		}
	})
}

// restated gives some marks by another way than the package: by verses, strengths as
// words, and positions in the ten days.
func restated(b *Board, l *Line) map[Mark]bool {
	branch := l.NaJia.Branch()
	quiet := b.Cast[l.Number-1] == 7 || b.Cast[l.Number-1] == 8
	strong := strings.Contains("旺相", l.State.String())
	clashed := related("冲", branch, b.Day.Branch())
	combined := related("合", branch, b.Day.Branch()) || related("合", branch, b.Month)
	void := true
	for i := range 10 {
		if (b.Day - b.Day%10 + ganzhi.Pair(i)).Branch() == branch {
			void = false
		}
	}
	want := map[Mark]bool{
		MarkXunKong: void, MarkChongKong: void && clashed,
		MarkAnDong: quiet && clashed && strong, MarkRiPo: quiet && clashed && !strong && !void,
		MarkHeBan: !quiet && combined, MarkHeQi: quiet && combined && strong,
		MarkChongSan: false,
	}
	if !void {
		want[MarkKongBuKong], want[MarkZhenKong] = false, false
	}
	if quiet {
		for m := MarkHuiTouSheng; m <= MarkFuYin; m++ {
			want[m] = false
		}
	} else {
		to := b.Changed.NaJia[l.Number-1].Branch()
		want[MarkHuaChong] = related("冲", branch, to)
		want[MarkHuaHe] = related("合", branch, to)
		want[MarkHuaPo] = related("冲", b.Month, to)
		want[MarkFuYin] = branch == to
		want[MarkJinShen] = strings.Contains("亥子 寅卯 巳午 申酉 丑辰 辰未 未戌 戌丑", branch.String()+to.String())
		want[MarkTuiShen] = strings.Contains("子亥 卯寅 午巳 酉申 辰丑 未辰 戌未 丑戌", branch.String()+to.String())
	}
	return want
}

// Of the sixteen pairs of 进神 and 退神 eight can occur, and of clashes 巳亥 and 卯酉.
func TestChange_PairsThatOccur(t *testing.T) {
	t.Parallel()
	forward, back, clashes := map[string]int{}, map[string]int{}, map[string]int{}
	for from := range yijing.Hexagram(yijing.Hexagrams) {
		for to := range yijing.Hexagram(yijing.Hexagrams) {
			b := mustBoard(t, Casting{Cast: yijing.Between(from, to)}, Rules{})
			for _, l := range b.Lines {
				if !l.Moving() {
					continue
				}
				pair := l.NaJia.Branch().String() + l.Change.NaJia.Branch().String()
				switch {
				case l.Marks.Has(MarkJinShen):
					forward[pair]++
				case l.Marks.Has(MarkTuiShen):
					back[pair]++
				case l.Marks.Has(MarkHuaChong):
					clashes[pair]++
				}
			}
		}
	}
	if got, want := fmt.Sprint(forward), "map[丑辰:128 寅卯:128 未戌:128 申酉:128]"; got != want {
		t.Errorf("进神: got %s, want %s", got, want)
	}
	if got, want := fmt.Sprint(back), "map[卯寅:128 戌未:128 辰丑:128 酉申:128]"; got != want {
		t.Errorf("退神: got %s, want %s", got, want)
	}
	for pair := range clashes {
		if !strings.Contains("巳亥 亥巳 卯酉 酉卯", pair) {
			t.Errorf("%s clashes", pair)
		}
	}
}

func boardOf(t *testing.T, lines, month, of string, r Rules) *Board {
	t.Helper()
	cast, err := yijing.ParseCast(lines)
	if err != nil {
		t.Fatal(err)
	}
	m, ok := ganzhi.ParseBranch(month)
	if !ok {
		t.Fatalf("no branch %q", month)
	}
	return mustBoard(t, Casting{Cast: cast, Month: m, Day: day(t, of)}, r)
}

func TestChange_Examples(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ lines, pair, mark string }{
		{"768788", "寅卯", "进神"}, {"788768", "申酉", "进神"}, {"776878", "丑辰", "进神"}, {"877776", "未戌", "进神"},
		{"798878", "卯寅", "退神"}, {"877798", "酉申", "退神"}, {"779777", "辰丑", "退神"}, {"777779", "戌未", "退神"},
		{"866777", "巳亥", "化冲"}, {"899777", "亥巳", "化冲"},
	} {
		found := false
		for _, l := range boardOf(t, c.lines, "子", "甲子", Rules{}).Lines {
			if l.Moving() && l.NaJia.Branch().String()+l.Change.NaJia.Branch().String() == c.pair {
				for _, m := range l.Marks.List() {
					found = found || m.String() == c.mark
				}
			}
		}
		if !found {
			t.Errorf("%s: no %s %s", c.lines, c.mark, c.pair)
		}
	}
}

// Marks that depend on options, on 乾为天 (子寅辰 午申戌) and kin.
func TestMarks_Options(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name              string
		lines, month, day string
		rules             Rules
		line              int
		mark              Mark
		want              bool
	}{
		{"a moving line clashed by the day is not scattered", "777977", "申", "甲子", Rules{}, 4, MarkChongSan, false},
		{"a weak one is, by rule", "777977", "申", "甲子", Rules{ChongSan: ChongSanWeak}, 4, MarkChongSan, true},
		{"a strong one is not, by that rule", "777977", "午", "甲子", Rules{ChongSan: ChongSanWeak}, 4, MarkChongSan, false},
		{"every one is, by rule", "777977", "午", "甲子", Rules{ChongSan: ChongSanAll}, 4, MarkChongSan, true},
		{"戌 void and growing is not empty", "777777", "巳", "丙寅", Rules{}, 6, MarkKongBuKong, true},
		{"戌 void and growing is empty where only 旺 helps", "777777", "巳", "丙寅", Rules{VoidMonth: VoidMonthWang}, 6, MarkKongBuKong, false},
		{"戌 void and 旺 is not empty there either", "777777", "未", "丙寅", Rules{VoidMonth: VoidMonthWang}, 6, MarkKongBuKong, true},
		{"a month that breaks helps nothing", "777777", "辰", "丙寅", Rules{}, 6, MarkKongBuKong, false},
		{"earth in spring is truly empty", "777777", "卯", "丙寅", Rules{}, 6, MarkZhenKong, true},
		{"earth in autumn is not", "777777", "酉", "丙寅", Rules{}, 6, MarkZhenKong, false},
		{"earth in autumn is, where weakness is enough", "777777", "酉", "丙寅", Rules{TrueVoid: TrueVoidWeak}, 6, MarkZhenKong, true},
		{"a moving void line is not empty", "777779", "卯", "甲子", Rules{}, 6, MarkKongBuKong, true},
		{"fire that moves helps void earth", "777977", "卯", "甲子", Rules{}, 6, MarkKongBuKong, true},
		{"a void line that the day clashes with is raised", "777777", "卯", "甲戌", Rules{}, 5, MarkChongKong, false},
		{"申 void on 甲戌 has no help in 卯", "777777", "卯", "甲戌", Rules{}, 5, MarkXunKong, true},
		{"a day of earth feeds it", "777777", "卯", "甲戌", Rules{}, 5, MarkKongBuKong, true},
		{"午 is in the tomb of the day 戌", "777777", "卯", "甲戌", Rules{}, 4, MarkRiMu, true},
		{"辰 is not in its own tomb", "777777", "卯", "甲辰", Rules{}, 3, MarkRiMu, false},
		{"戌 is in the tomb 辰 with water", "777777", "卯", "甲辰", Rules{}, 6, MarkRiMu, true},
		{"not with fire", "777777", "卯", "甲辰", Rules{EarthStages: EarthWithFire}, 6, MarkRiMu, false},
		{"辰 that moves is the tomb of 子", "779777", "卯", "甲子", Rules{}, 1, MarkDongMu, true},
		{"not of itself", "779777", "卯", "甲子", Rules{}, 3, MarkDongMu, false},
	} {
		b := boardOf(t, c.lines, c.month, c.day, c.rules)
		if got := b.Lines[c.line-1].Marks.Has(c.mark); got != c.want {
			t.Errorf("%s: %s of line %d in %s on %s is %v", c.name, c.mark, c.line, c.month, c.day, got)
		}
	}
}

func TestMarks_NamesAreDistinct(t *testing.T) {
	t.Parallel()
	hanzi, english := map[string]bool{}, map[string]bool{}
	for m := range Mark(marks) {
		if m.String() == "" || m.English() == "" || hanzi[m.String()] || english[m.English()] {
			t.Errorf("mark %d is %q, %q", m, m, m.English())
		}
		hanzi[m.String()], english[m.English()] = true, true
	}
	for p := range Pattern(patterns) {
		if zh, en := p.Words(); p.String() == "" || p.English() == "" || zh == "" || en == "" {
			t.Errorf("pattern %d has no name or no words", p)
		}
	}
}
