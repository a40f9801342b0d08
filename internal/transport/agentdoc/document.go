package agentdoc

import (
	"bytes"
	"embed"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"path"
	"text/template"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed pages
var pages embed.FS

// Config is what the documents tell.
type Config struct {
	SiteURL string // "https://example.org"; "" makes addresses relative
	Version string
	Tools   []Named     // what the agent may use, in order
	All     []tool.Tool // what the calculators are among
	MCP     []string    // names of the tools at /mcp
	Index   library.Index
	N       Numbers
}

// Named is a tool by its name and label.
type Named struct {
	Name  string
	Label i18n.Text
}

// Numbers are the limits of this server.
type Numbers struct {
	AgentBody, PerMinute, ReferenceSeconds  int64
	Turns, Readings, ModelCalls, AgentCalls int64
	TurnModelCalls, TurnTools, TurnSeconds  int64
}

// exampleTurn is a request that needs nobody's data.
const exampleTurn = `{"message":"Compare the two day-boundary conventions of BaZi.","mode":"research","locale":"en","consent":true}`

// routePrefix is where the calculators are.
const routePrefix = "/api/v1/"

// calculator is a tool with an address of its own.
type calculator struct {
	Named
	Path    string
	Example string
}

// guide is a guide in both languages.
type guide struct{ Zh, En library.Translation }

// view is what the pages see.
type view struct {
	Config
	Example     string
	References  []reference.Entry
	Calculators []calculator
	Guides      []guide
}

// Paths are the addresses of the documents.
func Paths() []string {
	return []string{"/agent-protocol.md", "/agent/SKILL.md", "/context.schema.json", "/llms.txt"}
}

// Write returns the document at an address.
func Write(c Config, address string) ([]byte, error) {
	if address == "/context.schema.json" {
		return contextSchema(c.SiteURL)
	}
	name := path.Base(address)
	t, err := template.New(name).Funcs(template.FuncMap{
		"url": func(p string) string { return c.SiteURL + p },
	}).ParseFS(pages, "pages/"+name)
	if err != nil {
		return nil, err
	}
	v := view{Config: c, Example: exampleTurn, References: reference.Catalogue()}
	for _, t := range c.All {
		if t.Route != "" {
			v.Calculators = append(v.Calculators, calculator{Named{t.Name, t.Label}, routePrefix + t.Route, string(t.Example)})
		}
	}
	for _, e := range c.Index.Guides {
		g, err := inBoth(e)
		if err != nil {
			return nil, err
		}
		v.Guides = append(v.Guides, g)
	}
	var out bytes.Buffer
	if err := t.Execute(&out, v); err != nil {
		return nil, err
	}
	return append(bytes.TrimSpace(out.Bytes()), '\n'), nil
}

func inBoth(e library.IndexEntry) (guide, error) {
	var g guide
	for _, t := range e.Translations {
		switch i18n.Locale(t.Locale) {
		case i18n.Zh:
			g.Zh = t
		case i18n.En:
			g.En = t
		}
	}
	if g.Zh.Title == "" || g.En.Title == "" {
		return guide{}, fmt.Errorf("guide %s is not in both languages", e.Slug)
	}
	return g, nil
}

// contextSchemas are the names that an exported chart may call its schema by; the
// address of this server is one, too.
var contextSchemas = []any{"https://wenbu.app/context.schema.json", "https://wenbu.genedai.me/context.schema.json"}

// contextSchema returns the schema of a chart that the site exports.
func contextSchema(siteURL string) ([]byte, error) {
	const self = "/context.schema.json"
	names := contextSchemas
	if siteURL != "" {
		names = append([]any{siteURL + self}, names...)
	}
	text := func(most int, about string) *jsonschema.Schema {
		s := &jsonschema.Schema{Type: "string", Description: about}
		if most > 0 {
			s.MaxLength = &most
		}
		return s
	}
	one := any(1)
	s := &jsonschema.Schema{
		Schema: "https://json-schema.org/draft/2020-12/schema", ID: siteURL + self,
		Title:       "A chart exported by the site",
		Description: "Not a request of POST /api/v1/agent: see /agent-protocol.md for what becomes of its members there. Lengths count UTF-16 code units.",
		Type:        "object",
		Properties: map[string]*jsonschema.Schema{
			"schema":               {Type: "string", Enum: names},
			"version":              {Const: &one},
			"kind":                 {Type: "string", Enum: []any{"bazi", "iching", "tarot", "ziwei"}},
			"createdAt":            {Type: "string", Format: "date-time"},
			"calculation":          {Type: "object", Description: "The result; its input and calendar are left out unless birthDetailsIncluded."},
			"question":             text(600, "What the person asked."),
			"selectedContext":      text(1600, "What the person chose to tell beside it."),
			"birthDetailsIncluded": {Type: "boolean"},
			"instructions":         text(0, "How the export is meant to be used."),
		},
		AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}},
	}
	s.PropertyOrder = []string{"schema", "version", "kind", "createdAt", "calculation", "question", "selectedContext", "birthDetailsIncluded", "instructions"}
	s.Required = s.PropertyOrder
	return json.Marshal(s, jsontext.WithIndent("  "))
}
