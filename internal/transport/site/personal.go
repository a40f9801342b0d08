package site

import (
	"context"
	"errors"
	"math"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
	"github.com/wenbu-go/wenbu/internal/transport/signin"
)

// People is what the pages need that know who is there.
type People struct {
	Desk  *signin.Desk
	Board *forum.Board
	Hub   *hub.Hub
	NewID func() string
	// Health makes the checks that an operator sees.
	Health func(ctx context.Context) []Check
}

// Check is one thing that was looked at, and how it is.
type Check struct {
	Name, Detail string
	OK           bool
}

// personal is what a page does that knows who is there. Its forms name what they
// want by their button's value of "do".
type personal struct {
	access access
	load   func(x *visit) (any, error)
	acts   map[string]act
}

// act does what a form wants. It returns where to go on, or "" to show the page
// with what came of it.
type act func(x *visit) (after string, err error)

// access says for whom a page is; for everybody else but those who may yet sign in
// there is no such page.
type access uint8

const (
	everybody access = iota
	signedIn
	operators
)

// visit is one request to such a page.
type visit struct {
	*http.Request
	w      http.ResponseWriter
	site   *site
	view   *view
	user   *account.User // nil when nobody is signed in
	path   string        // of the page below the language prefix
	made   madeNow
	object string // id of what a form was about, for the log
}

// trouble is what was wrong with a form.
type trouble struct {
	Form   string
	Text   string
	Fields map[string]string
	posted url.Values
}

// servePersonal answers a request for such a page. Nothing of it is kept by a cache.
func (s *site) servePersonal(w http.ResponseWriter, r *http.Request, rt route) {
	w.Header().Set("Cache-Control", "no-store")
	if s.cfg.People == nil {
		s.serveMessage(w, r, http.StatusNotFound, notFound)
		return
	}
	x := &visit{Request: r, w: w, site: s, view: s.newView(rt), path: rt.page.path}
	u, err := s.cfg.People.Desk.Visitor(r)
	switch {
	case err == nil:
		x.user, x.view.User = &u, &u
	case !fault.Is(err, fault.Unauthenticated):
		s.serveFailure(w, r, err)
		return
	}
	p := rt.page.personal
	if p.access == operators && (x.user == nil || !x.user.Operator) {
		s.serveMessage(w, r, http.StatusNotFound, notFound)
		return
	}
	if p.access == signedIn && x.user == nil {
		x.goOn(x.signInPath())
		return
	}
	status := http.StatusOK
	if r.Method == http.MethodPost {
		if status = x.post(p); status == 0 {
			return
		}
	}
	x.view.Done = x.URL.Query().Get("done")
	if x.view.Body, err = p.load(x); err != nil {
		s.serveFailure(w, r, err)
		return
	}
	s.render(w, r, status, x.view)
}

// post does what a form wants and returns the status of the page that is shown
// then, or 0 when it has been answered.
func (x *visit) post(p *personal) int {
	if !x.site.takeForm(x.w, x.Request, x.site.cfg.People.Desk.Gate.SameSite) {
		return 0
	}
	do := x.PostForm.Get("do")
	run, ok := p.acts[do]
	if !ok {
		x.site.serveMessage(x.w, x.Request, http.StatusBadRequest, badForm)
		return 0
	}
	after, err := run(x)
	switch {
	case err == nil && after == "":
		return http.StatusOK
	case err == nil:
		x.goOn(after)
		return 0
	case fault.Is(err, fault.Unauthenticated) && x.user == nil && p.access == everybody && do != "sign-in" && do != "link":
		x.goOn(x.signInPath())
		return 0
	}
	return x.refuse(do, err)
}

// refuse puts an error at its form and returns its status.
func (x *visit) refuse(form string, err error) int {
	f := fault.As(err)
	if f.Kind == fault.Internal && x.Context().Err() == nil {
		x.site.cfg.Log.Error("form failed", "page", x.view.Name, "form", form, "err", err)
	}
	if f.RetryAfter > 0 {
		x.w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(f.RetryAfter.Seconds()))))
	}
	t := trouble{Form: form, Text: f.Msg.In(x.view.Locale), Fields: map[string]string{}, posted: x.PostForm}
	for _, field := range f.Fields {
		text := field.Message
		if x.view.Locale == i18n.Zh {
			text = field.MessageZh
		}
		if text != "" && text != t.Text {
			name, _, _ := strings.Cut(field.Path, ".")
			t.Fields[name] = text
		}
	}
	if t.Text == "" {
		key := "form.wrong"
		if f.Kind == fault.Internal {
			key = "error.failed"
		}
		t.Text = sentences()[key].In(x.view.Locale)
	}
	x.view.Trouble = t
	return problem.Of(err).Status
}

// serveFailure answers for a page that cannot be shown.
func (s *site) serveFailure(w http.ResponseWriter, r *http.Request, err error) {
	if fault.Is(err, fault.NotFound) {
		s.serveMessage(w, r, http.StatusNotFound, notFound)
		return
	}
	if !errors.Is(err, context.Canceled) {
		s.cfg.Log.Error("page failed", "err", err)
	}
	s.serveMessage(w, r, http.StatusInternalServerError, message{"error.title", "error.failed"})
}

// goOn leads to a page by its path, which a reload then asks for, and no form again.
func (x *visit) goOn(path string) { http.Redirect(x.w, x.Request, path, http.StatusSeeOther) }

// done is the page again with a word of what was done.
func (x *visit) done(word string) string { return x.view.Link(x.path) + "?done=" + word }

// form returns what was entered into a field.
func (x *visit) form(field string) string {
	return strings.TrimSpace(strings.ToValidUTF8(x.PostForm.Get(field), ""))
}

// signInPath leads to the page to sign in on, and from there back here.
func (x *visit) signInPath() string {
	return x.view.Link("/sign-in/") + "?next=" + url.QueryEscape(x.view.Link(x.path))
}

// nextForm is where one may be led after signing in: a page of this site that is
// of use then.
var nextForm = regexp.MustCompile(`^(/en)?/(billing|forum|admin|agents|agent)/([0-9a-f-]{36}/)?$`)

// next returns where to go after signing in.
func (x *visit) next() string {
	next := x.form("next")
	if next == "" {
		next = x.URL.Query().Get("next")
	}
	if nextForm.MatchString(next) {
		return next
	}
	return x.view.Link("/billing/")
}

// need returns who is signed in, or the error that leads to the page to sign in on.
func (x *visit) need() (account.User, error) {
	if x.user == nil {
		return account.User{}, fault.New(fault.Unauthenticated, "unauthorized", i18n.T("请先登录。", "Please sign in first."))
	}
	return *x.user, nil
}

// Wrong returns what was wrong with a form, "" when it was not this one.
func (v *view) Wrong(form string) string {
	if v.Trouble.Form != form {
		return ""
	}
	return v.Trouble.Text
}

// WrongField returns what was wrong with a field of a form.
func (v *view) WrongField(form, field string) string {
	if v.Trouble.Form != form {
		return ""
	}
	return v.Trouble.Fields[field]
}

// Posted returns what was entered into a field of a form that was refused.
func (v *view) Posted(form, field string) string {
	if v.Trouble.Form != form {
		return ""
	}
	return v.Trouble.posted.Get(field)
}

// DoneText is what the page's address says was done.
func (v *view) DoneText() string {
	text, err := v.T("done." + v.Done)
	if err != nil {
		return ""
	}
	return text
}

// Moment is an instant as these pages show it: in the zone that days are counted in.
func (v *view) Moment(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.In(beijing).Format("2006-01-02 15:04")
}

// Stamp is an instant for programs.
func (v *view) Stamp(t time.Time) string { return t.UTC().Format(time.RFC3339) }

// Contents is a list for templates.
func (v *view) Contents(names ...string) []string { return names }
