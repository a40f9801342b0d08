package bazi

import (
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// score adds up the parts.
func (m *Match) score(a, b *Chart) {
	m.Parts = make([]ScorePart, 0, 13)
	m.add(TopicBase, matchBase, "where every pair of charts begins", "起始分")
	m.branches(TopicYearBranch, a, b)
	m.scoreNaYin(a, b)
	m.scoreDayStems(a.DayMaster, b.DayMaster)
	m.branches(TopicDayBranch, a, b)
	m.scoreDayPillars(a.Pillars[Day].Pair, b.Pillars[Day].Pair)
	m.scoreElements()
	m.scoreSeasons()
	m.scoreStars()
	m.scoreCross()
	m.scoreTrigrams()
	m.scoreVoids()
	m.Score, m.Parts = total(m.Parts)
}

func (m *Match) add(topic Topic, points int, en, zh string) {
	m.Parts = append(m.Parts, ScorePart{topic, points, en, zh})
}

// branches scores what the branches of both years or of both days are.
func (m *Match) branches(topic Topic, a, b *Chart) {
	kind, name, nameZh := Year, "branches of the years ", "年支"
	if topic == TopicDayBranch {
		kind, name, nameZh = Day, "branches of the days ", "日支"
	}
	x, y := a.Pillars[kind].Pair.Branch(), b.Pillars[kind].Pair.Branch()
	weigh := func(w struct{ year, day int }) int {
		if kind == Day {
			return w.day
		}
		return w.year
	}
	points, en, zh := 0, "", ""
	if x == y {
		points, en, zh = weigh(sameBranch), ", the same branch", "、同支"
	}
	for _, r := range m.Crossing {
		w, counts := branchPoints[r.Name]
		if r.A == kind && r.B == kind && counts {
			points += weigh(w)
			en, zh = en+", "+r.Name.English(), zh+"、"+r.Name.String()
		}
	}
	if en == "" {
		en, zh = ", no relation", "、无关系"
	}
	en, zh = strings.TrimPrefix(en, ", "), strings.TrimPrefix(zh, "、")
	m.add(topic, points, name+x.String()+y.String()+": "+en, nameZh+x.String()+y.String()+"："+zh)
}

// relationWords say what the element of B is to that of A.
var relationWords = [ganzhi.TenGodGroups]reason{
	biJie:    {"the same element", "相同"},
	shiShang: {"A's generates B's", "A 生 B"},
	cai:      {"A's controls B's", "A 克 B"},
	guanSha:  {"B's controls A's", "B 克 A"},
	yin:      {"B's generates A's", "B 生 A"},
}

func (m *Match) scoreNaYin(a, b *Chart) {
	x, y, word := a.Pillars[Year].NaYin, b.Pillars[Year].NaYin, relationWords[m.NaYin]
	m.add(TopicNaYin, naYinPoints[m.NaYin],
		"NaYin of the years "+x.String()+", "+y.String()+": "+word.en, "年柱纳音"+x.String()+"、"+y.String()+"："+word.zh)
}

func (m *Match) scoreDayStems(x, y ganzhi.HeavenlyStem) {
	group := ganzhi.GroupOf(x.Element(), y.Element())
	points, word := stemPoints[group], relationWords[group]
	switch set := x.RelationsTo(y); {
	case set.Has(ganzhi.RelationWuHe):
		points, word = pointsStemsCombine, reason{"they combine", "五合"}
	case set.Has(ganzhi.RelationGanChong):
		points, word = pointsStemsClash, reason{"they clash", "相冲"}
	}
	m.add(TopicDayStem, points, "day masters "+x.String()+y.String()+": "+word.en, "日干"+x.String()+y.String()+"："+word.zh)
}

func (m *Match) scoreDayPillars(x, y ganzhi.Pair) {
	stems, branches := x.Stem().RelationsTo(y.Stem()), x.Branch().RelationsTo(y.Branch())
	points, word := 0, reason{"neither combined nor opposed as wholes", "非天合地合，亦非天克地冲"}
	switch {
	case x == y:
		word = reason{"the same pillar", "同柱"}
	case stems.Has(ganzhi.RelationWuHe) && branches.Has(ganzhi.RelationLiuHe):
		points, word = pointsDayCombine, reason{"stems and branches both combine", "天合地合"}
	case opposed(x.Stem(), y.Stem()) && branches.Has(ganzhi.RelationChong):
		points, word = pointsDayClash, reason{"stems restrain and branches clash", "天克地冲"}
	}
	m.add(TopicDayPillar, points, "pillars of the days "+x.String()+", "+y.String()+": "+word.en, "日柱"+x.String()+"、"+y.String()+"："+word.zh)
}

func (m *Match) scoreElements() {
	count := len(m.Completes[0]) + len(m.Completes[1])
	m.add(TopicElements, min(pointsElement*count, mostElements),
		"elements that one lacks and the other has twice or more: "+lacking(m.Completes, "A lacks ", ", ", "neither"),
		"一方所缺而另一方见二以上之五行："+lacking(m.Completes, "A 缺", "，", "皆无"))
}

// lacking writes what A lacks and what B lacks, without one that lacks nothing; the
// text for A begins with its letter.
func lacking(lists [2][]ganzhi.Element, a, between, none string) string {
	var parts []string
	for i, words := range []string{a, "B" + a[1:]} {
		if len(lists[i]) > 0 {
			parts = append(parts, words+listOf(lists[i]))
		}
	}
	if len(parts) == 0 {
		return none
	}
	return strings.Join(parts, between)
}

func listOf(list []ganzhi.Element) string {
	text := ""
	for _, e := range list {
		text += e.String()
	}
	return text
}

func (m *Match) scoreSeasons() {
	m.add(TopicSeason, pointsSeason*both(m.Seasons),
		"the first stem that a season asks for, lacking in one and found in the other: "+ways(m.Seasons, "for A", "for B"),
		"调候首用之干，一方缺而另一方有："+waysZh(m.Seasons, "补 A", "补 B"))
}

func (m *Match) scoreVoids() {
	m.add(TopicVoid, pointsVoid*both(m.Voids),
		"branches of the day void by the other's day: "+ways(m.Voids, "A's", "B's"),
		"日支落对方日旬之空："+waysZh(m.Voids, "A", "B"))
}

// both counts the ways in which something holds.
func both(flags [2]bool) int {
	n := 0
	for _, holds := range flags {
		if holds {
			n++
		}
	}
	return n
}

func ways(flags [2]bool, a, b string) string {
	return [4]string{"neither", a, b, a + " and " + b}[wayIndex(flags)]
}

func waysZh(flags [2]bool, a, b string) string {
	return [4]string{"皆无", a, b, a + "、" + b}[wayIndex(flags)]
}

func wayIndex(flags [2]bool) int {
	i := 0
	if flags[0] {
		i++
	}
	if flags[1] {
		i += 2
	}
	return i
}

func (m *Match) scoreStars() {
	points, en, zh := 0, "", ""
	for _, s := range m.Stars {
		points += crossingStars[s.ShenSha]
		owner, ownerZh, on := "A's", "A 之", " B "
		if !s.OfA {
			owner, ownerZh, on = "B's", "B 之", " A "
		}
		en += " " + owner + " " + s.ShenSha.English() + " on the other's " + s.On.english() + ";"
		zh += ownerZh + s.ShenSha.String() + "在" + on + s.On.String() + "支；"
	}
	if en == "" {
		en, zh = " none;", "无；"
	}
	en, zh = en[:len(en)-1], zh[:len(zh)-len("；")]
	m.add(TopicStars, min(max(points, -mostStars), mostStars), "stars across:"+en, "神煞互见："+zh)
}

func (m *Match) scoreCross() {
	c := m.Counts
	net := c.LiuHe + c.SanHe - c.Chong - c.Hai - c.Xing
	n := strconv.Itoa
	m.add(TopicCross, min(max(net, -mostCross), mostCross),
		"among all pairs of branches: Six Harmony "+n(c.LiuHe)+", Half Harmony "+n(c.SanHe)+", Clash "+n(c.Chong)+", Harm "+n(c.Hai)+", Punishment "+n(c.Xing),
		"各支两两相见：六合 "+n(c.LiuHe)+"，半合 "+n(c.SanHe)+"，冲 "+n(c.Chong)+"，害 "+n(c.Hai)+"，刑 "+n(c.Xing))
}

func (m *Match) scoreTrigrams() {
	t := m.Trigrams
	if t == nil {
		return
	}
	points, group := pointsOtherGroup, reason{"of different groups", "东西四命相异"}
	if t.SameGroup {
		points, group = pointsSameGroup, reason{"of one group", "东西四命相同"}
	}
	m.add(TopicTrigrams, points,
		"trigrams "+t.A.String()+t.B.String()+", "+group.en+": "+t.YouNian.String(),
		"命卦"+t.A.String()+t.B.String()+"，"+group.zh+"："+t.YouNian.String())
}
