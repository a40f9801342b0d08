package chart

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Every word that a chart in traditional characters can take from a table.
func TestTraditional_Words(t *testing.T) {
	t.Parallel()
	const l = Traditional
	var gods, stages, naYin, relations, clocks []string
	for g := range ganzhi.TenGod(ganzhi.TenGods) {
		gods = append(gods, l.tenGod(g))
		if l.shortTenGod(g) != l.tenGod(g) {
			t.Errorf("%s is short for %s", l.shortTenGod(g), l.tenGod(g))
		}
	}
	for s := range ganzhi.LifeStage(ganzhi.LifeStages) {
		stages = append(stages, l.stage(s))
	}
	for n := range ganzhi.NaYin(ganzhi.NaYins) {
		naYin = append(naYin, l.naYin(n))
	}
	for r := range ganzhi.Relation(ganzhi.RelationKinds) {
		relations = append(relations, l.relation(r))
	}
	for c := range bazi.Clock(len(clockWords)) {
		clocks = append(clocks, l.clock(c))
	}
	for _, c := range []struct {
		got  []string
		want string
	}{
		{gods, "比肩 劫財 食神 傷官 偏財 正財 七殺 正官 偏印 正印"},
		{stages, "長生 沐浴 冠帶 臨官 帝旺 衰 病 死 墓 絕 胎 養"},
		{naYin, "海中金 爐中火 大林木 路旁土 劍鋒金 山頭火 澗下水 城頭土 白蠟金 楊柳木 泉中水 屋上土 霹靂火 松柏木 長流水 " +
			"沙中金 山下火 平地木 壁上土 金箔金 覆燈火 天河水 大驛土 釵釧金 桑柘木 大溪水 沙中土 天上火 石榴木 大海水"},
		{relations, "三會 三合 六合 半合 沖 三刑 刑 自刑 害 破 拱合 拱會 暗合 天干合 天干沖 伏吟 反吟 夾"},
		{clocks, "民用時 標準時 平太陽時 真太陽時"},
		{[]string{l.nature(ganzhi.Yang, ganzhi.ElementWood), l.nature(ganzhi.Yin, ganzhi.ElementMetal)}, "陽木 陰金"},
	} {
		if got := strings.Join(c.got, " "); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

// The labels of both scripts say the same.
func TestTraditional_LabelsMatch(t *testing.T) {
	t.Parallel()
	hans, hant := wordsOf[Chinese], wordsOf[Traditional]
	pairs := [][2]string{
		{hans.title, hant.title}, {hans.unknownHour, hant.unknownHour}, {hans.naYin, hant.naYin}, {hans.stage, hant.stage},
		{hans.luck, hant.luck}, {hans.forward, hant.forward}, {hans.ageYears, hant.ageYears},
		{hans.bound, hant.bound}, {hans.eased, hant.eased}, {hans.pillars[3], hant.pillars[3]},
	}
	for _, p := range pairs {
		if got := Traditional.script(p[0]); got != p[1] {
			t.Errorf("%s is written %s, want %s", p[0], got, p[1])
		}
	}
	if hant.relations != "關係" || hans.relations != "关系" {
		t.Errorf("got %s and %s", hans.relations, hant.relations)
	}
}
