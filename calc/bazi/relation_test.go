package bazi

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// members reads pillars written as "庚辰 己丑 甲辰 丙寅", year first, and then
// passing ones.
func membersOf(t testing.TB, text string) []Member {
	t.Helper()
	var list []Member
	for i, name := range strings.Fields(text) {
		pair, ok := ganzhi.ParsePair(name)
		if !ok {
			t.Fatalf("%q is no pair", name)
		}
		list = append(list, Member{Kind(i), pair})
	}
	return list
}

// label writes a relation as the files of testdata do.
func label(r Relation) string {
	text := r.Name.String() + r.Glyphs()
	branch := ganzhi.EarthlyBranch(bits.TrailingZeros16(r.Branches))
	switch e, ok := r.Hua.Becomes(); {
	case r.Name == ganzhi.RelationWuHe || r.Name == ganzhi.RelationLiuHe && ok:
		return text + "→" + e.String()
	case ok:
		return text + e.String()
	case r.Name == ganzhi.RelationGongHe:
		return text + branch.Trine().String()
	}
	return text
}

// labels writes each relation once.
func labels(list []Relation) []string {
	var names []string
	for _, r := range list {
		names = append(names, label(r))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// beyond are the relations that the files of testdata leave out.
var beyond = ganzhi.SetOf(ganzhi.RelationGongHui, ganzhi.RelationFuYin, ganzhi.RelationFanYin, ganzhi.RelationJia)

func TestRelations_FortyVectors(t *testing.T) {
	t.Parallel()
	charts, rows := readRows(t, "testdata/pillars.csv"), readRows(t, "testdata/relations.csv")
	if len(rows) != 40 {
		t.Fatalf("got %d vectors, want 40", len(rows))
	}
	for i, row := range rows {
		chart := castAt(t, charts[i][1], "+08:00", Rules{})
		list := slices.DeleteFunc(chart.Relations(), func(r Relation) bool { return beyond.Has(r.Name) })
		want := strings.Fields(row[1])
		slices.Sort(want)
		if got := labels(list); !slices.Equal(got, want) {
			t.Errorf("%s, %s:\ngot  %v\nwant %v", row[0], line(chart), got, want)
		}
	}
}

// Two pillars, all 60 × 60: what the tables say, and the relations of pillars.
func TestRelations_TwoPillars(t *testing.T) {
	t.Parallel()
	count := map[ganzhi.Relation]int{}
	for a := range ganzhi.Pair(ganzhi.Pairs) {
		for b := range ganzhi.Pair(ganzhi.Pairs) {
			var got ganzhi.RelationSet
			for _, r := range Relations([]Member{{Year, a}, {Month, b}}, RelationRules{}) {
				got |= 1 << r.Name
				count[r.Name]++
				if r.Pillars != 1<<Year|1<<Month || !r.Adjacent {
					t.Errorf("%s %s: %+v", a, b, r)
				}
			}
			want := a.Branch().RelationsTo(b.Branch()) | a.Stem().RelationsTo(b.Stem())
			rest := ganzhi.SetOf(ganzhi.RelationAnHe, ganzhi.RelationFuYin, ganzhi.RelationFanYin, ganzhi.RelationJia)
			if got&^rest != want {
				t.Errorf("%s %s: got %b, want %b", a, b, got, want)
			}
			if got.Has(ganzhi.RelationFuYin) != (a == b) || got.Has(ganzhi.RelationAnHe) != ganzhi.AnHeMain.Joins(a.Branch(), b.Branch()) {
				t.Errorf("%s %s: got %b", a, b, got)
			}
		}
	}
	// Each pillar has one 伏吟, two 反吟 and two 夹.
	for name, want := range map[ganzhi.Relation]int{ganzhi.RelationFuYin: 60, ganzhi.RelationFanYin: 120, ganzhi.RelationJia: 120} {
		if count[name] != want {
			t.Errorf("%s: got %d pairs, want %d", name, count[name], want)
		}
	}
}

func TestRelations_PillarExamples(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]ganzhi.Relation{
		"丙子 丙子": ganzhi.RelationFuYin,
		"甲子 庚午": ganzhi.RelationFanYin,
		"甲子 戊午": ganzhi.RelationFanYin,
		"甲子 甲寅": ganzhi.RelationJia,
		"甲子 甲戌": ganzhi.RelationJia,
	} {
		if !has(Relations(membersOf(t, text), RelationRules{}), want) {
			t.Errorf("%s: no %s", text, want)
		}
	}
	for text, not := range map[string]ganzhi.Relation{
		"甲子 丙午": ganzhi.RelationFanYin,
		"甲子 丙寅": ganzhi.RelationJia,
		"甲子 甲辰": ganzhi.RelationJia,
	} {
		if has(Relations(membersOf(t, text), RelationRules{}), not) {
			t.Errorf("%s: %s", text, not)
		}
	}
}

func has(list []Relation, name ganzhi.Relation) bool {
	return slices.ContainsFunc(list, func(r Relation) bool { return r.Name == name })
}

// A complete group hides what two of its branches would be for it, and nothing
// else.
func TestRelations_GroupsHide(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"甲申 甲子 甲辰":       "三合子辰申水",
		"丙寅 戊午 壬戌":       "三合寅午戌火 天干冲丙壬",
		"丙寅 己卯 庚辰":       "三会寅卯辰木 害卯辰",
		"丙寅 庚申 己巳":       "三刑寅巳申 六合巳申→水 冲寅申 反吟寅申 害寅巳 破巳申",
		"丁丑 庚戌 癸未":       "三刑丑未戌 冲丑未 反吟丑未 天干冲丁癸 破未戌",
		"丁丑 庚戌":          "刑丑戌",
		"丙寅 己卯 庚辰 丁丑 壬戌": "三会寅卯辰木 六合卯戌→火 冲辰戌 刑丑戌 天干冲丙壬 天干合丁壬→木 害卯辰 拱合寅戌火 暗合丑寅 破丑辰",
		"丙寅 戊午 壬戌 庚寅":    "三合寅午戌火 天干冲丙壬",
	} {
		got := slices.DeleteFunc(labels(Relations(membersOf(t, text), RelationRules{})), func(s string) bool {
			return strings.HasPrefix(s, "拱会")
		})
		if words := strings.Fields(want); !slices.Equal(got, words) {
			t.Errorf("%s:\ngot  %v\nwant %v", text, got, words)
		}
	}
	list := Relations(membersOf(t, "丙寅 戊午 壬戌 庚寅"), RelationRules{})
	if list[0].Pillars != natal || list[0].Name != ganzhi.RelationSanHe {
		t.Errorf("三合 holds %v, want all four pillars", list[0].Pillars.Kinds())
	}
}

func TestRelations_Options(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text  string
		rules RelationRules
		want  string
	}{
		{"丁丑 庚戌", RelationRules{Xing: XingStrict}, ""},
		{"甲子 丁卯", RelationRules{Xing: XingStrict}, "刑子卯"},
		{"丁丑 庚戌 癸未", RelationRules{Xing: XingStrict}, "三刑丑未戌 冲丑未 反吟丑未 天干冲丁癸 破未戌"},
		{"甲午 丁未", RelationRules{WuWei: WuWeiFire}, "六合午未→火"},
		{"甲午 丁未", RelationRules{WuWei: WuWeiNothing}, "六合午未"},
		{"甲寅 乙亥", RelationRules{Po: PoFour}, "六合寅亥→木"},
		{"甲子 乙酉", RelationRules{Po: PoFour}, "破子酉"},
		{"甲寅 丙午", RelationRules{AnHe: ganzhi.AnHeLu}, "半合寅午火 暗合寅午"},
		{"甲寅 丁丑", RelationRules{AnHe: ganzhi.AnHeLu}, ""},
		{"甲寅 丁丑", RelationRules{AnHe: ganzhi.AnHeLuChou}, "暗合丑寅"},
	} {
		if got := labels(Relations(membersOf(t, c.text), c.rules)); !slices.Equal(got, strings.Fields(c.want)) {
			t.Errorf("%s %+v: got %v, want %s", c.text, c.rules, got, c.want)
		}
	}
}

func TestRelations_PunishmentHasADirection(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]Kind{
		"丙寅 己巳": Year, "己巳 丙寅": Month, "庚申 丙寅": Year, "丙寅 庚申": Month,
		"丁丑 庚戌": Year, "丁丑 癸未": Month, "癸未 丁丑": Year,
	} {
		for _, r := range Relations(membersOf(t, text), RelationRules{}) {
			if r.Name == ganzhi.RelationXing && r.From != want {
				t.Errorf("%s: %s punishes", text, r.From)
			}
		}
	}
}

func TestRelations_EasedClash(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"庚午 戊寅 甲子 乙丑": true,  // 子 has 丑 beside it, 午 two pillars away
		"甲子 庚午 丁丑 乙巳": false, // 子 and 午 are as near as 子 and 丑 are far
		"丙寅 庚午 甲子 乙丑": false, // both partners are beside 子
		"庚午 戊寅 甲子 乙卯": false,
	} {
		for _, r := range Relations(membersOf(t, text), RelationRules{}) {
			if r.Name == ganzhi.RelationChong && r.Eased != want {
				t.Errorf("%s: eased %v", text, r.Eased)
			}
		}
	}
}

// The order in which pillars are given changes nothing.
func TestRelations_Symmetric(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		set := drawMembers(t)
		shuffled := rapid.Permutation(set).Draw(t, "order")
		if a, b := Relations(set, RelationRules{}), Relations(shuffled, RelationRules{}); !slices.Equal(a, b) {
			t.Fatalf("got\n%v\nand\n%v", a, b)
		}
	})
}

func drawMembers(t *rapid.T) []Member {
	n := rapid.IntRange(2, kinds).Draw(t, "pillars")
	set := make([]Member, n)
	for i := range set {
		set[i] = Member{Kind(i), ganzhi.Pair(rapid.IntRange(0, 59).Draw(t, "pair"))}
	}
	return set
}

// What holds between two pillars holds in any set with both, but for what a group
// hides; and all that holds in a set comes from pairs and complete groups.
func TestRelations_FromPairs(t *testing.T) {
	t.Parallel()
	hideable := ganzhi.SetOf(ganzhi.RelationBanHe, ganzhi.RelationGongHe, ganzhi.RelationGongHui, ganzhi.RelationXing)
	groups := ganzhi.SetOf(ganzhi.RelationSanHe, ganzhi.RelationSanHui, ganzhi.RelationSanXing)
	type key struct {
		name    ganzhi.Relation
		pillars KindSet
	}
	rapid.Check(t, func(t *rapid.T) {
		set := drawMembers(t)
		found := map[key]bool{}
		for _, r := range Relations(set, RelationRules{}) {
			if found[key{r.Name, r.Pillars}] {
				t.Fatalf("%s of %v twice", r.Name, r.Pillars.Kinds())
			}
			found[key{r.Name, r.Pillars}] = !groups.Has(r.Name)
		}
		for i, a := range set {
			for _, b := range set[i+1:] {
				for _, r := range Relations([]Member{a, b}, RelationRules{}) {
					k := key{r.Name, r.Pillars}
					if !found[k] && !hideable.Has(r.Name) {
						t.Fatalf("%s of %v is gone", r.Name, r.Pillars.Kinds())
					}
					delete(found, k)
				}
			}
		}
		for k, pair := range found {
			if pair {
				t.Fatalf("%s of %v comes from nowhere", k.name, k.pillars.Kinds())
			}
		}
	})
}

// A passing pillar completes groups of the chart, and is everybody's neighbour.
func TestRelationsWith_PassingPillar(t *testing.T) {
	t.Parallel()
	chart := castAt(t, "1988-07-13 13:34", "+08:00", Rules{}) // 戊辰 己未 己巳 辛未, no relation of its own
	year := Member{PassingYear, pairNamed(t, "甲午")}
	got := labels(chart.RelationsWith(year))
	want := strings.Fields("三会巳午未火 六合午未→土 天干合甲己→土")
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for _, r := range chart.RelationsWith(year) {
		if !r.Pillars.Has(PassingYear) || !r.Adjacent {
			t.Errorf("%s of %v: adjacent %v", r.Name, r.Pillars.Kinds(), r.Adjacent)
		}
	}
	luck := Member{PassingLuck, pairNamed(t, "丙子")}
	with := labels(chart.RelationsWith(luck, year))
	for _, name := range []string{"冲子午", "六合午未→土", "半合子辰水"} {
		if !slices.Contains(with, name) {
			t.Errorf("luck and year: no %s in %v", name, with)
		}
	}
	if len(chart.RelationsWith()) != 0 {
		t.Error("without passing pillars there is something")
	}
}

func pairNamed(t testing.TB, name string) ganzhi.Pair {
	t.Helper()
	pair, ok := ganzhi.ParsePair(name)
	if !ok {
		t.Fatalf("%q is no pair", name)
	}
	return pair
}

// Three pillars, as with an unknown hour.
func TestRelations_UnknownHour(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "2024-06-05 12:00", "+08:00")
	b.HourKnown = false
	for _, r := range cast(t, b, Rules{}).Relations() {
		if r.Pillars.Has(Hour) {
			t.Errorf("%s takes in the hour", r.Name)
		}
	}
}
