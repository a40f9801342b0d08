package app

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/wenbu-go/wenbu/internal/schema"
)

// inputFlags say where a command's JSON comes from.
type inputFlags struct {
	JSON string `arg:"" optional:"" name:"json" help:"The input as JSON, or - for standard input."`
	File string `placeholder:"FILE" help:"Read the input from this file."`
}

// given reports whether there is any input to read.
func (f *inputFlags) given() bool { return f.JSON != "" || f.File != "" }

// open returns the input as a stream, and what closes it. Only the named file or
// standard input is ever read.
func (f *inputFlags) open(s Streams) (io.Reader, func() error, error) {
	nothing := func() error { return nil }
	switch {
	case f.JSON != "" && f.File != "":
		return nil, nil, usage("--file: give either a file or JSON, not both")
	case f.File != "":
		file, err := os.Open(f.File)
		if err != nil {
			return nil, nil, usage("--file: %v", err)
		}
		return file, file.Close, nil
	case f.JSON == "-":
		return s.In, nothing, nil
	}
	return strings.NewReader(f.JSON), nothing, nil
}

// read returns the whole input, at most limit bytes of it.
func (f *inputFlags) read(s Streams, limit int64) (jsontext.Value, error) {
	in, closeInput, err := f.open(s)
	if err != nil {
		return nil, err
	}
	defer closeInput()
	return readAll(in, limit)
}

// readAll reads r to its end, or fails as soon as it holds more than limit bytes.
func readAll(r io.Reader, limit int64) (jsontext.Value, error) {
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err != nil {
		return nil, fmt.Errorf("read the input: %w", err)
	}
	if int64(len(data)) > limit {
		return nil, usage("input: larger than %d bytes", limit)
	}
	return data, nil
}

// object returns the members of a JSON object. The error says what else it is.
func object(input jsontext.Value) (map[string]jsontext.Value, error) {
	if wrong := schema.Syntax(input); wrong != nil {
		return nil, wrong
	}
	if input.Kind() != '{' {
		return nil, usage("input: must be a JSON object, {…}")
	}
	var members map[string]jsontext.Value
	return members, json.Unmarshal(input, &members)
}

// overlay returns the JSON object input with members set over it. Members that are
// maps are joined with those of the input, each name of them winning.
func overlay(input jsontext.Value, members map[string]any) (jsontext.Value, error) {
	if len(members) == 0 {
		return input, nil
	}
	all, err := object(input)
	if err != nil {
		return nil, err
	}
	for name, value := range members {
		text, err := json.Marshal(value, json.Deterministic(true))
		if err != nil {
			return nil, err
		}
		if inner, isMap := all[name]; isMap && inner.Kind() == '{' && jsontext.Value(text).Kind() == '{' {
			var own map[string]any
			if err := json.Unmarshal(text, &own); err != nil {
				return nil, err
			}
			if text, err = overlay(inner, own); err != nil {
				return nil, err
			}
		}
		all[name] = text
	}
	return json.Marshal(all, json.Deterministic(true))
}

// printJSON writes v indented by two spaces.
func printJSON(w io.Writer, v any) error {
	text, err := json.Marshal(v, jsontext.WithIndent("  "), json.Deterministic(true))
	if err != nil {
		return err
	}
	_, err = w.Write(append(text, '\n'))
	return err
}
