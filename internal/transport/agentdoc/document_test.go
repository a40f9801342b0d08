package agentdoc_test

import (
	"encoding/json/v2"
	"log/slog"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
	"github.com/wenbu-go/wenbu/internal/transport/agentdoc"
)

func config(t *testing.T, siteURL string) agentdoc.Config {
	t.Helper()
	books := library.New(library.Options{SiteURL: siteURL, Now: time.Now})
	index, err := books.Index()
	if err != nil {
		t.Fatal(err)
	}
	pages := reference.NewReader(reference.Options{Now: time.Now})
	runner, err := toolrun.New(catalog.All(catalog.Deps{Library: books, References: pages}), toolrun.Config{
		Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	turner, err := agent.NewTurner(agent.Config{Tools: runner, Library: books, Limits: agent.DefaultLimits(), Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	c := agentdoc.Config{
		SiteURL: siteURL, Version: "9.8.7", All: runner.Tools(), MCP: []string{"calculate_bazi", "read_library"}, Index: index,
		N: agentdoc.Numbers{AgentBody: 98304, PerMinute: 61, ReferenceSeconds: 12, Turns: 13, Readings: 6, ModelCalls: 1001, AgentCalls: 601, TurnModelCalls: 7, TurnTools: 14, TurnSeconds: 121},
	}
	for _, each := range turner.Offered() {
		c.Tools = append(c.Tools, agentdoc.Named(each))
	}
	return c
}

func write(t *testing.T, c agentdoc.Config, address string) string {
	t.Helper()
	text, err := agentdoc.Write(c, address)
	if err != nil {
		t.Fatalf("%s: %v", address, err)
	}
	return string(text)
}

// TestWrite_NamesEverything holds the pages to the tables they are made from.
func TestWrite_NamesEverything(t *testing.T) {
	t.Parallel()
	c := config(t, "https://wenbu.example")
	protocol, skill, llms := write(t, c, "/agent-protocol.md"), write(t, c, "/agent/SKILL.md"), write(t, c, "/llms.txt")
	for _, each := range c.Tools {
		if !strings.Contains(protocol, "- `"+each.Name+"`: "+each.Label.En) {
			t.Errorf("the protocol does not name %s", each.Name)
		}
	}
	if len(c.Tools) != 10 {
		t.Errorf("%d tools", len(c.Tools))
	}
	for _, each := range c.All {
		if each.Route == "" {
			continue
		}
		for name, page := range map[string]string{"protocol": protocol, "skill": skill, "llms": llms} {
			if !strings.Contains(page, "https://wenbu.example/api/v1/"+each.Route) {
				t.Errorf("the %s does not name %s", name, each.Route)
			}
		}
	}
	for _, e := range reference.Catalogue() {
		if !strings.Contains(protocol, "`"+e.ID+"` ["+e.Title.En+"]("+e.URL+")") {
			t.Errorf("the protocol does not list %s", e.ID)
		}
	}
	for _, g := range c.Index.Guides {
		for _, tr := range g.Translations {
			if !strings.Contains(skill, "]("+tr.Markdown+")") || !strings.Contains(llms, "]("+tr.Markdown+")") {
				t.Errorf("%s %s is not listed", g.Slug, tr.Locale)
			}
		}
	}
	for _, number := range []string{"98304", "| 61 |", "| 13 |", "| 6 |", "| 1001; 601 |", "7 model calls, 14 tools, 121 seconds", "12 seconds", "Version 9.8.7"} {
		if !strings.Contains(protocol, number) {
			t.Errorf("the protocol does not say %s", number)
		}
	}
	for _, page := range []string{protocol, skill, llms} {
		if strings.Contains(page, "{{") || strings.Contains(page, "<no value>") || strings.Contains(page, "&#") || !strings.HasSuffix(page, "\n") {
			t.Error("a page was not filled in")
		}
	}
	if !strings.HasPrefix(skill, "---\nname: wenbu\n") || !strings.HasPrefix(llms, "# Wenbu") {
		t.Error("a page does not begin as its readers expect")
	}
}

var jsonBlock = regexp.MustCompile("(?s)```json\n(.*?)\n```")

// TestWrite_ExamplesAreValid sends the examples of the pages through the checks of
// real requests.
func TestWrite_ExamplesAreValid(t *testing.T) {
	t.Parallel()
	c := config(t, "")
	blocks := jsonBlock.FindAllStringSubmatch(write(t, c, "/agent-protocol.md"), -1)
	if len(blocks) != 1 {
		t.Fatalf("%d examples of a turn", len(blocks))
	}
	if _, err := agent.DecodeRequest([]byte(blocks[0][1])); err != nil {
		t.Error(err)
	}
	i, blocks := 0, jsonBlock.FindAllStringSubmatch(write(t, c, "/agent/SKILL.md"), -1)
	for _, each := range c.All {
		if each.Route == "" || each.Example == nil {
			continue
		}
		if _, err := each.Check([]byte(blocks[i][1])); err != nil {
			t.Errorf("%s: %v", each.Name, err)
		}
		i++
	}
	if i == 0 || i != len(blocks) {
		t.Errorf("%d examples for %d calculators", len(blocks), i)
	}
}

// Without an address of the site links are relative.
func TestWrite_Relative(t *testing.T) {
	t.Parallel()
	c := config(t, "")
	for _, address := range agentdoc.Paths() {
		if page := write(t, c, address); strings.Contains(page, "](api") || strings.Contains(page, "](agent") {
			t.Errorf("%s has a link that depends on where it stands", address)
		}
	}
	if _, err := agentdoc.Write(c, "/other.md"); err == nil {
		t.Error("a page that does not exist was written")
	}
}

func TestF78_ContextSchema(t *testing.T) {
	t.Parallel()
	var s jsonschema.Schema
	if err := json.Unmarshal([]byte(write(t, config(t, "https://wenbu.example"), "/context.schema.json")), &s); err != nil {
		t.Fatal(err)
	}
	resolved, err := s.Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	if s.ID != "https://wenbu.example/context.schema.json" || !slices.Contains(s.Properties["schema"].Enum, any("https://wenbu.app/context.schema.json")) {
		t.Errorf("%v", s.Properties["schema"].Enum)
	}
	good := map[string]any{
		"schema": "https://wenbu.app/context.schema.json", "version": 1.0, "kind": "iching", "createdAt": "2026-11-30T08:00:00Z",
		"calculation": map[string]any{"lines": []any{7.0}}, "question": "", "selectedContext": "", "birthDetailsIncluded": false, "instructions": "x",
	}
	if err := resolved.Validate(good); err != nil {
		t.Error(err)
	}
	for name, value := range map[string]any{"version": 2.0, "kind": "liuyao", "schema": "https://evil.test", "calculation": "x", "question": strings.Repeat("x", 601), "more": 1.0} {
		bad := map[string]any{}
		for k, v := range good {
			bad[k] = v
		}
		bad[name] = value
		if resolved.Validate(bad) == nil {
			t.Errorf("%s: %v passes", name, value)
		}
	}
}
