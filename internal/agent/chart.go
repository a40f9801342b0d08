package agent

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"slices"

	"github.com/wenbu-go/wenbu/internal/tool"
)

// keptInput returns what a chart can be made again from. For a chart of chance
// that is the outcome, not the wish it was drawn with.
func keptInput(kind string, res tool.Result) (jsontext.Value, error) {
	switch kind {
	case "iching":
		var cast struct {
			Lines []int `json:"lines"`
		}
		return pick(res.JSON, &cast)
	case "tarot":
		return keptCards(res.JSON)
	}
	return res.Input, nil
}

// countSpreads are the tarot spreads that their number of cards names.
var countSpreads = []string{"one-card", "situation-tension-next-step"}

// keptCards returns the cards of a spread, with its name when their number does
// not tell it.
func keptCards(raw jsontext.Value) (jsontext.Value, error) {
	var drawn struct {
		Cards  jsontext.Value `json:"cards"`
		Spread struct {
			ID string `json:"id"`
		} `json:"spread"`
	}
	var kept struct {
		Cards []struct {
			ID       int  `json:"id"`
			Reversed bool `json:"reversed"`
		} `json:"cards"`
		Spread string `json:"spread,omitzero"`
	}
	if err := json.Unmarshal(raw, &drawn); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(drawn.Cards, &kept.Cards); err != nil {
		return nil, err
	}
	if !slices.Contains(countSpreads, drawn.Spread.ID) {
		kept.Spread = drawn.Spread.ID
	}
	return json.Marshal(kept)
}

// pick returns the members of raw that into has.
func pick(raw jsontext.Value, into any) (jsontext.Value, error) {
	if err := json.Unmarshal(raw, into); err != nil {
		return nil, err
	}
	return json.Marshal(into)
}

// charts are the readings of a turn. They decide whether a draw may be made.
type charts struct {
	mayRedraw bool               // the person asked for a new result
	latest    map[string]reading // by kind
	drawn     map[string]bool    // kinds drawn in this turn
}

func newCharts(mayRedraw bool, restored []reading) *charts {
	c := &charts{mayRedraw: mayRedraw, latest: map[string]reading{}, drawn: map[string]bool{}}
	for _, r := range restored {
		c.latest[r.kind] = r
	}
	return c
}

// original returns the reading that a call of t must not replace: one of chance
// that exists already, unless the person asked for a new one and has not had it
// in this turn. Charts that follow from their input may be made as often as one
// likes.
func (c *charts) original(t tool.Tool) (reading, bool) {
	r, exists := c.latest[t.Chart.Kind]
	if t.Idempotent || !exists || c.mayRedraw && !c.drawn[t.Chart.Kind] {
		return reading{}, false
	}
	return r, true
}

// keep takes a reading made in this turn.
func (c *charts) keep(r reading) {
	c.latest[r.kind] = r
	c.drawn[r.kind] = true
}
