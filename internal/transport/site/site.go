package site

import (
	"context"
	"encoding/json/jsontext"
	"errors"
	"io/fs"
	"log/slog"
	"math"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Config is what the site needs from the program around it.
type Config struct {
	Dist         fs.FS         // the built front end in its folder "app"; may hold only a placeholder
	SiteURL      string        // public origin, "https://example.org"; "" = that of each request
	ModelName    func() string // the model that answers conversations
	AIConfigured bool          // whether that model belongs to an outside provider
	Version      string
	Timezone     string           // zone that birth forms propose
	Now          func() time.Time // nil means time.Now
	Log          *slog.Logger     // nil means slog.Default
	Handbook     Handbook
	People       *People // nil means that the pages of accounts are not there

	// Allow counts a posted form and may refuse it; nil means that none is refused.
	Allow func(r *http.Request) error
	// Origin returns the web origin that a request was made to; needed without SiteURL.
	Origin func(r *http.Request) string
	// Calculate runs the tool called name and returns its JSON result.
	Calculate func(ctx context.Context, name string, locale i18n.Locale, input jsontext.Value) (jsontext.Value, error)
	// Draw makes the SVG of a chart of the given kind ("bazi") from a calculator's input.
	Draw func(ctx context.Context, kind string, input jsontext.Value, locale i18n.Locale) ([]byte, error)
	// Purposes are what a day can be picked for.
	Purposes []Purpose
	// Text writes the same chart in characters, for a page without pictures.
	Text func(ctx context.Context, kind string, input jsontext.Value, locale i18n.Locale) ([]byte, error)
	// Deck is the tarot deck in its order.
	Deck []Card
	// Face returns the SVG of a tarot card, named in the locale and numbered by the
	// order of the deck ("rws"); an error means that there is no such card. nil
	// means that there is no deck.
	Face func(order string, id int, locale i18n.Locale) (string, error)
}

// site is the handler: everything is looked up in maps made once.
type site struct {
	cfg    Config
	origin string
	pages  []*page
	routes map[string]route // by path, with trailing slash
	assets map[string]*asset
	faces  sync.Map // *asset by name below deckPath
	days   sync.Map // *almanacDay by date
	shelf  shelf
	front  frontEnd
	views  templates
}

// route is a page in one language.
type route struct {
	page   *page
	locale i18n.Locale
}

// New returns the handler for every path that no API claims.
func New(cfg Config) http.Handler {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	if cfg.Log == nil {
		cfg.Log = slog.Default()
	}
	s := &site{
		cfg:    cfg,
		origin: strings.TrimSuffix(cfg.SiteURL, "/"),
		pages:  pages(),
		routes: map[string]route{},
		assets: map[string]*asset{},
		views:  parseTemplates(),
	}
	for _, p := range s.pages {
		s.routes[p.path] = route{p, i18n.Zh}
		s.routes["/en"+p.path] = route{p, i18n.En}
	}
	s.addStatic()
	s.front = s.addFrontEnd(cfg.Dist)
	return s
}

// ServeHTTP finds the page, file or redirect for the path.
func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.setSecurityHeaders(w.Header())
	path := r.URL.Path
	if rt, ok := s.routes[path]; ok {
		s.servePage(w, r, rt)
		return
	}
	if rt, ok := s.guideRoute(path); ok {
		s.servePage(w, r, rt)
		return
	}
	if rt, ok := almanacRoute(path); ok {
		s.servePage(w, r, rt)
		return
	}
	if rt, ok := postRoute(path); ok {
		s.servePage(w, r, rt)
		return
	}
	if a, ok := s.assets[path]; ok {
		a.serve(w, r)
		return
	}
	if s.serveFace(w, r) || s.serveKnowledge(w, r) || s.serveYear(w, r) {
		return
	}
	if to, ok := s.elsewhere(path); ok {
		http.Redirect(w, r, to, http.StatusPermanentRedirect)
		return
	}
	switch path {
	case "/robots.txt":
		s.serveRobots(w, r)
	case "/sitemap.xml":
		s.serveSitemap(w, r)
	case "/feed.xml", "/en/feed.xml":
		s.serveFeed(w, r)
	default:
		s.serveMessage(w, r, http.StatusNotFound, notFound)
	}
}

// elsewhere returns the address of the page that a path means, where it is not the
// page's own: the slash at its end is missing, or it is the short name of a guide.
func (s *site) elsewhere(path string) (string, bool) {
	if s.isPage(path + "/") {
		return path + "/", true
	}
	for _, guide := range []string{"methodology", "free"} {
		for _, prefix := range []string{"", "/en"} {
			if strings.TrimSuffix(path, "/") == prefix+"/"+guide {
				return prefix + learnPath + guide + "/", true
			}
		}
	}
	return "", false
}

// isPage reports whether a path is a page's.
func (s *site) isPage(path string) bool {
	if _, ok := s.routes[path]; ok {
		return true
	}
	if _, ok := almanacRoute(path); ok {
		return true
	}
	if _, ok := postRoute(path); ok {
		return true
	}
	_, ok := s.guideRoute(path)
	return ok
}

// servePage answers a request for a page.
func (s *site) servePage(w http.ResponseWriter, r *http.Request, rt route) {
	switch p := rt.page; {
	case !slices.Contains(p.methods(), r.Method):
		w.Header().Set("Allow", strings.Join(p.methods(), ", "))
		s.serveMessage(w, r, http.StatusMethodNotAllowed, methodRefused)
	case p.personal != nil:
		s.servePersonal(w, r, rt)
	case r.Method == http.MethodPost:
		s.servePost(w, r, rt)
	default:
		s.serveVisit(w, r, rt)
	}
}

// serveVisit answers a plain visit, from the shelf where anybody may have it.
func (s *site) serveVisit(w http.ResponseWriter, r *http.Request, rt route) {
	shared, path, now := forAnybody(r), s.originOf(r)+r.URL.Path, s.cfg.Now()
	if p, ok := s.shelf.find(path, now); shared && ok {
		send(w, r, http.StatusOK, p)
		return
	}
	v := s.newView(rt)
	if rt.page.load != nil {
		rt.page.load(s, r, v)
	}
	if v.failed != nil {
		s.cfg.Log.Error("page not filled", "page", rt.page.name, "err", v.failed)
		s.serveMessage(w, r, http.StatusInternalServerError, internalError)
		return
	}
	p, err := s.finish(v)
	if err != nil {
		s.refuseToRender(w, v, err)
		return
	}
	if shared {
		s.shelf.keep(path, p, now)
	}
	send(w, r, http.StatusOK, p)
}

// maxFormBytes bounds a posted form: 10,000 characters in a form's encoding are at
// most 120 kB.
const maxFormBytes = 128 << 10

// servePost answers a posted form. Its values are the person's own data, so the
// answer is not kept by any cache.
func (s *site) servePost(w http.ResponseWriter, r *http.Request, rt route) {
	w.Header().Set("Cache-Control", "no-store")
	if !s.takeForm(w, r) {
		return
	}
	if s.serveChartFile(w, r, rt) {
		return
	}
	v := s.newView(rt)
	status := rt.page.post(s, r, v)
	if v.file != nil {
		s.writeFile(w, *v.file)
		return
	}
	s.render(w, r, status, v)
}

// takeForm counts a posted form, lets every check allow it and reads it. When that
// fails it has answered.
func (s *site) takeForm(w http.ResponseWriter, r *http.Request, checks ...func(r *http.Request) error) bool {
	if s.cfg.Allow != nil {
		checks = append(checks, s.cfg.Allow)
	}
	for _, check := range checks {
		if err := check(r); err != nil {
			s.serveRefusal(w, r, err)
			return false
		}
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxFormBytes)
	if err := r.ParseForm(); err != nil {
		if _, large := errors.AsType[*http.MaxBytesError](err); large {
			s.serveMessage(w, r, http.StatusRequestEntityTooLarge, tooLarge)
		} else {
			s.serveMessage(w, r, http.StatusBadRequest, badForm)
		}
		return false
	}
	return true
}

// serveRefusal answers a form that may not be sent now, or not from there.
func (s *site) serveRefusal(w http.ResponseWriter, r *http.Request, err error) {
	f := fault.As(err)
	switch f.Kind {
	case fault.RateLimited:
		if f.RetryAfter > 0 {
			w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(f.RetryAfter.Seconds()))))
		}
		s.serveMessage(w, r, http.StatusTooManyRequests, tooMany)
	case fault.Denied:
		s.serveMessage(w, r, http.StatusForbidden, otherSite)
	default:
		s.cfg.Log.Error("form refused", "err", err)
		s.serveMessage(w, r, http.StatusInternalServerError, internalError)
	}
}
