package catalog

import (
	"encoding/json/jsontext"
	"regexp"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/tool"
)

func find(t *testing.T, tools []tool.Tool, name string) tool.Tool {
	t.Helper()
	for _, each := range tools {
		if each.Name == name {
			return each
		}
	}
	t.Fatalf("no tool %s", name)
	return tool.Tool{}
}

func TestAll_ToolsAreComplete(t *testing.T) {
	t.Parallel()
	for _, each := range All(Deps{Library: &shelf{}}) {
		if !regexp.MustCompile(`^[a-z]+(_[a-z]+)*$`).MatchString(each.Name) || each.Category == "" || each.Label.Zh == "" || each.Label.En == "" ||
			each.Description.Zh == "" || each.Description.En == "" || each.Input == nil || each.Output == nil {
			t.Errorf("%s is incomplete: %+v", each.Name, each)
		}
		if !each.ReadOnly || each.Cost != tool.CostFree {
			t.Errorf("%s changes something or costs something", each.Name)
		}
		if each.Route != "" && each.Example == nil {
			t.Errorf("%s has an address and no example", each.Name)
		}
		if each.Example == nil {
			continue
		}
		if _, err := callTool(t, each, "", string(each.Example)); err != nil {
			t.Errorf("%s: example: %v", each.Name, err)
		}
	}
}

// A result is the same to the byte for the same input: what is drawn, with a seed.
func TestAll_ResultsRepeatToTheByte(t *testing.T) {
	t.Parallel()
	seeded := map[string]string{
		"cast_iching": `{"seed":"abc","options":{"cast_method":"yarrow"}}`,
		"cast_liuyao": `{"seed":"abc","date":"2026-11-30","time":"15:50","topic":"wealth"}`,
		"draw_tarot":  `{"seed":"abc","spread":"celtic-cross"}`,
	}
	for _, each := range All(Deps{Library: &shelf{}}) {
		for _, input := range []string{string(each.Example), seeded[each.Name]} {
			if input == "" {
				continue
			}
			var first string
			for range 12 {
				result, err := callTool(t, each, "", input)
				if err != nil {
					t.Fatalf("%s %s: %v", each.Name, input, err)
				}
				if first == "" {
					first = string(result.JSON)
				}
				if got := string(result.JSON); got != first {
					t.Errorf("%s %s: two answers to one input:\n%s\n%s", each.Name, input, first, got)
					break
				}
			}
		}
	}
}

// F3, F4: an agent never guesses where somebody was born.
func TestForAgent_TimezoneMustBeGiven(t *testing.T) {
	t.Parallel()
	all := All(Deps{Library: &shelf{}})
	strict, loose := find(t, ForAgent(all), baziName), find(t, all, baziName)
	for input, ok := range map[string]bool{
		`{"date":"2000-08-16"}`:                            false,
		`{"date":"2000-08-16","timezone":"  "}`:            false,
		`{"date":"2000-08-16","timezone":"Asia/Shanghai"}`: true,
	} {
		_, err := strict.Check(jsontext.Value(input))
		if (err == nil) != ok {
			t.Errorf("agent %s: %v", input, err)
		}
		if f := fault.As(err); f != nil && f.Fields[0].Path != "timezone" {
			t.Errorf("agent %s: %v", input, f.Fields)
		}
	}
	if _, err := loose.Check(jsontext.Value(`{"date":"2000-08-16"}`)); err != nil {
		t.Errorf("standalone: %v", err)
	}
	if len(ForAgent(all)) != len(all) {
		t.Error("a tool is missing")
	}
}
