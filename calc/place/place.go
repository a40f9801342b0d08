package place

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/place/internal/names"
)

// Credit is the line that the licence of the data asks to be shown.
const Credit = "Place data: GeoNames (geonames.org), CC BY 4.0"

// Place is a populated place.
type Place struct {
	ID               int     // GeoNames number; 86,000,000 + GB/T 2260 code for counties it lacks
	Name             string  // in simplified Hanzi where known, else as NameEn
	NameEn           string  // in Latin letters
	Admin            string  // province and prefecture in Hanzi where known (四川省成都市), else as AdminEn
	AdminEn          string  // as "Chengdu, Sichuan"
	Country          string  // ISO 3166-1 code
	CountryName      string  // in simplified Hanzi
	CountryNameEn    string  // in English
	LongitudeDegEast float64 // to 0.0001°
	LatitudeDegNorth float64 // to 0.0001°
	Timezone         string  // IANA name; Xinjiang is Asia/Urumqi, where many clocks show Beijing time
	Population       int     // 0 if unknown
}

// OtherTimezone returns the second clock in use at the place, or "": in Xinjiang
// (新疆) many go by Beijing time, and only a person can say which clock a time was
// read from.
//
// Source: doc/sources.md#place-zones.
func (p Place) OtherTimezone() string {
	if p.Timezone == "Asia/Urumqi" {
		return "Asia/Shanghai"
	}
	return ""
}

// ByID returns the place with the given number.
func ByID(id int) (Place, bool) {
	if id < 0 || id > math.MaxUint32 {
		return Place{}, false
	}
	g := load()
	row := slices.Index(g.ids, uint32(id))
	if row < 0 {
		return Place{}, false
	}
	return g.place(row), true
}

// place reads one line of the data.
func (g *gazetteer) place(row int) Place {
	f := strings.Split(g.line(row), "\t")
	country := g.countries[f[fieldCountry]]
	p := Place{
		ID: int(g.ids[row]), Name: f[fieldName], NameEn: f[fieldName], Population: int(g.populations[row]),
		Country: f[fieldCountry], CountryName: country.hans, CountryNameEn: country.english,
		LongitudeDegEast: degrees(f[fieldLongitude]), LatitudeDegNorth: degrees(f[fieldLatitude]),
	}
	if chinese, _, _ := strings.Cut(f[fieldChinese], ";"); chinese != "" {
		p.Name = chinese
	}
	zone, _ := strconv.Atoi(f[fieldZone])
	p.Timezone = g.zones[zone]
	p.Admin, p.AdminEn = g.admin(f, p.Name)
	return p
}

// admin returns province and prefecture; a prefecture of the place's own name
// is left out.
func (g *gazetteer) admin(f []string, name string) (hans, english string) {
	division := g.divisions[f[fieldCountry]+"."+f[fieldAdmin1]]
	hans, english = division.hans, division.english
	prefecture, ok := g.divisions[f[fieldCountry]+":"+f[fieldAdmin2]]
	if ok && names.Stem(prefecture.hans) != names.Stem(name) {
		hans, english = hans+prefecture.hans, prefecture.english+", "+english
	}
	if hans == "" {
		hans = english
	}
	return hans, english
}

// degrees reads a number of units of 0.0001°.
func degrees(field string) float64 {
	n, _ := strconv.Atoi(field)
	return float64(n) / 10_000
}
