package catalog

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

type baziUsefulGod struct {
	School   string           `json:"school" enum:"扶抑|调候|格局"`
	SchoolEn string           `json:"schoolEn"`
	Elements []string         `json:"elements" doc:"What the school wants, the most wanted first; empty when it asks for nothing."`
	Against  []string         `json:"against" doc:"What works against it; empty when the school does not say."`
	Stems    []baziUsefulStem `json:"stems,omitzero" doc:"Of 调候: the stems that the season asks for."`
	Step     string           `json:"step" doc:"Code of the step that decided."`
	Because  string           `json:"because" doc:"English / 中文."`
}

type baziUsefulStem struct {
	Stem     string `json:"stem"`
	Presence string `json:"presence" enum:"透|藏|缺" doc:"透: exposed in year, month or hour; 藏: stored in a branch; 缺: absent."`
}

type baziUsefulView struct {
	Agree    bool          `json:"agree" doc:"Every school that asks for something puts the same element first."`
	Shared   []string      `json:"shared" doc:"What all of these schools ask for."`
	Disputed []baziDispute `json:"disputed"`
}

type baziDispute struct {
	Element string   `json:"element"`
	For     []string `json:"for" doc:"Schools that want it."`
	Against []string `json:"against" doc:"Schools that count it against."`
}

func newBaziUsefulGods(r bazi.Reading) []baziUsefulGod {
	list := make([]baziUsefulGod, len(r.YongShen))
	for i, y := range r.YongShen {
		list[i] = baziUsefulGod{
			School: y.School.String(), SchoolEn: y.School.English(),
			Elements: written(y.Elements), Against: written(y.Against),
			Step: string(y.Step), Because: i18n.T(y.BecauseZh, y.Because).Both(),
		}
		if y.School != bazi.SchoolTiaoHou {
			continue
		}
		for _, s := range r.TiaoHou.Stems {
			list[i].Stems = append(list[i].Stems, baziUsefulStem{Stem: s.Stem.String(), Presence: s.Presence.String()})
		}
	}
	return list
}

func newBaziUsefulView(v bazi.YongShenView) baziUsefulView {
	out := baziUsefulView{Agree: v.Agree, Shared: written(v.Shared), Disputed: make([]baziDispute, len(v.Disputed))}
	for i, d := range v.Disputed {
		out.Disputed[i] = baziDispute{Element: d.Element.String(), For: written(d.For), Against: written(d.Opposing)}
	}
	return out
}

// written returns the wire values of members of a set.
func written[T interface{ String() string }](list []T) []string {
	out := make([]string, len(list))
	for i, each := range list {
		out[i] = each.String()
	}
	return out
}
