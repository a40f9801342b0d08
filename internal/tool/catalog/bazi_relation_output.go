package catalog

import "github.com/wenbu-go/wenbu/calc/bazi"

type baziRelation struct {
	Name       string         `json:"name" doc:"六合 冲 三刑 …"`
	NameEn     string         `json:"nameEn"`
	Pillars    []string       `json:"pillars" doc:"Keys of the pillars that take part; passing ones are luck, minor, passing_year, passing_month, passing_day, passing_hour."`
	Members    string         `json:"members" doc:"The stems or branches that take part."`
	From       *string        `json:"from,omitzero" doc:"Of a 刑 of two: the pillar that punishes."`
	Adjacent   bool           `json:"adjacent" doc:"Natal pillars are neighbours; a passing pillar is everybody's."`
	Eased      bool           `json:"eased,omitzero" doc:"Of a 冲: a nearer 六合 eases it."`
	Transforms *baziTransform `json:"transformation,omitzero" doc:"Of a combination."`
}

type baziTransform struct {
	Element    string          `json:"element,omitzero" doc:"What it becomes or would become."`
	State      string          `json:"state" enum:"合|合绊|合化" doc:"Combined, bound, transformed."`
	Conditions []baziCondition `json:"conditions"`
}

type baziCondition struct {
	Name   string `json:"name"`
	NameEn string `json:"nameEn"`
	Met    bool   `json:"met"`
}

// kindKeys are the keys of pillars, passing ones too.
var kindKeys = [...]string{
	bazi.Year: "year", bazi.Month: "month", bazi.Day: "day", bazi.Hour: "hour",
	bazi.PassingLuck: "luck", bazi.PassingMinor: "minor", bazi.PassingYear: "passing_year",
	bazi.PassingMonth: "passing_month", bazi.PassingDay: "passing_day", bazi.PassingHour: "passing_hour",
}

func newBaziRelations(list []bazi.Relation) []baziRelation {
	out := make([]baziRelation, len(list))
	for i, r := range list {
		w := baziRelation{
			Name: r.Name.String(), NameEn: r.Name.English(), Members: r.Glyphs(), Pillars: []string{},
			Adjacent: r.Adjacent, Eased: r.Eased, Transforms: newBaziTransform(r.Hua),
		}
		for _, k := range r.Pillars.Kinds() {
			w.Pillars = append(w.Pillars, kindKeys[k])
		}
		if r.Directed() {
			w.From = new(kindKeys[r.From])
		}
		out[i] = w
	}
	return out
}

func newBaziTransform(h bazi.Hua) *baziTransform {
	if h.State == bazi.HuaNone {
		return nil
	}
	t := &baziTransform{State: h.State.String(), Conditions: []baziCondition{}}
	if e, ok := h.Becomes(); ok {
		t.Element = e.String()
	}
	for _, c := range h.Asked.List() {
		t.Conditions = append(t.Conditions, baziCondition{c.String(), c.English(), h.Met.Has(c)})
	}
	return t
}

type baziShenSha struct {
	Name   string `json:"name"`
	NameEn string `json:"nameEn"`
	Rule   string `json:"rule" doc:"The line of the table that put it there, after its key."`
}

func newBaziShenSha(c *bazi.Chart, marks []bazi.ShenShaMark) []baziShenSha {
	out := make([]baziShenSha, len(marks))
	for i, m := range marks {
		out[i] = baziShenSha{m.ShenSha.String(), m.ShenSha.English(), c.WhyShenSha(m)}
	}
	return out
}
