package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/place/internal/names"
)

// ownIDs is added to the GB/T 2260 code of a place that GeoNames does not
// have. GeoNames numbers are far below.
const ownIDs = 86_000_000

// unit is a county or a prefecture of China by its GB/T 2260 code.
type unit struct {
	code, name          string
	former              []string
	pinyin              string
	longitude, latitude float64
	geonames            string
	seat                string // code of the county a prefecture is run from
}

// china holds the counties and prefectures of China.
type china struct {
	counties    []unit
	prefectures map[string]bool
	list        []unit            // prefectures
	admin1      map[string]string // GB/T 2260 province to GeoNames division
}

func readChina() china {
	c := china{prefectures: map[string]bool{}, admin1: map[string]string{}}
	for _, f := range records(provincesTSV) {
		c.admin1[f[1]] = f[0]
	}
	for _, f := range records(countiesTSV) {
		u := unit{code: f[0], name: f[1], former: split(f[2]), pinyin: f[3], geonames: f[6]}
		u.longitude, _ = strconv.ParseFloat(f[4], 64)
		u.latitude, _ = strconv.ParseFloat(f[5], 64)
		c.counties = append(c.counties, u)
	}
	for _, f := range records(prefecturesTSV) {
		c.list = append(c.list, unit{code: f[0], name: f[1], former: split(f[2]), pinyin: f[3], geonames: f[4], seat: f[5]})
		c.prefectures[f[0]] = true
	}
	return c
}

func split(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ";")
}

// mergeCounties gives the seat of each county the county's name, or adds the
// county where GeoNames has no seat.
func (g *gazetteer) mergeCounties() {
	cities := map[string]unit{}
	for _, u := range g.china.list {
		cities[u.geonames] = u
	}
	for _, u := range g.china.counties {
		r := g.byID[u.geonames]
		if city, ok := cities[u.geonames]; r == nil || ok && !sharesCity(u, city) {
			r = g.own(u, u.code)
		}
		if r.level == levelOther {
			r.level = levelCounty
		}
		if g.china.prefectures[u.code[:4]] {
			r.admin2 = u.code[:4]
		}
		r.takePinyin(u)
		r.addChinese(u.name, true)
		for _, former := range u.former[:min(len(u.former), formerPerCounty)] {
			r.addChinese(former, false)
		}
		g.byID["county "+u.code] = r
	}
}

// sharesCity reports whether a county and a prefecture are one town: a city
// without counties (东莞市), or the seat of a prefecture that is no city
// (大理市). Otherwise the county (辽阳县) only has its office there.
func sharesCity(county, prefecture unit) bool {
	return county.name == prefecture.name ||
		strings.HasSuffix(county.name, "市") && !strings.HasSuffix(prefecture.name, "市")
}

// takePinyin names a seat after its county, except in the four regions where
// GeoNames has the settled English form of names that are not Chinese (Korla,
// Gyangze).
func (r *row) takePinyin(u unit) {
	switch u.code[:2] {
	case "15", "54", "63", "65":
		r.addLatin(u.pinyin)
		return
	}
	if r.level == levelCounty && names.Fold(r.name) != names.Fold(u.pinyin) {
		seat := r.name
		r.name = u.pinyin
		r.addLatin(seat)
	}
}

// mergePrefectures gives the city of each prefecture its name, or adds the
// prefecture at its seat where no city bears the name.
func (g *gazetteer) mergePrefectures() {
	for _, u := range g.china.list {
		r := g.byID[u.geonames]
		if r == nil {
			seat := g.byID["county "+u.seat]
			u.longitude, u.latitude = seat.longitude, seat.latitude
			r = g.own(u, u.code+"00")
		}
		if r.level == levelOther || r.level == levelCounty {
			r.level = levelPrefecture
		}
		r.admin2 = u.code
		r.addLatin(u.pinyin)
		if strings.HasSuffix(u.name, "市") && r.id < ownIDs {
			r.addChinese(names.Stem(u.name), true)
		} else {
			r.addChinese(u.name, r.id >= ownIDs)
		}
		for _, former := range u.former {
			r.addChinese(former, false)
		}
	}
}

// mergeOwn adds the names, and places, that own.tsv lists because the table
// lacks them.
func (g *gazetteer) mergeOwn() error {
	byName := map[string]*row{}
	for _, r := range g.rows {
		if key := r.country + " " + r.name; byName[key] == nil || byName[key].population < r.population {
			byName[key] = r
		}
	}
	for i, f := range records(ownTSV) {
		r := byName[f[0]+" "+f[1]]
		if len(f) > 3 {
			r = &row{id: ownIDs + 710_000 + i, country: f[0], name: f[1], admin1: f[5], zone: f[6]}
			r.longitude, _ = strconv.ParseFloat(f[3], 64)
			r.latitude, _ = strconv.ParseFloat(f[4], 64)
			g.rows = append(g.rows, r)
		}
		if r == nil {
			return fmt.Errorf("own.tsv: no place %s in %s", f[1], f[0])
		}
		for _, name := range slices.Backward(split(f[2])) {
			r.addChinese(name, true)
		}
	}
	return nil
}

// own adds a place that GeoNames does not have.
func (g *gazetteer) own(u unit, code string) *row {
	r := &row{
		name: u.pinyin, longitude: u.longitude, latitude: u.latitude,
		country: "CN", admin1: g.china.admin1[u.code[:2]], zone: "Asia/Shanghai",
	}
	r.id, _ = strconv.Atoi(code)
	r.id += ownIDs
	if strings.HasPrefix(u.code, "65") {
		r.zone = "Asia/Urumqi"
	}
	g.rows = append(g.rows, r)
	return r
}
