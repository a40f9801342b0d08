// Package calcrest serves the calculators as POST /api/v1/{route}, one address
// per tool that has a route, and describes the interface in machine documents.
package calcrest

import (
	"context"
	"encoding/json/jsontext"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// Caller runs tools.
type Caller interface {
	Tools() []tool.Tool
	Call(ctx context.Context, name string, locale i18n.Locale, raw jsontext.Value) (tool.Result, error)
}

// prefix is where the endpoints are.
const prefix = "/api/v1/"

// Endpoints returns one endpoint for every tool with a route. The body is the
// tool's input and decides the language; the answer is the tool's result as it is.
func Endpoints(caller Caller) []gate.Endpoint {
	var endpoints []gate.Endpoint
	for _, t := range caller.Tools() {
		if t.Route != "" {
			endpoints = append(endpoints, gate.Endpoint{Path: prefix + t.Route, Handle: handler(caller, t.Name)})
		}
	}
	return endpoints
}

func handler(caller Caller, name string) func(http.ResponseWriter, *http.Request, []byte) error {
	return func(w http.ResponseWriter, r *http.Request, body []byte) error {
		result, err := caller.Call(r.Context(), name, "", jsontext.Value(body))
		if err != nil {
			return err
		}
		problem.WriteValue(w, http.StatusOK, result.JSON)
		return nil
	}
}
