package bazi

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func TestGeJu_FortyVectors(t *testing.T) {
	t.Parallel()
	rows := readRows(t, "testdata/patterns.csv")
	if len(rows) != 40 {
		t.Fatalf("got %d vectors, want 40", len(rows))
	}
	for _, row := range rows {
		g := chartOf(t, row[1], Rules{}).GeJu()
		if g.Month.Pattern.String() != row[2] || g.Name() != row[2] {
			t.Errorf("%s %s: got %s by step %d, named %s, want %s", row[0], row[1], g.Month.Pattern, g.Month.Step, g.Name(), row[2])
		}
	}
}

func TestGeJu_SpecialVectors(t *testing.T) {
	t.Parallel()
	rows := readRows(t, "testdata/special.csv")
	if len(rows) != 13 {
		t.Fatalf("got %d vectors, want 13", len(rows))
	}
	for _, row := range rows {
		if got := chartOf(t, row[0], Rules{}).GeJu().Name(); got != row[1] {
			t.Errorf("%s: got %s, want %s", row[0], got, row[1])
		}
	}
}

// 建禄 甲寅 乙卯 庚申 辛酉 壬亥 癸子 丙巳 丁午; 羊刃 甲卯 丙午 庚酉 壬子; 月劫 乙寅 丁巳 辛申 癸亥. No other
// month names its pattern in the first three steps.
func TestMonthPattern_OwnMonths(t *testing.T) {
	t.Parallel()
	want := map[string]Pattern{
		"甲寅": PatternJianLu, "乙卯": PatternJianLu, "庚申": PatternJianLu, "辛酉": PatternJianLu,
		"壬亥": PatternJianLu, "癸子": PatternJianLu, "丙巳": PatternJianLu, "丁午": PatternJianLu,
		"甲卯": PatternYangRen, "丙午": PatternYangRen, "庚酉": PatternYangRen, "壬子": PatternYangRen,
		"乙寅": PatternYueJie, "丁巳": PatternYueJie, "辛申": PatternYueJie, "癸亥": PatternYueJie,
	}
	earth := map[string]Pattern{"戊巳": PatternJianLu, "己午": PatternJianLu, "戊午": PatternYangRen}
	for stem := range ganzhi.HeavenlyStem(ganzhi.Stems) {
		for month := range ganzhi.EarthlyBranch(ganzhi.Branches) {
			pairs := []ganzhi.Pair{0, ganzhi.MonthPair(ganzhi.StemJia, month), ganzhi.PairAt(int(stem))}
			key := stem.String() + month.String()
			got := chartOfPairs(pairs, Rules{}).GeJu().Month
			pattern, ok := want[key]
			if ok != (got.Step <= stepYueJie) || ok && got.Pattern != pattern {
				t.Errorf("%s: got %s by step %d", key, got.Pattern, got.Step)
			}
			got = chartOfPairs(pairs, Rules{GeJu: GeJuRules{JianLuEarth: On}}).GeJu().Month
			if p, ok := earth[key]; ok && got.Pattern != p {
				t.Errorf("%s with earth: got %s", key, got.Pattern)
			}
			names := chartOfPairs(pairs, Rules{GeJu: GeJuRules{BiJieNames: On}}).GeJu().Month
			if pattern == PatternYueJie && names.Pattern != PatternJieCai {
				t.Errorf("%s by its own name: got %s", key, names.Pattern)
			}
		}
	}
}

func TestMonthPattern_Steps(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		line    string
		rules   GeJuRules
		pattern Pattern
		step    int
		tags    string
		because string
	}{
		{"癸丑 乙卯 己巳 丙寅", GeJuRules{}, PatternQiSha, 4, "", "月支卯，乙：藏于月令，透于月干"},
		// 戌 stores 戊辛丁: 辛 and 丁 are exposed, 辛 comes first.
		{"丁卯 庚戌 甲子 辛未", GeJuRules{}, PatternZhengGuan, 4, "杂气", "月支戌，辛：藏于月令，透于时干"},
		// 辰 stores 戊乙癸: the hour holds 戊, the year 癸.
		{"癸亥 丙辰 辛亥 戊子", GeJuRules{}, PatternZhengYin, 4, "", "月支辰，戊：藏于月令，透于时干"},
		{"戊子 丙辰 辛亥 癸巳", GeJuRules{}, PatternZhengYin, 4, "", "月支辰，戊：藏于月令，透于年干"},
		{"戊子 丙辰 辛亥 癸巳", GeJuRules{Order: OrderPlace}, PatternShiShen, 4, "杂气", "月支辰，癸：藏于月令，透于时干"},
		// 午 stores 丁己, and 己 alone is exposed.
		{"己亥 庚午 壬申 庚戌", GeJuRules{}, PatternZhengGuan, 4, "", "月支午，己：藏于月令，透于年干"},
		{"己亥 庚午 壬申 庚戌", GeJuRules{PureDirect: On}, PatternZhengCai, 7, "", "月支午，丁：月令无透，取本气"},
		{"庚申 庚辰 甲子 庚午", GeJuRules{}, PatternZhengYin, 5, "会局", "月支辰，癸：月支会成三合水局"},
		{"庚申 丙戌 乙酉 丙子", GeJuRules{}, PatternQiSha, 5, "会局", "月支戌，辛：月支会成三会金局"},
		// The group of water is the day master's own, so the month decides.
		{"庚子 庚辰 癸亥 庚申", GeJuRules{}, PatternZhengGuan, 7, "", "月支辰，戊：月令无透，取本气"},
		{"庚寅 庚辰 戊午 庚申", GeJuRules{}, PatternYueJie, 6, "", "月支辰，戊：月令无透，本气为比劫"},
		{"庚寅 庚辰 戊午 庚申", GeJuRules{BiJieNames: On}, PatternBiJian, 6, "", "月支辰，戊：月令无透，本气为比劫"},
		{"丙申 丙申 庚戌 庚辰", GeJuRules{}, PatternJianLu, 1, "", "月支申，庚：月支为日主临官，五行相同"},
	} {
		m := chartOf(t, c.line, Rules{GeJu: c.rules}).GeJu().Month
		tags := ""
		if m.Mixed {
			tags += "杂气"
		}
		if m.Group {
			tags += "会局"
		}
		if m.Pattern != c.pattern || m.Step != c.step || tags != c.tags || m.BecauseZh != c.because || m.Because == "" {
			t.Errorf("%s with %+v: got %s by step %d %q: %s (%s)", c.line, c.rules, m.Pattern, m.Step, tags, m.BecauseZh, m.Because)
		}
	}
}

// 2024-02-08 is the fourth day of 寅, which 戊 commands. With 甲 as main qi, the 甲 of
// the year names 食神格; with 戊 in its place, which is not exposed, the 丙 of month
// and hour names 偏财格.
func TestMonthPattern_StemInCommand(t *testing.T) {
	t.Parallel()
	for rule, want := range map[MonthGod]Pattern{MonthGodMain: PatternShiShen, MonthGodSiLing: PatternPianCai} {
		chart := castAt(t, "2024-02-08 12:00", "Asia/Shanghai", Rules{GeJu: GeJuRules{MonthGod: rule}})
		if got := chart.GeJu().Month; got.Pattern != want {
			t.Errorf("%s, %d: got %s by step %d", line(chart), rule, got.Pattern, got.Step)
		}
	}
}

func TestGeJu_Special(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		line  string
		rules GeJuRules
		want  string
	}{
		{"庚申 己丑 甲午 庚午", GeJuRules{}, "化土格"},
		{"庚申 己丑 甲午 庚午", GeJuRules{HuaDragon: On}, "正财格"},
		{"庚申 己丑 甲午 戊辰", GeJuRules{HuaDragon: On}, "化土格"},
		{"庚申 己丑 甲午 乙丑", GeJuRules{}, "正财格"}, // 乙 restrains earth
		{"己丑 己巳 甲午 庚午", GeJuRules{}, "从势格"}, // 巳 is not of the group, and two 己 vie
		{"癸未 庚申 乙巳 甲申", GeJuRules{}, "化金格"},
		{"庚寅 丁亥 丙戌 辛卯", GeJuRules{}, "化水格"},
		{"戊辰 甲寅 壬申 丁未", GeJuRules{}, "化木格"},
		{"乙卯 戊寅 癸卯 甲寅", GeJuRules{}, "化火格"},
		{"癸巳 乙卯 乙亥 癸未", GeJuRules{}, "曲直格"},
		{"癸巳 乙卯 乙亥 癸酉", GeJuRules{}, "从强格"}, // 酉 is an officer and breaks the group
		{"癸卯 乙卯 乙亥 癸卯", GeJuRules{PureHalf: On, PureShare: 1}, "曲直格"},
		{"丁卯 丙午 丁巳 丁未", GeJuRules{}, "炎上格"},
		{"戊辰 己未 己丑 己巳", GeJuRules{}, "稼穑格"},
		{"庚申 乙酉 庚戌 庚辰", GeJuRules{}, "从革格"},
		{"癸未 辛酉 辛酉 己丑", GeJuRules{}, "从强格"},
		{"癸未 辛酉 辛酉 己丑", GeJuRules{StrongShare: 2}, "建禄格"},
		{"戊戌 乙卯 乙未 戊寅", GeJuRules{}, "两神成象格"},
		{"丁酉 丙午 乙巳 甲申", GeJuRules{FollowErStrict: On}, "食神格"},
		{"丁酉 丙午 乙巳 甲申", GeJuRules{FollowShare: 2}, "食神格"},
		{"丁酉 丙午 乙巳 甲申", GeJuRules{FollowSupport: 1}, "食神格"},
		{"丁巳 庚戌 乙丑 丙子", GeJuRules{FollowNear: 2}, "从势格"},
		{"丁丑 丙午 庚寅 丙子", GeJuRules{}, "正官格"}, // 辛 in 丑 is a residual root
		{"丁丑 丙午 庚寅 丙子", GeJuRules{FollowFalse: On}, "假从杀格"},
		{"丁丑 丙午 庚寅 丙子", GeJuRules{FollowResidual: 1}, "从杀格"},
		{"壬午 己酉 乙酉 辛巳", GeJuRules{FollowFalse: On}, "假从杀格"}, // 壬 is a light 印
		{"壬午 己酉 乙酉 辛巳", GeJuRules{FollowExposed: On}, "从杀格"},
		{"乙酉 己卯 戊子 乙卯", GeJuRules{FollowFalse: On}, "正官格"}, // 己 is no 印
		{"乙酉 己卯 戊子 乙卯", GeJuRules{FollowExposed: On}, "从杀格"},
	} {
		if got := chartOf(t, c.line, Rules{GeJu: c.rules}).GeJu().Name(); got != c.want {
			t.Errorf("%s with %+v: got %s, want %s", c.line, c.rules, got, c.want)
		}
	}
}

// Charts evaluated by hand from the conditions of 子平真诠.
func TestGeJu_State(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		line    string
		rules   GeJuRules
		pattern Pattern
		state   PatternState
		want    string
	}{
		{"己亥 庚午 壬申 庚戌", GeJuRules{}, PatternZhengGuan, StateFormed, "成 有财印相辅，官不混杀"},
		{"己酉 乙亥 丁丑 戊申", GeJuRules{}, PatternZhengGuan, StateRescued, "成 有财印相辅，官不混杀；败 伤官透；救应 印透"},
		{"乙卯 辛巳 辛巳 庚寅", GeJuRules{}, PatternZhengGuan, StateBroken, "成 有财印相辅，官不混杀；败 月支逢冲刑"},
		{"丙寅 庚寅 辛卯 甲午", GeJuRules{}, PatternZhengCai, StateFormed, "成 正官透"},
		{"庚辰 戊子 戊寅 己未", GeJuRules{}, PatternZhengCai, StateRescued, "成 食伤透而生财；败 比劫重透；救应 食神透"},
		{"庚午 癸未 甲子 辛未", GeJuRules{}, PatternZhengCai, StateBroken, "成 正官透；败 七杀透"},
		{"丁丑 庚戌 戊戌 乙卯", GeJuRules{}, PatternZhengYin, StateFormed, "成 官杀透而生印"},
		{"丁亥 壬寅 丁未 庚子", GeJuRules{}, PatternZhengYin, StateRescued, "成 官杀透而生印；败 财透而印轻；救应 比劫透而制财"},
		{"癸亥 戊午 戊申 癸亥", GeJuRules{}, PatternZhengYin, StateRescued, "败 财透而印轻；救应 比劫透而制财；救应 财被合去"},
		{"甲午 戊辰 丁亥 辛亥", GeJuRules{}, PatternShangGuan, StateFormed, "成 财透；成 印透而身弱"},
		{"丙申 庚寅 己亥 癸酉", GeJuRules{}, PatternZhengYin, StateBroken, "败 财透而印轻"},
		{"甲子 癸酉 己酉 壬申", GeJuRules{}, PatternShiShen, StateFormed, "成 财透"},
		{"丙午 丙申 戊戌 癸亥", GeJuRules{}, PatternShiShen, StateRescued, "成 财透；败 偏印透；救应 财透"},
		{"辛未 戊戌 己巳 丙寅", GeJuRules{}, PatternShiShen, StateOpen, ""},
		{"辛巳 乙未 己巳 甲戌", GeJuRules{}, PatternQiSha, StateFormed, "成 食神透而身强"},
		{"乙亥 丙戌 壬寅 甲辰", GeJuRules{}, PatternQiSha, StateRescued, "败 财透；救应 食神透"},
		{"乙未 戊寅 戊子 癸丑", GeJuRules{}, PatternQiSha, StateBroken, "败 财透"},
		{"丁丑 癸卯 壬戌 甲辰", GeJuRules{}, PatternShangGuan, StateFormed, "成 财透"},
		{"庚午 乙酉 戊辰 己未", GeJuRules{}, PatternShangGuan, StateRescued, "败 正官透；救应 正官被合去"},
		{"丁酉 辛亥 庚申 丁亥", GeJuRules{}, PatternShiShen, StateOpen, ""},
		{"辛酉 庚子 庚申 丁亥", GeJuRules{}, PatternShangGuan, StateOpen, ""},
		{"辛酉 庚子 庚申 丁亥", GeJuRules{NoWaterExemption: On}, PatternShangGuan, StateBroken, "败 正官透"},
		{"乙酉 壬午 丙戌 庚寅", GeJuRules{}, PatternYangRen, StateFormed, "成 官杀透，财印相随，无伤官"},
		{"癸酉 乙卯 甲辰 丙寅", GeJuRules{}, PatternYangRen, StateBroken, "败 官杀不透"},
		{"癸酉 乙卯 甲辰 丙寅", GeJuRules{YangRenOutput: On}, PatternYangRen, StateRescued, "败 官杀不透；救应 食伤透而化刃"},
		{"壬申 丙午 丁未 辛亥", GeJuRules{}, PatternJianLu, StateFormed, "成 正官透，财印相随"},
		{"甲午 丁卯 乙丑 丙子", GeJuRules{}, PatternJianLu, StateBroken, "败 财官不透"},
	} {
		m := chartOf(t, c.line, Rules{GeJu: c.rules}).GeJu().Month
		var got []string
		for _, f := range m.Findings {
			got = append(got, f.Kind.String()+" "+f.TextZh)
			if f.Text == "" {
				t.Errorf("%s: %s has no English", c.line, f.TextZh)
			}
		}
		if list := strings.Join(got, "；"); m.Pattern != c.pattern || m.State != c.state || list != c.want {
			t.Errorf("%s: got %s %s: %s\nwant %s %s: %s", c.line, m.Pattern, m.State, list, c.pattern, c.state, c.want)
		}
	}
}
