package hubdoc

import (
	"encoding/json/v2"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"uuid"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/hub/hubtest"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
	"github.com/wenbu-go/wenbu/internal/transport/hubdoor"
)

// live is a hub that serves its documents.
type live struct {
	*hubtest.World
	*httptest.Server
	docs *Documents
	seen names
}

// names are the words that the hub knows.
type names map[string]bool

// newLive starts a hub; absolute says whether it knows its own address.
func newLive(t *testing.T, absolute bool) *live {
	t.Helper()
	l := &live{World: hubtest.New(t, storetest.NewMemoryLedger().Store(), storetest.NewMemoryForum()), seen: names{}}
	mux := http.NewServeMux()
	l.Server = httptest.NewServer(mux)
	t.Cleanup(l.Close)
	site := ""
	if absolute {
		site = l.URL
	}
	hubdoor.New(hubdoor.Config{
		SameSite: http.NewCrossOriginProtection().Check,
		Hub:      l.Hub, Keys: l.Keys, SessionCookie: "session", CountFailure: func(*http.Request) error { return nil }, SiteURL: site,
		NewID: func() string { return uuid.NewV7().String() }, Log: slog.New(slog.DiscardHandler),
	}).Mount(mux)
	var err error
	if l.docs, err = New(Config{Hub: l.Hub, SiteURL: site}); err != nil {
		t.Fatal(err)
	}
	l.docs.Mount(mux)
	return l
}

// block is a fenced block of a page.
type block struct{ language, text string }

var fence = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")

func blocks(page string) []block {
	var list []block
	for _, m := range fence.FindAllStringSubmatch(page, -1) {
		list = append(list, block{m[1], m[2]})
	}
	return list
}

// example is a request with what comes back.
type example struct {
	method, url string
	header      http.Header
	body        string
	want        *answer // nil when the page does not show it
}

// answer is what a page shows of one: "…" stands for anything.
type answer struct {
	status int
	header map[string]string
	body   any
}

// TestExamples runs every example of every page, with relative addresses and with
// absolute ones.
func TestExamples(t *testing.T) {
	t.Parallel()
	for _, absolute := range []bool{false, true} {
		t.Run(fmt.Sprintf("absolute=%t", absolute), func(t *testing.T) {
			t.Parallel()
			examples := 0
			docs := newLive(t, absolute).docs
			for _, path := range docs.Paths() {
				examples += len(blocks(string(docs.byPath[path].body)))
				if strings.HasSuffix(path, ".md") {
					t.Run(strings.Trim(path, "/"), func(t *testing.T) {
						t.Parallel()
						newLive(t, absolute).runPage(t, path)
					})
				}
			}
			if examples < leastExamples {
				t.Errorf("only %d examples in all pages", examples)
			}
		})
	}
}

// leastExamples is how many blocks the pages have at least: fewer would mean that they
// are no longer found.
const leastExamples = 40

// runPage runs the examples of one page in a hub of its own.
func (l *live) runPage(t *testing.T, path string) {
	given := map[string]any{} // payloads by the id of the tool
	list := blocks(string(l.docs.byPath[path].body))
	for i := 0; i < len(list); i++ {
		b := list[i]
		var next *answer
		if i+1 < len(list) {
			next = readAnswer(t, list[i+1])
		}
		switch {
		case b.language == "text":
			continue
		case b.language == "js":
			t.Run("program", func(t *testing.T) {
				l.Windows.Reset()
				if out := hubtest.Node(t, b.text, "HUB="+l.URL, "WENBU_KEY="+hubtest.Personal); len(strings.Fields(out)) < 2 {
					t.Errorf("the program printed %q", out)
				}
			})
			continue
		case b.language == "http": // what a call of any tool may bring
			l.check(t, example{http.MethodPost, l.URL + "/api/universal/meta/get_user_credits", http.Header{"X-Api-Key": {hubtest.Personal}}, "{}", readAnswer(t, b)}, given)
			continue
		}
		for _, e := range l.requests(t, b) {
			e.want = next
			l.check(t, e, given)
		}
		if next != nil {
			i++
		}
	}
}

// requests reads a block that asks for something.
func (l *live) requests(t *testing.T, b block) []example {
	t.Helper()
	switch b.language {
	case "bash":
		var list []example
		for command := range strings.SplitSeq(strings.TrimSpace(strings.ReplaceAll(b.text, "\\\n", " ")), "\n") {
			list = append(list, l.curl(t, command))
		}
		return list
	case "json":
		body := object{}
		if err := json.Unmarshal([]byte(b.text), &body); err != nil {
			t.Fatalf("%v: %s", err, b.text)
		}
		if servers, ok := body["mcpServers"].(object); ok {
			one := servers["fortune-hub"].(object)
			key := l.expand(one["headers"].(object)["x-api-key"].(string))
			return []example{{http.MethodPost, l.expand(one["url"].(string)), http.Header{"X-Api-Key": {key}}, `{"jsonrpc":"2.0","id":1,"method":"ping"}`, nil}}
		}
		if body["method"] != nil {
			return []example{{http.MethodPost, l.URL + "/api/mcp", http.Header{"X-Api-Key": {hubtest.Personal}}, b.text, nil}}
		}
	}
	t.Fatalf("a block that nothing comes of:\n%s\n%s", b.language, b.text)
	return nil
}

func (l *live) expand(s string) string {
	return strings.NewReplacer("$HUB", l.URL, "$WENBU_KEY", hubtest.Personal).Replace(s)
}

// word is a word of a command line: in single quotes, in double quotes, or bare.
var word = regexp.MustCompile(`'([^']*)'|"([^"]*)"|([^\s'"]+)`)

// curl reads a command line of curl.
func (l *live) curl(t *testing.T, command string) example {
	t.Helper()
	e := example{method: http.MethodGet, header: http.Header{}}
	var words []string
	for _, m := range word.FindAllStringSubmatch(command, -1) {
		words = append(words, m[1]+l.expand(m[2]+m[3]))
	}
	if len(words) == 0 || words[0] != "curl" {
		t.Fatalf("no command of curl: %s", command)
	}
	for i := 1; i < len(words); i++ {
		switch words[i] {
		case "-sS", "-i":
		case "-X":
			i++
			e.method = words[i]
		case "-d":
			i++
			e.body = words[i]
		case "-H":
			i++
			name, value, _ := strings.Cut(words[i], ": ")
			e.header.Set(name, value)
		default:
			e.url = words[i]
		}
	}
	return e
}

// readAnswer reads a block that shows an answer; nil for another block.
func readAnswer(t *testing.T, b block) *answer {
	t.Helper()
	a := &answer{header: map[string]string{}}
	text := b.text
	switch b.language {
	case "http":
		head, body, _ := strings.Cut(text, "\n\n")
		lines := strings.Split(strings.TrimSpace(head), "\n")
		if _, err := fmt.Sscanf(lines[0], "HTTP/1.1 %d", &a.status); err != nil || !strings.HasSuffix(lines[0], http.StatusText(a.status)) {
			t.Fatalf("status line %q", lines[0])
		}
		for _, line := range lines[1:] {
			name, value, _ := strings.Cut(line, ": ")
			a.header[name] = value
		}
		if text = body; text == "" {
			return a
		}
	case "json":
	default:
		return nil
	}
	if err := json.Unmarshal([]byte(text), &a.body); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	if o, ok := a.body.(object); ok && (o["method"] != nil || o["mcpServers"] != nil) {
		return nil
	}
	if a.status == 0 {
		a.status = http.StatusOK
		if o, ok := a.body.(object); ok && o["error"] != nil {
			a.status = 0
		}
	}
	return a
}

// check sends a request and compares what comes back with what the page shows.
func (l *live) check(t *testing.T, e example, given map[string]any) {
	t.Helper()
	l.prepare(t, &e)
	var body any
	text := e.body
	if text != "" {
		if err := json.Unmarshal([]byte(text), &body); err != nil {
			t.Fatalf("%v: %s", err, text)
		}
	}
	if body = fill(t, body, given); strings.Contains(text, "<") {
		filled, err := json.Marshal(body, json.Deterministic(true))
		if err != nil {
			t.Fatal(err)
		}
		text = string(filled)
	}
	status, header, got := l.send(t, e, text)
	l.seen.keys(body)
	l.seen.keys(got)
	l.remember(t, e, body, got, given)
	if e.want == nil {
		if status != http.StatusOK && status != http.StatusAccepted {
			t.Errorf("%s %s: %d %v", e.method, e.url, status, got)
		}
		return
	}
	if status != e.want.status && e.want.status != 0 || e.want.status == 0 && status < 400 {
		t.Errorf("%s %s %.200s: %d %v", e.method, e.url, e.body, status, got)
	}
	for name, value := range e.want.header {
		if !glob(value, header.Get(name)) || header.Get(name) == "" {
			t.Errorf("%s: %s is %q", e.url, name, header.Get(name))
		}
	}
	if at := differs(e.want.body, got, ""); at != "" {
		t.Errorf("%s %s %.200s: the page differs at %s:\n%v", e.method, e.url, e.body, at, got)
	}
}

// prepare brings about what the failure that a page shows needs.
func (l *live) prepare(t *testing.T, e *example) {
	t.Helper()
	l.Windows.Reset()
	l.Keys.Break(false)
	switch code, details := failure(e.want); code {
	case hub.CodeCredits:
		e.header.Set("X-Api-Key", hubtest.Poor)
	case hub.CodeAuthBackend:
		l.Keys.Break(true)
	case hub.CodeRateLimited:
		window := details["limit_type"].(string)
		for _, each := range l.Hub.Entries() {
			if each.Window.Name == window {
				l.Windows.Fill(window, hubtest.Rich, each.Window.PerMinute)
				l.Windows.Fill(window, hubtest.AgentID, each.Window.PerMinute)
			}
		}
		e.header.Set("X-Api-Key", hubtest.Agent)
	}
}

// failure returns the code of a failure that a page shows, and its details.
func failure(a *answer) (string, object) {
	if a == nil {
		return "", nil
	}
	body, _ := a.body.(object)
	e, _ := body["error"].(object)
	if code, ok := e["code"].(string); ok {
		details, _ := e["details"].(object)
		return code, details
	}
	code, _ := e["message"].(string)
	data, _ := e["data"].(object)
	return code, data
}

func (l *live) send(t *testing.T, e example, body string) (int, http.Header, any) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), e.method, e.url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header = e.header
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	var got any
	if len(text) > 0 {
		if err := json.Unmarshal(text, &got); err != nil {
			t.Fatalf("%v: %s", err, text)
		}
	}
	return res.StatusCode, res.Header, got
}

// remember keeps the payload of a tool for later examples of the page, and checks
// that it is as its schema says.
func (l *live) remember(t *testing.T, e example, body, got any, given map[string]any) {
	t.Helper()
	tool := e.url[strings.LastIndexByte(e.url, '/')+1:]
	payload := dig(got, "data")
	if tool == "mcp" {
		tool, _ = dig(body, "params", "name").(string)
		if list, ok := dig(got, "result", "content").([]any); ok && len(list) == 1 {
			text, _ := dig(list[0], "text").(string)
			if json.Unmarshal([]byte(text), &payload) != nil {
				return
			}
			l.seen.keys(payload)
		}
	}
	for _, entry := range l.Hub.Entries() {
		if entry.Name == tool && payload != nil {
			given[entry.ID] = payload
			wants(t, entry.Name, schemaOf(entry.OutputSchema()), payload)
		}
	}
}

// wants checks a value by a schema.
func wants(t *testing.T, name string, s *jsonschema.Schema, v any) {
	t.Helper()
	resolved, err := s.CloneSchemas().Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := resolved.Validate(v); err != nil {
		t.Errorf("%s answers %v: %v", name, v, err)
	}
}

func dig(v any, path ...string) any {
	for _, name := range path {
		o, _ := v.(object)
		v = o[name]
	}
	return v
}

var placeholder = regexp.MustCompile(`^<(\w\d)((?:\.\w+)*)>$`)

// fill puts what earlier answers held for what is written <t1.base_context>.
func fill(t *testing.T, v any, given map[string]any) any {
	t.Helper()
	switch v := v.(type) {
	case object:
		for name, each := range v {
			v[name] = fill(t, each, given)
		}
	case []any:
		for i, each := range v {
			v[i] = fill(t, each, given)
		}
	case string:
		if v == "<{...t3.final_result, partial: t3.partial}>" {
			merged := object{"partial": dig(given["t3"], "partial")}
			for name, each := range dig(given["t3"], "final_result").(object) {
				merged[name] = each
			}
			return merged
		}
		if m := placeholder.FindStringSubmatch(v); m != nil {
			found := dig(given[m[1]], strings.FieldsFunc(m[2], func(r rune) bool { return r == '.' })...)
			if found == nil {
				t.Fatalf("%s was not answered", v)
			}
			return found
		}
	}
	return v
}

// differs returns where what came back is not as shown, "" for nowhere.
func differs(shown, got any, at string) string {
	switch want := shown.(type) {
	case nil:
		if got != nil {
			return at
		}
	case string:
		if text, ok := got.(string); want != "…" && (!ok || !glob(want, text)) || got == nil && at != "" {
			return at
		}
	case object:
		o, ok := got.(object)
		if !ok {
			return at
		}
		for name, each := range want {
			value, ok := o[name]
			if !ok {
				return at + "." + name
			}
			if where := differs(each, value, at+"."+name); where != "" {
				return where
			}
		}
	case []any:
		list, ok := got.([]any)
		more := len(want) > 0 && want[len(want)-1] == "…"
		if more {
			want = want[:len(want)-1]
		}
		if !ok || len(list) < len(want) || !more && len(list) != len(want) {
			return at
		}
		for i, each := range want {
			if where := differs(each, list[i], fmt.Sprintf("%s[%d]", at, i)); where != "" {
				return where
			}
		}
	default:
		if shown != got {
			return at
		}
	}
	return ""
}

// glob reports whether a text is as shown, … standing for anything.
func glob(shown, text string) bool {
	parts := strings.Split(shown, "…")
	for i := range parts {
		parts[i] = regexp.QuoteMeta(parts[i])
	}
	return regexp.MustCompile("(?s)^" + strings.Join(parts, ".*") + "$").MatchString(text)
}

// keys adds every member of a JSON value.
func (n names) keys(v any) {
	switch v := v.(type) {
	case object:
		for name, each := range v {
			n[name] = true
			n.keys(each)
		}
	case []any:
		for _, each := range v {
			n.keys(each)
		}
	}
}
