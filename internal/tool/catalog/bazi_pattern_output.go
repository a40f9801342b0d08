package catalog

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

type baziPattern struct {
	Name    string               `json:"name" doc:"What the chart goes by: the first special pattern, or that of the month."`
	NameEn  string               `json:"nameEn"`
	Kind    string               `json:"kind" enum:"regular|special"`
	Month   baziMonthPattern     `json:"month" doc:"The pattern by the month command, which every chart has."`
	Special []baziSpecialPattern `json:"special" doc:"Special patterns of which every test holds."`
	Because string               `json:"because" doc:"The step that decided the name. English / 中文."`
}

type baziMonthPattern struct {
	Name     string        `json:"name"`
	Step     int           `json:"step" range:"1..7" doc:"Step of the decision table that named it."`
	Stem     string        `json:"stem" doc:"The stem that it was read from."`
	TenGod   string        `json:"tenGod"`
	Mixed    bool          `json:"mixed" doc:"杂气: from a store and not its main qi."`
	Group    bool          `json:"group" doc:"会局: from a complete 三合 or 三会."`
	Use      string        `json:"use" enum:"顺用|逆用|" doc:"Empty for 建禄 and 月劫."`
	State    string        `json:"state" enum:"成|救应|败|未成"`
	StateEn  string        `json:"stateEn"`
	Findings []baziFinding `json:"findings" doc:"What forms, breaks and rescues it, after 子平真诠."`
	Because  string        `json:"because" doc:"English / 中文."`
}

type baziFinding struct {
	Kind    string `json:"kind" enum:"成|败|救应"`
	Because string `json:"because" doc:"English / 中文."`
}

type baziSpecialPattern struct {
	Name    string `json:"name"`
	NameEn  string `json:"nameEn"`
	Element string `json:"element" doc:"The element that the chart goes along with."`
	Because string `json:"because" doc:"English / 中文."`
}

func newBaziPattern(g bazi.GeJu) baziPattern {
	m := g.Month
	out := baziPattern{
		Name: g.Name(), NameEn: g.English(), Kind: "regular",
		Month: baziMonthPattern{
			Name: m.Pattern.String(), Step: m.Step, Stem: m.Stem.String(), TenGod: m.TenGod.String(),
			Mixed: m.Mixed, Group: m.Group, Use: m.Use.String(), State: m.State.String(), StateEn: m.State.English(),
			Findings: make([]baziFinding, len(m.Findings)), Because: i18n.T(m.BecauseZh, m.Because).Both(),
		},
		Special: make([]baziSpecialPattern, len(g.Special)),
	}
	out.Because = out.Month.Because
	for i, f := range m.Findings {
		out.Month.Findings[i] = baziFinding{Kind: f.Kind.String(), Because: i18n.T(f.TextZh, f.Text).Both()}
	}
	for i, s := range g.Special {
		out.Special[i] = baziSpecialPattern{
			Name: s.Name(), NameEn: s.English(), Element: s.Element.String(), Because: i18n.T(s.BecauseZh, s.Because).Both(),
		}
	}
	if len(g.Special) > 0 {
		out.Kind, out.Because = "special", out.Special[0].Because
	}
	return out
}
