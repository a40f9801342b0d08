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
	ask, err := answerer(server, route)
	if err != nil {
		return nil, err
	}
	return ask(ctx, input)
}

// answerer returns the function that answers as the calculator at a route, here
// or, when a server is named, there.
func answerer(server httpURL, route string) (func(context.Context, jsontext.Value) (jsontext.Value, error), error) {
	if server != "" {
		return func(ctx context.Context, input jsontext.Value) (jsontext.Value, error) {
			response, err := post(ctx, server, "/api/v1/"+route, input)
			if err != nil {
				return nil, err
			}
			defer response.Body.Close()
			return io.ReadAll(io.LimitReader(response.Body, 1<<20))
		}, nil
	}
	runner, err := newCalculators()
	if err != nil {
		return nil, err
	}
	for _, each := range runner.Tools() {
		if each.Route == route {
			return func(ctx context.Context, input jsontext.Value) (jsontext.Value, error) {
				result, err := runner.Call(ctx, each.Name, "", input)
				return result.JSON.Clone(), err
			}, nil
		}
	}
	return nil, fmt.Errorf("no calculator at the route %s", route)
}

// printIndented writes JSON for people.
func printIndented(s Streams, text jsontext.Value) error {
	lines, err := indented(text)
	if err != nil {
		return err
	}
	_, err = s.Out.Write(lines)
	return err
}

// indented returns JSON for people: two spaces for each level.
func indented(text jsontext.Value) ([]byte, error) {
	if err := text.Indent(jsontext.WithIndent("  ")); err != nil {
		return nil, fmt.Errorf("the answer is not JSON: %w", err)
	}
	return append(text, '\n'), nil
}
