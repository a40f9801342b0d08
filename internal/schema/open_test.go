package schema

import (
	"encoding/json/jsontext"
	"testing"
)

type openInput struct {
	Name  string     `json:"name"`
	Place openPlace  `json:"place"`
	Tag   string     `json:"tag,omitzero" limit:"1..3"`
	Page  int        `json:"page" default:"1"`
	Meta  *openStamp `json:"meta,omitzero" strict:"true"`
}

type openPlace struct {
	City string `json:"city"`
	Zone string `json:"zone,omitzero"`
}

type openStamp struct {
	By string `json:"by"`
}

func TestOpen(t *testing.T) {
	t.Parallel()
	c := Compile(Open(For[openInput]()))
	for input, want := range map[string]string{
		`{"name":"a","place":{"city":"b"}}`:                                                `{"name":"a","place":{"city":"b"},"page":1}`,
		`{"Name":1,"extra":[{}],"name":"a","place":{"city":"b","x":null}}`:                 `{"name":"a","place":{"city":"b"},"page":1}`,
		`{"name":"a","tag":null,"page":null,"meta":null,"place":{"city":"b","zone":null}}`: `{"name":"a","place":{"city":"b"},"page":1}`,
		`{"name":"a","place":{"city":"b"},"meta":{"by":"c"}}`:                              `{"name":"a","place":{"city":"b"},"page":1,"meta":{"by":"c"}}`,
	} {
		got, problems := c.Check(jsontext.Value(input))
		if problems != nil || string(got) != want {
			t.Errorf("%s: %s %v, want %s", input, got, problems, want)
		}
	}
	for input, want := range map[string][]string{
		`{"Name":"a","place":{}}`:                                      {"name", "place.city"},
		`{"name":null,"place":{"city":null},"tag":"long"}`:             {"name", "place.city", "tag"},
		`{"name":"a","place":{"city":"b"},"meta":{"by":"c","to":"d"}}`: {"meta"},
		`{"name":"a","place":{"city":"b"},"meta":{"by":null}}`:         {"meta.by"},
	} {
		_, problems := c.Check(jsontext.Value(input))
		at := map[string]bool{}
		for _, p := range problems {
			at[p.Path] = true
		}
		for _, path := range want {
			if !at[path] {
				t.Errorf("%s: no problem at %s in %v", input, path, problems)
			}
		}
		if len(problems) != len(want) {
			t.Errorf("%s: %v", input, problems)
		}
	}
}
