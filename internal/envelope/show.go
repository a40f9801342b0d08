package envelope

import (
	"context"
	"encoding/json/jsontext"
)

// Result is a result of a conversation that can be shown in other ways.
type Result struct {
	Kind    string         // "bazi", "ziwei", …: as in the artifact
	Title   string         // for the person
	Input   jsontext.Value // what it was computed from
	Reading jsontext.Value // what was computed
}

// Stage is the conversation in which show_chart and show_map run.
type Stage interface {
	// Result returns the result with an id; false: this conversation has none.
	Result(ctx context.Context, id string) (Result, bool, error)
	// Show puts a valid envelope into the conversation.
	Show(ctx context.Context, e Envelope) error
}
