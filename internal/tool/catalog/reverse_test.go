package catalog

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
)

func TestReverse_FindsBirths(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]string{
		`{"pillars":["丙辰","丁酉","丙子","甲午"],"from":1900,"to":2030}`:                      "1916-10-06T11:00:00 1976-09-21T11:00:00",
		`{"pillars":["丙寅","壬辰","己酉","甲子"],"from":1900,"to":2030}`:                      "1986-05-05T00:00:00",
		`{"pillars":["丙寅","壬辰","己酉","甲子"],"from":1900,"to":2030,"late_zi":"next_day"}`: "1986-05-04T23:00:00",
		`{"pillars":["丙寅","壬辰","己酉","甲子"],"from":1900,"to":1930}`:                      "",
	} {
		result, err := callTool(t, reverseLookup(), "", input)
		if err != nil {
			t.Errorf("%s: %v", input, err)
			continue
		}
		out := result.Value.(reverseOutput)
		var got []string
		for _, s := range out.Spans {
			got = append(got, s.LocalFrom)
		}
		if strings.Join(got, " ") != want || out.Count != len(got) {
			t.Errorf("%s: got %v, want %s", input, got, want)
		}
	}
}

func TestReverse_Refuses(t *testing.T) {
	t.Parallel()
	for input, path := range map[string]string{
		`{"pillars":["甲子","甲子","甲子","甲子"]}`:                        "pillars",
		`{"pillars":["甲丑","丙寅","甲子","甲子"]}`:                        "pillars.0",
		`{"pillars":["甲子","丙寅","甲子","ab"]}`:                        "pillars.3",
		`{"pillars":["甲子","丙寅","甲子","戊子"]}`:                        "pillars",
		`{"pillars":["甲子","丙寅","甲子"]}`:                             "pillars",
		`{"pillars":["甲子","丙寅","甲子","甲子甲子"]}`:                      "pillars.3",
		`{"pillars":["甲子","丙寅","甲子","甲子"],"from":1599}`:            "from",
		`{"pillars":["甲子","丙寅","甲子","甲子"],"from":2000,"to":1999}`:  "to",
		`{"pillars":["甲子","丙寅","甲子","甲子"],"late_zi":"midnight"}`:   "late_zi",
		`{"pillars":["甲子","丙寅","甲子","甲子"],"timezone":"Mars/Base"}`: "timezone",
	} {
		_, err := callTool(t, reverseLookup(), "", input)
		f := fault.As(err)
		if f == nil || f.Kind != fault.Invalid || len(f.Fields) == 0 || f.Fields[0].Path != path || f.Msg.Zh == "" {
			t.Errorf("%s: got %v with %+v, want %s", input, err, f, path)
		}
	}
}
