package ganzhi

import (
	"strings"
	"testing"
)

func TestElement_OfStemsAndBranches(t *testing.T) {
	t.Parallel()
	const stems = "甲乙木 丙丁火 戊己土 庚辛金 壬癸水"
	seen := 0
	for _, group := range strings.Fields(stems) {
		chars := split(group)
		want := chars[len(chars)-1]
		for _, c := range chars[:len(chars)-1] {
			seen++
			if got := stemOf(t, c).Element().String(); got != want {
				t.Errorf("%s: got %s, want %s", c, got, want)
			}
		}
	}
	const branches = "寅卯木 巳午火 辰戌丑未土 申酉金 亥子水"
	for _, group := range strings.Fields(branches) {
		chars := split(group)
		want := chars[len(chars)-1]
		for _, c := range chars[:len(chars)-1] {
			seen++
			if got := branchOf(t, c).Element().String(); got != want {
				t.Errorf("%s: got %s, want %s", c, got, want)
			}
		}
	}
	if seen != Stems+Branches {
		t.Errorf("the statements name %d members, want %d", seen, Stems+Branches)
	}
}

func TestElement_GeneratesAndControls(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"木生火", "火生土", "土生金", "金生水", "水生木"} {
		c := split(line)
		if got := elementOf(t, c[0]).Generates(); got != elementOf(t, c[2]) {
			t.Errorf("%s: got %s", line, got)
		}
	}
	for _, line := range []string{"木克土", "土克水", "水克火", "火克金", "金克木"} {
		c := split(line)
		if got := elementOf(t, c[0]).Controls(); got != elementOf(t, c[2]) {
			t.Errorf("%s: got %s", line, got)
		}
	}
}

func elementOf(t *testing.T, hanzi string) Element {
	t.Helper()
	i, ok := find(elementHanzi[:], hanzi)
	if !ok {
		t.Fatalf("%q is no element", hanzi)
	}
	return Element(i)
}

func TestYinYang_OfStemsAndBranches(t *testing.T) {
	t.Parallel()
	for want, line := range map[YinYang]string{Yang: "甲丙戊庚壬", Yin: "乙丁己辛癸"} {
		for _, c := range split(line) {
			if got := stemOf(t, c).YinYang(); got != want {
				t.Errorf("%s: got %s, want %s", c, got, want)
			}
		}
	}
	for want, line := range map[YinYang]string{Yang: "子寅辰午申戌", Yin: "丑卯巳未酉亥"} {
		for _, c := range split(line) {
			if got := branchOf(t, c).YinYang(); got != want {
				t.Errorf("%s: got %s, want %s", c, got, want)
			}
		}
	}
}

func TestHourPair_FiveRats(t *testing.T) {
	t.Parallel()
	verse := []struct{ days, first string }{
		{"甲己", "甲子"}, // 甲己还加甲
		{"乙庚", "丙子"}, // 乙庚丙作初
		{"丙辛", "戊子"}, // 丙辛从戊起
		{"丁壬", "庚子"}, // 丁壬庚子居
		{"戊癸", "壬子"}, // 戊癸何方发, 壬子是真途
	}
	for _, line := range verse {
		for _, day := range split(line.days) {
			for hour := range EarthlyBranch(Branches) {
				got := HourPair(stemOf(t, day), hour)
				if want := pairFrom(t, line.first).Add(int(hour)); got != want {
					t.Errorf("day %s, hour %s: got %s, want %s", day, hour, got, want)
				}
			}
		}
	}
}

func TestMonthPair_FiveTigers(t *testing.T) {
	t.Parallel()
	verse := []struct{ years, first string }{
		{"甲己", "丙寅"}, // 甲己之年丙作首
		{"乙庚", "戊寅"}, // 乙庚之岁戊为头
		{"丙辛", "庚寅"}, // 丙辛必定寻庚起
		{"丁壬", "壬寅"}, // 丁壬壬位顺行流
		{"戊癸", "甲寅"}, // 更有戊癸何方觅, 甲寅之上好追求
	}
	for _, line := range verse {
		for _, year := range split(line.years) {
			for n := range Branches {
				month := BranchYin.Add(n)
				got := MonthPair(stemOf(t, year), month)
				if want := pairFrom(t, line.first).Add(n); got != want {
					t.Errorf("year %s, month %s: got %s, want %s", year, month, got, want)
				}
			}
		}
	}
}

func TestTenGodOf_ByDayMaster(t *testing.T) {
	t.Parallel()
	// One row for each day master: the gods of 甲 乙 丙 丁 戊 己 庚 辛 壬 癸.
	rows := map[string]string{
		"甲": "比肩 劫财 食神 伤官 偏财 正财 七杀 正官 偏印 正印",
		"乙": "劫财 比肩 伤官 食神 正财 偏财 正官 七杀 正印 偏印",
		"丙": "偏印 正印 比肩 劫财 食神 伤官 偏财 正财 七杀 正官",
		"丁": "正印 偏印 劫财 比肩 伤官 食神 正财 偏财 正官 七杀",
		"戊": "七杀 正官 偏印 正印 比肩 劫财 食神 伤官 偏财 正财",
		"己": "正官 七杀 正印 偏印 劫财 比肩 伤官 食神 正财 偏财",
		"庚": "偏财 正财 七杀 正官 偏印 正印 比肩 劫财 食神 伤官",
		"辛": "正财 偏财 正官 七杀 正印 偏印 劫财 比肩 伤官 食神",
		"壬": "食神 伤官 偏财 正财 七杀 正官 偏印 正印 比肩 劫财",
		"癸": "伤官 食神 正财 偏财 正官 七杀 正印 偏印 劫财 比肩",
	}
	for day, row := range rows {
		for i, want := range strings.Fields(row) {
			if got := TenGodOf(stemOf(t, day), HeavenlyStem(i)).String(); got != want {
				t.Errorf("%s to day %s: got %s, want %s", HeavenlyStem(i), day, got, want)
			}
		}
	}
}

func TestHiddenStems_List(t *testing.T) {
	t.Parallel()
	const list = "子癸 丑己癸辛 寅甲丙戊 卯乙 辰戊乙癸 巳丙庚戊 午丁己 未己丁乙 申庚壬戊 酉辛 戌戊辛丁 亥壬甲"
	for _, table := range []HiddenStemTable{HiddenStemP60, HiddenStemN8} {
		for _, row := range strings.Fields(list) {
			want := split(row)
			hidden := branchOf(t, want[0]).HiddenStems(table)
			total := 0
			for i, h := range hidden {
				total += h.Weight
				if i+1 >= len(want) || h.Stem.String() != want[i+1] {
					t.Errorf("%s %s: stem %d is %s", table, row, i, h.Stem)
				}
			}
			if len(hidden) != len(want)-1 {
				t.Errorf("%s %s: got %d stems", table, row, len(hidden))
			}
			if total != table.Total() {
				t.Errorf("%s %s: weights add to %d, want %d", table, row, total, table.Total())
			}
		}
	}
}

func TestHiddenStems_Weights(t *testing.T) {
	t.Parallel()
	p60 := map[int][]int{1: {100}, 2: {70, 30}, 3: {60, 30, 10}}
	for b := range EarthlyBranch(Branches) {
		hidden := b.HiddenStems(HiddenStemP60)
		for i, h := range hidden {
			if want := p60[len(hidden)][i]; h.Weight != want {
				t.Errorf("%s %s: got %d, want %d", b, h.Stem, h.Weight, want)
			}
		}
	}
	for _, h := range BranchSi.HiddenStems(HiddenStemN8) {
		if want := map[HeavenlyStem]int{StemBing: 5, StemWu: 2, StemGeng: 1}[h.Stem]; h.Weight != want {
			t.Errorf("n8 巳 %s: got %d, want %d", h.Stem, h.Weight, want)
		}
	}
}

func TestHiddenStems_CallerOwnsTheSlice(t *testing.T) {
	t.Parallel()
	BranchZi.HiddenStems(HiddenStemP60)[0].Stem = StemJia
	if got := BranchZi.HiddenStems(HiddenStemP60)[0].Stem; got != StemGui {
		t.Errorf("a caller changed the table: 子 now hides %s", got)
	}
}

func TestNaYin_ThirtyInOrder(t *testing.T) {
	t.Parallel()
	const names = "海中金 炉中火 大林木 路旁土 剑锋金 山头火 涧下水 城头土 白蜡金 杨柳木 " +
		"泉中水 屋上土 霹雳火 松柏木 长流水 沙中金 山下火 平地木 壁上土 金箔金 " +
		"覆灯火 天河水 大驿土 钗钏金 桑柘木 大溪水 沙中土 天上火 石榴木 大海水"
	for i, want := range strings.Fields(names) {
		if got := Pair(2 * i).NaYin().String(); got != want {
			t.Errorf("%s: got %s, want %s", Pair(2*i), got, want)
		}
		if got := Pair(2*i + 1).NaYin().String(); got != want {
			t.Errorf("%s: got %s, want %s", Pair(2*i+1), got, want)
		}
	}
}

// The element follows from numbers alone: stems 甲乙1 丙丁2 戊己3 庚辛4 壬癸5,
// branches 子丑午未1 寅卯申酉2 辰巳戌亥3, sum less five when above five:
// 1木 2金 3水 4火 5土.
func TestNaYin_ElementByFormula(t *testing.T) {
	t.Parallel()
	result := [6]Element{1: ElementWood, 2: ElementMetal, 3: ElementWater, 4: ElementFire, 5: ElementEarth}
	for p := range Pair(Pairs) {
		sum := int(p.Stem())/2 + 1 + int(p.Branch())/2%3 + 1
		if sum > 5 {
			sum -= 5
		}
		n := p.NaYin()
		if n.Element() != result[sum] {
			t.Errorf("%s: got %s, want %s", p, n.Element(), result[sum])
		}
		if !strings.HasSuffix(n.String(), n.Element().String()) {
			t.Errorf("%s does not end in %s", n, n.Element())
		}
		if !strings.HasPrefix(n.English(), n.Element().English()) {
			t.Errorf("%q does not begin with %s", n.English(), n.Element().English())
		}
		if !strings.HasSuffix(n.Pinyin(), n.Element().Pinyin()) {
			t.Errorf("%q does not end in %s", n.Pinyin(), n.Element().Pinyin())
		}
	}
}

func TestLifeStage_FromChangSheng(t *testing.T) {
	t.Parallel()
	const order = "长生 沐浴 冠带 临官 帝旺 衰 病 死 墓 绝 胎 养"
	for _, row := range strings.Fields("甲亥 乙午 丙寅 丁酉 戊寅 己酉 庚巳 辛子 壬申 癸卯") {
		c := split(row)
		stem, step := stemOf(t, c[0]), 1
		if stem.YinYang() == Yin {
			step = -1
		}
		for i, want := range strings.Fields(order) {
			branch := branchOf(t, c[1]).Add(step * i)
			if got := LifeStageOf(stem, branch).String(); got != want {
				t.Errorf("%s at %s: got %s, want %s", stem, branch, got, want)
			}
		}
	}
}

// 禄 is the 临官 of every stem: 甲禄寅 乙禄卯 丙戊禄巳 丁己禄午 庚禄申 辛禄酉 壬禄亥 癸禄子.
func TestLifeStage_LinGuanIsLu(t *testing.T) {
	t.Parallel()
	for _, row := range strings.Fields("甲寅 乙卯 丙巳 戊巳 丁午 己午 庚申 辛酉 壬亥 癸子") {
		c := split(row)
		if got := LifeStageOf(stemOf(t, c[0]), branchOf(t, c[1])); got != StageLinGuan {
			t.Errorf("%s: got %s, want 临官", row, got)
		}
	}
}

func TestPartner_Combinations(t *testing.T) {
	t.Parallel()
	for _, row := range strings.Fields("甲己 乙庚 丙辛 丁壬 戊癸") {
		c := split(row)
		a, b := stemOf(t, c[0]), stemOf(t, c[1])
		if a.Partner() != b || b.Partner() != a {
			t.Errorf("%s: got %s and %s", row, a.Partner(), b.Partner())
		}
	}
	for _, row := range strings.Fields("子丑 寅亥 卯戌 辰酉 巳申 午未") {
		c := split(row)
		a, b := branchOf(t, c[0]), branchOf(t, c[1])
		if a.Partner() != b || b.Partner() != a {
			t.Errorf("%s: got %s and %s", row, a.Partner(), b.Partner())
		}
	}
}

// The branch on which each stem is born (长生), by school.
func TestLifeStageSchool_Birth(t *testing.T) {
	t.Parallel()
	for school, statement := range map[LifeStageSchool]string{
		{}:                     "甲亥 乙午 丙寅 丁酉 戊寅 己酉 庚巳 辛子 壬申 癸卯",
		{YinWithYang: true}:    "甲亥 乙亥 丙寅 丁寅 戊寅 己寅 庚巳 辛巳 壬申 癸申",
		{EarthWithWater: true}: "甲亥 乙午 丙寅 丁酉 戊申 己卯 庚巳 辛子 壬申 癸卯",
		{true, true}:           "甲亥 乙亥 丙寅 丁寅 戊申 己申 庚巳 辛巳 壬申 癸申",
	} {
		for _, group := range strings.Fields(statement) {
			c := split(group)
			stem, birth := stemOf(t, c[0]), branchOf(t, c[1])
			step := 1
			if stem.YinYang() == Yin && !school.YinWithYang {
				step = -1
			}
			for n := range LifeStages {
				if got := school.Of(stem, birth.Add(step*n)); got != LifeStage(n) {
					t.Errorf("%+v: %s at %s: got %s, want %s", school, stem, birth.Add(step*n), got, LifeStage(n))
				}
			}
		}
	}
}

func TestBranchOfHour(t *testing.T) {
	t.Parallel()
	for hour := range 24 {
		want := []rune("子丑丑寅寅卯卯辰辰巳巳午午未未申申酉酉戌戌亥亥子")[hour]
		if got := BranchOfHour(hour); got.String() != string(want) {
			t.Errorf("%02d:00: got %v, want %c", hour, got, want)
		}
	}
}
