package library

import (
	"fmt"
	"io/fs"
	"path"
	"strings"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/content"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Options are what a Library depends on.
type Options struct {
	SiteURL string           // origin of the pages, without a slash at the end: "https://wenbu.app"
	Now     func() time.Time // stamps reads
}

// Library answers searches and reads. It is safe for concurrent use.
type Library struct {
	opt   Options
	files fs.FS
	load  func() (*shelves, error) // parses on first use
}

// New makes a library over the embedded texts. It does no work yet.
func New(opt Options) *Library {
	files, err := fs.Sub(content.Handbook, "handbook")
	l := &Library{opt: opt, files: files}
	l.load = sync.OnceValues(func() (*shelves, error) {
		if err != nil {
			return nil, fault.Wrap("open the handbook", err)
		}
		s, err := l.parseAll()
		if err != nil {
			return nil, fault.Wrap("load the handbook", err)
		}
		return s, nil
	})
	return l
}

// shelves is everything in one place, by language.
type shelves struct {
	guides map[i18n.Locale][]*Guide
	index  map[i18n.Locale]func() *index // made at the first search in the language
}

var locales = []i18n.Locale{i18n.Zh, i18n.En}

func (l *Library) parseAll() (*shelves, error) {
	catalogue, err := fs.ReadFile(l.files, "catalogue.txt")
	if err != nil {
		return nil, err
	}
	s := &shelves{guides: map[i18n.Locale][]*Guide{}, index: map[i18n.Locale]func() *index{}}
	for line := range strings.Lines(string(catalogue)) {
		f := strings.Fields(line)
		if len(f) == 0 || f[0] == "#" {
			continue
		}
		if len(f) != 3 {
			return nil, fmt.Errorf("catalogue: want slug, topic, tool: %q", line)
		}
		for _, loc := range locales {
			g, err := l.parseFile(loc, f[0])
			if err != nil {
				return nil, fmt.Errorf("%s/%s: %w", loc, f[0], err)
			}
			g.Topic, g.Tool = f[1], f[2]
			s.guides[loc] = append(s.guides[loc], g)
		}
	}
	for _, loc := range locales {
		s.index[loc] = sync.OnceValue(func() *index { return newIndex(l.documents(s, loc)) })
	}
	return s, nil
}

// read returns a guide's file as it was written.
func (l *Library) read(loc i18n.Locale, slug string) (string, error) {
	raw, err := fs.ReadFile(l.files, path.Join(string(loc), slug+".md"))
	return string(raw), err
}

func (l *Library) parseFile(loc i18n.Locale, slug string) (*Guide, error) {
	raw, err := l.read(loc, slug)
	if err != nil {
		return nil, err
	}
	text, err := expand(loc, raw)
	if err != nil {
		return nil, err
	}
	g, err := parseGuide(loc, text)
	if err != nil {
		return nil, err
	}
	g.SchemaVersion, g.EvidenceType = "wenbu-knowledge-v1", "editorial"
	g.ID, g.Slug = "guide-"+slug, slug
	g.Language = i18n.T("zh-Hans", "en").In(loc)
	g.Authorship = i18n.T("问卜手册，自己写的；例子里的数由历法引擎算出", "Written for the Wenbu handbook; figures in examples are computed by its engine").In(loc)
	g.Links = l.links(loc, slug)
	g.Outline = g.outline()
	return g, nil
}

func (l *Library) links(loc i18n.Locale, slug string) Links {
	page := i18n.T("/learn/", "/en/learn/").In(loc) + slug + "/"
	file := "/knowledge/" + string(loc) + "/" + slug
	return Links{HTML: l.opt.SiteURL + page, Markdown: l.opt.SiteURL + file + ".md", JSON: l.opt.SiteURL + file + ".json"}
}

// Guides returns the handbook in reading order.
func (l *Library) Guides(loc i18n.Locale) ([]*Guide, error) {
	s, err := l.load()
	if err != nil {
		return nil, err
	}
	return s.guides[loc], nil
}

// Guide returns one guide by its slug.
func (l *Library) Guide(loc i18n.Locale, slug string) (*Guide, error) {
	guides, err := l.Guides(loc)
	if err != nil {
		return nil, err
	}
	for _, g := range guides {
		if g.Slug == slug {
			return g, nil
		}
	}
	return nil, unknownText()
}

func unknownText() error {
	return fault.New(fault.NotFound, "unknown_text", i18n.T("资料库里没有这一篇或这一节", "the library has no such text or section"))
}
