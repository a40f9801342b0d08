package bazi

import (
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// starNames writes the stars of each pillar, sorted.
func starNames(marks []ShenShaMark) []string {
	names := make([]string, len(marks))
	for i, m := range marks {
		names[i] = m.ShenSha.String()
	}
	slices.Sort(names)
	return names
}

// castVector casts a row of pillars.csv.
func castVector(t *testing.T, row []string, r Rules) *Chart {
	t.Helper()
	b := birthAt(t, row[1], "+08:00")
	b.Sex = map[string]Sex{"男": SexMale, "女": SexFemale}[row[2]]
	return cast(t, b, r)
}

func TestShenSha_FortyVectors(t *testing.T) {
	t.Parallel()
	charts, rows := readRows(t, "testdata/pillars.csv"), readRows(t, "testdata/shensha.csv")
	if len(rows) != 40 {
		t.Fatalf("got %d vectors, want 40", len(rows))
	}
	for i, row := range rows {
		chart := castVector(t, charts[i], Rules{})
		marks := chart.ShenSha()
		for kind := range Kind(4) {
			want := strings.Fields(row[1+kind])
			slices.Sort(want)
			got := slices.DeleteFunc(starNames(marks[kind]), func(s string) bool { return s == "三奇贵人" })
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s, %s:\ngot  %v\nwant %v", row[0], line(chart), kind, got, want)
			}
		}
	}
}

func TestShenSha_Counts(t *testing.T) {
	t.Parallel()
	core := 0
	seen := map[string]bool{}
	for s := range ShenSha(ShenShas) {
		if s.Core() {
			core++
		}
		if seen[s.String()] || s.Pinyin() == "" || s.English() == "" {
			t.Errorf("star %d: %s", s, s)
		}
		seen[s.String()] = true
	}
	if core != 35 {
		t.Errorf("got %d core stars, want 35", core)
	}
	if len(shenShaRows) > 128 {
		t.Errorf("%d rows do not fit into a set", len(shenShaRows))
	}
}

// Rows stand in the order of their stars, and every star has one.
func TestShenShaRows_InOrder(t *testing.T) {
	t.Parallel()
	next := ShenSha(0)
	for i, row := range shenShaRows {
		if i > 0 && row.star == shenShaRows[i-1].star {
			continue
		}
		if row.star != next {
			t.Fatalf("row %d is of %s, want %s", i, row.star, next)
		}
		next++
	}
	if next != ShenShas {
		t.Errorf("rows end before %s", next)
	}
}

// Every character of every table means something: keys of the right kind, each
// value once, and marks that the row can make.
func TestShenShaRows_WellFormed(t *testing.T) {
	t.Parallel()
	values := map[ShenShaKeys]string{
		keyYearStem: "甲乙丙丁戊己庚辛壬癸", keyDayStem: "甲乙丙丁戊己庚辛壬癸", keyYearStem | keyDayStem: "甲乙丙丁戊己庚辛壬癸",
		keyYearBranch: "子丑寅卯辰巳午未申酉戌亥", keyDayBranch: "子丑寅卯辰巳午未申酉戌亥",
		keyYearBranch | keyDayBranch: "子丑寅卯辰巳午未申酉戌亥", keyNaYin: elements, keySelf: "",
	}
	partial := map[ShenSha]bool{ShenShaYangRen: true, ShenShaFeiRen: true, ShenShaTianLuo: true, ShenShaDiWang: true}
	for _, row := range shenShaRows {
		if row.table == "" {
			continue
		}
		want := values[row.keys]
		if row.keys == keyMonth {
			want = "子丑寅卯辰巳午未申酉戌亥"
			if strings.ContainsAny(row.table, seasons) {
				want = seasons
			}
		}
		var got string
		for group := range strings.FieldsSeq(row.table) {
			names, marked, ofPairs := cutGroup(group)
			got += names
			for marked != "" {
				width := len("甲")
				if ofPairs {
					width = len("甲子")
				}
				_, isStem := ganzhi.ParseStem(marked[:width])
				_, isBranch := ganzhi.ParseBranch(marked[:width])
				if _, isPair := ganzhi.ParsePair(marked[:width]); !isStem && !isBranch && !isPair {
					t.Errorf("%s: %s is nothing", row.star, marked[:width])
				}
				marked = marked[width:]
			}
		}
		if sorted(got) != sorted(want) && !partial[row.star] {
			t.Errorf("%s has the keys %s, want each of %s once", row.star, got, want)
		}
	}
}

func sorted(s string) string {
	r := []rune(s)
	slices.Sort(r)
	return string(r)
}

// The tables that a formula gives, over all branches: year branch y marks f(y).
func TestShenShaRows_Formulas(t *testing.T) {
	t.Parallel()
	formulas := map[ShenSha]func(y ganzhi.EarthlyBranch) ganzhi.EarthlyBranch{
		ShenShaHongLuan: func(y ganzhi.EarthlyBranch) ganzhi.EarthlyBranch { return ganzhi.BranchMao.Add(-int(y)) },
		ShenShaTianXi:   func(y ganzhi.EarthlyBranch) ganzhi.EarthlyBranch { return ganzhi.BranchYou.Add(-int(y)) },
		ShenShaPiTou:    func(y ganzhi.EarthlyBranch) ganzhi.EarthlyBranch { return ganzhi.BranchChen.Add(-int(y)) },
	}
	for star, steps := range map[ShenSha]int{
		ShenShaYuanChen: 7, ShenShaGouJiao: 3, ShenShaSangMen: 2, ShenShaDiaoKe: -2, ShenShaPiMa: -3, ShenShaBaiHu: 8,
		ShenShaGuanFu: 4, ShenShaSiFu: 5, ShenShaSuiPo: 6, ShenShaLongDe: 7, ShenShaFuDe: 9, ShenShaBingFu: -1,
		ShenShaJuanShe: -3, ShenShaGeJiao: 2,
	} {
		formulas[star] = func(y ganzhi.EarthlyBranch) ganzhi.EarthlyBranch { return y.Add(steps) }
	}
	table := shenShaTables()
	for star, formula := range formulas {
		for y := range ganzhi.EarthlyBranch(ganzhi.Branches) {
			for b := range ganzhi.EarthlyBranch(ganzhi.Branches) {
				if got := table.branch[y].branch[b].has(table.first[star]); got != (b == formula(y)) {
					t.Errorf("%s by %s on %s: got %v", star, y, b, got)
				}
			}
		}
	}
	for m := range ganzhi.EarthlyBranch(ganzhi.Branches) {
		for _, star := range []ShenSha{ShenShaTianYi, ShenShaXueZhi} {
			if !table.month[m].branch[m.Add(-1)].has(table.first[star]) {
				t.Errorf("%s: month %s does not mark %s", star, m, m.Add(-1))
			}
		}
	}
}

// 禄, 刃 and what follows from them: the tables against the life stages.
func TestShenShaRows_FromLifeStages(t *testing.T) {
	t.Parallel()
	table := shenShaTables()
	on := func(star ShenSha, row int, s ganzhi.HeavenlyStem, b ganzhi.EarthlyBranch) bool {
		return table.stem[s].branch[b].has(table.first[star] + row)
	}
	for s := range ganzhi.HeavenlyStem(ganzhi.Stems) {
		for b := range ganzhi.EarthlyBranch(ganzhi.Branches) {
			stage := ganzhi.LifeStageOf(s, b)
			if on(ShenShaLuShen, 0, s, b) != (stage == ganzhi.StageLinGuan) {
				t.Errorf("禄神 of %s on %s", s, b)
			}
			if on(ShenShaXueTang, 0, s, b) != (stage == ganzhi.StageChangSheng) {
				t.Errorf("学堂 of %s on %s", s, b)
			}
			blade := on(ShenShaYangRen, 0, s, b) || on(ShenShaYangRen, 1, s, b)
			if blade != (stage == ganzhi.StageDiWang) {
				t.Errorf("羊刃 of %s on %s", s, b)
			}
			forward := on(ShenShaYangRen, 0, s, b) || on(ShenShaYangRen, 2, s, b)
			if forward != on(ShenShaLuShen, 0, s, b.Add(-1)) {
				t.Errorf("羊刃 after 禄 of %s on %s", s, b)
			}
			if on(ShenShaJinYu, 0, s, b) != on(ShenShaLuShen, 0, s, b.Add(-2)) {
				t.Errorf("金舆 of %s on %s", s, b)
			}
			for row := range 3 {
				if on(ShenShaFeiRen, row, s, b) != on(ShenShaYangRen, row, s, b.Add(6)) {
					t.Errorf("飞刃 of %s on %s, row %d", s, b, row)
				}
			}
			if on(ShenShaTianChu, 0, s, b) != on(ShenShaLuShen, 0, s.Add(2), b) {
				// 食神之禄 for yang stems, 食神 of a yin stem is two on as well
				t.Errorf("天厨贵人 of %s on %s", s, b)
			}
		}
	}
}

// A key marks no pillar of its own where the rule says so: over all pairs, in the
// full set.
func TestShenSha_NoSelfHits(t *testing.T) {
	t.Parallel()
	never := []ShenSha{
		ShenShaYiMa, ShenShaTaoHua, ShenShaJiangXing, ShenShaHuaGai, ShenShaJieSha, ShenShaWangShen, ShenShaZaiSha, ShenShaLiuE,
		ShenShaPanAn, ShenShaSuiSha, ShenShaGuChen, ShenShaGuaSu, ShenShaHongLuan, ShenShaTianXi, ShenShaYuanChen, ShenShaGouJiao,
		ShenShaSangMen, ShenShaDiaoKe, ShenShaPiMa, ShenShaPiTou, ShenShaBaiHu, ShenShaGuanFu, ShenShaSiFu, ShenShaSuiPo,
		ShenShaLongDe, ShenShaFuDe, ShenShaBingFu, ShenShaJuanShe, ShenShaPoSui,
	}
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		chart := pairsChart(SexMale, Rules{ShenSha: ShenShaRules{Set: ShenShaFull}}, p, 0, p, 0)
		marks := chart.ShenSha()
		for kind, own := range map[Kind]ShenShaKeys{Year: keyYearBranch | keyYearPair, Day: keyDayBranch | keyDayPair} {
			for _, m := range marks[kind] {
				if slices.Contains(never, m.ShenSha) && m.Keys&own != 0 || m.ShenSha == ShenShaKongWang && m.Keys&own != 0 {
					t.Errorf("%s marks its own %s by %s", m.ShenSha, kind, chart.WhyShenSha(m))
				}
			}
		}
	}
}

// pairsChart makes a chart of given pillars, without a birth behind it.
func pairsChart(sex Sex, r Rules, pairs ...ganzhi.Pair) *Chart {
	return &Chart{Birth: Birth{Sex: sex}, Rules: r, Pillars: newPillars(pairs, r), DayMaster: pairs[Day].Stem()}
}

// chartNamed is pairsChart with the pillars in Hanzi.
func chartNamed(t testing.TB, sex Sex, r Rules, names string) *Chart {
	t.Helper()
	var pairs []ganzhi.Pair
	for _, m := range membersOf(t, names) {
		pairs = append(pairs, m.Pair)
	}
	return pairsChart(sex, r, pairs...)
}

// Each option, by a chart on which it decides about one star.
func TestShenSha_Options(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, chart string
		sex         Sex
		rules       ShenShaRules
		star        ShenSha
		want        string // the pillars marked
	}{
		{"core leaves out the rest", "甲子 丙寅 甲午 甲子", SexMale, ShenShaRules{}, ShenShaTianChu, ""},
		{"self off", "甲辰 丙寅 甲午 甲子", SexMale, ShenShaRules{}, ShenShaHuaGai, ""},
		{"self on", "甲辰 丙寅 甲午 甲子", SexMale, ShenShaRules{SelfHit: On}, ShenShaHuaGai, "年"},
		{"self off, other key", "甲子 丙寅 甲子 甲子", SexMale, ShenShaRules{}, ShenShaJiangXing, "年日时"},
		{"self on, 破碎", "丁丑 丙寅 甲午 甲子", SexMale, ShenShaRules{Set: ShenShaFull, SelfHit: On}, ShenShaPoSui, "年"},
		{"self off, 披头", "甲申 丙寅 甲午 甲子", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaPiTou, ""},
		{"self on, 披头", "甲申 丙寅 甲午 甲子", SexMale, ShenShaRules{Set: ShenShaFull, SelfHit: On}, ShenShaPiTou, "年"},
		{"stems of year and day", "甲子 丁丑 丙午 丁酉", SexMale, ShenShaRules{}, ShenShaTianYiGuiRen, "月时"},
		{"stem of the day", "甲子 丁丑 丙午 丁酉", SexMale, ShenShaRules{StemKeys: StemKeysDay}, ShenShaTianYiGuiRen, "时"},
		{"stem of the year", "甲子 丁丑 丙午 丁酉", SexMale, ShenShaRules{StemKeys: StemKeysYear}, ShenShaTianYiGuiRen, "月"},
		{"禄 stays with the day", "甲子 丙寅 丙午 癸巳", SexMale, ShenShaRules{StemKeys: StemKeysYear}, ShenShaLuShen, "时"},
		{"void of day and year", "甲子 乙亥 甲寅 甲子", SexMale, ShenShaRules{}, ShenShaKongWang, "年月时"},
		{"void of the day", "甲子 乙亥 甲寅 甲子", SexMale, ShenShaRules{Void: VoidDay}, ShenShaKongWang, "年时"},
		{"blade of yin, reverse", "甲寅 戊辰 乙巳 丙子", SexMale, ShenShaRules{}, ShenShaYangRen, "年"},
		{"blade of yin, forward", "甲寅 戊辰 乙巳 丙子", SexMale, ShenShaRules{YangRen: YangRenForward}, ShenShaYangRen, "月"},
		{"blade of yin, none", "甲寅 戊辰 乙巳 丙子", SexMale, ShenShaRules{YangRen: YangRenNone}, ShenShaYangRen, ""},
		{"blade of yang, none", "丁卯 戊辰 甲午 丙子", SexMale, ShenShaRules{YangRen: YangRenNone}, ShenShaYangRen, "年"},
		{"飞刃 of yin", "甲申 戊戌 乙巳 丙子", SexMale, ShenShaRules{Set: ShenShaFull, YangRen: YangRenForward}, ShenShaFeiRen, "月"},
		{"德秀 any", "丙子 甲寅 乙巳 甲申", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaDeXiu, "年"},
		{"德秀 both, one there", "丙子 甲寅 乙巳 甲申", SexMale, ShenShaRules{Set: ShenShaFull, DeXiu: DeXiuBoth}, ShenShaDeXiu, ""},
		{"德秀 both", "丙子 甲寅 乙巳 戊寅", SexMale, ShenShaRules{Set: ShenShaFull, DeXiu: DeXiuBoth}, ShenShaDeXiu, "年时"},
		{"德秀 both, one stem is each", "庚子 丁丑 丙午 丙申", SexMale, ShenShaRules{Set: ShenShaFull, DeXiu: DeXiuBoth}, ShenShaDeXiu, ""},
		{"三奇", "甲子 戊辰 庚午 丙子", SexMale, ShenShaRules{}, ShenShaSanQi, "年月日"},
		{"三奇 of earth", "己巳 乙亥 丙午 丁酉", SexMale, ShenShaRules{}, ShenShaSanQi, "月日时"},
		{"三奇 of man", "壬子 癸丑 辛巳 戊子", SexMale, ShenShaRules{}, ShenShaSanQi, "年月日"},
		{"三奇 with a gap", "甲子 丙寅 戊午 庚申", SexMale, ShenShaRules{}, ShenShaSanQi, ""},
		{"三奇 with a gap allowed", "甲子 丙寅 戊午 庚申", SexMale, ShenShaRules{SanQi: SanQiGaps}, ShenShaSanQi, "年日时"},
		{"三奇 out of order", "庚子 戊寅 甲午 丙寅", SexMale, ShenShaRules{SanQi: SanQiGaps}, ShenShaSanQi, ""},
		{"三奇 in any order", "庚子 戊寅 甲午 丙寅", SexMale, ShenShaRules{SanQi: SanQiAnyOrder}, ShenShaSanQi, "年月日"},
		{"元辰, yang man", "甲子 丁丑 癸未 癸丑", SexMale, ShenShaRules{}, ShenShaYuanChen, "日"},
		{"元辰, yang woman", "甲子 丁丑 癸未 丁巳", SexFemale, ShenShaRules{}, ShenShaYuanChen, "时"},
		{"元辰, other sign", "甲子 丁丑 癸未 丁巳", SexMale, ShenShaRules{YuanChen: YuanChenYinMaleSeven}, ShenShaYuanChen, "时"},
		{"元辰 without a sex", "甲子 丁丑 癸未 丁巳", SexUnknown, ShenShaRules{}, ShenShaYuanChen, ""},
		{"勾绞 ahead", "甲子 丁卯 癸酉 丁巳", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaGouJiao, "月"},
		{"勾绞 both", "甲子 丁卯 癸酉 丁巳", SexMale, ShenShaRules{Set: ShenShaFull, GouJiao: GouJiaoBoth}, ShenShaGouJiao, "月日"},
		{"红鸾 by the year", "甲子 丁卯 癸酉 丙辰", SexMale, ShenShaRules{}, ShenShaHongLuan, "月"},
		{"红鸾 by the day too", "甲子 戊午 癸酉 丙辰", SexMale, ShenShaRules{HongLuan: BranchKeysYearDay}, ShenShaHongLuan, "月"},
		{"天喜 by the day too", "甲子 戊午 癸酉 甲子", SexMale, ShenShaRules{HongLuan: BranchKeysYearDay}, ShenShaTianXi, "年日时"},
		{"灾煞 by the year", "甲子 戊午 癸酉 乙卯", SexMale, ShenShaRules{}, ShenShaZaiSha, "月"},
		{"灾煞 by the day too", "甲子 戊午 癸酉 乙卯", SexMale, ShenShaRules{ZaiSha: BranchKeysYearDay}, ShenShaZaiSha, "月时"},
		{"学堂 by the stem", "甲子 丁亥 甲寅 己巳", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaXueTang, "月"},
		{"学堂 by NaYin", "甲子 丁亥 甲寅 己巳", SexMale, ShenShaRules{Set: ShenShaFull, XueTang: XueTangNaYin}, ShenShaXueTang, "时"},
		{"学堂 by pair", "甲子 己亥 甲寅 乙亥", SexMale, ShenShaRules{Set: ShenShaFull, XueTang: XueTangPair}, ShenShaXueTang, "月"},
		{"词馆 by NaYin", "甲子 壬申 甲寅 庚寅", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaCiGuan, "月"},
		{"词馆 by pair", "甲子 壬申 甲寅 庚寅", SexMale, ShenShaRules{Set: ShenShaFull, CiGuan: CiGuanPair}, ShenShaCiGuan, "时"},
		{"天罗 by both branches", "甲戌 丙子 乙亥 戊寅", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaTianLuo, "日"},
		{"天罗 by NaYin", "丙寅 丙子 甲戌 戊寅", SexMale, ShenShaRules{Set: ShenShaFull, TianLuo: TianLuoNaYin}, ShenShaTianLuo, "日"},
		{"天罗 by one branch", "丙寅 丙子 甲戌 戊寅", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaTianLuo, ""},
		{"地网 by both branches", "甲戌 丙子 戊辰 丁巳", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaDiWang, "日时"},
		{"地网 by NaYin", "丙子 丙子 己巳 戊寅", SexMale, ShenShaRules{Set: ShenShaFull, TianLuo: TianLuoNaYin}, ShenShaDiWang, "日"},
		{"金神 of the hour", "丙子 丙子 己巳 乙丑", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaJinShen, "时"},
		{"金神 of both", "丙子 丙子 己巳 乙丑", SexMale, ShenShaRules{Set: ShenShaFull, JinShen: JinShenDayHour}, ShenShaJinShen, "日时"},
		{"四大空亡", "丙子 丙寅 甲子 乙丑", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaSiDa, "年"},
		{"四大空亡 of metal", "甲子 丙寅 甲申 乙丑", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaSiDa, "年时"},
		{"四大空亡 in a run that lacks none", "甲子 丙寅 甲戌 乙丑", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaSiDa, ""},
		{"截路空亡", "甲子 丙寅 甲午 壬申", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaJieLu, "时"},
		{"隔角", "甲子 丙寅 甲午 壬申", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaGeJiao, "时"},
		{"拱禄", "甲子 丙寅 戊辰 戊午", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaGongLu, "日时"},
		{"童子煞 by season and NaYin", "甲子 丙寅 甲寅 庚午", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaTongZi, "日时"},
		{"天赦", "甲子 丙寅 戊寅 庚申", SexMale, ShenShaRules{}, ShenShaTianShe, "日"},
		{"天赦 in the wrong season", "甲子 庚午 戊寅 庚申", SexMale, ShenShaRules{}, ShenShaTianShe, ""},
		{"旌德", "甲子 丙寅 丙午 庚寅", SexMale, ShenShaRules{Set: ShenShaFull}, ShenShaJingDe, "日"},
	} {
		chart := chartNamed(t, c.sex, Rules{ShenSha: c.rules}, c.chart)
		var got string
		for kind, marks := range chart.ShenSha() {
			for _, m := range marks {
				if m.ShenSha == c.star {
					got += Kind(kind).String()
					if why := chart.WhyShenSha(m); !strings.Contains(why, "：") || strings.HasSuffix(why, "：") || strings.Contains(why, "：；") {
						t.Errorf("%s: because %q", c.name, why)
					}
				}
			}
		}
		if got != c.want {
			t.Errorf("%s: %s marks %q of %s, want %q", c.name, c.star, got, c.chart, c.want)
		}
	}
}

// 拱禄 holds the day's 禄 in the middle: the days and hours in the table.
func TestShenSha_ArchedLu(t *testing.T) {
	t.Parallel()
	var got []string
	for _, each := range archedLu {
		got = append(got, each.day.String()+each.hour.String())
		a, b := each.day.Branch(), each.hour.Branch()
		middle := b.Add(1)
		if a.Add(2) == b {
			middle = a.Add(1)
		}
		if stage := ganzhi.LifeStageOf(each.day.Stem(), middle); a.Add(2) != b && b.Add(2) != a || stage != ganzhi.StageLinGuan {
			t.Errorf("%s %s: %s between them is %s", each.day, each.hour, middle, stage)
		}
	}
	if want := "丁巳丁未 己未己巳 戊辰戊午 癸丑癸亥 癸亥癸丑"; strings.Join(got, " ") != want {
		t.Errorf("got %v, want %s", got, want)
	}
}

func TestWhyShenSha_QuotesTheTable(t *testing.T) {
	t.Parallel()
	chart := chartNamed(t, SexMale, Rules{ShenSha: ShenShaRules{Set: ShenShaFull}}, "甲子 丁丑 甲寅 乙亥")
	got := map[string]string{}
	for _, marks := range chart.ShenSha() {
		for _, m := range marks {
			got[m.ShenSha.String()] = chart.WhyShenSha(m)
		}
	}
	for star, want := range map[string]string{
		"天乙贵人": "年干、日干：甲戊庚见丑未",
		"空亡":   "年旬：甲子旬空戌亥",
		"孤辰":   "年支：亥子丑见寅",
		"八专":   "本柱：甲寅、乙卯、丁未、己未、戊戌、庚申、辛酉、癸丑",
		"亡神":   "年支：申子辰见亥",
	} {
		if got[star] != want {
			t.Errorf("%s: got %q, want %q", star, got[star], want)
		}
	}
}

// A passing pillar is marked as a natal pillar would be, but for what belongs to a
// place in the chart.
func TestShenShaOn_PassingPillar(t *testing.T) {
	t.Parallel()
	chart := chartNamed(t, SexMale, Rules{}, "甲子 丁丑 丙午 丁酉")
	got := starNames(chart.ShenShaOn(Member{PassingYear, pairNamed(t, "癸酉")}))
	want := strings.Fields("天乙贵人 太极贵人 天喜 桃花")
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		full := pairsChart(SexMale, Rules{ShenSha: ShenShaRules{Set: ShenShaFull}}, p, 7, p+1-2*(p%2), 11)
		for q := range ganzhi.Pair(ganzhi.Pairs) {
			for _, m := range full.ShenShaOn(Member{PassingLuck, q}) {
				switch m.ShenSha {
				case ShenShaKuiGang, ShenShaTianShe, ShenShaJinShen, ShenShaJieLu, ShenShaGeJiao, ShenShaSanQi, ShenShaTongZi:
					t.Errorf("%s is on the passing %s", m.ShenSha, q)
				}
			}
		}
	}
}

// The core set is the full set without the rest.
func TestShenSha_CoreIsPartOfFull(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var pairs []ganzhi.Pair
		for range 4 {
			pairs = append(pairs, ganzhi.Pair(rapid.IntRange(0, 59).Draw(t, "pair")))
		}
		sex := Sex(rapid.IntRange(0, 2).Draw(t, "sex"))
		core := pairsChart(sex, Rules{}, pairs...).ShenSha()
		full := pairsChart(sex, Rules{ShenSha: ShenShaRules{Set: ShenShaFull}}, pairs...).ShenSha()
		for kind := range core {
			rest := slices.DeleteFunc(slices.Clone(full[kind]), func(m ShenShaMark) bool { return !m.ShenSha.Core() })
			if !slices.Equal(rest, core[kind]) {
				t.Fatalf("%s: core %v, of the full set %v", Kind(kind), core[kind], rest)
			}
		}
	})
}

// Every star can appear, and has its line in the page of sources.
func TestShenSha_EveryStarAppearsAndHasASource(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../doc/sources.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[ShenSha]bool{}
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		for q := range ganzhi.Pair(ganzhi.Pairs) {
			chart := pairsChart(SexMale, Rules{ShenSha: ShenShaRules{Set: ShenShaFull}}, p, q, ganzhi.PairAt(7*int(q)+3*int(p)), ganzhi.PairAt(11*int(q)+5*int(p)))
			for _, marks := range chart.ShenSha() {
				for _, m := range marks {
					seen[m.ShenSha] = true
				}
			}
		}
	}
	for s := range ShenSha(ShenShas) {
		if !seen[s] {
			t.Errorf("%s appears in none of 3,600 charts", s)
		}
		if !strings.Contains(string(page), "| "+s.String()+" | ") {
			t.Errorf("doc/sources.md has no line for %s", s)
		}
	}
}

// The stars of a trine stand at fixed places of it: counted from its first branch
// (长生), its middle (帝旺) or its last (墓).
func TestShenShaRows_PlacesInTheTrine(t *testing.T) {
	t.Parallel()
	table := shenShaTables()
	middle := map[ganzhi.Element]ganzhi.EarthlyBranch{
		ganzhi.ElementWater: ganzhi.BranchZi, ganzhi.ElementWood: ganzhi.BranchMao,
		ganzhi.ElementFire: ganzhi.BranchWu, ganzhi.ElementMetal: ganzhi.BranchYou,
	}
	for star, steps := range map[ShenSha]int{ // from the middle
		ShenShaYiMa: 2, ShenShaTaoHua: -3, ShenShaJiangXing: 0, ShenShaHuaGai: 4, ShenShaJieSha: 5, ShenShaWangShen: -1,
		ShenShaZaiSha: 6, ShenShaLiuE: 3, ShenShaPanAn: 1, ShenShaSuiSha: 7,
	} {
		for b := range ganzhi.EarthlyBranch(ganzhi.Branches) {
			want := middle[b.Trine()].Add(steps)
			for c := range ganzhi.EarthlyBranch(ganzhi.Branches) {
				if got := table.branch[b].branch[c].has(table.first[star]); got != (c == want) {
					t.Errorf("%s by %s on %s: got %v", star, b, c, got)
				}
			}
		}
	}
	for b := range ganzhi.EarthlyBranch(ganzhi.Branches) {
		season := (b.Add(-2) / 3) * 3 // steps from 寅 to the first branch of its direction
		first := ganzhi.BranchYin.Add(int(season))
		for star, want := range map[ShenSha]ganzhi.EarthlyBranch{ShenShaGuChen: first.Add(3), ShenShaGuaSu: first.Add(-1)} {
			if !table.branch[b].branch[want].has(table.first[star]) {
				t.Errorf("%s by %s is not on %s", star, b, want)
			}
		}
		if want := middle[b.Trine()].Add(7); !table.month[b].branch[want].has(table.first[ShenShaYueSha]) {
			t.Errorf("月煞 of %s is not on %s", b, want)
		}
	}
}

// 德 and what combines with it, 国印 and 天福 from 禄.
func TestShenShaRows_FromOneAnother(t *testing.T) {
	t.Parallel()
	table := shenShaTables()
	month := func(m ganzhi.EarthlyBranch, star ShenSha, s ganzhi.HeavenlyStem) bool {
		return table.month[m].stem[s].has(table.first[star])
	}
	for m := range ganzhi.EarthlyBranch(ganzhi.Branches) {
		for s := range ganzhi.HeavenlyStem(ganzhi.Stems) {
			if month(m, ShenShaYueDe, s) != month(m, ShenShaYueDeHe, s.Partner()) || month(m, ShenShaTianDe, s) != month(m, ShenShaTianDeHe, s.Partner()) {
				t.Errorf("month %s: 德 and its partner at %s", m, s)
			}
			if month(m, ShenShaYueKong, s) && !month(m, ShenShaYueDe, s.Add(6)) && !month(m, ShenShaYueDe, s.Add(-6)) {
				t.Errorf("month %s: 月空 %s is not opposite 月德", m, s)
			}
		}
		for b := range ganzhi.EarthlyBranch(ganzhi.Branches) {
			de, he := table.month[m].branch[b].has(table.first[ShenShaTianDe]), table.month[m].branch[b.Partner()].has(table.first[ShenShaTianDeHe])
			if de != he {
				t.Errorf("month %s: 天德 %v and 天德合 %v at %s", m, de, he, b)
			}
		}
	}
	on := func(star ShenSha, s ganzhi.HeavenlyStem, b ganzhi.EarthlyBranch) bool {
		return table.stem[s].branch[b].has(table.first[star])
	}
	for s := range ganzhi.HeavenlyStem(ganzhi.Stems) {
		officer := s.Add(7) // 正官 of a yang stem
		if s.YinYang() == ganzhi.Yin {
			officer = s.Add(5)
		}
		if ganzhi.TenGodOf(s, officer) != ganzhi.TenGodZhengGuan {
			t.Fatalf("%s is no 正官 of %s", officer, s)
		}
		for b := range ganzhi.EarthlyBranch(ganzhi.Branches) {
			if on(ShenShaGuoYin, s, b) != on(ShenShaLuShen, s, b.Add(-8)) {
				t.Errorf("国印 of %s on %s", s, b)
			}
			if on(ShenShaTianFu, s, b) != on(ShenShaLuShen, officer, b) {
				t.Errorf("天福 of %s on %s", s, b)
			}
		}
	}
}
