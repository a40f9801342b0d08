package site

import (
	"embed"
	"encoding/json/v2"
	"fmt"
	"path"
	"strings"
	"sync"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

//go:embed text/*.json
var textFiles embed.FS

// catalogue is every sentence of the site by key: "birth.date". The part before
// the first dot is its group.
type catalogue map[string]i18n.Text

// sentences reads the catalogue once. A file that cannot be read, or a key that
// stands in two files, is a defect of the program, found by its first test.
var sentences = sync.OnceValue(func() catalogue {
	files, err := textFiles.ReadDir("text")
	if err != nil {
		panic(err)
	}
	all := catalogue{}
	for _, f := range files {
		raw, err := textFiles.ReadFile(path.Join("text", f.Name()))
		if err != nil {
			panic(err)
		}
		some := catalogue{}
		if err := json.Unmarshal(raw, &some); err != nil {
			panic(fmt.Sprintf("text/%s: %v", f.Name(), err))
		}
		for key, t := range some {
			if _, twice := all[key]; twice {
				panic(fmt.Sprintf("text/%s: %q is already in another file", f.Name(), key))
			}
			all[key] = t
		}
	}
	return all
})

// lookup returns the text of key in l.
func (c catalogue) lookup(key string, l i18n.Locale) (string, error) {
	t, ok := c[key]
	if !ok {
		return "", fmt.Errorf("no text %q", key)
	}
	return t.In(l), nil
}

// in returns the texts of the named groups in l, for the front end.
func (c catalogue) in(l i18n.Locale, groups ...string) map[string]string {
	out := map[string]string{}
	for key, t := range c {
		group, _, _ := strings.Cut(key, ".")
		for _, g := range groups {
			if group == g {
				out[key] = t.In(l)
			}
		}
	}
	return out
}

// said is the part in l of a sentence that calculators give as "English / 中文".
func said(l i18n.Locale, both string) string {
	en, zh, ok := strings.Cut(both, " / ")
	if ok && l == i18n.Zh {
		return zh
	}
	return en
}
