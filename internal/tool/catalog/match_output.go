package catalog

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// matchOutput is a pair reading as it is sent. A and B are the births in the order
// of the input.
type matchOutput struct {
	Kind      string          `json:"kind" const:"match"`
	Version   string          `json:"version" const:"wenbu-match-1.0"`
	Input     matchInput      `json:"input" doc:"The input with all defaults filled in."`
	A         matchChart      `json:"a"`
	B         matchChart      `json:"b"`
	Score     int             `json:"score" range:"0..100" doc:"The sum of the parts; its weights are this project's own."`
	Parts     []matchPart     `json:"parts"`
	Relations []matchRelation `json:"relations" doc:"Every relation between a pillar of A and one of B."`
	Counts    matchCounts     `json:"counts" doc:"Relations among all pairs of branches."`
	TenGods   matchTenGods    `json:"tenGods"`
	NaYin     matchNaYin      `json:"naYin" doc:"NaYin of the years."`
	Completes matchCompletes  `json:"completes" doc:"Elements that one does not show and the other shows twice or more."`
	Seasons   matchFlags      `json:"seasons" doc:"Lacks the first stem that its season asks for, and the other has it."`
	Stars     []matchStar     `json:"stars" doc:"Stars of one on the year or day of the other."`
	Voids     matchFlags      `json:"voids" doc:"Its branch of the day is void by the other's day."`
	Trigrams  *matchTrigrams  `json:"trigrams,omitzero" doc:"Only with both sexes."`
	Luck      []matchLuck     `json:"luck" doc:"Years in which two luck pillars run side by side; empty without sex and time of both."`
	Notice    string          `json:"notice" doc:"English / 中文."`
}

type matchChart struct {
	Pillars   []matchPillar `json:"pillars" doc:"Year, month, day and, when known, hour."`
	DayMaster string        `json:"dayMaster"`
	Warnings  []string      `json:"warnings" doc:"Each English / 中文."`
}

type matchPillar struct {
	Key   string `json:"key" enum:"year|month|day|hour"`
	Value string `json:"value"`
}

type matchPart struct {
	What    string `json:"what" doc:"Code of the topic."`
	Points  int    `json:"points"`
	Because string `json:"because" doc:"English / 中文."`
}

type matchRelation struct {
	Name   string `json:"name"`
	NameEn string `json:"nameEn"`
	A      string `json:"a" enum:"year|month|day|hour"`
	B      string `json:"b" enum:"year|month|day|hour"`
	Glyphs string `json:"glyphs" doc:"The stems or branches that take part."`
}

type matchCounts struct {
	LiuHe int `json:"liuHe"`
	SanHe int `json:"sanHe" doc:"半合, two of a trine."`
	Chong int `json:"chong"`
	Hai   int `json:"hai"`
	Xing  int `json:"xing"`
}

type matchTenGods struct {
	BToA string `json:"bToA" doc:"What B's day master is to A."`
	AToB string `json:"aToB" doc:"What A's day master is to B."`
}

type matchNaYin struct {
	A        string `json:"a"`
	B        string `json:"b"`
	Relation string `json:"relation" enum:"同|生|克|被克|被生" doc:"Of A's element to B's."`
}

type matchCompletes struct {
	A []string `json:"a" doc:"What A lacks and B has."`
	B []string `json:"b"`
}

type matchFlags struct {
	A bool `json:"a"`
	B bool `json:"b"`
}

type matchStar struct {
	Name string `json:"name"`
	Of   string `json:"of" enum:"a|b" doc:"Whose star it is; it stands on a pillar of the other."`
	On   string `json:"on" enum:"year|day"`
}

type matchTrigrams struct {
	A         string `json:"a"`
	B         string `json:"b"`
	SameGroup bool   `json:"sameGroup" doc:"东四命 or 西四命 both."`
	YouNian   string `json:"youNian"`
}

type matchLuck struct {
	FromYear int    `json:"fromYear"`
	ToYear   int    `json:"toYear"`
	A        string `json:"a"`
	B        string `json:"b"`
	Relation string `json:"relation" enum:"同|生|克|被克|被生" doc:"Of the element of A's branch to that of B's."`
}

// elementRelations say what one element is to another.
var elementRelations = [ganzhi.TenGodGroups]string{
	ganzhi.GroupBiJie: "同", ganzhi.GroupShiShang: "生", ganzhi.GroupCai: "克", ganzhi.GroupGuanSha: "被克", ganzhi.GroupYin: "被生",
}

// matchNotice stands with every pair reading.
var matchNotice = i18n.T("分数与关系供娱乐与自我省思，不是对人的评判，也不预言任何事。",
	"Score and relations are for entertainment and reflection; they judge nobody and predict nothing.")

func newMatchOutput(in matchInput, a, b *bazi.Chart) matchOutput {
	m := bazi.NewMatch(a, b)
	out := matchOutput{
		Kind: "match", Version: "wenbu-match-1.0", Input: in,
		A: newMatchChart(a), B: newMatchChart(b),
		Score:   m.Score,
		Counts:  matchCounts{m.Counts.LiuHe, m.Counts.SanHe, m.Counts.Chong, m.Counts.Hai, m.Counts.Xing},
		TenGods: matchTenGods{BToA: m.TenGods[0].String(), AToB: m.TenGods[1].String()},
		NaYin: matchNaYin{
			A: a.Pillars[bazi.Year].NaYin.String(), B: b.Pillars[bazi.Year].NaYin.String(), Relation: elementRelations[m.NaYin],
		},
		Completes: matchCompletes{written(m.Completes[0]), written(m.Completes[1])},
		Seasons:   matchFlags{m.Seasons[0], m.Seasons[1]},
		Voids:     matchFlags{m.Voids[0], m.Voids[1]},
		Stars:     make([]matchStar, len(m.Stars)),
		Notice:    matchNotice.Both(),
	}
	for _, p := range m.Parts {
		out.Parts = append(out.Parts, matchPart{string(p.Topic), p.Points, i18n.T(p.BecauseZh, p.Because).Both()})
	}
	out.Relations = newMatchRelations(m.Crossing)
	for i, s := range m.Stars {
		out.Stars[i] = matchStar{Name: s.ShenSha.String(), Of: "b", On: pillarKeys[s.On]}
		if s.OfA {
			out.Stars[i].Of = "a"
		}
	}
	if t := m.Trigrams; t != nil {
		out.Trigrams = &matchTrigrams{A: t.A.String(), B: t.B.String(), SameGroup: t.SameGroup, YouNian: t.YouNian.String()}
	}
	out.Luck = make([]matchLuck, len(m.Luck))
	for i, l := range m.Luck {
		out.Luck[i] = matchLuck{l.FromYear, l.ToYear, l.A.String(), l.B.String(), elementRelations[l.Relation]}
	}
	return out
}

func newMatchChart(c *bazi.Chart) matchChart {
	out := matchChart{DayMaster: c.DayMaster.String(), Warnings: []string{}}
	for _, p := range c.Pillars {
		out.Pillars = append(out.Pillars, matchPillar{Key: pillarKeys[p.Kind], Value: p.Pair.String()})
	}
	for _, w := range c.Warnings {
		out.Warnings = append(out.Warnings, warningText(w).Both())
	}
	return out
}

func newMatchRelations(list []bazi.CrossRelation) []matchRelation {
	out := make([]matchRelation, len(list))
	for i, r := range list {
		out[i] = matchRelation{
			Name: r.Name.String(), NameEn: r.Name.English(), A: pillarKeys[r.A], B: pillarKeys[r.B], Glyphs: r.Glyphs,
		}
	}
	return out
}
