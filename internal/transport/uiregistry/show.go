package uiregistry

import (
	"context"
	"encoding/json/jsontext"
	"fmt"
	"net/http"
	"slices"

	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// Caller runs tools.
type Caller interface {
	Tools() []tool.Tool
	Call(ctx context.Context, name string, locale i18n.Locale, raw jsontext.Value) (tool.Result, error)
}

// calculation is the body of a request to show one.
type calculation struct {
	Tool   string         `json:"tool" limit:"1..60" doc:"A calculator by its name: calculate_bazi."`
	Input  jsontext.Value `json:"input" doc:"Its input."`
	Locale string         `json:"locale" enum:"zh|en" default:"\"zh\""`
}

// shown is how it is shown.
type shown struct {
	Envelopes []envelope.Envelope `json:"envelopes" doc:"In the order in which they are shown; empty when the tool has nothing to show."`
}

// show runs a calculator and answers with the envelopes of its result.
func show(caller Caller) func(http.ResponseWriter, *http.Request, []byte) error {
	decoder := schema.NewDecoder[calculation]()
	return func(w http.ResponseWriter, r *http.Request, body []byte) error {
		in, err := decoder.Decode(body)
		if err != nil {
			return err
		}
		all := caller.Tools()
		at := slices.IndexFunc(all, func(t tool.Tool) bool { return t.Name == in.Tool && t.Category == calculator })
		if at < 0 {
			return schema.Invalid([]fault.Field{{Path: "tool", Code: schema.InvalidValue, Message: fmt.Sprintf("there is no calculator %.60q", in.Tool)}})
		}
		locale := i18n.Locale(in.Locale)
		result, err := caller.Call(r.Context(), in.Tool, locale, in.Input)
		if err != nil {
			return err
		}
		out := shown{Envelopes: []envelope.Envelope{}}
		list, err := envelope.ForResult(locale, all[at], result)
		if err != nil {
			return err
		}
		out.Envelopes = append(out.Envelopes, list...)
		problem.WriteJSON(w, http.StatusOK, out)
		return nil
	}
}

// calculator is the category of the tools that are shown here.
const calculator = "calculator"
