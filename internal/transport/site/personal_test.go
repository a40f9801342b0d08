package site

import (
	"bytes"
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/hub/hubtest"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/signin"
)

// town is a site with accounts, over stores in memory.
type town struct {
	http.Handler
	t      *testing.T
	people *account.Registry
	world  *hubtest.World
	now    time.Time
	log    bytes.Buffer
}

func newTown(t *testing.T, policy account.Policy) *town {
	t.Helper()
	w := &town{t: t, now: time.Date(2026, 11, 30, 0, 30, 0, 0, time.UTC)}
	now := func() time.Time { return w.now }
	w.world = hubtest.New(t, storetest.NewMemoryLedger().Store(), storetest.NewMemoryForum())
	w.people = storetest.NewRegistry(t, storetest.NewMemoryAccount(), func(c *account.Config) { c.Now, c.Policy = now, policy })
	log := slog.New(slog.NewTextHandler(&w.log, nil))
	g, err := gate.New(gate.Config{SiteURL: "https://example.org", PerMinute: 1e6, Now: now, Logger: log}, nil)
	if err != nil {
		t.Fatal(err)
	}
	cfg := newConfig(built())
	cfg.Log, cfg.Now, cfg.Allow, cfg.Origin = log, now, g.Allow, g.Origin
	cfg.People = &People{
		Desk: signin.New(signin.Config{People: w.people, Book: w.world.Book, Gate: g, SiteURL: "https://example.org",
			Remove: func(ctx context.Context, u account.User) error { return w.people.Delete(ctx, u.ID) }}),
		Board: w.world.Board, Hub: w.world.Hub, NewID: func() string { return uuid.NewV7().String() },
	}
	w.Handler = New(cfg)
	return w
}

// visitor is somebody's browser.
type visitor struct {
	*town
	cookie string
}

// shown is a page that was answered.
type shown struct {
	status   int
	text, to string
	header   http.Header
}

// visit asks for a page, or posts a form of pairs of name and value.
func (b *visitor) visit(path string, form ...string) shown {
	b.t.Helper()
	values := url.Values{}
	for i := 0; i+1 < len(form); i += 2 {
		values.Add(form[i], form[i+1])
	}
	method, body := http.MethodGet, ""
	if form != nil {
		method, body = http.MethodPost, values.Encode()
	}
	r := httptest.NewRequestWithContext(b.t.Context(), method, "https://example.org"+path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Sec-Fetch-Site", "same-origin")
	return b.send(r)
}

func (b *visitor) send(r *http.Request) shown {
	b.t.Helper()
	if b.cookie != "" {
		r.AddCookie(&http.Cookie{Name: account.SessionCookie().Name, Value: b.cookie})
	}
	rec := httptest.NewRecorder()
	b.ServeHTTP(rec, r)
	for _, c := range rec.Result().Cookies() {
		b.cookie = c.Value
	}
	return shown{rec.Code, rec.Body.String(), rec.Header().Get("Location"), rec.Header()}
}

// want checks a page's status, where it leads, and what it holds.
func (a shown) want(t *testing.T, what string, status int, to string, holds ...string) {
	t.Helper()
	if a.status != status || a.to != to {
		t.Errorf("%s: %d to %q, want %d to %q\n%.1500s", what, a.status, a.to, status, to, a.text)
	}
	for _, s := range holds {
		if !strings.Contains(a.text, s) {
			t.Errorf("%s: lacks %q", what, s)
		}
	}
}

const goodPassword = "correct horse battery"

func (w *town) signUp(name string) *visitor {
	w.t.Helper()
	b := &visitor{town: w}
	b.visit("/sign-up/", "do", "sign-up", "name", name, "password", goodPassword).want(w.t, "sign up", 303, "/billing/")
	return b
}

func TestPersonalPages(t *testing.T) {
	t.Parallel()
	w := newTown(t, account.Open)
	b := &visitor{town: w}
	b.visit("/billing/").want(t, "a stranger", 303, "/sign-in/?next=%2Fbilling%2F")
	b.visit("/en/admin/").want(t, "a stranger at the operator's", 404, "", "No such page")
	b.visit("/sign-up/", "do", "sign-up", "name", "a b", "password", goodPassword).want(t, "a bad name", 422, "", `value="a b"`, "账户名须为")
	b.visit("/en/sign-up/", "do", "sign-up", "name", "ada", "password", "short").want(t, "a bad password", 422, "", "8 to 256")
	b.visit("/sign-up/", "do", "nothing").want(t, "no such form", 400, "")
	b.visit("/en/sign-up/", "do", "sign-up", "name", "ada", "password", goodPassword).want(t, "sign up", 303, "/en/billing/")
	a := b.visit("/billing/")
	a.want(t, "billing", 200, "", "<b>ada</b>", `name="robots" content="noindex"`)
	if a.header.Get("Cache-Control") != "no-store" || a.header.Get("X-Robots-Tag") != "noindex" {
		t.Errorf("headers: %v", a.header)
	}
	b.visit("/admin/").want(t, "no operator", 404, "")
	b.visit("/admin/", "do", "codes", "amount", "9", "count", "1").want(t, "no operator's form", 404, "")
	b.visit("/billing/", "do", "sign-out").want(t, "sign out", 303, "/sign-in/?done=signed-out")
	b.visit("/sign-in/", "do", "sign-in", "name", "ada", "password", "wrong").want(t, "wrong", 401, "", `value="ada"`, "账户名或密码不对")
	for _, next := range []string{"https://evil.example/", "//evil.example/", "/forum/x", "/../", "javascript:alert(1)"} {
		(&visitor{town: w}).visit("/sign-in/", "do", "sign-in", "name", "ada", "password", goodPassword, "next", next).want(t, next, 303, "/billing/")
	}
	b.visit("/sign-in/", "do", "sign-in", "name", "ada", "password", goodPassword, "next", "/en/forum/").want(t, "sign in", 303, "/en/forum/")
	if log := w.log.String(); strings.Contains(log, "ada") || strings.Contains(log, goodPassword) {
		t.Errorf("the log tells too much: %s", log)
	}
	closed := &visitor{town: newTown(t, account.Closed)}
	closed.visit("/sign-up/").want(t, "closed", 200, "", "不开放注册")
	closed.visit("/sign-up/", "do", "sign-up", "name", "ada", "password", goodPassword).want(t, "closed", 403, "")
}

// TestFormsOfOtherSites: no form is taken that a page of another site sends, and a
// link from there still shows the page.
func TestFormsOfOtherSites(t *testing.T) {
	t.Parallel()
	w := newTown(t, account.Open)
	b := w.signUp("ada")
	for _, path := range []string{"/billing/", "/sign-in/", "/sign-up/", "/forum/", "/forum/01234567-89ab-7def-8123-456789abcdef/"} {
		for name, headers := range map[string]map[string]string{
			"cross-site": {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"},
			"a sibling":  {"Sec-Fetch-Site": "same-site", "Origin": "https://a.example.org"},
			"old":        {"Origin": "https://evil.example"},
			"null":       {"Origin": "null"},
		} {
			r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "https://example.org"+path, strings.NewReader("do=sign-out"))
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			for k, v := range headers {
				r.Header.Set(k, v)
			}
			b.send(r).want(t, path+" from "+name, 403, "", "不是从本站的页面提交的")
		}
	}
	r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "https://example.org/billing/", nil)
	r.Header.Set("Sec-Fetch-Site", "cross-site")
	b.send(r).want(t, "a link from another site", 200, "")
}

var newKeyText = regexp.MustCompile(`value="(wb_[pa]_[0-9A-Za-z]{38})"`)

func TestBilling(t *testing.T) {
	t.Parallel()
	w := newTown(t, account.Open)
	b, eve := w.signUp("ada"), w.signUp("eve")
	made := b.visit("/billing/", "do", "key", "kind", "agent", "name", "星")
	made.want(t, "a key", 200, "")
	text := newKeyText.FindStringSubmatch(made.text)
	if text == nil {
		t.Fatalf("no key is shown: %.3000s", made.text)
	}
	k, err := w.people.ByKey(t.Context(), text[1])
	if err != nil || k.Name != "星" {
		t.Fatalf("%+v, %v", k, err)
	}
	if again := b.visit("/billing/"); strings.Contains(again.text, text[1]) || !strings.Contains(again.text, k.Prefix) {
		t.Error("a key is shown twice, or not listed")
	}
	b.visit("/billing/", "do", "key", "kind", "root").want(t, "another kind", 422, "")
	eve.visit("/billing/", "do", "revoke", "id", k.ID).want(t, "another's key", 404, "")
	b.visit("/billing/", "do", "revoke", "id", k.ID).want(t, "revoke", 303, "/billing/?done=revoked#keys")
	codes, err := w.world.Book.NewCodes(t.Context(), 9, 1)
	if err != nil {
		t.Fatal(err)
	}
	b.visit("/billing/", "do", "redeem", "code", strings.ToLower(codes[0])).want(t, "redeem", 200, "", "已兑换 9 积分")
	b.visit("/billing/", "do", "redeem", "code", codes[0]).want(t, "twice", 409, "", "已经用过")
	b.visit("/billing/?tool=forum_create_post&status=failed&from=20").want(t, "usage", 200, "", "没有符合条件")
	b.visit("/billing/", "do", "password", "current", "no", "password", "a new password").want(t, "the wrong current one", 422, "", "现在的密码不对")
	b.visit("/billing/", "do", "delete", "name", "eve").want(t, "another name", 422, "", "原样输入")
	w.now = w.now.Add(time.Hour)
	b.visit("/billing/", "do", "delete", "name", "ada").want(t, "without a password", 403, "", "请给出现在的密码")
	b.visit("/billing/", "do", "delete", "name", "ada", "password", goodPassword).want(t, "delete", 303, "/sign-up/?done=deleted")
	b.visit("/billing/").want(t, "after it", 303, "/sign-in/?next=%2Fbilling%2F")
	elsewhere := &visitor{town: w, cookie: eve.cookie}
	eve.visit("/billing/", "do", "sign-out-everywhere").want(t, "sign out everywhere", 303, "/sign-in/?done=signed-out-everywhere")
	elsewhere.visit("/billing/").want(t, "the other browser", 303, "/sign-in/?next=%2Fbilling%2F")
}

func TestForumPages(t *testing.T) {
	t.Parallel()
	w := newTown(t, account.Open)
	b, stranger := w.signUp("ada"), &visitor{town: w}
	stranger.visit("/forum/").want(t, "nothing yet", 200, "", "还没有帖子")
	stranger.visit("/forum/", "do", "post", "title", "t", "content", "c").want(t, "a stranger's post", 303, "/sign-in/?next=%2Fforum%2F")
	b.visit("/forum/", "do", "post", "once", "1", "title", "t", "content", "c", "author_display_name", "Ada 🤖").want(t, "an agent's mark", 422, "", "智能体的标记", `value="Ada 🤖"`)
	b.visit("/forum/", "do", "post", "once", "1", "title", " ", "content", "c").want(t, "no title", 422, "", "不能为空")
	post := []string{"do", "post", "once", "1", "title", "</script><b>t</b>", "content", "c\r\nd", "tags", "八字，大运"}
	first := b.visit("/forum/", post...)
	if first.status != 303 || !strings.HasSuffix(first.to, "/?done=posted") {
		t.Fatalf("post: %+v", first)
	}
	b.visit("/forum/", post...).want(t, "sent twice", 303, first.to)
	b.visit("/forum/", "do", "post", "once", "2", "title", "t", "content", "c").want(t, "another in the minute", 429, "")
	path := strings.TrimSuffix(first.to, "?done=posted")
	stranger.visit(path).want(t, "the post", 200, "", "<h1>&lt;/script&gt;&lt;b&gt;t&lt;/b&gt;</h1>", "c\nd", "未署名", ">人<")
	if a := stranger.visit(path); strings.Contains(a.text, "</script><b>") || strings.Contains(a.text, "<b>t") {
		t.Errorf("markup of a title: %.4000s", a.text)
	}
	stranger.visit("/forum/?tag="+url.QueryEscape("八字")).want(t, "by tag", 200, "", path)
	b.visit(path, "do", "comment", "once", "3", "content", "well").want(t, "comment", 303, path+"?done=commented#comments")
	b.visit("/en"+path, "do", "comment", "once", "4", "content", strings.Repeat("x", 2001)).want(t, "a long comment", 422, "", "at most 2000")
	b.visit(path, "do", "like").want(t, "like", 303, path+"?done=liked")
	id := strings.Trim(strings.TrimPrefix(path, "/forum/"), "/")
	b.visit(path, "do", "report", "target", id, "reason", "why").want(t, "report", 303, path+"?done=reported")
	b.visit(path, "do", "report", "target", id).want(t, "no reason", 422, "")
	p, comments, err := w.world.Board.Post(t.Context(), id)
	if err != nil || p.Likes != 1 || len(comments) != 1 || p.Type != "human" {
		t.Errorf("%+v %+v %v", p, comments, err)
	}
	stranger.visit("/forum/01234567-89ab-7def-8123-456789abcdef/").want(t, "no such post", 404, "")

	u, err := w.people.Named(t.Context(), "ada")
	if err != nil {
		t.Fatal(err)
	}
	if err := w.people.SetOperator(t.Context(), u.ID, true); err != nil {
		t.Fatal(err)
	}
	b.visit(path, "do", "report", "target", comments[0].ID, "reason", "look").want(t, "report a comment", 303, path+"?done=reported")
	b.visit("/admin/").want(t, "admin", 200, "", "why", "forum_create_post", "look", `<blockquote class="said">well</blockquote>`)
	b.visit("/admin/", "do", "hide", "target", id).want(t, "hide", 303, "/admin/?done=hidden#reports")
	stranger.visit(path).want(t, "hidden", 404, "")
	b.visit("/admin/", "do", "show", "target", id).want(t, "show", 303, "/admin/?done=shown#reports")
	stranger.visit(path).want(t, "shown", 200, "")
	b.visit("/admin/", "do", "price", "tool", "bazi_basic_analysis", "cost", "x", "min_balance", "1", "free", "0", "period", "day").want(t, "no number", 422, "")
	b.visit("/admin/", "do", "price", "tool", "nothing", "cost", "1", "min_balance", "1", "free", "0", "period", "day").want(t, "no tool", 404, "")
	b.visit("/admin/", "do", "price", "tool", "bazi_basic_analysis", "cost", "2", "min_balance", "1", "free", "0", "period", "day").want(t, "a price", 303, "/admin/?done=price#prices")
	b.visit("/admin/", "do", "disable", "id", u.ID).want(t, "oneself", 403, "")
	b.visit("/admin/", "do", "codes", "amount", "5", "count", "2").want(t, "codes", 200, "", "只在此刻显示")
	if log := w.log.String(); !strings.Contains(log, "did=hide") || !strings.Contains(log, id) || strings.Contains(log, "ada") {
		t.Errorf("the log of the operator: %s", log)
	}
}
