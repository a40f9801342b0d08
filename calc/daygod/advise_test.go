package daygod

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// cell returns the frame of a month branch and a day pair, without year, lunar day
// or term.
func cell(t testing.TB, month, day string) Frame {
	t.Helper()
	b, okBranch := ganzhi.ParseBranch(month)
	p, okPair := ganzhi.ParsePair(day)
	if !okBranch || !okPair {
		t.Fatalf("%s month, %s day", month, day)
	}
	return Frame{Year: ganzhi.PairAt(1), Month: ganzhi.MonthPair(ganzhi.StemYi, b), Day: p}
}

func activity(t testing.TB, name string) Activity {
	t.Helper()
	a, ok := ParseActivity(name)
	if !ok {
		t.Fatalf("no activity %s", name)
	}
	return a
}

func names(list []Activity) string {
	var out []string
	for _, a := range list {
		out = append(out, a.String())
	}
	return strings.Join(out, " ")
}

func eachCell(visit func(Frame)) {
	for m := range ganzhi.EarthlyBranch(ganzhi.Branches) {
		for p := range ganzhi.Pair(ganzhi.Pairs) {
			visit(Frame{Year: ganzhi.PairAt(1), Month: ganzhi.MonthPair(ganzhi.StemYi, m), Day: p})
		}
	}
}

// TestAdvise_everyCell checks all 720 cells: every 宜 and 忌 has a reason that is a
// god of the day, gods that hold are never printed as suited, and the number of
// closed days is the one counted from the book.
func TestAdvise_everyCell(t *testing.T) {
	t.Parallel()
	closed := 0
	eachCell(func(f Frame) {
		a := Advise(f, Rules{CellOnly: true})
		if !a.Closed.Empty() {
			closed++
		}
		for i, v := range a.Verdicts {
			where := fmt.Sprintf("%v month, %v day, %v", f.Month.Branch(), f.Day, Activity(i))
			switch v.Mark {
			case MarkSuited:
				if v.For.Empty() || !v.Against.without(compiled().strict).Empty() && v.Note != NoteOpen {
					t.Errorf("%s: suited for %v against %v", where, v.For, v.Against)
				}
			case MarkAvoided:
				if v.Against.Empty() {
					t.Errorf("%s: avoided without a reason", where)
				}
			}
			if !v.For.without(a.Gods).Empty() || !v.Against.without(a.Gods).Empty() {
				t.Errorf("%s: a reason is no god of the day", where)
			}
		}
	})
	if closed != 87 {
		t.Errorf("%d cells avoid everything, want 87", closed)
	}
}

// TestAdvise_book has statements of volume 10, each with a day that shows it.
func TestAdvise_book(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ why, month, day, suited, avoided, neither string }{
		{"亥月平日: 止忌军事疗病", "亥", "丙寅", "", "安抚边境 选将训兵 出师 求医疗病", "嫁娶 开市 般移"},
		{"申月平日无德: 如常例", "申", "己亥", "", "嫁娶 般移 修宫室", ""},
		{"申月平日遇天德: 止忌军事疗病", "申", "癸亥", "", "安抚边境 求医疗病", ""},
		{"寅月劫煞值六合: 从宜不从忌", "寅", "乙亥", "祭祀 祈福", "", ""},
		{"卯酉月月破: 诸事皆忌", "卯", "己酉", "", "祭祀 嫁娶 捕捉", ""},
		{"寅月月破: 不忌祭祀", "寅", "丙申", "祭祀 破屋坏垣 求医疗病", "嫁娶 开市 安葬", ""},
		{"午月月破值灾煞无德: 诸事皆忌", "午", "甲子", "", "祭祀 沐浴 破屋坏垣", ""},
		{"子月月破与月德并: 仍忌破屋坏垣", "子", "壬午", "祭祀", "解除 求医疗病 破屋坏垣 嫁娶", ""},
		{"月建与德并: 止忌动土伐木", "未", "辛未", "", "兴造动土 栽种 破土", "结婚姻 解除"},
		{"阳错: 不从德合所宜", "未", "己未", "", "结婚姻 兴造动土", ""},
		{"大会: 诸事皆忌", "寅", "甲戌", "", "祭祀 入学", ""},
		{"月厌遇德: 犹忌出行嫁娶", "寅", "丙戌", "祭祀", "行幸遣使 嫁娶 栽种", ""},
		{"诸事不忌", "卯", "甲戌", "结婚姻 开市", "", "栽种 安葬 针刺"},
		{"重日遇德: 不忌亦不注宜", "寅", "丁巳", "", "", ""},
		{"四废与月破并", "寅", "庚申", "", "祭祀 捕捉", ""},
		{"往亡德犹忌", "辰", "壬申", "祭祀", "般移 行幸遣使", ""},
		{"天狗: 忌祭祀, 不注祈福", "申", "壬戌", "", "祭祀", "祈福 求嗣"},
	} {
		a := Advise(cell(t, c.month, c.day), Rules{CellOnly: true})
		for _, part := range []struct {
			list string
			want Mark
		}{{c.suited, MarkSuited}, {c.avoided, MarkAvoided}} {
			for name := range strings.FieldsSeq(part.list) {
				if v := a.Verdicts[activity(t, name)]; v.Mark != part.want {
					t.Errorf("%s (%s月%s): %s is %q, want %v", c.why, c.month, c.day, name, v.Mark, part.want)
				}
			}
		}
		for name := range strings.FieldsSeq(c.neither) {
			if v := a.Verdicts[activity(t, name)]; v.Mark == MarkAvoided {
				t.Errorf("%s (%s月%s): %s is avoided", c.why, c.month, c.day, name)
			}
		}
	}
}

// TestAdvise_openCells checks the eight days on which nothing is avoided.
func TestAdvise_openCells(t *testing.T) {
	t.Parallel()
	for c := range strings.FieldsSeq(openCells) {
		if a := Advise(cell(t, c[:3], c[3:]), Rules{CellOnly: true}); len(a.Avoided()) != 0 || len(a.Suited()) == 0 {
			t.Errorf("%s: avoided %s", c, names(a.Avoided()))
		}
	}
}

// TestAdvise_firstOfTwo: 止注宜宣政事, 止注宜营建宫室.
func TestAdvise_firstOfTwo(t *testing.T) {
	t.Parallel()
	eachCell(func(f Frame) {
		a := Advise(f, Rules{CellOnly: true})
		both := func(x, y Activity) bool {
			return a.Verdicts[x].Mark == MarkSuited && a.Verdicts[y].Mark == MarkSuited
		}
		if both(ActivityXuanZheng, ActivityBuZheng) || both(ActivityYingJian, ActivityXiuGongShi) {
			t.Errorf("%v %v prints both of two", f.Month, f.Day)
		}
		if f.Day.Branch() == ganzhi.BranchYin && (a.Verdicts[ActivityQiFu].Mark == MarkSuited || a.Verdicts[ActivityJiSi].Mark == MarkSuited) {
			t.Errorf("%v %v: 祭祀 or 祈福 is suited on a 寅 day", f.Month, f.Day)
		}
	})
}

// TestOf_marks checks the gods of year, lunar day and term.
func TestOf_marks(t *testing.T) {
	t.Parallel()
	base := cell(t, "寅", "甲子")
	for _, c := range []struct {
		god    string
		change func(*Frame)
		want   bool
	}{
		{"岁德", func(f *Frame) { f.Year = ganzhi.PairAt(0) }, true},   // 甲 year, 甲 day
		{"岁德", func(f *Frame) { f.Year = ganzhi.PairAt(5) }, true},   // 己 year: 甲
		{"岁德合", func(f *Frame) { f.Year = ganzhi.PairAt(1) }, false}, // 乙 year: 庚, 乙
		{"岁破", func(f *Frame) { f.Year = ganzhi.PairAt(6) }, true},   // 庚午
		{"四离", func(f *Frame) { f.TermsEve = 5 }, true},
		{"四离", func(f *Frame) { f.TermsEve = 8 }, false},
		{"四绝", func(f *Frame) { f.TermsEve = 8 }, true},
		{"分至", func(f *Frame) { f.Term, f.TermDay = 11, 1 }, true},
		{"分至", func(f *Frame) { f.Term, f.TermDay = 11, 2 }, false},
		{"气往亡", func(f *Frame) { f.Term, f.TermDay, f.JieDay = 2, 7, 7 }, true},
		{"气往亡", func(f *Frame) { f.Term, f.TermDay, f.JieDay = 1, 15, 30 }, true},
		{"反支", func(f *Frame) { f.LunarMonth, f.LunarDay, f.FirstDay = 1, 6, ganzhi.BranchChou }, true},
		{"反支", func(f *Frame) { f.LunarMonth, f.LunarDay, f.FirstDay = 1, 1, ganzhi.BranchHai }, true},
		{"月忌", func(f *Frame) { f.LunarMonth, f.LunarDay = 3, 14 }, true},
		{"晦", func(f *Frame) { f.LunarMonth, f.LunarDay, f.LastDay = 3, 29, true }, true},
		{"望", func(f *Frame) { f.LunarMonth, f.LunarDay = 3, 15 }, true},
		{"土王用事", func(f *Frame) { f.EarthReign = true }, true},
		{"杨公忌", func(f *Frame) { f.LunarMonth, f.LunarDay = 7, 29 }, true},
	} {
		f := base
		c.change(&f)
		g, _ := ParseGod(c.god)
		if got := Of(f, Rules{Popular: true}).Has(g); got != c.want {
			t.Errorf("%s: got %t, want %t in %+v", c.god, got, c.want, f)
		}
		if c.god == "杨公忌" && Of(f, Rules{}).Has(g) {
			t.Error("杨公忌 counts without being asked for")
		}
	}
}

// TestShangShuo reads the book's list of the day of 上朔 by year.
func TestShangShuo(t *testing.T) {
	t.Parallel()
	want := strings.Fields("癸亥 己巳 乙亥 辛巳 丁亥 癸巳 己亥 乙巳 辛亥 丁巳")
	for s := range ganzhi.HeavenlyStem(ganzhi.Stems) {
		if got := shangShuo(s).String(); got != want[s] {
			t.Errorf("%v year: got %s, want %s", s, got, want[s])
		}
	}
}

// TestWithoutSalary checks the ten days, and what releases them.
func TestWithoutSalary(t *testing.T) {
	t.Parallel()
	b := compiled()
	var ten []string
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		found := false
		for year := range ganzhi.Pairs {
			for m := range ganzhi.EarthlyBranch(ganzhi.Branches) {
				y := ganzhi.PairAt(year)
				found = found || b.withoutSalary(Frame{Year: y, Month: ganzhi.MonthPair(y.Stem(), m), Day: p})
			}
		}
		if found {
			ten = append(ten, p.String())
		}
	}
	if want := "壬申 庚辰 辛巳 丁亥 己丑 乙巳 丙申 甲辰 戊戌 癸亥"; !sameWords(strings.Join(ten, " "), want) {
		t.Errorf("got %v, want %s", ten, want)
	}
	released := func(year, month, day string, term int) bool {
		f := cell(t, month, day)
		f.Year, _ = ganzhi.ParsePair(year)
		f.Month = ganzhi.MonthPair(f.Year.Stem(), f.Month.Branch())
		if term > 0 {
			f.Term, f.TermDay = term, 3
		}
		return !b.withoutSalary(f)
	}
	for _, c := range []struct {
		year, month, day string
		term             int
		want             bool
	}{
		{"庚寅", "子", "甲辰", 0, true},  // 岁填实
		{"庚子", "寅", "甲辰", 0, true},  // 月填实
		{"庚子", "寅", "壬申", 3, true},  // 雨水后太阳填实
		{"庚子", "寅", "壬申", 2, false}, // 立春后太阳在子
		{"甲子", "亥", "己丑", 0, true},  // 岁德合月德合
		{"丁丑", "寅", "壬申", 0, true},  // 岁德天德合
		{"甲子", "寅", "癸亥", 3, false}, // 癸亥不解
		{"庚子", "巳", "庚辰", 0, true},  // 月德
	} {
		if got := released(c.year, c.month, c.day, c.term); got != c.want {
			t.Errorf("%s年%s月%s日: released %t, want %t", c.year, c.month, c.day, got, c.want)
		}
	}
}

func sameWords(a, b string) bool {
	x, y := strings.Fields(a), strings.Fields(b)
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

// TestOnlyLists checks the days that allow little.
func TestOnlyLists(t *testing.T) {
	t.Parallel()
	f := cell(t, "午", "丙辰") // 月德, 开日: suits nearly everything
	all := Advise(f, Rules{})
	for _, c := range []struct {
		name   string
		change func(*Frame)
		suited string // of those suited before
		avoids bool
	}{
		{"四绝", func(f *Frame) { f.TermsEve = 14 }, "祭祀 解除", true},
		{"晦", func(f *Frame) { f.LunarMonth, f.LunarDay, f.LastDay = 5, 30, true }, "祭祀 解除", false},
		{"月忌", func(f *Frame) { f.LunarMonth, f.LunarDay = 5, 5 }, "祭祀 宴会 求医疗病", false},
	} {
		day := f
		c.change(&day)
		got := Advise(day, Rules{})
		if names(got.Suited()) != c.suited {
			t.Errorf("%s: suited %s, want %s", c.name, names(got.Suited()), c.suited)
		}
		if (got.Verdicts[ActivityJiaQu].Mark == MarkAvoided) != c.avoids {
			t.Errorf("%s: 嫁娶 is %q", c.name, got.Verdicts[ActivityJiaQu].Mark)
		}
		if free := Advise(day, Rules{CellOnly: true}); len(free.Suited()) < len(all.Suited())-2 {
			t.Errorf("%s without lists: suited %s", c.name, names(free.Suited()))
		}
	}
	solstice := f
	solstice.Term, solstice.TermDay = 11, 1
	if v := Advise(solstice, Rules{}).Verdicts; v[ActivityJiaQu].Mark == MarkSuited || v[ActivityJiSi].Mark != MarkSuited {
		t.Error("a solstice prints 嫁娶 or does not print 祭祀")
	}
}

// TestSeason holds hunting, fishing and felling to their seasons.
func TestSeason(t *testing.T) {
	t.Parallel()
	f := cell(t, "寅", "己未") // 执日
	for _, c := range []struct {
		term         int
		hunt, fish   bool
		withoutTerms bool
	}{{1, true, false, false}, {2, false, false, false}, {3, false, true, false}, {8, false, false, false}, {19, true, false, false}, {0, false, false, true}} {
		day := f
		if !c.withoutTerms {
			day.Term, day.TermDay = c.term, 1
		}
		a := Advise(day, Rules{CellOnly: true})
		hunt, fish := !a.Verdicts[ActivityTianLie].For.Empty(), !a.Verdicts[ActivityQuYu].For.Empty()
		if hunt != c.hunt || fish != c.fish {
			t.Errorf("term %d: hunt %t, fish %t", c.term, hunt, fish)
		}
	}
}

func TestRules_yearVirtueAndPopular(t *testing.T) {
	t.Parallel()
	f := cell(t, "辰", "甲子")
	f.Year = ganzhi.PairAt(0) // 甲: 岁德 on a 甲 day
	plain, counted := Advise(f, Rules{CellOnly: true}), Advise(f, Rules{CellOnly: true, YearVirtue: true})
	if len(counted.Suited()) <= len(plain.Suited()) {
		t.Errorf("岁德 suits nothing more: %s", names(counted.Suited()))
	}
	f = cell(t, "午", "丙辰")
	f.LunarMonth, f.LunarDay = 5, 3
	if v := Advise(f, Rules{Popular: true}).Verdicts[ActivityJiaQu]; v.Mark != MarkAvoided {
		t.Errorf("三娘煞 does not avoid 嫁娶: %+v", v)
	}
}

func TestNames(t *testing.T) {
	t.Parallel()
	for g := range God(Gods) {
		if back, ok := ParseGod(g.String()); !ok || back != g || g.English() == "" || g.Pinyin() == "" {
			t.Errorf("%v is badly named", g)
		}
	}
	if g, _ := ParseGod("天德"); g.English() != "Tian De (Heavenly Virtue)" || g.Kind() != KindLucky || !g.Listed() {
		t.Errorf("天德: %s, %v", g.English(), g.Kind())
	}
	if g, _ := ParseGod("阴阳俱错"); g.Hant() != "陰陽俱錯" || ActivityNaCai.Hant() != "納采問名" {
		t.Errorf("in traditional Hanzi: %s, %s", g.Hant(), ActivityNaCai.Hant())
	}
	if g, _ := ParseGod("建日"); g.English() != "Officer Jian" || g.Kind() != KindMark || g.Listed() {
		t.Errorf("建日: %s, %v", g.English(), g.Kind())
	}
	if g, _ := ParseGod("单阴"); g.Listed() || g.Kind() != KindUnlucky {
		t.Error("单阴 is listed")
	}
	everyday := 0
	for a := range Activity(Activities) {
		if back, ok := ParseActivity(a.String()); !ok || back != a || a.English() == "" {
			t.Errorf("%v is badly named", a)
		}
		if a.Today() != "" {
			everyday++
		}
	}
	if a, ok := ParseActivity("搬家入宅"); !ok || a != ActivityBanYi || everyday < 25 {
		t.Errorf("%d everyday activities, 搬家入宅 is %v", everyday, a)
	}
	for n := NoteBalanced; n <= NoteRule; n++ {
		if zh, en := n.Words(); zh == "" || en == "" {
			t.Errorf("note %d has no words", n)
		}
	}
}

func BenchmarkAdvise(b *testing.B) {
	b.ReportAllocs()
	f := cell(b, "午", "丙辰")
	for i := 0; b.Loop(); i++ {
		f.Day = ganzhi.PairAt(i)
		Advise(f, Rules{})
	}
}
