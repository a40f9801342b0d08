package ganzhi

import (
	"strings"
	"testing"
)

// wantPairs fails unless the relation holds exactly for the pairs of a statement,
// in both directions.
func wantPairs(t *testing.T, r Relation, statement string) {
	t.Helper()
	want := map[[2]int]bool{}
	size := Branches
	index := func(c string) int { return int(branchOf(t, c)) }
	relations := func(i, j int) RelationSet { return EarthlyBranch(i).RelationsTo(EarthlyBranch(j)) }
	if r.OfStems() {
		size = Stems
		index = func(c string) int { return int(stemOf(t, c)) }
		relations = func(i, j int) RelationSet { return HeavenlyStem(i).RelationsTo(HeavenlyStem(j)) }
	}
	for _, group := range strings.Fields(statement) {
		c := split(group)
		i, j := index(c[0]), index(c[1])
		want[[2]int{i, j}], want[[2]int{j, i}] = true, true
	}
	for i := range size {
		for j := range size {
			if got := relations(i, j).Has(r); got != want[[2]int{i, j}] {
				t.Errorf("%s of %d and %d: got %v, want %v", r, i, j, got, !got)
			}
		}
	}
}

func TestRelationsTo_Statements(t *testing.T) {
	t.Parallel()
	for r, statement := range map[Relation]string{
		RelationWuHe:     "甲己 乙庚 丙辛 丁壬 戊癸",
		RelationGanChong: "甲庚 乙辛 丙壬 丁癸",
		RelationLiuHe:    "子丑 寅亥 卯戌 辰酉 巳申 午未",
		RelationChong:    "子午 丑未 寅申 卯酉 辰戌 巳亥",
		RelationHai:      "子未 丑午 寅巳 卯辰 申亥 酉戌",
		RelationPo:       "子酉 卯午 丑辰 未戌 寅亥 巳申",
		RelationXing:     "寅巳 巳申 寅申 丑戌 戌未 丑未 子卯",
		RelationZiXing:   "辰辰 午午 酉酉 亥亥",
		RelationBanHe:    "申子 亥卯 寅午 巳酉 子辰 卯未 午戌 酉丑",
		RelationGongHe:   "申辰 亥未 寅戌 巳丑",
		RelationGongHui:  "寅辰 巳未 申戌 亥丑",
	} {
		wantPairs(t, r, statement)
	}
}

// The relations of two branches that RelationsTo leaves to others.
func TestRelationsTo_NothingElse(t *testing.T) {
	t.Parallel()
	others := SetOf(RelationSanHui, RelationSanHe, RelationSanXing, RelationAnHe, RelationFuYin, RelationFanYin, RelationJia)
	var stems, branches RelationSet
	for i := range Branches {
		for j := range Branches {
			branches |= EarthlyBranch(i).RelationsTo(EarthlyBranch(j))
			stems |= HeavenlyStem(i % Stems).RelationsTo(HeavenlyStem(j % Stems))
		}
	}
	if stems != SetOf(RelationWuHe, RelationGanChong) || branches&(others|stems) != 0 {
		t.Errorf("got %b of stems and %b of branches", stems, branches)
	}
}

func TestCombinesInto_Statements(t *testing.T) {
	t.Parallel()
	for _, group := range strings.Fields("甲己土 乙庚金 丙辛水 丁壬木 戊癸火") {
		c := split(group)
		a, b := stemOf(t, c[0]), stemOf(t, c[1])
		if a.CombinesInto().String() != c[2] || b.CombinesInto().String() != c[2] || a.Partner() != b {
			t.Errorf("%s: got %s and %s", group, a.CombinesInto(), b.CombinesInto())
		}
	}
	for _, group := range strings.Fields("子丑土 寅亥木 卯戌火 辰酉金 巳申水 午未土") {
		c := split(group)
		a, b := branchOf(t, c[0]), branchOf(t, c[1])
		if a.CombinesInto().String() != c[2] || b.CombinesInto().String() != c[2] || a.Partner() != b {
			t.Errorf("%s: got %s and %s", group, a.CombinesInto(), b.CombinesInto())
		}
	}
}

func TestTrineAndDirection_Statements(t *testing.T) {
	t.Parallel()
	check := func(statement string, of func(EarthlyBranch) Element) {
		seen := 0
		for _, group := range strings.Fields(statement) {
			c := split(group)
			for _, b := range c[:3] {
				seen++
				if got := of(branchOf(t, b)).String(); got != c[3] {
					t.Errorf("%s: %s gives %s", group, b, got)
				}
			}
		}
		if seen != Branches {
			t.Errorf("%s names %d branches", statement, seen)
		}
	}
	check("申子辰水 亥卯未木 寅午戌火 巳酉丑金", EarthlyBranch.Trine)
	check("寅卯辰木 巳午未火 申酉戌金 亥子丑水", EarthlyBranch.Direction)
}

func TestPunishes_Statement(t *testing.T) {
	t.Parallel()
	const statement = "寅巳 巳申 申寅 丑戌 戌未 未丑 子卯 卯子 辰辰 午午 酉酉 亥亥"
	groups := strings.Fields(statement)
	if len(groups) != Branches {
		t.Fatalf("the statement names %d branches", len(groups))
	}
	for _, group := range groups {
		c := split(group)
		if got := branchOf(t, c[0]).Punishes().String(); got != c[1] {
			t.Errorf("%s punishes %s, want %s", c[0], got, c[1])
		}
	}
}

func TestAnHe_Statements(t *testing.T) {
	t.Parallel()
	for table, statement := range map[AnHeTable]string{
		AnHeMain:   "寅丑 午亥 卯申",
		AnHeLu:     "卯申 巳酉 亥午 子巳 寅午",
		AnHeLuChou: "卯申 巳酉 亥午 子巳 寅午 寅丑",
	} {
		want := map[[2]EarthlyBranch]bool{}
		for _, group := range strings.Fields(statement) {
			c := split(group)
			a, b := branchOf(t, c[0]), branchOf(t, c[1])
			want[[2]EarthlyBranch{a, b}], want[[2]EarthlyBranch{b, a}] = true, true
		}
		for a := range EarthlyBranch(Branches) {
			for b := range EarthlyBranch(Branches) {
				if got := table.Joins(a, b); got != want[[2]EarthlyBranch{a, b}] {
					t.Errorf("table %d, %s %s: got %v", table, a, b, got)
				}
			}
		}
	}
}

// 通禄合 is what its name says: the branches on which two combining stems have
// their 禄 (临官).
func TestAnHe_LuOfCombiningStems(t *testing.T) {
	t.Parallel()
	lu := func(s HeavenlyStem) EarthlyBranch {
		for b := range EarthlyBranch(Branches) {
			if LifeStageOf(s, b) == StageLinGuan {
				return b
			}
		}
		t.Fatalf("%s has no 禄", s)
		return 0
	}
	for s := range HeavenlyStem(Stems) {
		if a, b := lu(s), lu(s.Partner()); !AnHeLu.Joins(a, b) {
			t.Errorf("%s and %s have their 禄 on %s and %s, which are not joined", s, s.Partner(), a, b)
		}
	}
}

func TestRelationSet_First(t *testing.T) {
	t.Parallel()
	set := SetOf(RelationPo, RelationLiuHe)
	if set.First() != RelationLiuHe || !set.Has(RelationPo) || set.Has(RelationHai) {
		t.Errorf("got %b", set)
	}
}
