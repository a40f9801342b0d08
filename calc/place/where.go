package place

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc/place/internal/names"
)

// kindsOfDivision are the words left out when a description is compared with
// a division: 四川成都 for 四川省成都市.
var kindsOfDivision = strings.NewReplacer("自治区", "", "自治州", "", "自治县", "", "特别行政区", "",
	"省", "", "市", "", "县", "", "区", "", "州", "", "盟", "", "旗", "")

// area is a division or country as a query describes it: by Chinese or English name
// or by code ("IL", "US"). It remembers which divisions lie in it.
type area struct {
	described string // folded; "" is everywhere
	bare      string // without the kinds of division
	known     map[string]bool
}

func newArea(where string) area {
	described := names.Fold(where)
	return area{described, kindsOfDivision.Replace(described), map[string]bool{}}
}

// liesIn reports whether a place is in the area.
func (g *gazetteer) liesIn(row int, a area) bool {
	if a.described == "" {
		return true
	}
	f := strings.Split(g.line(row), "\t")
	key := f[fieldCountry] + "." + f[fieldAdmin1] + "." + f[fieldAdmin2]
	in, known := a.known[key]
	if !known {
		in = g.divisionIn(f, a)
		a.known[key] = in
	}
	return in
}

// divisionIn reports whether the division of a place is in the area.
func (g *gazetteer) divisionIn(f []string, a area) bool {
	switch a.described {
	case strings.ToLower(f[fieldAdmin1]), strings.ToLower(f[fieldCountry]):
		return true
	case "usa":
		return f[fieldCountry] == "US"
	case "uk":
		return f[fieldCountry] == "GB"
	}
	if len(a.described) < len("abc") {
		return false
	}
	hans, english := g.admin(f, "")
	country := g.countries[f[fieldCountry]]
	if strings.Contains(names.Fold(english)+separator+names.Fold(country.english), a.described) {
		return true
	}
	return a.bare != "" && strings.Contains(kindsOfDivision.Replace(names.Fold(country.hans+hans)), a.bare)
}
