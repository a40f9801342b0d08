package e2e

import (
	"encoding/json/v2"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
)

// get reads an address.
func (p *process) get(path string) (status int, header http.Header, text string) {
	p.t.Helper()
	response, err := http.Get(p.base + path)
	if err != nil {
		p.t.Fatal(err)
	}
	defer response.Body.Close()
	raw, err := io.ReadAll(response.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return response.StatusCode, response.Header, string(raw)
}

// unread is a body whose length is not told beforehand.
type unread struct{ io.Reader }

// TestAcceptance_API runs the acceptance lines about the API as a whole.
func TestAcceptance_API(t *testing.T) {
	t.Parallel()
	log, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	p := serveTo(t, log, t.TempDir(), "WENBU_LIMIT_API_PER_MINUTE=100000", "WENBU_SITE_URL=https://wenbu.example", "WENBU_INTERPRETER=off")
	const chart = `{"date":"2000-08-16","time":"03:30"}`
	t.Run("A1 our own pages and no page may ask; foreign, null and loopback pages of others may not", func(t *testing.T) {
		for _, c := range []struct {
			headers []string
			status  int
		}{
			{nil, 200}, {[]string{"Origin: https://wenbu.example"}, 200}, {[]string{"Origin: " + p.base}, 200}, {[]string{"Origin: http://localhost:3000"}, 200},
			{[]string{"Host: wenbu.example", "Origin: https://wenbu.example"}, 200},
			{[]string{"Origin: https://evil.example"}, 403}, {[]string{"Origin: null"}, 403}, {[]string{"Host: wenbu.example", "Origin: http://localhost:3000"}, 403},
			{[]string{"Host: wenbu.example", "Origin: null"}, 403},
		} {
			if status, text := p.send(http.MethodPost, "/api/v1/bazi", chart, c.headers...); status != c.status || (status == 403) != strings.Contains(text, `"origin_denied"`) {
				t.Errorf("%q: %d %.200s, want %d", c.headers, status, text, c.status)
			}
		}
	})
	t.Run("A2 a foreign page is refused before anything is read or computed", func(t *testing.T) {
		for _, body := range []string{`{"date":"2023-02-29"}`, `{`, ``, strings.Repeat("x", 9000)} {
			if status, text := p.send(http.MethodPost, "/api/v1/bazi", body, "Origin: https://evil.example"); status != 403 || !strings.Contains(text, `"origin_denied"`) {
				t.Errorf("%.20s: %d %.200s", body, status, text)
			}
		}
	})
	t.Run("A3 answers are not kept and not indexed", func(t *testing.T) {
		for _, body := range []string{chart, `{}`} {
			response := p.open("/api/v1/bazi", body)
			response.Body.Close()
			for name, want := range map[string]string{
				"Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow", "X-Content-Type-Options": "nosniff", "Content-Type": "application/json; charset=utf-8",
				"Referrer-Policy": "no-referrer", "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
			} {
				if got := response.Header.Get(name); got != want {
					t.Errorf("%s: %s is %q", body, name, got)
				}
			}
		}
	})
	t.Run("A4 a wrong date and a member that does not exist are 422", func(t *testing.T) {
		p.calculate("bazi", `{"date":"2023-02-29"}`).refused(t, "date", "custom", "Gregorian")
		p.calculate("bazi", `{"date":"2000-08-16","place":"x"}`).refused(t, "", "unrecognized_keys", "place")
	})
	t.Run("A5 a body over the cap is 413 although its length was not told", func(t *testing.T) {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, p.base+"/api/v1/bazi", unread{strings.NewReader(`{"date":"` + strings.Repeat("x", 8192) + `"}`)})
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		response, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if r.ContentLength > 0 || response.StatusCode != 413 {
			t.Errorf("length %d: %d", r.ContentLength, response.StatusCode)
		}
	})
	t.Run("A6 another type is 415, no body and no JSON are 400", func(t *testing.T) {
		for _, c := range []struct {
			body, kind string
			status     int
			code       string
		}{{chart, "text/plain", 415, "content_type"}, {"", "application/json", 400, "missing_body"}, {"{", "application/json", 400, "invalid_json"}, {"\"\xff\"", "application/json", 400, "invalid_json"}} {
			if status, text := p.send(http.MethodPost, "/api/v1/bazi", c.body, "Content-Type: "+c.kind); status != c.status || !strings.Contains(text, `"`+c.code+`"`) {
				t.Errorf("%q as %s: %d %s", c.body, c.kind, status, text)
			}
		}
	})
	t.Run("A7 the calculators take POST only", func(t *testing.T) {
		for _, method := range []string{http.MethodGet, http.MethodPut, http.MethodDelete} {
			if status, text := p.send(method, "/api/v1/bazi", ""); status != 405 || !strings.Contains(text, `"method_not_allowed"`) {
				t.Errorf("%s: %d %s", method, status, text)
			}
		}
	})
	t.Run("A8 without consent nothing is sent to a model", func(t *testing.T) {
		for path, body := range map[string]string{"/api/v1/agent": `{"message":"x"}`, "/api/v1/interpret": `{"kind":"iching","input":{"lines":[7,7,7,7,7,7]},"question":"What now?"}`} {
			if status, text := p.post(path, body); status != 422 || !strings.Contains(text, `"path":"consent"`) {
				t.Errorf("%s: %d %s", path, status, text)
			}
		}
	})
	t.Run("A9 with the interpreter off and no provider the agent is unavailable and the calculators work", func(t *testing.T) {
		for path, c := range map[string][2]string{
			"/api/v1/agent":     {`{"message":"x","consent":true}`, "agent_unavailable"},
			"/api/v1/interpret": {`{"kind":"iching","input":{"lines":[7,7,7,7,7,7]},"question":"What now?","consent":true}`, "ai_unavailable"},
		} {
			if status, text := p.post(path, c[0]); status != 503 || !strings.Contains(text, `"`+c[1]+`"`) {
				t.Errorf("%s: %d %s", path, status, text)
			}
		}
		if got := p.calculate("bazi", chart); got.status != 200 || got.pillars() != "庚辰 甲申 丙午 庚寅" {
			t.Errorf("%d %s", got.status, got.pillars())
		}
		if _, _, text := p.get("/api/health"); !strings.Contains(text, `"aiConfigured":false`) {
			t.Errorf("health: %s", text)
		}
	})
	t.Run("A12 there is no card 78", func(t *testing.T) {
		if status, text := p.post("/api/v1/interpret", `{"kind":"tarot","input":{"cards":[{"id":78,"reversed":false}]},"question":"What now?","consent":true}`); status != 422 || !strings.Contains(text, `"path":"input.cards.0.id"`) {
			t.Errorf("%d %s", status, text)
		}
	})
	t.Run("A13 F5 a hexagram is interpreted by its lines and never cast for it", func(t *testing.T) {
		if status, text := p.post("/api/v1/interpret", `{"kind":"iching","input":{},"question":"What now?","consent":true}`); status != 422 || !strings.Contains(text, `"path":"input.lines"`) {
			t.Errorf("%d %s", status, text)
		}
	})
	if err := p.stop(); err != nil {
		t.Error(err)
	}
	t.Run("F28 what callers do wrong is no fault of the server", func(t *testing.T) {
		// Only A9 was the server's own doing.
		text, err := os.ReadFile(log.Name())
		if err != nil || len(text) == 0 {
			t.Fatalf("log: %v, %d bytes", err, len(text))
		}
		for line := range strings.Lines(string(text)) {
			if own := strings.Contains(line, "_unavailable"); !own && (strings.Contains(line, "level=ERROR") || strings.Contains(line, "level=WARN")) {
				t.Error(line)
			}
		}
	})
}

// TestAcceptance_QuotaDenial: A11. A turn and a reading that are refused for the
// day reach no provider.
func TestAcceptance_QuotaDenial(t *testing.T) {
	t.Parallel()
	model := newProvider(t)
	p := serve(t, t.TempDir(), model.env("WENBU_LIMIT_AGENT_TURNS_PER_DAY=1", "WENBU_LIMIT_MODEL_CALLS_PER_DAY=1")...)
	script := model.script("A11", says("Once."))
	want(t, p.turn(body("A11", en)), "start\ndelta \"Once.\"\ndone complete models=1 tools=0")
	if status, text := p.post("/api/v1/agent", body("A11")); status != 429 || !strings.Contains(text, `"daily_budget"`) || !strings.Contains(text, "everybody on this site shares") {
		t.Errorf("turn: %d %s", status, text)
	}
	if status, text := p.post("/api/v1/interpret", `{"kind":"iching","input":{"lines":[7,7,7,7,7,7]},"question":"A11","consent":true}`); status != 429 || !strings.Contains(text, `"daily_budget"`) {
		t.Errorf("reading: %d %s", status, text)
	}
	if n := len(script.Requests()); n != 1 {
		t.Errorf("the provider was asked %d times, want once", n)
	}
}

// kept are the 21 slugs that the handbook has always had.
var kept = strings.Fields(`first-reading choose-a-tool ask-a-better-question prepare-birth-details bazi-basics five-elements bazi-ten-gods
	unknown-birth-time birth-time-timezone chinese-zodiac-vs-bazi bazi-vs-western-astrology iching-three-coins iching-trigrams tarot-beginner
	tarot-suits-and-court-cards tarot-reversals ziwei-twelve-palaces ziwei-four-transformations read-ai-with-sources ai-divination review-a-reading`)

// TestAcceptance_Documents runs the acceptance lines about the handbook and the
// machines' documents.
func TestAcceptance_Documents(t *testing.T) {
	t.Parallel()
	p := serve(t, t.TempDir(), "WENBU_LIMIT_API_PER_MINUTE=100000")
	var index struct {
		Guides []struct {
			Slug         string `json:"slug"`
			Translations []struct {
				Locale   string `json:"locale"`
				HTML     string `json:"html"`
				Markdown string `json:"markdown"`
				JSON     string `json:"json"`
			} `json:"translations"`
		} `json:"guides"`
	}
	_, _, text := p.get("/knowledge/index.json")
	if err := json.Unmarshal([]byte(text), &index); err != nil {
		t.Fatal(err)
	}
	t.Run("K5 the catalogue holds at least 24 guides, the 21 known slugs among them", func(t *testing.T) {
		listed := map[string]bool{}
		for _, g := range index.Guides {
			listed[g.Slug] = true
		}
		for _, slug := range kept {
			if !listed[slug] {
				t.Errorf("no %s", slug)
			}
		}
		if len(listed) < 24 || len(kept) != 21 {
			t.Errorf("%d guides", len(listed))
		}
	})
	t.Run("K1 every guide is whole in HTML, Markdown and JSON, in both languages", func(t *testing.T) {
		for _, g := range index.Guides {
			if len(g.Translations) != 2 {
				t.Errorf("%s: %d languages", g.Slug, len(g.Translations))
			}
			for _, edition := range g.Translations {
				p.wantEditions(t, edition.HTML, edition.Markdown, edition.JSON)
			}
		}
	})
	t.Run("K8 every server gives the one SKILL.md and the one protocol that the program carries", func(t *testing.T) {
		other := serve(t, t.TempDir(), "WENBU_LIMIT_API_PER_MINUTE=100000")
		for _, path := range []string{"/agent/SKILL.md", "/agent-protocol.md"} {
			_, _, here := p.get(path)
			_, _, there := other.get(path)
			if here == "" || here != there {
				t.Errorf("%s: %d and %d bytes", path, len(here), len(there))
			}
		}
		_, _, skill := p.get("/agent/SKILL.md")
		_, _, hub := p.get("/SKILL.md")
		if !strings.HasPrefix(skill, "---\nname: ") || !strings.Contains(skill, "/agent-protocol.md") || !strings.Contains(hub, "/agent/SKILL.md") {
			t.Errorf("the documents do not lead to one another: %.80s", skill)
		}
	})
	t.Run("F57 one version everywhere", func(t *testing.T) {
		out, err := exec.Command("wenbu", "version", "--json").Output()
		if err != nil {
			t.Fatal(err)
		}
		var info struct {
			Version string `json:"version"`
		}
		if err := json.Unmarshal(out, &info); err != nil || info.Version == "" {
			t.Fatalf("%s, %v", out, err)
		}
		told := regexp.MustCompile(`"version": ?"` + regexp.QuoteMeta(info.Version) + `"`)
		for _, path := range []string{"/api/health", "/openapi.json"} {
			if _, _, text := p.get(path); !told.MatchString(text) {
				t.Errorf("%s does not tell version %s", path, info.Version)
			}
		}
		if _, text := p.mcp(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}`); !told.MatchString(text) {
			t.Errorf("initialize: %s", text)
		}
		_, _, card := p.get("/.well-known/mcp.json") // the hub has a version of its own
		hub := regexp.MustCompile(`"version": ?"([0-9.]+)"`).FindStringSubmatch(card)
		for _, path := range []string{"/SKILL.md", "/server.json"} {
			if _, _, text := p.get(path); hub == nil || !strings.Contains(text, hub[1]) {
				t.Errorf("%s does not tell version %q of the hub", path, hub)
			}
		}
	})
	t.Run("F62 the policy of a page stays short, whatever data it carries", func(t *testing.T) {
		for _, path := range []string{"/", "/en/", "/bazi/", "/agent/", "/learn/", "/learn/bazi-basics/"} {
			_, header, _ := p.get(path)
			if policy := header.Get("Content-Security-Policy"); policy == "" || len(policy) > 600 {
				t.Errorf("%s: a policy of %d bytes", path, len(policy))
			}
		}
	})
	t.Run("F10 guides name no member of an answer, and the page of a chart shows what they speak of", func(t *testing.T) {
		member := regexp.MustCompile(`\b(zodiacYear|zodiacByPillar|dayBoundary|solarTime|correctionMinutes|fiveElementsClass|mutagen|dayMaster)\b`)
		for _, g := range index.Guides {
			for _, edition := range g.Translations {
				if g.Slug == "connect-your-agent" {
					continue // it is about the API
				}
				if _, _, md := p.get(edition.Markdown); member.MatchString(md) {
					t.Errorf("%s: %s", edition.Markdown, member.FindString(md))
				}
			}
		}
	})
}

// wantEditions checks the three editions of a guide in one language.
func (p *process) wantEditions(t *testing.T, html, markdown, structured string) {
	t.Helper()
	var guide struct {
		Title   string `json:"title"`
		Outline []struct {
			ID    string `json:"id"`
			Title string `json:"title"`
		} `json:"outline"`
	}
	status, header, text := p.get(structured)
	if err := json.Unmarshal([]byte(text), &guide); err != nil || status != 200 || !strings.HasPrefix(header.Get("Content-Type"), "application/json") || len(guide.Outline) < 9 {
		t.Errorf("%s: %d, %v, %d parts", structured, status, err, len(guide.Outline))
	}
	status, header, md := p.get(markdown)
	if status != 200 || !strings.HasPrefix(header.Get("Content-Type"), "text/markdown") || !strings.HasPrefix(md, "# "+guide.Title+"\n") {
		t.Errorf("%s: %d %.80s", markdown, status, md)
	}
	status, _, page := p.get(html)
	if status != 200 {
		t.Errorf("%s: %d", html, status)
	}
	for _, part := range guide.Outline {
		if !strings.Contains(md, "\n## "+part.Title+"\n") || !strings.Contains(page, `id="`+part.ID+`"`) {
			t.Errorf("%s: no part %s in an edition", html, part.ID)
		}
	}
}

// TestAcceptance_CommandHeaders: K7, F56. Whatever the command line sends to a
// server says that the command line sent it. The handbook is part of the program,
// so there is nothing to GET.
func TestAcceptance_CommandHeaders(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	var seen []string
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		seen = append(seen, r.Method+" "+r.URL.Path+" "+r.Header.Get("X-Wenbu-Client"))
		if r.URL.Path == "/api/v1/agent" {
			io.WriteString(w, "data: {\"type\":\"done\",\"status\":\"complete\"}\n\n")
			return
		}
		io.WriteString(w, `{}`)
	}))
	defer web.Close()
	var sent []string
	for _, c := range [][]string{
		{"bazi", `{"date":"2000-08-16"}`}, {"ziwei", `{"date":"2000-08-16","time":"03:30","sex":"male"}`}, {"iching", `{"lines":[7,7,7,7,7,7]}`}, {"tarot", `{"count":1}`},
		{"agent", `{"message":"x","consent":true}`},
	} {
		if out, err := exec.Command("wenbu", append(c, "--server", web.URL)...).CombinedOutput(); err != nil {
			t.Errorf("wenbu %q: %v %s", c, err, out)
		}
		sent = append(sent, "POST /api/v1/"+c[0]+" cli")
	}
	for _, c := range [][]string{{"library"}, {"guide", "bazi-basics"}} {
		cmd := exec.Command("wenbu", c...)
		cmd.Env = append(cmd.Environ(), "WENBU_SITE_URL="+web.URL)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("wenbu %q: %v %s", c, err, out)
		}
	}
	web.Close() // no request is under way any more
	if got, want := strings.Join(seen, "\n"), strings.Join(sent, "\n"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestAcceptance_CommandStream: F50, F52. The command line believes a stream only
// when it ends with its last event, and takes any number of events at once.
func TestAcceptance_CommandStream(t *testing.T) {
	t.Parallel()
	const done = "data: {\"type\":\"done\",\"status\":\"complete\"}\n\n"
	delta := "data: {\"type\":\"delta\",\"text\":\"x\"}\n\n"
	for name, c := range map[string]struct {
		stream string
		code   int
		said   string
	}{
		"whole":               {delta + done, 0, ""},
		"many at once":        {strings.Repeat(delta, 20_000) + done, 0, ""},
		"no last event":       {delta, 1, "the stream ended before the turn did"},
		"cut in an event":     {delta + done[:20], 1, "wenbu: "},
		"goes on after it":    {done + delta, 1, "went on after its last event"},
		"an error":            {delta + "data: {\"type\":\"error\",\"code\":\"agent_timeout\",\"message\":\"late\"}\n\n", 1, ""},
		"an event too long":   {"data: {\"text\":\"" + strings.Repeat("x", 262_144) + "\"}\n\n" + done, 1, "wenbu: "},
		"asks, and is no err": {"data: {\"type\":\"done\",\"status\":\"waiting\"}\n\n", 0, ""},
	} {
		web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, c.stream) }))
		cmd := exec.Command("wenbu", "agent", `{"message":"x","consent":true}`, "--server", web.URL)
		var out, said strings.Builder
		cmd.Stdout, cmd.Stderr = &out, &said
		cmd.Run() //nolint:errcheck // the exit code is looked at
		web.Close()
		if code := cmd.ProcessState.ExitCode(); code != c.code || !strings.Contains(said.String(), c.said) {
			t.Errorf("%s: exit %d, said %q", name, code, said.String())
		}
		if n := strings.Count(out.String(), "\n"); c.code == 0 && n != strings.Count(c.stream, "\n\n") {
			t.Errorf("%s: %d lines", name, n)
		}
	}
}
