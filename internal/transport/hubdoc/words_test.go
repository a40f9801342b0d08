package hubdoc

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// elsewhere are addresses that pages name and other parts of the server answer.
var elsewhere = []string{"/api/v1/account/signin", "/api/v1/account/keys", "/api/v1/account/keys/revoke", "/api/v1/account/redeem", "/api/v1/account/balance", "/api/v1/account/usage", "/agent/SKILL.md", "/openapi.json", "/mcp", "/api/v1/agent", "/api/universal/"}

// spoken are words of other languages than the hub's: protocols, programs, and
// what stands for something in an example.
var spoken = []string{
	"x-api-key", "result", "isError", "id", "error", "data", "code", "message", "details", "params", "method", "rel", "null", "true", "false", "wenbu",
	"Allow", "Link", "Authorization", "jq", "json", "t1", "t2", "t3", "t4", "like", "other", "KEY", "Z",
}

// vocabulary returns every word that a hub knows: names and members of tools,
// values, codes, windows, and what was seen in answers.
func (l *live) vocabulary() names {
	known := names{ledger.ReasonInFlight: true, ledger.ReasonOverload: true, "auth": true, ledger.ReasonMismatch: true}
	for name := range l.seen {
		known[name] = true
	}
	for _, word := range spoken {
		known[word] = true
	}
	for code := range hub.Statuses() {
		known[code] = true
	}
	for _, e := range l.Hub.Entries() {
		for _, word := range []string{e.Name, e.ID, e.Category, e.Window.Name} {
			known[word] = true
		}
		known.schema(schemaOf(e.InputSchema()))
		known.schema(successSchema(e))
	}
	return known
}

func (n names) schema(s *jsonschema.Schema) {
	if s == nil {
		return
	}
	for name, member := range s.Properties {
		n[name] = true
		n.schema(member)
	}
	n.schema(s.Items)
	for _, value := range s.Enum {
		n[fmt.Sprint(value)] = true
	}
	if s.Const != nil {
		n[fmt.Sprint(*s.Const)] = true
	}
}

var (
	codeSpan = regexp.MustCompile("`([^`\n]+)`")
	shouted  = regexp.MustCompile(`\b[A-Z]+_[A-Z_]+\b`)
	snake    = regexp.MustCompile(`\b[a-z]+(?:_[a-z]+)+\b`)
	dotted   = regexp.MustCompile(`^[A-Za-z_]\w*(?:\[\d*\])*(?:\.[A-Za-z_]\w*(?:\[\d*\])*)*$`)
	target   = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	index    = regexp.MustCompile(`\[\d*\]`)
)

// Every tool, code, window, field and address that a page names is there.
func TestWords(t *testing.T) {
	t.Parallel()
	relative := newLive(t, false)
	for _, path := range relative.docs.Paths() {
		if strings.HasSuffix(path, ".md") && !strings.Contains(string(relative.docs.byPath[path].body), "```js\n") {
			relative.runPage(t, path) // for the members of the answers
		}
	}
	known, links := relative.vocabulary(), 0
	for _, l := range []*live{relative, newLive(t, true)} {
		for _, path := range l.docs.Paths() {
			if !strings.HasSuffix(path, ".md") {
				continue
			}
			page := string(l.docs.byPath[path].body)
			for _, wrong := range l.unknown(known, page) {
				t.Errorf("%s names %s, which is not there", path, wrong)
			}
			for _, m := range target.FindAllStringSubmatch(page, -1) {
				links++
				if !l.answers(m[1]) {
					t.Errorf("%s links %s", path, m[1])
				}
			}
		}
	}
	if len(known) < 100 || links < 40 {
		t.Errorf("only %d known words and %d links: the pages are not read", len(known), links)
	}
}

// unknown returns the words of a page that are not known.
func (l *live) unknown(known names, page string) []string {
	var wrong []string
	note := func(words ...string) {
		for _, word := range words {
			if !known[word] && word != "WENBU_KEY" {
				wrong = append(wrong, word)
			}
		}
	}
	prose := fence.ReplaceAllStringFunc(page, func(block string) string {
		if strings.HasPrefix(block, "```text") {
			return block
		}
		return ""
	})
	note(shouted.FindAllString(page, -1)...)
	note(snake.FindAllString(prose, -1)...)
	for _, m := range codeSpan.FindAllStringSubmatch(fence.ReplaceAllString(page, ""), -1) {
		_, address, isCall := strings.Cut(m[1], " ")
		switch {
		case dotted.MatchString(m[1]):
			note(strings.Split(index.ReplaceAllString(m[1], ""), ".")...)
		case isCall && strings.HasPrefix(m[1], "POST "):
			if !l.answers(address) {
				wrong = append(wrong, m[1])
			}
		case strings.HasPrefix(m[1], "/") || strings.HasPrefix(m[1], l.URL):
			if !l.answers(m[1]) {
				wrong = append(wrong, m[1])
			}
		}
	}
	return wrong
}

// answers reports whether something is at an address of the hub.
func (l *live) answers(address string) bool {
	path := strings.TrimPrefix(address, l.URL)
	for _, other := range elsewhere {
		if path == other {
			return true
		}
	}
	if strings.Contains(path, "{") {
		return path == "/api/universal/{category}/{name}"
	}
	res, err := http.Get(l.URL + path)
	if err != nil {
		return false
	}
	res.Body.Close()
	return res.StatusCode != http.StatusNotFound
}

// What is not there is noticed.
func TestUnknown(t *testing.T) {
	t.Parallel()
	l := newLive(t, false)
	page := "`get_skill_infos` BAD_CODE `base_context.no_such` `/nowhere` `POST /api/mcps` [x](/SKILL.md)\n```text\nmy_field\n```\n```json\n{\"own_name\": 1}\n```\n"
	want := "BAD_CODE get_skill_infos no_such my_field get_skill_infos no_such /nowhere POST /api/mcps"
	if got := strings.Join(l.unknown(l.vocabulary(), page), " "); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
