package place

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc/place/internal/names"
)

// kindsOfDivision are the words left out when a description is compared with
// a division: 四川成都 for 四川省成都市.
var kindsOfDivision = strings.NewReplacer("自治区", "", "自治州", "", "自治县", "", "特别行政区", "",
	"省", "", "市", "", "县", "", "区", "", "州", "", "盟", "", "旗", "")

// liesIn reports whether a place is in the division or country described, by
// Chinese or English name or by code ("IL", "US").
func (g *gazetteer) liesIn(row int, where string) bool {
	described := names.Fold(where)
	f := strings.Split(g.line(row), "\t")
	if described == "" {
		return true
	}
	switch described {
	case strings.ToLower(f[fieldAdmin1]), strings.ToLower(f[fieldCountry]):
		return true
	case "usa":
		return f[fieldCountry] == "US"
	case "uk":
		return f[fieldCountry] == "GB"
	}
	if len(described) < len("abc") {
		return false
	}
	hans, english := g.admin(f, "")
	country := g.countries[f[fieldCountry]]
	if strings.Contains(names.Fold(english)+separator+names.Fold(country.english), described) {
		return true
	}
	bare := kindsOfDivision.Replace(described)
	return bare != "" && strings.Contains(kindsOfDivision.Replace(names.Fold(country.hans+hans)), bare)
}
