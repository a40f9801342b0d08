package place

import (
	"math"
	"slices"
	"strings"
)

// namesakes bounds how many places of one name are weighed.
const namesakes = 50

// Settle returns the places that a name may mean, the likeliest first, and
// whether the first is so clearly meant that nobody need be asked. What it belongs
// to may follow a comma: "朝阳,北京".
//
// Source: doc/sources.md#place-ranking.
func Settle(name string) (found []Place, settled bool) {
	head, more, _ := strings.Cut(strings.ReplaceAll(name, "，", ","), ",")
	head = strings.TrimSpace(head)
	found = Search(head, namesakes)
	if more = strings.TrimSpace(more); more != "" {
		found = slices.DeleteFunc(found, func(p Place) bool { return !within(p, more) })
	}
	return found, len(found) == 1 || len(found) > 1 && plain(found, head)
}

// within reports whether a place lies in the named region or country.
func within(p Place, region string) bool {
	for _, name := range []string{p.Admin, p.AdminEn, p.Country, p.CountryName, p.CountryNameEn} {
		if strings.Contains(strings.ToLower(name), strings.ToLower(region)) {
			return true
		}
	}
	return false
}

// plain reports whether the first of the matches is so clearly what a name
// means that nobody need be asked.
func plain(found []Place, name string) bool {
	first := found[0]
	return named(first, name) && !slices.ContainsFunc(found[1:], func(p Place) bool {
		return named(p, name) && !dwarfs(first, p) && !beside(first, p)
	})
}

// dwarfs reports whether the first place is known to have ten times the people.
func dwarfs(first, second Place) bool {
	return second.Population > 0 && first.Population >= 10*second.Population
}

// beside reports whether two places keep the same clock and differ by less than
// four minutes of solar time, so that a chart hardly cares which of them it is.
func beside(first, second Place) bool {
	return first.Timezone == second.Timezone && math.Abs(first.LongitudeDegEast-second.LongitudeDegEast) < 1
}

// divisionSuffixes end the full names of Chinese places; people leave them out.
var divisionSuffixes = []string{"市", "区", "县", "镇", "乡", "街道"}

// named reports whether a place is called name, with or without what kind of
// place it is.
func named(p Place, name string) bool {
	if strings.EqualFold(p.Name, name) || strings.EqualFold(strings.TrimSuffix(p.NameEn, " City"), strings.TrimSuffix(name, " City")) {
		return true
	}
	for _, suffix := range divisionSuffixes {
		if short, ok := strings.CutSuffix(p.Name, suffix); ok && short == strings.TrimSuffix(name, suffix) {
			return true
		}
	}
	return false
}
