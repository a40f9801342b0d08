package fortune

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"maps"
	"slices"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// maxDifferences bounds how many places of a changed answer are named.
const maxDifferences = 20

var birthContract = schema.Compile(schema.Open(schema.For[birthInput]()))

// reopen reads a base context that a caller passes back. Only its version and its
// birth are believed; the rest must be what is computed from them. path is where it
// stands in the input.
func reopen(path string, raw jsontext.Value) (*cast, *baseContext, []fault.Field) {
	var head struct {
		Version *string        `json:"version"`
		Input   jsontext.Value `json:"input"`
	}
	if raw.Kind() != '{' || json.Unmarshal(raw, &head) != nil {
		return nil, nil, problem(path, "must be the object base_context that bazi_basic_analysis answered, unchanged")
	}
	if head.Version == nil || *head.Version != contextVersion {
		return nil, nil, problem(path+".version", "is not "+contextVersion+"; call bazi_basic_analysis again and pass its base_context")
	}
	if head.Input == nil {
		return nil, nil, problem(path+".input", "is missing; pass base_context as bazi_basic_analysis answered it")
	}
	in, _, err := schema.DecodeBy[birthInput](birthContract, head.Input)
	if err != nil {
		return nil, nil, within(path+".input", fault.As(err).Fields)
	}
	c, err := newCast(&in)
	if err != nil {
		return nil, nil, problem(path+".input", reason(err))
	}
	b, err := c.context()
	if err != nil {
		return nil, nil, problem(path+".input", reason(err))
	}
	return c, b, differences(path, raw, b, "bazi_basic_analysis")
}

// differences names the places where what was passed back is not what the tool
// answers. Members that the tool does not write are nobody's business.
func differences(path string, given jsontext.Value, computed any, tool string) []fault.Field {
	var a, b any
	text, err := json.Marshal(computed)
	if err != nil || json.Unmarshal(text, &b) != nil || json.Unmarshal(given, &a) != nil {
		return problem(path, "cannot be read")
	}
	var found []fault.Field
	compare(path, a, b, func(at string) {
		if len(found) < maxDifferences {
			found = append(found, problem(at, "differs from what "+tool+" answers for this birth; pass its answer unchanged")...)
		}
	})
	return found
}

// compare reports every place at which given lacks what computed has. Numbers are
// compared by value.
func compare(at string, given, computed any, report func(string)) {
	switch want := computed.(type) {
	case map[string]any:
		got, ok := given.(map[string]any)
		if !ok {
			report(at)
			return
		}
		for _, name := range slices.Sorted(maps.Keys(want)) {
			compare(at+"."+name, got[name], want[name], report)
		}
	case []any:
		got, ok := given.([]any)
		if !ok || len(got) != len(want) {
			report(at)
			return
		}
		for i := range want {
			compare(fmt.Sprintf("%s.%d", at, i), got[i], want[i], report)
		}
	default:
		if given != computed {
			report(at)
		}
	}
}

// problem is one issue.
func problem(path, message string) []fault.Field {
	return []fault.Field{{Path: path, Code: schema.Custom, Message: message}}
}

// within puts a path before those of issues.
func within(path string, issues []fault.Field) []fault.Field {
	for i := range issues {
		if issues[i].Path == "" {
			issues[i].Path = path
		} else {
			issues[i].Path = path + "." + issues[i].Path
		}
	}
	return issues
}
