package library

import (
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/reference"
)

// Has reports whether there is a text, or an outside page in the catalogue, with
// this id. Ids are the same in every language.
func (l *Library) Has(id string) bool {
	if reference.IsID(id) {
		_, ok := reference.Find(id)
		return ok
	}
	if _, ok := symbolByID(id); ok {
		return true
	}
	slug, ok := strings.CutPrefix(id, "guide-")
	if !ok {
		return false
	}
	_, err := l.Guide(i18n.Zh, slug)
	return err == nil
}
