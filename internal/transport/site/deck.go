package site

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// deckPath is below which the faces of the tarot deck are:
// /deck/{zh|en}/{order of the deck}/{id of the card}.svg.
const deckPath = "/deck/"

// serveFace answers a request for a card's face, or reports that the path is none.
func (s *site) serveFace(w http.ResponseWriter, r *http.Request) bool {
	name, ok := strings.CutPrefix(r.URL.Path, deckPath)
	if !ok {
		return false
	}
	face, ok := s.face(name)
	if ok {
		face.serve(w, r)
	}
	return ok
}

// face returns the picture by its name below deckPath. Each is made once: there
// are as many as cards, orders and languages.
func (s *site) face(name string) (*asset, bool) {
	if made, ok := s.faces.Load(name); ok {
		return made.(*asset), true
	}
	language, rest, _ := strings.Cut(name, "/")
	order, file, _ := strings.Cut(rest, "/")
	number, isSVG := strings.CutSuffix(file, ".svg")
	id, err := strconv.Atoi(number)
	l := i18n.Locale(language)
	known := l == i18n.Zh || l == i18n.En
	if s.cfg.Face == nil || !isSVG || err != nil || strconv.Itoa(id) != number || !known {
		return nil, false
	}
	svg, err := s.cfg.Face(order, id, l)
	if err != nil {
		return nil, false
	}
	made, _ := s.faces.LoadOrStore(name, newAsset(name, cacheDay, []byte(svg)))
	return made.(*asset), true
}
