package library

import (
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Has reports whether there is a text with this id. Ids are the same in every
// language.
func (l *Library) Has(id string) bool {
	slug, ok := strings.CutPrefix(id, "guide-")
	if !ok {
		return false
	}
	_, err := l.Guide(i18n.Zh, slug)
	return err == nil
}
