package envelope_test

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"os"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/envelope"
)

// The corpus, and what this validator says of each case, to the word. The front
// end's tests and the browser's read both files.
const (
	corpusFile   = "../../web/agent-ui/testdata/corpus.json"
	verdictsFile = "../../web/agent-ui/testdata/verdicts.json"
)

// corpusCase is one case; which members it has depends on its list.
type corpusCase struct {
	Name     string         `json:"name"`
	Valid    bool           `json:"valid"`
	Path     string         `json:"path"` // of the first problem
	Spec     jsontext.Value `json:"spec"`
	Data     jsontext.Value `json:"data"`
	Action   string         `json:"action"`
	Params   jsontext.Value `json:"params"`
	Envelope jsontext.Value `json:"envelope"`
}

type corpus struct {
	Note       string       `json:"note"`
	Charts     []corpusCase `json:"charts"`
	MapActions []corpusCase `json:"mapActions"`
	Envelopes  []corpusCase `json:"envelopes"`
}

func readCorpus(t testing.TB) corpus {
	t.Helper()
	raw, err := os.ReadFile(corpusFile)
	if err != nil {
		t.Fatal(err)
	}
	var c corpus
	if err := json.Unmarshal(raw, &c); err != nil {
		t.Fatal(err)
	}
	return c
}

// envelopes returns every case as an envelope, by a name that says its list.
func (c corpus) envelopes(t testing.TB) map[string]jsontext.Value {
	t.Helper()
	all := map[string]jsontext.Value{}
	for _, each := range c.Charts {
		all["chart: "+each.Name] = jsontext.Value(`{"kind":"chart","schemaVersion":"agent-ui@1","grammar":"echarts-safe-subset","surface":"chat_inline","spec":` +
			expanded(t, each.Spec) + `,"data":` + expanded(t, each.Data) + `,"fallbackText":"words"}`)
	}
	for _, each := range c.MapActions {
		all["map: "+each.Name] = jsontext.Value(`{"kind":"map_action","schemaVersion":"agent-ui@1","action":"` + each.Action +
			`","surface":"map_overlay","params":` + expanded(t, each.Params) + `,"fallbackText":"words"}`)
	}
	for _, each := range c.Envelopes {
		all["envelope: "+each.Name] = jsontext.Value(expanded(t, each.Envelope))
	}
	return all
}

// expanded writes a value of the corpus out.
func expanded(t testing.TB, raw jsontext.Value) string {
	t.Helper()
	var v any
	if err := json.Unmarshal(raw, &v); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(expand(v))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func expand(v any) any {
	switch v := v.(type) {
	case []any:
		for i := range v {
			v[i] = expand(v[i])
		}
	case map[string]any:
		if n, ok := v["$text"].(float64); ok {
			return strings.Repeat(v["of"].(string), int(n))
		}
		if n, ok := v["$repeat"].(float64); ok {
			list := make([]any, int(n))
			for i := range list {
				list[i] = expand(v["of"])
			}
			return list
		}
		if n, ok := v["$deep"].(float64); ok {
			inside := v["of"]
			for range int(n) {
				inside = []any{inside}
			}
			return inside
		}
		for name := range v {
			v[name] = expand(v[name])
		}
	}
	return v
}

func TestCorpus(t *testing.T) {
	t.Parallel()
	c := readCorpus(t)
	envelopes := c.envelopes(t)
	verdicts := map[string][]envelope.Problem{}
	hostile := map[string]int{}
	for list, cases := range map[string][]corpusCase{"chart: ": c.Charts, "map: ": c.MapActions, "envelope: ": c.Envelopes} {
		for _, each := range cases {
			name := list + each.Name
			problems := envelope.Validate(envelopes[name])
			verdicts[name] = append([]envelope.Problem{}, problems...)
			switch {
			case each.Valid && problems != nil:
				t.Errorf("%s: must be valid, %v", name, problems)
			case !each.Valid && problems == nil:
				t.Errorf("%s: must not be valid", name)
			case !each.Valid && problems[0].Path != each.Path:
				t.Errorf("%s: %v, want a problem at %q", name, problems[0], each.Path)
			}
			if !each.Valid {
				hostile[list]++
			}
		}
	}
	if len(verdicts) != len(c.Charts)+len(c.MapActions)+len(c.Envelopes) {
		t.Error("two cases have the same name")
	}
	if hostile["chart: "] < 80 || hostile["map: "] < 40 || hostile["envelope: "] < 30 {
		t.Errorf("too few hostile cases: %v", hostile)
	}
	compareVerdicts(t, verdicts)
}

func compareVerdicts(t *testing.T, verdicts map[string][]envelope.Problem) {
	t.Helper()
	want, err := json.Marshal(verdicts, json.Deterministic(true), jsontext.Multiline(true), jsontext.EscapeForJS(true))
	if err != nil {
		t.Fatal(err)
	}
	want = append(want, '\n')
	if *update {
		if err := os.WriteFile(verdictsFile, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(verdictsFile); err != nil || string(got) != string(want) {
		t.Errorf("%s is not what the validator says (%v); run go test ./internal/envelope -run TestCorpus -update", verdictsFile, err)
	}
}

// FuzzValidate wants an answer to anything, and of what is valid that it stays so
// when it is written again, and that it holds nothing a browser would run.
func FuzzValidate(f *testing.F) {
	for _, each := range readCorpus(f).envelopes(f) {
		if len(each) < 4096 {
			f.Add([]byte(each))
		}
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if envelope.Validate(raw) != nil {
			return
		}
		again := jsontext.Value(raw).Clone()
		if err := again.Canonicalize(); err != nil {
			t.Fatal(err)
		}
		if problems := envelope.Validate(again); problems != nil {
			t.Errorf("valid, but not when it is written again: %v\n%s", problems, raw)
		}
		var e envelope.Envelope
		if err := json.Unmarshal(raw, &e); err != nil {
			t.Fatal(err)
		}
		text := strings.ToLower(string(e.Spec) + string(e.Params))
		for _, never := range []string{"<", "\\u003c", "javascript:", "://", "__proto__", "\"renderitem\"", "\"graphic\""} {
			if strings.Contains(text, never) {
				t.Errorf("%q is in a valid envelope: %s", never, raw)
			}
		}
	})
}
