package liuyao

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

func TestSpirits_EveryDayAndLine(t *testing.T) {
	t.Parallel()
	for stems, order := range map[string]string{
		"甲乙": "青龙 朱雀 勾陈 螣蛇 白虎 玄武", "丙丁": "朱雀 勾陈 螣蛇 白虎 玄武 青龙",
		"戊": "勾陈 螣蛇 白虎 玄武 青龙 朱雀", "己": "螣蛇 白虎 玄武 青龙 朱雀 勾陈",
		"庚辛": "白虎 玄武 青龙 朱雀 勾陈 螣蛇", "壬癸": "玄武 青龙 朱雀 勾陈 螣蛇 白虎",
	} {
		for _, hanzi := range stems {
			stem, _ := ganzhi.ParseStem(string(hanzi))
			for i, want := range strings.Fields(order) {
				if got := SpiritOf(stem, i+1); got.String() != want {
					t.Errorf("%s day, line %d: got %s, want %s", stem, i+1, got, want)
				}
			}
		}
	}
}

func TestRelative_GodsOfEach(t *testing.T) {
	t.Parallel()
	for r, want := range map[Relative]string{
		RelativeGuanGui: "妻财 子孙 兄弟 父母",
		RelativeQiCai:   "子孙 兄弟 父母 官鬼",
		RelativeFuMu:    "官鬼 妻财 子孙 兄弟",
		RelativeZiSun:   "兄弟 父母 官鬼 妻财",
		RelativeXiongDi: "父母 官鬼 妻财 子孙",
	} {
		if got := fmt.Sprintf("%s %s %s %s", r.Yuan(), r.Ji(), r.Chou(), r.Xian()); got != want {
			t.Errorf("%s: got %s, want %s", r, got, want)
		}
		for palace := range ganzhi.Element(ganzhi.Elements) {
			e := r.element(palace)
			if RelativeOf(palace, e) != r || r.Yuan().element(palace).Generates() != e || r.Ji().element(palace).Controls() != e {
				t.Errorf("%s in a palace of %s", r, palace)
			}
			if r.Chou().element(palace).Controls() != r.Yuan().element(palace) {
				t.Errorf("仇神 of %s in a palace of %s", r, palace)
			}
		}
	}
}

func TestBody_ShiShen(t *testing.T) {
	t.Parallel()
	for i, pair := range strings.Fields("子午 丑未 寅申 卯酉 辰戌 巳亥") {
		for _, hanzi := range pair {
			b, _ := ganzhi.ParseBranch(string(hanzi))
			if got := shiShen(b); got != i+1 {
				t.Errorf("世 at %s: got line %d, want %d", b, got, i+1)
			}
		}
	}
	r := Rules{ShiShen: On}
	// 天风姤: 世 on line 1, 辛丑.
	if b := boardOf(t, "877777", "子", "甲子", r); b.Body.ShiShen != 2 || b.Body.Branch != ganzhi.BranchWu {
		t.Errorf("got %+v", b.Body)
	}
}

func names[T fmt.Stringer](list []T) string {
	var out []string
	for _, x := range list {
		out = append(out, x.String())
	}
	return strings.Join(out, " ")
}

func TestPatterns(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ from, to, want string }{
		{"乾为天", "乾为天", "六冲 全静"},
		{"乾为天", "坤为地", "六冲 六冲变六冲 全动"},
		{"乾为天", "天风姤", "六冲 内反吟 独发"},
		{"乾为天", "天火同人", "六冲 独发"},
		{"乾为天", "天地否", "六冲 六冲变六合"},
		{"天地否", "乾为天", "六合 六合变六冲"},
		{"地天泰", "天地否", "六合 六合变六合 全动"},
		{"火地晋", "火地晋", "游魂 全静"},
		{"火天大有", "雷天大壮", "归魂 独发"},
		{"天雷无妄", "乾为天", "六冲 六冲变六冲 内伏吟"},
		{"雷天大壮", "乾为天", "六冲 六冲变六冲 外伏吟"},
		{"乾为天", "震为雷", "六冲 六冲变六冲 内伏吟 外伏吟"},
		{"坤为地", "艮为山", "六冲 六冲变六冲 内反吟 外反吟"},
		{"坎为水", "离为火", "六冲 六冲变六冲 内反吟 外反吟 全动"},
		{"坤为地", "巽为风", "六冲 六冲变六冲 爻反吟"},
		{"风地观", "天泽履", "外反吟"},
		{"乾为天", "山地剥", "六冲 独静"},
		{"乾为天", "巽为风", "六冲 六冲变六冲 内反吟 外反吟"},
	} {
		b := mustBoard(t, Casting{Cast: between(t, c.from, c.to)}, Rules{})
		if got := names(b.Patterns.List()); got != c.want {
			t.Errorf("%s to %s: got %s, want %s", c.from, c.to, got, c.want)
		}
	}
}

// Formations of three, on hexagrams whose branches are known: 乾 子寅辰午申戌, 离 卯丑亥酉未巳.
func TestTrines(t *testing.T) {
	t.Parallel()
	oneStatic := Rules{SanHe: SanHeOneStatic}
	for _, c := range []struct {
		what, lines, month, day string
		rules                   Rules
		want                    string
	}{
		{"three move", "797999", "丑", "丁丑", Rules{}, "火246 三支都由动爻构成"},
		{"nothing moves", "777777", "丑", "丁丑", Rules{}, ""},
		{"two with the middle wait", "797977", "丑", "丁丑", Rules{}, "火24 虚一待用，尚缺一支 戌"},
		{"two without the middle do not", "797779", "丑", "丁丑", Rules{}, ""},
		{"the month brings the third", "797977", "戌", "丁丑", Rules{}, "火24 第三支由月建补足"},
		{"the day brings the middle", "797779", "丑", "庚午", Rules{}, "火26 第三支由日辰补足"},
		{"a quiet line does not", "797779", "丑", "丁丑", Rules{}, ""},
		{"but does by rule", "797779", "丑", "丁丑", oneStatic, "火26 第三支由静爻补足"},
		{"one moving line is nothing", "797777", "戌", "庚午", Rules{}, ""},
		// 火雷噬嗑 to 火天大有: 庚寅 庚辰 become 甲寅 甲辰; 子 and 辰 in one trigram.
		{"nor is its own change", "779777", "酉", "乙酉", Rules{}, ""},
	} {
		b := boardOf(t, c.lines, c.month, c.day, c.rules)
		var got []string
		for _, tr := range b.Trines {
			zh, en := tr.Third.Words()
			text := fmt.Sprint(tr.Element, strings.Trim(strings.ReplaceAll(fmt.Sprint(tr.Moving), " ", ""), "[]"), " ", zh)
			if !tr.Complete() {
				text += " " + tr.Awaits.String()
			}
			if en == "" || tr.Branches[1].Trine() != tr.Element {
				t.Errorf("%s: %+v", c.what, tr)
			}
			got = append(got, text)
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: got %v, want %s", c.what, got, c.want)
		}
	}
}

// A formation by change needs two moving lines of one trigram; here all boards are
// looked through for what the rule says, stated by sets of branches.
func TestTrines_EveryMove(t *testing.T) {
	t.Parallel()
	changes := 0
	everyMove(t, Rules{}, func(b *Board) {
		for _, tr := range b.Trines {
			moving := map[ganzhi.EarthlyBranch]bool{}
			for _, n := range tr.Moving {
				moving[b.Lines[n-1].NaJia.Branch()] = true
				if !b.Lines[n-1].Acts() {
					t.Fatalf("%s: line %d is quiet", b.Cast, n)
				}
			}
			if len(moving) < 2 || tr.Third == ThirdMoves != (len(moving) == 3) {
				t.Fatalf("%s: %+v", b.Cast, tr)
			}
			if tr.Third != ThirdChange {
				continue
			}
			changes++
			ok := false
			for _, lower := range []int{0, 3} {
				all := map[ganzhi.EarthlyBranch]bool{}
				for _, l := range b.Lines[lower : lower+3] {
					if slices.Contains(tr.Moving, l.Number) {
						all[l.NaJia.Branch()] = true
						if l.Moving() {
							all[l.Change.NaJia.Branch()] = true
						}
					}
				}
				ok = ok || all[tr.Branches[0]] && all[tr.Branches[1]] && all[tr.Branches[2]]
			}
			if !ok {
				t.Fatalf("%s: %+v is not in one trigram", b.Cast, tr)
			}
		}
	})
	if changes == 0 {
		t.Error("no formation is made by a change")
	}
}

func TestActions(t *testing.T) {
	t.Parallel()
	text := func(b *Board) string {
		var list []string
		for _, a := range b.Actions {
			list = append(list, fmt.Sprintf("%d%s%d", a.From, a.Deed, a.To))
		}
		return strings.Join(list, " ")
	}
	for _, c := range []struct{ what, lines, month, day, want string }{
		// 乾为天: 子 寅 辰 午 申 戌.
		{"a moving line acts on all", "977777", "丑", "丁丑", "1生2 1克4"},
		{"a line that moves unseen acts too", "777777", "巳", "甲子", "4生3 4克5 4生6"},
		{"two moving lines clash", "977977", "丑", "丁丑", "1生2 1克4 1冲4 4生3 4克5 4生6"},
		{"quiet and strong feeds all and controls the weak", "777777", "寅", "丁丑", "2克3 2生4 2克6 4生3 4克5 4生6"},
	} {
		if got := text(boardOf(t, c.lines, c.month, c.day, Rules{})); got != c.want {
			t.Errorf("%s: got %s, want %s", c.what, got, c.want)
		}
	}
}

func TestHidden_Bonds(t *testing.T) {
	t.Parallel()
	for pair, want := range map[string]string{
		"木木": "比和", "水木": "飞生伏", "金木": "飞克伏", "土木": "伏克飞", "火木": "伏生飞",
	} {
		flying := []rune(pair)[0]
		var f ganzhi.Element
		for e := range ganzhi.Element(ganzhi.Elements) {
			if e.String() == string(flying) {
				f = e
			}
		}
		bond := bondOf(f, ganzhi.ElementWood)
		zh, en := bond.Words()
		if bond.String() != want || zh == "" || en == "" {
			t.Errorf("%s: got %s, want %s", pair, bond, want)
		}
	}
}

// 天风姤 hides 妻财甲寅 under 辛亥 of line 2.
func TestHidden_UsableAndFreed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		what, month, day string
		usable           bool
		freed            string
	}{
		{"on the month", "寅", "丁丑", true, ""},
		{"on the day", "未", "丙寅", true, "旬空"},
		{"generated by the month", "子", "丁丑", true, ""},
		{"the flying spirit is clashed and broken", "巳", "己巳", false, "月破 日冲 旬空"},
		{"nothing", "酉", "乙酉", false, ""},
	} {
		h := boardOf(t, "877777", c.month, c.day, Rules{}).Hidden[0]
		if h.NaJia.String() != "甲寅" || h.Line != 2 || h.Bond != BondFlyingFeeds {
			t.Fatalf("got %+v", h)
		}
		if h.Usable() != c.usable || names(h.Freed.List()) != c.freed {
			t.Errorf("%s: usable %v, freed by %s", c.what, h.Usable(), names(h.Freed.List()))
		}
	}
}

func TestHidden_OnlyTheUsefulGod(t *testing.T) {
	t.Parallel()
	r := Rules{HiddenSpirits: HiddenUseful}
	for topic, want := range map[Topic]int{TopicNone: 0, TopicWealth: 1, TopicCareer: 0} {
		c := Casting{Cast: between(t, "天风姤", "天风姤"), Topic: topic}
		if b := mustBoard(t, c, r); len(b.Hidden) != want {
			t.Errorf("%s: %d hidden, want %d", topic, len(b.Hidden), want)
		}
	}
}

// The score of 甲寅, line 2 of 乾为天, part by part.
func TestScore(t *testing.T) {
	t.Parallel()
	r := Rules{Score: On}
	for _, c := range []struct {
		what, lines, month, day string
		want                    int
	}{
		{"旺 and 临日", "777777", "寅", "丙寅", 4},
		{"死, 月破, 日克", "777777", "申", "庚申", -6},
		{"相 and 日生", "777777", "子", "甲子", 2},
		{"休, 日扶", "777777", "巳", "丁卯", 1},
		{"囚, and its 原神 moves", "977777", "丑", "丁丑", 0},
		{"囚, and its 忌神 moves", "777797", "丑", "丁丑", -2},
		{"死, 真空", "777777", "酉", "丁未", -4},
		{"回头克", "797777", "丑", "丁丑", -1},
	} {
		b := boardOf(t, c.lines, c.month, c.day, r)
		if got := b.Lines[1].Score; got != c.want {
			t.Errorf("%s: got %d, want %d (%s)", c.what, got, c.want, names(b.Lines[1].Marks.List()))
		}
	}
	for _, l := range boardOf(t, "777777", "寅", "丙寅", Rules{}).Lines {
		if l.Score != 0 {
			t.Error("a score that nobody asked for")
		}
	}
}

func TestNewBoard_Refuses(t *testing.T) {
	t.Parallel()
	good := yijing.Cast{7, 7, 7, 7, 7, 7}
	for field, c := range map[string]Casting{
		"lines": {}, "month": {Cast: good, Month: 12}, "day": {Cast: good, Day: 60}, "topic": {Cast: good, Topic: 99},
	} {
		_, err := NewBoard(c, Rules{})
		wantInput(t, err, field)
	}
	for _, c := range choices {
		r := Rules{}
		*c.at(&r) = uint8(len(c.values))
		_, err := NewBoard(Casting{Cast: good}, r)
		wantInput(t, err, c.name)
		_, err = Moment{}.FourPillars(r)
		wantInput(t, err, c.name)
	}
	_, err := Moment{Local: civil.DateTime{Year: 2024, Month: 2, Day: 30}}.FourPillars(Rules{})
	wantInput(t, err, "date")
}

func wantInput(t *testing.T, err error, field string) {
	t.Helper()
	var input *calc.InputError
	if !errors.As(err, &input) || input.Field != field || input.ReasonZh == "" || input.Reason == "" {
		t.Errorf("got %v, want an input error on %s", err, field)
	}
}

func TestRules_Options(t *testing.T) {
	t.Parallel()
	list := Options()
	for _, o := range list {
		for i, v := range o.Values {
			var r Rules
			if err := r.Set(o.Name, v); err != nil {
				t.Errorf("%s=%s: %v", o.Name, v, err)
			}
			if (r == Rules{}) != (i == 0) {
				t.Errorf("%s=%s: the first value is the default", o.Name, v)
			}
		}
		wantInput(t, (&Rules{}).Set(o.Name, "other"), o.Name)
	}
	wantInput(t, (&Rules{}).Set("no_option", "x"), "options")
	applied := quietBoard(t, 0).Applied()
	if len(applied) != len(list)-2 { // late_zi and clock are told by the four pillars
		t.Errorf("%d rules applied of %d", len(applied), len(list))
	}
	for _, a := range applied {
		if a.Why == "" || a.WhyZh == "" || a.Value == "" {
			t.Errorf("%+v says nothing", a)
		}
	}
	for _, c := range choices {
		if c.why != nil && len(c.why) != len(c.values) {
			t.Errorf("%s has %d values and %d texts", c.name, len(c.values), len(c.why))
		}
	}
}
