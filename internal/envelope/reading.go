package envelope

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// baziReading is what views read of a result of calculate_bazi.
type baziReading struct {
	Input struct {
		Timezone  string   `json:"timezone"`
		Longitude *float64 `json:"longitude"`
	} `json:"input"`
	DayMaster struct {
		Stem string `json:"stem"`
	} `json:"dayMaster"`
	Pillars []struct {
		Key         string  `json:"key"`
		Value       *string `json:"value"`
		HiddenStems []struct {
			TenGod string  `json:"tenGod"`
			Weight float64 `json:"weight"`
		} `json:"hiddenStems"`
	} `json:"pillars"`
	Elements []struct {
		Zh    string `json:"zh"`
		En    string `json:"en"`
		Color string `json:"color"`
		Count int    `json:"count"`
	} `json:"elements"`
	Strength struct {
		Parts []struct {
			What   string  `json:"what"`
			Points float64 `json:"points"`
		} `json:"parts"`
	} `json:"strength"`
	Luck *struct {
		Direction string           `json:"direction"`
		Pillars   []timelinePillar `json:"pillars"`
	} `json:"luck"`
	Time clocks `json:"time"`
}

// clocks is what the clocks showed at a birth.
type clocks struct {
	Clock                      string   `json:"clock"`
	MeanSolar                  *string  `json:"meanSolar"`
	TrueSolar                  *string  `json:"trueSolar"`
	LongitudeCorrectionSeconds *float64 `json:"longitudeCorrectionSeconds"`
}

func readBazi(r Result) (baziReading, error) {
	var b baziReading
	if err := json.Unmarshal(r.Reading, &b); err != nil {
		return b, fault.Wrap("read a result of calculate_bazi", err)
	}
	return b, nil
}

// summary says a chart in a line, for where it cannot be drawn.
func (m *Mapper) summary(a agent.ChartArtifact) string {
	var said []string
	switch a.Input.Kind {
	case "bazi":
		said = m.readPillars(a.Reading)
	case "iching":
		said = m.readNames(a.Reading, "original", "changed")
	case "tarot":
		said = m.readCards(a.Reading)
	}
	if len(said) == 0 {
		return a.Title
	}
	return a.Title + i18n.T("：", ": ").In(m.locale) + strings.Join(said, " ")
}

func (m *Mapper) readPillars(reading jsontext.Value) []string {
	b, err := readBazi(Result{Reading: reading})
	if err != nil {
		return nil
	}
	var said []string
	for _, p := range b.Pillars {
		if p.Value != nil {
			said = append(said, *p.Value)
		}
	}
	return said
}

// named is a thing with a name in two languages.
type named struct {
	Zh       string `json:"zh"`
	En       string `json:"en"`
	Reversed bool   `json:"reversed"`
}

func (m *Mapper) readNames(reading jsontext.Value, members ...string) []string {
	var all map[string]jsontext.Value
	if json.Unmarshal(reading, &all) != nil {
		return nil
	}
	var said []string
	for _, member := range members {
		var n named
		if json.Unmarshal(all[member], &n) == nil {
			said = append(said, i18n.T(n.Zh, n.En).In(m.locale))
		}
	}
	return said
}

func (m *Mapper) readCards(reading jsontext.Value) []string {
	var spread struct {
		Cards []named `json:"cards"`
	}
	if json.Unmarshal(reading, &spread) != nil {
		return nil
	}
	var said []string
	for _, c := range spread.Cards {
		name := i18n.T(c.Zh, c.En).In(m.locale)
		if c.Reversed {
			name += i18n.T("（逆位）", " (reversed)").In(m.locale)
		}
		said = append(said, name)
	}
	return said
}
