package hubdoc

import (
	"encoding/json/v2"
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/hub/hubtest"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// The documents that the hub promises.
const promised = `/SKILL.md /examples/ /examples/full-chain-walkthrough.md /examples/mcp-native.md /examples/mixed.md /examples/rest-only.md
	/references/ /references/14-tools.md /references/billing.md /references/errors.md /references/rate-limits.md /references/risk-mitigations.md /server.json
	/usage/ /usage/agent-metadata.md /usage/chain-patterns.md /usage/error-handling.md /usage/forum-etiquette.md /usage/instructions.md`

func TestServing(t *testing.T) {
	t.Parallel()
	l := newLive(t, false)
	if got := strings.Join(l.docs.Paths(), " "); got != strings.Join(strings.Fields(promised), " ") {
		t.Fatalf("the documents are %s", got)
	}
	for _, path := range l.docs.Paths() {
		get, body := l.fetch(t, http.MethodGet, path, "")
		mediaType := "text/markdown; charset=utf-8"
		if strings.HasSuffix(path, ".json") {
			mediaType = "application/json; charset=utf-8"
		}
		if get.StatusCode != 200 || get.Header.Get("Content-Type") != mediaType || get.Header.Get("Cache-Control") != "public, max-age=300" || body == "" {
			t.Errorf("%s: %d %v", path, get.StatusCode, get.Header)
		}
		head, nothing := l.fetch(t, http.MethodHead, path, "")
		if head.StatusCode != 200 || nothing != "" || head.ContentLength != int64(len(body)) || head.Header.Get("ETag") != get.Header.Get("ETag") {
			t.Errorf("HEAD %s: %d %v", path, head.StatusCode, head.Header)
		}
		if again, nothing := l.fetch(t, http.MethodGet, path, get.Header.Get("ETag")); again.StatusCode != http.StatusNotModified || nothing != "" {
			t.Errorf("%s again: %d", path, again.StatusCode)
		}
		if strings.Contains(body, "<no value>") || strings.Contains(body, "{{") {
			t.Errorf("%s is not filled in", path)
		}
	}
	for folder, want := range map[string]string{"/usage/": "](chain-patterns.md)", "/references/": "](14-tools.md)", "/examples/": "](mcp-native.md)"} {
		if _, body := l.fetch(t, http.MethodGet, folder, ""); !strings.Contains(body, want) || strings.Contains(body, "[](") {
			t.Errorf("%s: %s", folder, body)
		}
	}
	if other, _ := l.fetch(t, http.MethodGet, "/usage/none.md", ""); other.StatusCode != http.StatusNotFound {
		t.Errorf("a page that does not exist: %d", other.StatusCode)
	}
	if !strings.Contains(string(l.docs.byPath["/SKILL.md"].body), "](/agent/SKILL.md)") {
		t.Error("the skill does not link the other one")
	}
}

func (l *live) fetch(t *testing.T, method, path, tag string) (*http.Response, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, l.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	if tag != "" {
		req.Header.Set("If-None-Match", tag)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res, string(body)
}

// Addresses are absolute where the site has one.
func TestAbsolute(t *testing.T) {
	t.Parallel()
	h := hubtest.New(t, storetest.NewMemoryLedger().Store(), storetest.NewMemoryForum()).Hub
	d, err := New(Config{Hub: h, SiteURL: "https://hub.example"})
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range d.Paths() {
		body := string(d.byPath[path].body)
		if strings.Contains(body, "](/") || strings.Contains(body, "$HUB") || strings.Contains(body, "`/api") {
			t.Errorf("%s has a relative address", path)
		}
	}
}

// The manifest is what the MCP registry takes.
func TestManifest(t *testing.T) {
	t.Parallel()
	l := newLive(t, false)
	h := l.Hub
	for site, want := range map[string]struct{ name, url string }{
		"https://hub.example.org": {"org.example.hub/fortune-hub", "https://hub.example.org/api/mcp"},
		"":                        {"io.github.wenbu-go/fortune-hub", "/api/mcp"},
	} {
		text, err := writer{Config{Hub: h, SiteURL: site}}.manifest()
		if err != nil {
			t.Fatal(err)
		}
		var m serverManifest
		if err := json.Unmarshal(text, &m, json.RejectUnknownMembers(true)); err != nil {
			t.Fatal(err)
		}
		if m.Name != want.name || m.Version != hub.SkillVersion || len(m.Remotes) != 1 || m.Remotes[0].URL != want.url || m.Remotes[0].Type != "streamable-http" {
			t.Errorf("%s", text)
		}
		if n := len(m.Description); n == 0 || n > 100 {
			t.Errorf("a description of %d characters", n)
		}
	}
}

// Every tool is in the OpenAPI document, and what calls answer is as it says.
func TestOpenAPI(t *testing.T) {
	t.Parallel()
	l := newLive(t, false)
	p := OpenAPI(l.Hub)
	if len(p.Paths) != 15 {
		t.Errorf("%d paths", len(p.Paths))
	}
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`"#/components/schemas/(\w+)"`).FindAllStringSubmatch(string(text), -1) {
		if p.Schemas[m[1]] == nil {
			t.Errorf("no schema %s", m[1])
		}
	}
	for _, e := range l.Hub.Entries() {
		op := p.Paths["/api/universal/"+e.Category+"/"+e.Name].(object)["post"].(object)
		if e.Example() == nil {
			continue
		}
		success := op["responses"].(object)["200"].(object)["content"].(object)["application/json"].(object)["schema"].(*jsonschema.Schema)
		_, _, got := l.send(t, example{http.MethodPost, l.URL + "/api/universal/" + e.Category + "/" + e.Name, http.Header{"X-Api-Key": {hubtest.Personal}}, "", nil}, string(e.Example()))
		wants(t, e.Name, success, got)
		if dig(op["responses"], "402") == nil && e.Paid || dig(op["responses"], "400") == nil || (op["parameters"] != nil) != e.Writes() {
			t.Errorf("%s: %v", e.Name, op["responses"])
		}
	}
}

// The limits of the pages are those of the server.
func TestLimits(t *testing.T) {
	t.Parallel()
	d, err := New(Config{Hub: newLive(t, false).Hub, PerMinute: map[string]int64{hub.WindowComment: 17, hub.WindowFortune: 0}, AccountInFlight: 3, InFlight: 5})
	if err != nil {
		t.Fatal(err)
	}
	for path, wants := range map[string][]string{
		"/references/rate-limits.md": {"| 17/min |", "| 60/min |", "3 paid calls of one account", "5 paid calls on the server"},
		"/references/14-tools.md":    {"17/min `comment`", "| s1 | `daily_fortune` | fortune | 0 | key | none |"},
		"/usage/forum-etiquette.md":  {"17 comments a minute"},
		"/usage/chain-patterns.md":   {"At most 3 paid calls"},
	} {
		for _, want := range wants {
			if !strings.Contains(string(d.byPath[path].body), want) {
				t.Errorf("%s does not say %q", path, want)
			}
		}
	}
}
