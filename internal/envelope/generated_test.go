package envelope_test

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

var update = flag.Bool("update", false, "write the files that are made of the registry")

// tables is the file of the front end that is made of the registry.
const tables = "../../web/agent-ui/src/registry.generated.ts"

// TestGenerated holds the front end's tables to the registry. After a change of
// the registry: go test ./internal/envelope -run TestGenerated -update
func TestGenerated(t *testing.T) {
	t.Parallel()
	want := typeScript(t)
	if *update {
		if err := os.WriteFile(tables, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(tables)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error(tables + " is not what the registry says; run go test ./internal/envelope -run TestGenerated -update")
	}
}

// typeScript writes the registry without what only people read.
func typeScript(t *testing.T) string {
	t.Helper()
	var doc any
	if err := json.Unmarshal(envelope.Document(), &doc); err != nil {
		t.Fatal(err)
	}
	bare(doc)
	text, err := json.Marshal(doc, json.Deterministic(true), jsontext.EscapeForJS(true))
	if err != nil {
		t.Fatal(err)
	}
	quoted := strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(string(text))
	return "// Code generated from the registry of internal/envelope by TestGenerated. DO NOT EDIT.\n" +
		"import type { Registry } from './types';\n\nexport const registry: Registry = JSON.parse(\n  '" + quoted + "',\n) as Registry;\n"
}

// wordsOnly are keywords that decide nothing.
var wordsOnly = []string{"about", "default", "examples", "title", "$comment", "x-trim", "x-strict"}

// bare takes out of a document what decides nothing; the words of a form stay.
func bare(v any) {
	switch v := v.(type) {
	case []any:
		for _, each := range v {
			bare(each)
		}
	case map[string]any:
		if isSchema(v) {
			if _, ok := v["pattern"]; !ok {
				delete(v, "description")
			}
			for _, name := range wordsOnly {
				delete(v, name)
			}
		}
		delete(v, "about")
		for name, each := range v {
			if name != "properties" && name != "$defs" {
				bare(each)
				continue
			}
			for _, sub := range each.(map[string]any) {
				bare(sub)
			}
		}
	}
}

// isSchema reports whether an object is a schema: it has a keyword of one.
func isSchema(v map[string]any) bool {
	for _, keyword := range []string{"type", "$ref", "anyOf", "description", "const", "enum"} {
		if _, ok := v[keyword]; ok {
			return true
		}
	}
	return false
}

// mappedFile holds what a Mapper makes of one of everything, for the front end's
// tests.
const mappedFile = "../../web/agent-ui/testdata/mapped.json"

// mapped returns the envelopes of a birth at a place.
func mapped(t *testing.T, b bench) []envelope.Envelope {
	t.Helper()
	born := b.artifact(t, "calculate_bazi", `{"date":"1990-05-20","time":"10:30","timezone":"Asia/Shanghai","sex":"male","longitude":104.0667}`)
	list, err := envelope.NewMapper(i18n.Zh).Event(born)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// mappedAll returns those and one of every other component.
func mappedAll(t *testing.T) []envelope.Envelope {
	t.Helper()
	b, m := newBench(), envelope.NewMapper(i18n.Zh)
	list := mapped(t, b)
	at := time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC)
	source := agent.Source{ID: "guide-bazi-basics", Title: "八字入门", URL: "https://wenbu.example/learn/bazi-basics/", Kind: "guide", Level: "editorial", Excerpt: "…", ReadAt: at}
	for _, e := range []agent.Event{
		b.artifact(t, "calculate_ziwei", `{"date":"1990-05-20","time":"10:30","sex":"male"}`),
		b.artifact(t, "cast_iching", `{"lines":[7,8,9,6,7,8]}`),
		b.artifact(t, "draw_tarot", `{"count":3,"seed":"7"}`),
		event(t, agent.EventArtifact, agent.ReportArtifact{Type: "report", ID: "r-1", CreatedAt: at, Report: agent.Report{
			Title: "小结", Summary: "要点与局限。", Questions: []string{"还想看哪一年？"}, Sections: []agent.ReportSection{{Heading: "一", Body: "第一行\n第二行", SourceIDs: []string{source.ID}}},
		}}),
		{Type: agent.EventQuestion, Question: &agent.Question{Question: "请告诉我出生的日期、时间和地点。", Options: []string{}, Form: "birth"}},
		{Type: agent.EventSource, Source: &source}, {Type: agent.EventDone},
	} {
		made, err := m.Event(e)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, made...)
	}
	born := `{"date":"1990-05-20","time":"10:30","timezone":"Asia/Shanghai"}`
	for _, c := range [][2]string{
		{"almanac_day", `{"date":"2026-02-17"}`}, {"match_charts", `{"a":` + born + `,"b":` + born + `}`}, {"xiaoliuren", `{"datetime":"2026-02-17T10:00","question":"how long"}`},
		{"cast_liuyao", `{"lines":[7,8,9,6,7,8],"date":"2026-02-17","time":"10:00","timezone":"Asia/Shanghai"}`}, {"cast_meihua", `{"numbers":[3,5]}`},
		{"pick_day", `{"purpose":"moving","from":"2026-03-01","to":"2026-03-31","timezone":"Asia/Shanghai"}`},
	} {
		made, err := m.Result(c[0], b.call(t, c[0], c[1]))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, made...)
	}
	return list
}

func TestMapped(t *testing.T) {
	t.Parallel()
	list := mappedAll(t)
	want, err := json.Marshal(list, json.Deterministic(true), jsontext.EscapeForJS(true))
	if err != nil {
		t.Fatal(err)
	}
	want = append(want, '\n')
	if *update {
		if err := os.WriteFile(mappedFile, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(mappedFile); err != nil || string(got) != string(want) {
		t.Errorf("%s is not what the Mapper makes (%v); run go test ./internal/envelope -run TestMapped -update", mappedFile, err)
	}
}

// documented is the page that holds the registry's tables for people.
const documented = "../../doc/agent-ui.md"

// TestDocumented holds the tables of doc/agent-ui.md to the registry.
func TestDocumented(t *testing.T) {
	t.Parallel()
	raw, err := os.ReadFile(documented)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, _ := strings.Cut(string(raw), "-update -->\n")
	_, after, ok := strings.Cut(rest, "<!-- end -->")
	if !ok {
		t.Fatal(documented + " has no place for the tables")
	}
	want := before + "-update -->\n" + registryTables(t) + "<!-- end -->" + after
	if *update {
		if err := os.WriteFile(documented, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if string(raw) != want {
		t.Error(documented + " is not what the registry says; run go test ./internal/envelope -run TestDocumented -update")
	}
}

// schemaDoc is what the tables tell of a schema.
type schemaDoc struct {
	Properties map[string]jsontext.Value `json:"properties"`
	Required   []string                  `json:"required"`
	Ref        string                    `json:"$ref"`
	Defs       map[string]schemaDoc      `json:"$defs"`
}

// members lists the members of an object, those that are needed in bold.
func (s schemaDoc) members() string {
	if name, ok := strings.CutPrefix(s.Ref, "#/$defs/"); ok {
		return s.Defs[name].members()
	}
	var all []string
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		word := "`" + name + "`"
		if slices.Contains(s.Required, name) {
			word = "**" + word + "**"
		}
		all = append(all, word)
	}
	return strings.Join(all, " ")
}

func registryTables(t *testing.T) string {
	t.Helper()
	var doc struct {
		Chart struct {
			Schema schemaDoc      `json:"schema"`
			Limits map[string]int `json:"limits"`
		} `json:"chart"`
		Components []struct {
			Name     string    `json:"name"`
			About    string    `json:"about"`
			Surfaces []string  `json:"surfaces"`
			Props    schemaDoc `json:"props"`
		} `json:"components"`
		MapActions []struct {
			Name   string    `json:"name"`
			About  string    `json:"about"`
			Params schemaDoc `json:"params"`
		} `json:"mapActions"`
		Layers []struct {
			ID    string `json:"id"`
			About string `json:"about"`
		} `json:"layers"`
		Views []envelope.View `json:"views"`
	}
	if err := json.Unmarshal(envelope.Document(), &doc); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString("\n| component | what | where | props (needed in bold) |\n|---|---|---|---|\n")
	for _, c := range doc.Components {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", c.Name, c.About, strings.Join(c.Surfaces, ", "), c.Props.members())
	}
	b.WriteString("\n| map action | what | params |\n|---|---|---|\n")
	for _, a := range doc.MapActions {
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", a.Name, a.About, a.Params.members())
	}
	b.WriteString("\n| layer | what |\n|---|---|\n")
	for _, l := range doc.Layers {
		fmt.Fprintf(&b, "| `%s` | %s |\n", l.ID, l.About)
	}
	b.WriteString("\n| view | of | kind | what |\n|---|---|---|---|\n")
	for _, v := range doc.Views {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", v.Name, strings.Join(v.ResultKinds, ", "), v.Kind, v.About)
	}
	b.WriteString("\nA chart's option has " + doc.Chart.Schema.members() + ". Its limits:")
	for i, name := range slices.Sorted(maps.Keys(doc.Chart.Limits)) {
		if i > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, " %s %d", name, doc.Chart.Limits[name])
	}
	b.WriteString(".\n\n")
	return b.String()
}
