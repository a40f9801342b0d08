package place

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// AtLongitude returns the places of a time zone whose longitude is the given one to
// 0.0001°, most populous first: where a longitude was taken from this gazetteer, it
// tells the place again. A longitude of less than four decimals was hardly taken
// from it, and gives none.
func AtLongitude(degEast float64, timezone string) []Place {
	units := int(math.Round(degEast * 10_000))
	if units%100 == 0 {
		return nil
	}
	g, field := load(), "\t"+strconv.Itoa(units)+"\t"
	var found []Place
	for at := 0; ; at += len(field) {
		next := strings.Index(g.text[at:], field)
		if next < 0 {
			break
		}
		at += next
		row, exact := slices.BinarySearch(g.starts, uint32(at))
		if !exact {
			row-- // the line that at lies in
		}
		if row < 0 || at >= int(g.starts[row])+len(g.line(row)) {
			continue // of a line that is no place
		}
		p := g.place(row)
		if int(math.Round(p.LongitudeDegEast*10_000)) == units && (p.Timezone == timezone || p.OtherTimezone() == timezone) {
			found = append(found, p)
		}
	}
	slices.SortStableFunc(found, func(a, b Place) int { return b.Population - a.Population })
	return found
}
