package reference

import (
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// prefix begins the id of every entry.
const prefix = "reference-"

// Entry is one page of the catalogue.
type Entry struct {
	ID    string
	Group string // calculation | classics | research | products | agents | infrastructure
	Title i18n.Text
	Note  i18n.Text // what it is good for, in one line
	URL   string
}

// Catalogue returns every entry, by group. The list must not be changed.
func Catalogue() []Entry { return catalogue }

// Find returns the entry with an id.
func Find(id string) (Entry, bool) {
	for _, e := range catalogue {
		if e.ID == id {
			return e, true
		}
	}
	return Entry{}, false
}

var catalogue = func() []Entry {
	list := make([]Entry, len(pages))
	for i, p := range pages {
		list[i] = Entry{ID: idOf(p.url), Group: p.group, Title: i18n.T(p.zh, p.en), Note: i18n.T(p.noteZh, p.noteEn), URL: p.url}
	}
	return list
}()

// idOf returns the id of the page at an address: FNV-1a of 32 bits over its
// UTF-16 units, in base 36.
func idOf(url string) string {
	hash := uint32(2166136261)
	for _, unit := range utf16.Encode([]rune(url)) {
		hash = (hash ^ uint32(unit)) * 16777619
	}
	return prefix + strconv.FormatUint(uint64(hash), 36)
}

// IsID reports whether an id is one of this package's form.
func IsID(id string) bool { return strings.HasPrefix(id, prefix) }
