package bazi

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// huaOf returns how the first relation of that name transforms.
func huaOf(t *testing.T, text string, name ganzhi.Relation, rules RelationRules) Hua {
	t.Helper()
	for _, r := range Relations(membersOf(t, text), rules) {
		if r.Name == name {
			return r.Hua
		}
	}
	t.Fatalf("%s: no %s", text, name)
	return Hua{}
}

// Each chart fails at most in what the last column names.
var huaCharts = []struct {
	name   ganzhi.Relation
	text   string
	rules  RelationRules
	state  HuaState
	failed string
}{
	{ganzhi.RelationWuHe, "庚辰 己丑 甲辰 丙寅", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationWuHe, "己丑 庚辰 甲辰 丙寅", RelationRules{}, HuaHe, "相邻"},
	{ganzhi.RelationWuHe, "己丑 庚辰 甲辰 丙寅", RelationRules{HuaAdjacent: HuaAnywhere}, HuaHua, ""},
	{ganzhi.RelationWuHe, "庚辰 己卯 甲辰 丙寅", RelationRules{}, HuaBan, "得月令"},
	{ganzhi.RelationWuHe, "庚辰 己丑 甲辰 己巳", RelationRules{}, HuaBan, "无争合"},
	{ganzhi.RelationWuHe, "甲辰 己丑 甲辰 丙寅", RelationRules{}, HuaBan, "无争合"},
	{ganzhi.RelationWuHe, "丙辰 己丑 甲辰 乙亥", RelationRules{}, HuaBan, "化神不受克"},
	{ganzhi.RelationWuHe, "庚辰 己丑 甲寅 丙寅", RelationRules{}, HuaBan, "不坐禄刃"},
	{ganzhi.RelationWuHe, "庚辰 己丑 甲寅 丙寅", RelationRules{HuaRoot: HuaRootFree}, HuaHua, ""},
	{ganzhi.RelationWuHe, "庚辰 戊辰 甲辰 己巳", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationWuHe, "庚辰 戊辰 甲辰 己巳", RelationRules{HuaRoot: HuaRootBoth}, HuaBan, "不坐禄刃"},
	{ganzhi.RelationWuHe, "庚子 己丑 甲子 丙寅", RelationRules{HuaSupport: On}, HuaBan, "地支有扶"},
	{ganzhi.RelationWuHe, "庚辰 己丑 甲子 丙寅", RelationRules{HuaSupport: On}, HuaHua, ""},
	{ganzhi.RelationWuHe, "庚申 丙辰 辛丑 庚子", RelationRules{}, HuaBan, "得月令"},
	{ganzhi.RelationWuHe, "庚申 丙辰 辛丑 庚子", RelationRules{HuaMonth: HuaMonthGroup, HuaSupport: On}, HuaHua, ""},
	{ganzhi.RelationLiuHe, "庚子 己丑 甲辰 丙寅", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationLiuHe, "庚子 丙戌 丁丑 丙午", RelationRules{}, HuaHe, "相邻"},
	{ganzhi.RelationLiuHe, "庚子 丙戌 丁丑 丙午", RelationRules{HuaAdjacent: HuaAnywhere}, HuaHua, ""},
	{ganzhi.RelationLiuHe, "庚申 丙申 丁丑 庚子", RelationRules{}, HuaBan, "有引化"},
	{ganzhi.RelationLiuHe, "庚申 丙申 己丑 庚子", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationLiuHe, "庚申 丙申 己丑 庚子", RelationRules{LiuHeLead: LeadMonth}, HuaBan, "有引化"},
	{ganzhi.RelationLiuHe, "庚申 丙申 己丑 庚子", RelationRules{LiuHeLead: LeadStem}, HuaHua, ""},
	{ganzhi.RelationLiuHe, "庚子 丁丑 甲辰 丙寅", RelationRules{LiuHeLead: LeadStem}, HuaBan, "有引化"},
	{ganzhi.RelationLiuHe, "庚子 己丑 乙未 丙寅", RelationRules{}, HuaBan, "无冲"},
	{ganzhi.RelationLiuHe, "庚申 丙寅 己丑 庚子", RelationRules{}, HuaBan, "月令不克"},
	{ganzhi.RelationSanHe, "甲子 丙申 戊午 庚辰", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationSanHe, "甲子 丙午 戊辰 庚申", RelationRules{}, HuaHe, "占月令或透干"},
	{ganzhi.RelationSanHe, "壬子 丙午 戊辰 庚申", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationBanHe, "丙午 丙寅 戊辰 庚申", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationBanHe, "甲子 庚午 甲申 戊辰 丙戌", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationBanHe, "甲子 戊辰 庚午 甲戌", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationBanHe, "甲子 己未 戊辰 辛卯", RelationRules{}, HuaHe, "占月令或透干"},
	{ganzhi.RelationSanHui, "甲寅 丙午 丁卯 庚辰", RelationRules{}, HuaHua, ""},
	{ganzhi.RelationAnHe, "甲寅 丁丑", RelationRules{}, HuaNone, ""},
	{ganzhi.RelationLiuHe, "甲午 丁未", RelationRules{WuWei: WuWeiNothing}, HuaHe, ""},
}

func TestHua_Conditions(t *testing.T) {
	t.Parallel()
	for _, c := range huaCharts {
		hua := huaOf(t, c.text, c.name, c.rules)
		var failed []string
		for _, condition := range (hua.Asked &^ hua.Met).List() {
			failed = append(failed, condition.String())
		}
		if got := strings.Join(failed, " "); hua.State != c.state || got != c.failed {
			t.Errorf("%s of %s %+v: got %s without %q, want %s without %q", c.name, c.text, c.rules, hua.State, got, c.state, c.failed)
		}
	}
}

// Every condition fails alone in one of the charts above.
func TestHua_EveryConditionDecides(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, c := range huaCharts {
		seen[c.failed] = true
	}
	for i, names := range conditionNames {
		if c := Condition(i); !seen[names.zh] || c.String() != names.zh || c.English() == "" {
			t.Errorf("no chart fails for %s alone", names.zh)
		}
	}
}

func TestHua_Asked(t *testing.T) {
	t.Parallel()
	stems := huaOf(t, "庚辰 己丑 甲辰 丙寅", ganzhi.RelationWuHe, RelationRules{HuaSupport: On})
	branches := huaOf(t, "庚子 己丑 甲辰 丙寅", ganzhi.RelationLiuHe, RelationRules{})
	if got := len(stems.Asked.List()); got != 6 {
		t.Errorf("天干合 asks %d conditions, want 6", got)
	}
	if got := len(branches.Asked.List()); got != 4 {
		t.Errorf("六合 asks %d conditions, want 4", got)
	}
	if e, ok := stems.Becomes(); !ok || e != ganzhi.ElementEarth || !stems.Met.Has(CondSupport) {
		t.Errorf("got %+v", stems)
	}
	if _, ok := huaOf(t, "甲午 丁未", ganzhi.RelationLiuHe, RelationRules{WuWei: WuWeiNothing}).Becomes(); ok {
		t.Error("午未 become something")
	}
}

// The four months of each element in which stems transform.
func TestHua_MonthGroups(t *testing.T) {
	t.Parallel()
	groups := map[ganzhi.Element]string{
		ganzhi.ElementEarth: "辰戌丑未", ganzhi.ElementMetal: "巳酉丑申", ganzhi.ElementWater: "申子辰亥",
		ganzhi.ElementWood: "亥卯未寅", ganzhi.ElementFire: "寅午戌巳",
	}
	for e, months := range groups {
		for b := range ganzhi.EarthlyBranch(ganzhi.Branches) {
			pair := ganzhi.MonthPair(ganzhi.StemJia, b)
			f := finder{members: []Member{{Month, pair}}, rules: RelationRules{HuaMonth: HuaMonthGroup}}
			if got := f.monthSupports(e); got != strings.Contains(months, b.String()) {
				t.Errorf("%s in the month %s: got %v", e, b, got)
			}
		}
	}
}
