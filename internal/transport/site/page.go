package site

import "net/http"

// page is one page in both languages. To add one: a file with its page value, a
// template of the same name in page/, its sentences in text/, a line in pages and,
// when the header leads to it, one in navigation.
type page struct {
	name     string     // template page/<name>.html, texts <name>.title and <name>.description
	path     string     // below the language prefix, with both slashes
	template string     // in page/, "" = name
	noindex  bool       // not for search engines
	island   string     // the front end's entry for this page, "" = none
	texts    []string   // groups of texts the island needs
	wide     bool       // uses the whole window
	chart    *chartFile // what a posted form may ask for as a file, nil = nothing

	// load fills v.Body for a plain visit; nil = nothing to load.
	load func(s *site, r *http.Request, v *view)
	// post answers a submitted form: it fills v.Body and returns the status.
	post func(s *site, r *http.Request, v *view) int
	// personal stands in place of both for a page that knows who is there.
	personal *personal
}

// pages lists the pages in the order of the navigation.
func pages() []*page {
	all := []*page{
		homePage(), baziPage(), agentPage(), journalPage(), matchPage(), almanacPage(), pickDayPage(), learnPage(), sourcesPage(), aboutPage(), privacyPage(), termsPage(),
		signUpPage(), signInPage(), billingPage(), forumPage(), agentsPage(), adminPage(),
	}
	for _, c := range calculatorPages() {
		all = append(all, c.page())
	}
	return append(all, deckPage())
}

// The pages that only say something.
var (
	notFound      = message{"notFound.title", "notFound.body"}
	methodRefused = message{"error.title", "error.method"}
	tooLarge      = message{"error.title", "error.tooLarge"}
	tooMany       = message{"error.title", "error.tooMany"}
	badForm       = message{"error.title", "error.badForm"}
	internalError = message{"error.title", "error.internal"}
	otherSite     = message{"error.title", "error.otherSite"}
)

// message is the keys of a page that says one thing.
type message struct{ Title, Text string }

// methods are what the page may be asked with.
func (p *page) methods() []string {
	if p.post != nil || p.personal != nil && p.personal.acts != nil {
		return []string{http.MethodGet, http.MethodHead, http.MethodPost}
	}
	return []string{http.MethodGet, http.MethodHead}
}

// messagePage carries a message; it has no address of its own.
func messagePage() *page { return &page{name: "message", path: "/", noindex: true} }

// serveMessage answers with a page that says one thing, in the language of the path.
func (s *site) serveMessage(w http.ResponseWriter, r *http.Request, status int, m message) {
	v := s.newView(route{messagePage(), localeOf(r.URL.Path)})
	v.Body = m
	v.titleKey = m.Title
	v.Canonical = ""
	s.render(w, r, status, v)
}

func privacyPage() *page {
	return &page{name: "privacy", path: "/privacy/"}
}
