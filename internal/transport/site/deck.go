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

// Card is a card of the tarot deck.
type Card struct {
	ID             int
	Suit           string // major, wands, cups, swords or pentacles
	Name, Keywords i18n.Text
	Upright        i18n.Text // what the card gives to think about, as it may lie
	Reversed       i18n.Text
}

// deckPage shows the whole deck.
func deckPage() *page {
	return &page{
		name: "deck", path: "/tarot/deck/", island: "calculator", texts: []string{"calculator"},
		load: func(s *site, _ *http.Request, v *view) { v.Body = newGallery(s.cfg.Deck, v.Locale) },
	}
}

// gallery is the deck as its page shows it.
type gallery struct {
	Suits []gallerySuit
	Cards []galleryCard
}

type gallerySuit struct {
	Name  string // text deck.<name> is its heading
	Count int
}

type galleryCard struct {
	Suit, Face, Name, Keywords, Upright, Reversed string
}

func newGallery(deck []Card, l i18n.Locale) gallery {
	g := gallery{Suits: []gallerySuit{{"all", len(deck)}}}
	for _, c := range deck {
		if last := &g.Suits[len(g.Suits)-1]; last.Name == c.Suit {
			last.Count++
		} else {
			g.Suits = append(g.Suits, gallerySuit{c.Suit, 1})
		}
		g.Cards = append(g.Cards, galleryCard{c.Suit, faceURL(l, "rws", c.ID), c.Name.In(l), c.Keywords.In(l), c.Upright.In(l), c.Reversed.In(l)})
	}
	return g
}

// faceURL is where the face of a card is.
func faceURL(l i18n.Locale, order string, id int) string {
	return deckPath + string(l) + "/" + order + "/" + strconv.Itoa(id) + ".svg"
}

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
