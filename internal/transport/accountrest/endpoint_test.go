package accountrest_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json/v2"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
	"github.com/wenbu-go/wenbu/internal/transport/accountrest"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/signin"
)

// world is the doors over stores in memory.
type world struct {
	*gate.Gate
	t      *testing.T
	people *account.Registry
	book   *ledger.Book
	now    time.Time
	log    bytes.Buffer
}

const site = "https://wenbu.example"

func newWorld(t *testing.T, policy account.Policy) *world {
	t.Helper()
	w := &world{t: t, now: time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)}
	now := func() time.Time { return w.now }
	w.people = storetest.NewRegistry(t, storetest.NewMemoryAccount(), func(c *account.Config) { c.Now, c.Policy = now, policy })
	credits := storetest.NewMemoryLedger()
	var err error
	w.book, err = ledger.New(ledger.Config{
		Store: ledger.Store{CallStore: credits, MoneyStore: credits, PriceStore: credits}, Now: now, NewID: func() string { return uuid.NewV7().String() }, Random: rand.Reader,
		Code: func(error) string { return "X" }, Alarm: func(context.Context, ledger.Alarm) {},
	})
	if err != nil {
		t.Fatal(err)
	}
	endpoints := accountrest.Endpoints(accountrest.Config{
		Desk: signin.New(signin.Config{
			People: w.people, Book: w.book, Gate: w,
			Remove: func(ctx context.Context, u account.User) error { return w.people.Delete(ctx, u.ID) },
		}),
		Export: func(_ context.Context, u account.User) (any, error) {
			if u.Name == "broken" {
				return nil, errors.New("disk on fire")
			}
			return map[string]any{"exported": u.Name}, nil
		},
	})
	w.Gate, err = gate.New(gate.Config{SiteURL: site, PerMinute: 1e6, Now: now, Logger: slog.New(slog.NewTextHandler(&w.log, nil))}, endpoints)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// browser is somebody's browser, with its cookie.
type browser struct {
	*world
	cookie string
}

func (w *world) browser() *browser { return &browser{world: w} }

// answer is what a door answered.
type answer struct {
	status int
	header http.Header
	text   string
	body   map[string]any
}

func (a answer) code() any {
	failure, _ := a.body["error"].(map[string]any)
	return failure["code"]
}

// ask sends a request and keeps the cookie that comes back. No body is a GET.
func (b *browser) ask(path, body string, headers ...string) answer {
	b.t.Helper()
	method := http.MethodPost
	if body == "" {
		method = http.MethodGet
	}
	r := httptest.NewRequest(method, site+"/api/v1/account"+path, strings.NewReader(body))
	r.RemoteAddr = "203.0.113.9:4711"
	r.Header.Set("Sec-Fetch-Site", "same-origin")
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Origin", site)
	}
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Set(name, value)
	}
	if b.cookie != "" {
		r.AddCookie(&http.Cookie{Name: "__Host-wenbu", Value: b.cookie})
	}
	rec := httptest.NewRecorder()
	b.ServeHTTP(rec, r)
	text, err := io.ReadAll(rec.Body)
	if err != nil {
		b.t.Fatal(err)
	}
	a := answer{status: rec.Code, header: rec.Header(), text: string(text)}
	if err := json.Unmarshal(text, &a.body); err != nil {
		b.t.Fatalf("%s: %s: %v", path, text, err)
	}
	for _, c := range rec.Result().Cookies() {
		b.cookie = c.Value
	}
	return a
}

// want checks the status of an answer and, for a failure, its code.
func (a answer) want(t *testing.T, what string, status int, code string) {
	t.Helper()
	if a.status != status || code != "" && a.code() != code {
		t.Errorf("%s: %d %s, want %d %s", what, a.status, a.text, status, code)
	}
	if failure, ok := a.body["error"].(map[string]any); ok {
		if message := failure["message"].(string); !strings.Contains(message, " / ") {
			t.Errorf("%s: not in two languages: %q", what, message)
		}
	}
}

const ada = `{"name":"Ada","password":"a good password"}`

func TestSignUpInOut(t *testing.T) {
	t.Parallel()
	w := newWorld(t, account.Open)
	b := w.browser()
	a := b.ask("/signup", ada)
	a.want(t, "sign up", 200, "")
	cookie := a.header.Get("Set-Cookie")
	for _, attribute := range []string{"__Host-wenbu=", "Path=/", "Max-Age=2592000", "HttpOnly", "Secure", "SameSite=Lax"} {
		if !strings.Contains(cookie, attribute) {
			t.Errorf("the cookie is %q, without %s", cookie, attribute)
		}
	}
	if strings.Contains(cookie, "Domain") || strings.Contains(a.text, b.cookie) {
		t.Errorf("%q %s", cookie, a.text)
	}
	if a := b.ask("", ""); a.status != 200 || !strings.Contains(a.text, `"name":"Ada"`) || a.header.Get("Cache-Control") != "no-store" {
		t.Errorf("who am I: %d %s", a.status, a.text)
	}
	b.ask("/signup", ada).want(t, "the name again", 409, "conflict")
	first := b.cookie
	b.ask("/signin", ada).want(t, "sign in", 200, "")
	if b.cookie == first {
		t.Error("signing in kept the session")
	}
	old := &browser{world: w, cookie: first}
	old.ask("", "").want(t, "the session before", 401, "unauthorized")
	signedIn := b.cookie
	a = b.ask("/signout", `{}`)
	a.want(t, "sign out", 200, "")
	if cookie := a.header.Get("Set-Cookie"); !strings.Contains(cookie, "Max-Age=0") || b.cookie != "" {
		t.Errorf("the cookie stays: %q", cookie)
	}
	(&browser{world: w, cookie: signedIn}).ask("", "").want(t, "the session that was ended", 401, "unauthorized")
	b.ask("/signout", `{}`).want(t, "sign out twice", 200, "")
}

func TestSignUp_Refusals(t *testing.T) {
	t.Parallel()
	b := newWorld(t, account.Open).browser()
	for body, code := range map[string]string{
		`{"name":"a b","password":"a good password"}`: "invalid_input", `{"name":"a","password":"short"}`: "invalid_input",
		`{"name":"a"}`: "invalid_input", `{"name":"a","password":"a good password","x":1}`: "invalid_input", `[]`: "invalid_input",
	} {
		b.ask("/signup", body).want(t, body, 422, code)
	}
	newWorld(t, account.Closed).browser().ask("/signup", ada).want(t, "closed", 403, "denied")
	w := newWorld(t, account.Invited)
	w.browser().ask("/signup", ada).want(t, "without an invitation", 403, "denied")
	texts, err := w.people.NewInvites(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	w.browser().ask("/signup", `{"name":"Ada","password":"a good password","invite":"`+texts[0]+`"}`).want(t, "invited", 200, "")
}

// TestSignIn_Guessing: thirty wrong passwords of a network, then not even the right
// one is looked at.
func TestSignIn_Guessing(t *testing.T) {
	t.Parallel()
	w := newWorld(t, account.Open)
	b := w.browser()
	b.ask("/signup", ada)
	other := w.browser()
	for i := range 30 {
		other.ask("/signin", fmt.Sprintf(`{"name":"Ada%d","password":"a wrong password"}`, i%10)).want(t, "wrong", 401, "unauthorized")
	}
	a := other.ask("/signin", ada)
	a.want(t, "the right one after thirty wrong ones", 429, "rate_limited")
	if a.header.Get("Retry-After") != "60" {
		t.Errorf("Retry-After %q", a.header.Get("Retry-After"))
	}
	b.ask("/redeem", `{"code":"AAAAA-AAAAA-AAAAA-AAAAA"}`).want(t, "a code", 429, "rate_limited")
	w.now = w.now.Add(time.Minute)
	other.ask("/signin", ada).want(t, "the next minute", 200, "")
}

func TestSignIn_Link(t *testing.T) {
	t.Parallel()
	w := newWorld(t, account.Closed)
	u, err := w.people.Create(t.Context(), "bob")
	if err != nil {
		t.Fatal(err)
	}
	secret, _, err := w.people.NewLink(t.Context(), u.ID)
	if err != nil {
		t.Fatal(err)
	}
	b := w.browser()
	for _, bad := range []string{`{}`, `{"link":"` + secret + `","name":"bob"}`} {
		b.ask("/signin", bad).want(t, bad, 422, "invalid_input")
	}
	b.ask("/signin", `{"link":"`+secret+`"}`).want(t, "by link", 200, "")
	w.browser().ask("/signin", `{"link":"`+secret+`"}`).want(t, "by link twice", 401, "unauthorized")
	b.ask("/password", `{"password":"short"}`).want(t, "a short password", 422, "invalid_input")
	b.ask("/password", `{"password":"the first one"}`).want(t, "a password", 200, "")
	b.ask("", "").want(t, "signed in with the new session", 200, "")
	b.ask("/password", `{"current":"not it","password":"the second one"}`).want(t, "the wrong current one", 422, "invalid_input")
	w.browser().ask("/signin", `{"name":"bob","password":"the first one"}`).want(t, "by password", 200, "")
}

// TestCrossSite: no door answers to another site, and none takes what a form can
// send.
func TestCrossSite(t *testing.T) {
	t.Parallel()
	w := newWorld(t, account.Open)
	b := w.browser()
	b.ask("/signup", ada)
	for _, path := range []string{"/signup", "/signin", "/signout", "/signout/everywhere", "/signup/passkey", "/signup/passkey/question", "/signin/passkey", "/signin/passkey/question", "/passkeys", "/passkeys/question", "/passkeys/remove", "/password", "/keys", "/keys/revoke", "/redeem", "/delete"} {
		for name, headers := range map[string][]string{
			"another site":            {"Origin: https://evil.example", "Sec-Fetch-Site: cross-site"},
			"another site, old":       {"Origin: https://evil.example", "Sec-Fetch-Site: "},
			"a sibling":               {"Origin: https://evil.wenbu.example", "Sec-Fetch-Site: same-site"},
			"fetch metadata alone":    {"Origin: ", "Sec-Fetch-Site: cross-site"},
			"no origin that is known": {"Origin: null"},
		} {
			if a := b.ask(path, `{}`, headers...); a.status != 403 || a.code() != "origin_denied" {
				t.Errorf("%s from %s: %d %s", path, name, a.status, a.text)
			}
		}
		for _, form := range []string{"application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"} {
			b.ask(path, `{}`, "Content-Type: "+form).want(t, path+" as "+form, 415, "content_type")
		}
		b.ask(path, `{"a":1,"a":1}`).want(t, path+" with a name twice", 400, "invalid_json")
	}
	for _, path := range []string{"", "/keys", "/balance", "/usage", "/export"} {
		b.ask(path, "", "Sec-Fetch-Site: cross-site").want(t, path+" from another site", 403, "origin_denied")
		b.ask(path, "", "Sec-Fetch-Site: none").want(t, path+" by address", 200, "")
	}
	if a := b.ask("", ""); a.status != 200 {
		t.Errorf("after all that: %s", a.text)
	}
}

// TestNobody: without a session nothing is told.
func TestNobody(t *testing.T) {
	t.Parallel()
	w := newWorld(t, account.Open)
	for _, cookie := range []string{"", "x", strings.Repeat("A", 43)} {
		b := &browser{world: w, cookie: cookie}
		for _, path := range []string{"", "/keys", "/balance", "/usage", "/export"} {
			b.ask(path, "").want(t, path, 401, "unauthorized")
		}
		for _, path := range []string{"/password", "/keys", "/keys/revoke", "/redeem", "/delete", "/passkeys/question", "/passkeys/remove", "/signout/everywhere"} {
			b.ask(path, `{}`).want(t, path, 401, "unauthorized")
		}
	}
}

func TestKeys(t *testing.T) {
	t.Parallel()
	w := newWorld(t, account.Open)
	b, eve := w.browser(), w.browser()
	b.ask("/signup", ada)
	eve.ask("/signup", `{"name":"eve","password":"a good password"}`)
	made := b.ask("/keys", `{"kind":"agent","name":"星"}`)
	made.want(t, "a key", 200, "")
	text, id := made.body["key"].(string), made.body["id"].(string)
	if k, err := w.people.ByKey(t.Context(), text); err != nil || k.ID != id || made.body["kind"] != "agent" || made.body["name"] != "星" {
		t.Errorf("%s: %+v, %v", made.text, k, err)
	}
	list := b.ask("/keys", "")
	if !strings.Contains(list.text, id) || strings.Contains(list.text, text) || strings.Contains(list.text, `"last_used_at"`) {
		t.Errorf("listed: %s", list.text)
	}
	if strings.Contains(eve.ask("/keys", "").text, id) {
		t.Error("another account sees the key")
	}
	unknown := eve.ask("/keys/revoke", `{"id":"nothing"}`)
	foreign := eve.ask("/keys/revoke", `{"id":"`+id+`"}`)
	if foreign.want(t, "another's key", 404, "not_found"); foreign.text != unknown.text {
		t.Errorf("another's key is told from none: %s, %s", foreign.text, unknown.text)
	}
	b.ask("/keys/revoke", `{"id":"`+id+`"}`).want(t, "revoke", 200, "")
	if _, err := w.people.ByKey(t.Context(), text); err == nil {
		t.Error("a revoked key is good")
	}
	b.ask("/keys", `{"kind":"root"}`).want(t, "another kind", 422, "invalid_input")
}

func TestCredits(t *testing.T) {
	t.Parallel()
	w := newWorld(t, account.Open)
	if err := w.book.Seed(t.Context(), []ledger.Price{{Tool: "dear", Cost: 7, MinBalance: 8, Free: 2, Period: ledger.Day, Enabled: true}}); err != nil {
		t.Fatal(err)
	}
	if err := w.book.SetStarter(t.Context(), 5); err != nil {
		t.Fatal(err)
	}
	b := w.browser()
	b.ask("/signup", ada)
	if a := b.ask("/balance", ""); a.text != `{"balance":5,"held":0,"free_remaining":[{"tool_name":"dear","remaining":2}],"prices":[{"tool_name":"dear","credit_cost":7,"min_balance":8,"free":2,"period":"day","enabled":true}]}` {
		t.Errorf("balance: %s", a.text)
	}
	codes, err := w.book.NewCodes(t.Context(), 9, 1)
	if err != nil {
		t.Fatal(err)
	}
	body := `{"code":" ` + strings.ToLower(codes[0]) + `"}`
	if a := b.ask("/redeem", body); a.text != `{"amount":9,"balance":14}` {
		t.Errorf("redeemed: %s", a.text)
	}
	b.ask("/redeem", body).want(t, "twice", 409, "conflict")
	b.ask("/redeem", `{"code":"AAAAA-AAAAA-AAAAA-AAAAA"}`).want(t, "no code", 404, "not_found")
	u, err := w.people.Named(t.Context(), "ada")
	if err != nil {
		t.Fatal(err)
	}
	_, err = w.book.Charge(t.Context(), ledger.Call{Account: u.ID, Tool: "dear", Timeout: time.Minute}, func(context.Context) ([]byte, error) { return []byte("x"), nil })
	if err != nil {
		t.Fatal(err)
	}
	if a := b.ask("/usage?limit=1", ""); !strings.Contains(a.text, `"tool_name":"dear"`) || !strings.Contains(a.text, `"from_free_quota":true`) {
		t.Errorf("usage: %s", a.text)
	}
	for _, limit := range []string{"0", "x", "1001", "-1"} {
		b.ask("/usage?limit="+limit, "").want(t, "limit "+limit, 422, "invalid_input")
	}
}

func TestExportAndDelete(t *testing.T) {
	t.Parallel()
	w := newWorld(t, account.Open)
	b := w.browser()
	b.ask("/signup", ada)
	if a := b.ask("/export", ""); a.text != `{"exported":"Ada"}` || !strings.HasPrefix(a.header.Get("Content-Disposition"), "attachment; ") {
		t.Errorf("%s %q", a.text, a.header.Get("Content-Disposition"))
	}
	for _, body := range []string{`{"name":"ada"}`, `{"name":""}`, `{}`} {
		b.ask("/delete", body).want(t, body, 422, "invalid_input")
	}
	w.now = w.now.Add(time.Hour)
	b.ask("/delete", `{"name":"Ada"}`).want(t, "delete long after signing in", 403, "denied")
	b.ask("/delete", `{"name":"Ada","password":"a wrong password"}`).want(t, "delete by a wrong password", 403, "denied")
	b.ask("/delete", `{"name":"Ada","password":"a good password"}`).want(t, "delete", 200, "")
	if b.cookie != "" {
		t.Error("the cookie stays")
	}
	b.ask("/signin", ada).want(t, "sign in after it", 401, "unauthorized")

	broken := w.browser()
	broken.ask("/signup", `{"name":"broken","password":"canary password"}`)
	a := broken.ask("/export", "")
	if a.want(t, "a broken store", 500, "internal_error"); strings.Contains(a.text, "fire") || !strings.Contains(w.log.String(), "disk on fire") {
		t.Errorf("%s\n%s", a.text, w.log.String())
	}
	if log := w.log.String(); strings.Contains(log, "canary") || strings.Contains(log, broken.cookie) || strings.Contains(log, "Ada") {
		t.Errorf("the log tells too much:\n%s", log)
	}
}

// TestOpenAPI: the document has exactly the doors.
func TestOpenAPI(t *testing.T) {
	t.Parallel()
	endpoints := accountrest.Endpoints(accountrest.Config{})
	paths := accountrest.OpenAPI().Paths
	for _, e := range endpoints {
		text, err := json.Marshal(paths[e.Path])
		if err != nil {
			t.Fatal(err)
		}
		if (e.Handle != nil) != bytes.Contains(text, []byte(`"post":`)) || (e.Read != nil) != bytes.Contains(text, []byte(`"get":`)) {
			t.Errorf("%s: %s", e.Path, text)
		}
		if bytes.Contains(text, []byte(`"requestBody"`)) != (e.Handle != nil) || !bytes.Contains(text, []byte(`"200"`)) {
			t.Errorf("%s: %s", e.Path, text)
		}
	}
	if len(paths) != len(endpoints) {
		t.Errorf("%d paths of %d doors", len(paths), len(endpoints))
	}
}

// TestPasskeys_Refusals: what is no answer to a question of this server opens
// nothing. That good answers do is tried with a browser.
func TestPasskeys_Refusals(t *testing.T) {
	t.Parallel()
	w := newWorld(t, account.Open)
	b := w.browser()
	asked := b.ask("/signin/passkey/question", `{}`)
	asked.want(t, "a question", 200, "")
	options, _ := asked.body["options"].(map[string]any)
	if options["rpId"] != "wenbu.example" || options["userVerification"] != "required" || len(options["challenge"].(string)) < 22 {
		t.Errorf("asked: %s", asked.text)
	}
	made := b.ask("/signup/passkey/question", `{"name":"ada"}`)
	if made.want(t, "a question to sign up", 200, ""); !strings.Contains(made.text, `"residentKey":"required"`) || !strings.Contains(made.text, `"name":"ada"`) {
		t.Errorf("asked: %s", made.text)
	}
	data := func(kind, challenge string) string {
		return base64.RawURLEncoding.EncodeToString([]byte(`{"type":"webauthn.` + kind + `","challenge":"` + challenge + `","origin":"` + site + `"}`))
	}
	authenticator := base64.RawURLEncoding.EncodeToString(append(make([]byte, 32), 5, 0, 0, 0, 1))
	answer := `{"response":{"id":"AAAA","rawId":"AAAA","type":"public-key","response":{"clientDataJSON":"` + data("get", options["challenge"].(string)) + `","authenticatorData":"` + authenticator + `","signature":"AAAA"}}}`
	for name, body := range map[string]string{"nothing": `{"response":{}}`, "a number": `{"response":1}`, "a passkey that nobody has": answer} {
		b.ask("/signin/passkey", body).want(t, name, 401, "unauthorized")
	}
	b.ask("/signup/passkey", `{"response":{}}`).want(t, "no passkey", 401, "unauthorized")
	b.ask("/signup", ada)
	b.ask("/signup/passkey/question", ada[:len(`{"name":"Ada"`)]+`}`).want(t, "a name that is taken", 409, "conflict")
	b.ask("/passkeys", `{"response":{}}`).want(t, "no passkey to keep", 401, "unauthorized")
	b.ask("/passkeys/remove", `{"id":"nothing"}`).want(t, "no passkey to remove", 404, "not_found")
	if a := b.ask("/passkeys", ""); a.text != `{"passkeys":[]}` {
		t.Errorf("listed: %s", a.text)
	}
	newWorld(t, account.Closed).browser().ask("/signup/passkey/question", `{"name":"ada"}`).want(t, "closed", 403, "denied")
}
