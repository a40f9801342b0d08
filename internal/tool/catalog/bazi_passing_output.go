package catalog

import "github.com/wenbu-go/wenbu/calc/bazi"

// baziPassing is a pillar that passes over the chart at the target.
type baziPassing struct {
	Key         string         `json:"key" enum:"luck|minor|passing_year|passing_month|passing_day|passing_hour"`
	Pillar      string         `json:"pillar"`
	TenGod      string         `json:"tenGod" doc:"Of its stem."`
	GrowthStage string         `json:"growthStage" doc:"Of the day master at its branch."`
	From        string         `json:"from"`
	To          string         `json:"to"`
	Year        int            `json:"year,omitzero" doc:"Of a year and of minor luck."`
	Age         *int           `json:"age,omitzero" doc:"Of a year and of minor luck."`
	Term        string         `json:"term,omitzero" doc:"The solar term that begins the month."`
	ShenSha     []baziShenSha  `json:"shenSha"`
	Relations   []baziRelation `json:"relations" doc:"With the pillars of the chart."`
}

// baziTransit is what passes over the chart at one instant.
type baziTransit struct {
	Instant   string         `json:"instant"`
	Pillars   []baziPassing  `json:"pillars" doc:"Longest first."`
	Relations []baziRelation `json:"relations" doc:"In which two or more of the passing pillars take part."`
}

func newBaziTransit(c *bazi.Chart, unix int64) *baziTransit {
	t := &baziTransit{Instant: instant(unix)}
	var members []bazi.Member
	for _, p := range c.PassingAt(unix) {
		members = append(members, p.Member)
		w := baziPassing{
			Key: kindKeys[p.Kind], Pillar: p.Pair.String(), TenGod: p.TenGod.String(), GrowthStage: p.Stage.String(),
			From: instant(p.Begin), To: instant(p.End), Year: p.Year, Term: p.Name,
			ShenSha: newBaziShenSha(c, c.ShenShaOn(p.Member)), Relations: newBaziRelations(c.RelationsWith(p.Member)),
		}
		if p.Year != 0 {
			w.Age = new(p.Age)
		}
		t.Pillars = append(t.Pillars, w)
	}
	var together []bazi.Relation
	for _, r := range c.RelationsWith(members...) {
		if r.Pillars.Passing() > 1 {
			together = append(together, r)
		}
	}
	t.Relations = newBaziRelations(together)
	return t
}
