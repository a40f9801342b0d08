package app

import (
	"context"
	"encoding/json/jsontext"
	"fmt"
	"io"
)

// answer returns what the calculator at a route makes of an input, computed here
// or, when a server is named, by it.
func answer(ctx context.Context, server httpURL, route string, input jsontext.Value) (jsontext.Value, error) {
	if server != "" {
		response, err := post(ctx, server, "/api/v1/"+route, input)
		if err != nil {
			return nil, err
		}
		defer response.Body.Close()
		return io.ReadAll(io.LimitReader(response.Body, 1<<20))
	}
	runner, err := newCalculators()
	if err != nil {
		return nil, err
	}
	for _, each := range runner.Tools() {
		if each.Route == route {
			result, err := runner.Call(ctx, each.Name, "", input)
			return result.JSON.Clone(), err
		}
	}
	return nil, fmt.Errorf("no calculator at the route %s", route)
}

// printIndented writes JSON for people.
func printIndented(s Streams, text jsontext.Value) error {
	if err := text.Indent(jsontext.WithIndent("  ")); err != nil {
		return fmt.Errorf("the answer is not JSON: %w", err)
	}
	_, err := s.Out.Write(append(text, '\n'))
	return err
}
