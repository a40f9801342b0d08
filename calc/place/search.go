package place

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc/place/internal/names"
)

// match says how well a name fits a query; smaller is better.
type match uint8

const (
	matchName    match = iota // the name shown
	matchAnother              // another name of the place
	matchStem                 // the name but for its kind of place (朝阳区 for 朝阳县)
	matchPrefix               // the beginning of a name
	matchInside               // a part of a name
)

// hit is a place that was found.
type hit struct {
	row    int
	match  match
	weight uint32
}

// Search returns up to limit places with the given name, the likeliest first:
// by how well the name fits, then by population.
//
// The query may be in simplified or traditional Hanzi, with or without 市, 县
// or 区, in pinyin or English, with or without diacritics and spaces. A
// division or country may follow ("Springfield, Illinois", "san jose
// california") or, in Hanzi, stand in front (北京朝阳).
// Source: doc/sources.md#place-ranking.
func Search(query string, limit int) []Place {
	if limit <= 0 || len(query) > maxQueryBytes || !utf8.ValidString(query) {
		return nil
	}
	g := load()
	hits := g.recent.find(query, limit, g.find)
	found := make([]Place, len(hits))
	for i, h := range hits {
		found[i] = g.place(h.row)
	}
	return found
}

const (
	maxQueryBytes = 200
	maxSplits     = 12 // ways to cut a query into a name and where it is
	maxWords      = 9  // of a query that is cut; a longer one names no place
)

// find tries the query as one name, then each way to read a part of it as the
// division or country.
func (g *gazetteer) find(query string, limit int) []hit {
	name, where, cut := cutComma(query)
	if hits := g.scan(name, where, limit); len(hits) > 0 || cut {
		return hits
	}
	for _, s := range splits(query) {
		if hits := g.scan(s.name, s.where, limit); len(hits) > 0 {
			return hits
		}
	}
	return nil
}

// cutComma splits "name, where" at the first comma of any script.
func cutComma(query string) (name, where string, found bool) {
	i := strings.IndexAny(query, ",，、")
	if i < 0 {
		return query, "", false
	}
	_, width := utf8.DecodeRuneInString(query[i:])
	return query[:i], query[i+width:], true
}

// split is one reading of a query.
type split struct{ name, where string }

// splits returns the readings of a query without a comma: by words, the
// shortest place description first; Hanzi without spaces also by character,
// the description in front.
func splits(query string) []split {
	var all []split
	words := strings.Fields(query)
	if len(words) > maxWords {
		return nil
	}
	for i := len(words) - 1; i > 0 && len(all) < maxSplits; i-- {
		first, last := strings.Join(words[:i], " "), strings.Join(words[i:], " ")
		for _, s := range []split{{first, last}, {last, first}} {
			if len(s.name) > 1 { // one letter begins too many names; Y in France is found with a comma
				all = append(all, s)
			}
		}
	}
	if len(words) == 1 && names.IsHan(query) {
		runes := []rune(query)
		for i := len(runes) - 2; i > 1 && len(all) < maxSplits; i-- {
			all = append(all, split{string(runes[i:]), string(runes[:i])})
		}
	}
	return all
}

// scan goes through all names once and keeps the best places that lie in
// where.
func (g *gazetteer) scan(name, where string, limit int) []hit {
	folded := names.Fold(name)
	stem := names.Stem(folded)
	if stem == "" {
		return nil
	}
	needle := stem
	if len(needle) == 1 { // one letter is inside of most names
		needle = separator + needle
	}
	best, area := ranking{limit: limit}, newArea(where)
	row := 0
	for at := 0; ; at++ {
		next := strings.Index(g.keys[at:], needle)
		if next < 0 {
			return best.hits
		}
		at += next
		for row+1 < len(g.keyStarts) && int(g.keyStarts[row+1]) <= at {
			row++
		}
		h := hit{row, g.classify(row, at+len(needle)-len(stem), folded, stem), g.weights[row]}
		if best.wants(h) && g.liesIn(row, area) {
			best.add(h)
		}
	}
}

// classify says how a name fits in which stem begins at the given place. A
// query without a kind of place (朝阳) stands for all kinds.
func (g *gazetteer) classify(row, at int, folded, stem string) match {
	if g.keys[at-1] != separator[0] {
		return matchInside
	}
	rest := g.keys[at+len(stem):]
	rest = rest[:strings.IndexByte(rest, separator[0])]
	switch {
	case stem+rest == folded || names.IsSuffix(rest) && stem == folded:
		const shown = 2 // the name in Latin letters and the first in Hanzi
		if strings.Count(g.keys[g.keyStarts[row]:at], separator) > shown {
			return matchAnother
		}
		return matchName
	case names.IsSuffix(rest):
		return matchStem
	}
	return matchPrefix
}

// ranking keeps the best hits in order, one per place.
type ranking struct {
	limit int
	hits  []hit
}

func (r *ranking) wants(h hit) bool {
	return len(r.hits) < r.limit || h.before(r.hits[len(r.hits)-1])
}

// add puts h in its place. Hits of one place come one after the other, so an
// older hit of the same place is looked for among the kept ones only.
func (r *ranking) add(h hit) {
	if old := slices.IndexFunc(r.hits, func(o hit) bool { return o.row == h.row }); old >= 0 {
		if !h.before(r.hits[old]) {
			return
		}
		r.hits = slices.Delete(r.hits, old, old+1)
	}
	at := len(r.hits)
	for at > 0 && h.before(r.hits[at-1]) {
		at--
	}
	r.hits = slices.Insert(r.hits, at, h)
	r.hits = r.hits[:min(len(r.hits), r.limit)]
}

func (h hit) before(o hit) bool {
	if h.match != o.match {
		return h.match < o.match
	}
	if h.weight != o.weight {
		return h.weight > o.weight
	}
	return h.row < o.row
}
