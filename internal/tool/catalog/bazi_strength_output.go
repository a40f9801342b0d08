package catalog

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

type baziStrength struct {
	Score  float64            `json:"score" range:"0..100" doc:"By the named method; the methods differ on one chart in five."`
	Band   string             `json:"band" enum:"极强|强|中和|弱|极弱"`
	BandEn string             `json:"bandEn"`
	Method string             `json:"method" doc:"Value of the option strength_method."`
	Strong bool               `json:"strong" doc:"Above the method's cut between strong and weak."`
	Points float64            `json:"points" doc:"In the unit of the method; the parts add to it."`
	Gates  baziGates          `json:"gates" doc:"Reported; they decide nothing."`
	Parts  []baziStrengthPart `json:"parts"`
}

type baziGates struct {
	DeLing bool `json:"deLing" doc:"得令: the main qi of the month supports."`
	DeDi   int  `json:"deDi" doc:"得地: other branches that store the day master's element."`
	DeShi  int  `json:"deShi" doc:"得势: other stems that support."`
}

type baziStrengthPart struct {
	What    string  `json:"what" doc:"Place in the chart, for example 月支."`
	Points  float64 `json:"points"`
	Because string  `json:"because" doc:"English / 中文."`
}

func newBaziStrength(s bazi.Strength) baziStrength {
	out := baziStrength{
		Score: s.Score, Band: s.Band.String(), BandEn: s.Band.English(), Method: s.Method.String(),
		Strong: s.Strong, Points: s.Points,
		Gates: baziGates{DeLing: s.Gates.DeLing, DeDi: s.Gates.DeDi, DeShi: s.Gates.DeShi},
		Parts: make([]baziStrengthPart, len(s.Parts)),
	}
	for i, p := range s.Parts {
		out.Parts[i] = baziStrengthPart{What: p.What, Points: p.Points, Because: i18n.T(p.BecauseZh, p.Because).Both()}
	}
	return out
}
