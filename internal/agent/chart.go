package agent

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"slices"

	"github.com/wenbu-go/wenbu/internal/tool"
)

// chartOf returns the chart in a result of its tool.
func chartOf(t tool.Tool, res tool.Result) (jsontext.Value, error) {
	if t.Chart.Reading == nil {
		return res.JSON, nil
	}
	chart, err := t.Chart.Reading(res.Value)
	if err != nil {
		return nil, err
	}
	return json.Marshal(chart, json.Deterministic(true))
}

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

// permission is what a person allows of draws that would replace one.
type permission uint8

const (
	noRedraw   permission = iota
	redraw                // chance may decide again
	freeRedraw            // or the person brings another result: newDraw
)

// permissionOf reads what a request allows.
func permissionOf(req TurnRequest) permission {
	switch {
	case req.NewDraw:
		return freeRedraw
	case asksForRedraw(req.Message):
		return redraw
	}
	return noRedraw
}

// charts are the readings of a turn. They decide whether a draw may be made.
type charts struct {
	may    permission
	latest map[string]reading // by kind
	drawn  map[string]bool    // kinds drawn in this turn
}

func newCharts(may permission, restored []reading) *charts {
	c := &charts{may: may, latest: map[string]reading{}, drawn: map[string]bool{}}
	for _, r := range restored {
		c.latest[r.kind] = r
	}
	return c
}

// original returns the reading that a call of t must not replace: one of chance that
// exists already, unless the person allows another and has not had it in this turn.
// Lines or cards that come with the call are the model's word: they replace nothing
// without newDraw, but a tool that tells more of the very same lines may run. Charts
// that follow from a birth may be made as often as one likes.
func (c *charts) original(t tool.Tool, raw jsontext.Value) (reading, bool) {
	r, exists := c.latest[t.Chart.Kind]
	if !exists || !readingRules[t.Chart.Kind].chance {
		return reading{}, false
	}
	brought := outcomeIn(raw)
	switch {
	case brought != "" && t.Chart.Reading != nil && brought == outcomeIn(r.input):
		return reading{}, false
	case c.drawn[t.Chart.Kind]:
	case c.may == freeRedraw, c.may == redraw && brought == "":
		return reading{}, false
	}
	return r, true
}

// outcomeIn returns the lines or cards in arguments, "" for none.
func outcomeIn(raw jsontext.Value) string {
	var outcome struct {
		Lines []int `json:"lines,omitempty"`
		Cards []struct {
			ID       int  `json:"id"`
			Reversed bool `json:"reversed"`
		} `json:"cards,omitempty"`
	}
	if err := json.Unmarshal(raw, &outcome); err != nil || len(outcome.Lines)+len(outcome.Cards) == 0 {
		return ""
	}
	return fmt.Sprint(outcome)
}

// keep takes a reading made in this turn.
func (c *charts) keep(r reading) {
	c.latest[r.kind] = r
	c.drawn[r.kind] = true
}
