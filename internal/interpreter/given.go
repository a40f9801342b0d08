package interpreter

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/terms"
)

// given is what a message tells of a cast or of cards that the person made.
// Nothing is drawn in their place.
type given struct {
	own     bool  // the person cast or drew; lines or cards may be missing
	lines   []int // 6 to 9, the bottom one first
	fromTop bool  // they were told from the top down
	cards   []givenCard
}

// givenCard is a card as restore_tarot takes it.
type givenCard struct {
	ID       int  `json:"id"`
	Reversed bool `json:"reversed"`
}

// readGiven finds a cast or cards that the person made, and the tool that they
// belong to: "" when there are none.
func readGiven(s *scene, text string, w words) (g given, tool string) {
	if w.has(redrawWords...) || w.has(meihuaWords...) {
		return given{}, ""
	}
	lines := linesOf(text)
	cast := w.has(castSubjects...)
	switch {
	case len(lines) > 0 && cast:
		g = given{own: true, lines: lines, fromTop: w.has(fromTopWords...)}
		if g.fromTop {
			slices.Reverse(g.lines)
		}
		return g, toolIChing
	case cast && w.has(ownCastWords...) && s.drawn() != toolIChing:
		return given{own: true}, toolIChing
	case !w.has(ownCardWords...) || s.drawn() == toolTarot:
		return given{}, ""
	}
	cards := cardsOf(w)
	if len(cards) == 0 && !w.has(tarotWords...) && !w.has(cardSubjects...) {
		return given{}, ""
	}
	return given{own: true, cards: cards}, toolTarot
}

// lineWords are the names and numerals of the four values of a line.
var lineWords = strings.NewReplacer("老阴", "6", "少阳", "7", "少阴", "8", "老阳", "9", "六", "6", "七", "7", "八", "8", "九", "9",
	"old yin", "6", "young yang", "7", "young yin", "8", "old yang", "9")

var sixLines = regexp.MustCompile(`(?:^|[^0-9])([6-9](?:[^0-9\p{L}]{0,3}[6-9]){5})(?:[^0-9]|$)`)

// linesOf returns the six values that a message tells, in its order.
func linesOf(text string) []int {
	m := sixLines.FindStringSubmatch(lineWords.Replace(strings.ToLower(terms.Simplified(text))))
	if m == nil {
		return nil
	}
	var lines []int
	for _, r := range m[1] {
		if r >= '6' && r <= '9' {
			lines = append(lines, int(r-'0'))
		}
	}
	return lines
}

// cardName is a way to call a card.
type cardName struct {
	name string
	id   int
}

// cardNames lists the ways to call every card, the longest first.
func cardNames() []cardName {
	var list []cardName
	for id, names := range majorCards {
		for _, n := range names {
			list = append(list, cardName{n, id})
		}
	}
	for s, suit := range cardSuits {
		for r, rank := range cardRanks {
			id := len(majorCards) + s*len(cardRanks) + r
			for _, name := range rank.zh {
				for _, of := range suit.zh {
					list = append(list, cardName{of + name, id})
				}
			}
			for _, name := range rank.en {
				for _, of := range suit.en {
					list = append(list, cardName{name + " of " + of, id})
				}
			}
		}
	}
	slices.SortStableFunc(list, func(a, b cardName) int { return cmp.Compare(len(b.name), len(a.name)) })
	return list
}

// cardsOf lists the cards that a message names, in its order, each once.
func cardsOf(w words) []givenCard {
	type place struct{ at, end, id int }
	var found []place
	rest := w
	for _, c := range cardNames() {
		i := rest.find(c.name)
		if i < 0 {
			continue
		}
		if rest[i] == ' ' {
			i++ // a Latin word is found with the space before it
		}
		end := i + len(c.name)
		rest = rest[:i] + words(strings.Repeat("\x00", len(c.name))) + rest[end:]
		if !slices.ContainsFunc(found, func(p place) bool { return p.id == c.id }) {
			found = append(found, place{i, end, c.id})
		}
	}
	slices.SortFunc(found, func(a, b place) int { return cmp.Compare(a.at, b.at) })
	var cards []givenCard
	for i, p := range found {
		next := len(w)
		if i+1 < len(found) {
			next = found[i+1].at
		}
		before := strings.TrimSuffix(strings.TrimSpace(string(w[:p.at])), " the")
		reversed := reversedWords.MatchString(string(w[p.end:next])) || i == 0 && reversedBefore.MatchString(before)
		cards = append(cards, givenCard{p.id, reversed})
	}
	return cards
}

var (
	reversedWords  = regexp.MustCompile(`逆| reversed| upside down`)
	reversedBefore = regexp.MustCompile(`(?:逆位的?| reversed)$`)
)

// restoreArgs are the arguments of restore_tarot.
type restoreArgs struct {
	Cards  []givenCard `json:"cards"`
	Spread string      `json:"spread,omitzero"`
}

// layGiven lays out what the person gave, once: lines by the caster, cards by the
// tool that restores them, and without it by the notes on each.
func (m *mind) layGiven() []callOf {
	switch {
	case len(m.given.lines) > 0 && m.offers(m.caster()) && !m.tried(m.caster()):
		return []callOf{{m.caster(), m.castArgs(map[string]any{"lines": m.given.lines})}}
	case m.haveSpread() && m.offers(toolRestore) && !m.tried(toolRestore):
		return []callOf{{toolRestore, restoreArgs{m.given.cards, m.spread}}}
	case len(m.given.cards) > 0 && len(m.results(toolRestore)) == 0:
		var ids []string
		for _, c := range m.given.cards {
			ids = append(ids, "tarot-"+strconv.Itoa(c.ID))
		}
		return m.readNotes(ids)
	}
	return nil
}

// haveSpread reports whether the cards that the person gave can be laid out: by the
// spread that is named, or as one or three.
func (m *mind) haveSpread() bool {
	n := len(m.given.cards)
	return n > 0 && (m.spread != "" || n == 1 || n == 3)
}

// callOf is a tool with its arguments.
type callOf struct {
	tool string
	args any
}

const mostNotes = 6 // notes on cards and hexagrams that are read in a turn

// readNotes reads the notes on cards or hexagrams, once.
func (m *mind) readNotes(ids []string) []callOf {
	if !m.offers(toolRead) || m.tried(toolRead) {
		return nil
	}
	var calls []callOf
	for _, id := range ids[:min(len(ids), mostNotes)] {
		calls = append(calls, callOf{toolRead, readArgs{ID: id}})
	}
	return calls
}
