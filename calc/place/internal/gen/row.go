package main

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/place/internal/names"
)

const (
	minPopulation    = 5_000
	manyNames        = 1_000_000 // cities this big are known by older names, too
	maxChineseNames  = 3
	levelPrefecture  = "2"
	levelCounty      = "3"
	levelCapital     = "0"
	levelFirst       = "1"
	levelOther       = ""
	formerPerCounty  = 4
	minAlternateName = 4
)

// Columns of cities500.txt.
const (
	colID = iota
	colName
	colASCII
	colAlternates
	colLatitude
	colLongitude
	colClass
	colFeature
	colCountry
	colCountries
	colAdmin1
	colAdmin2
	colAdmin3
	colAdmin4
	colPopulation
	colElevation
	colTerrain
	colZone
	columns = 19
)

// row is one place as it is written.
type row struct {
	id                      int
	name                    string
	chinese, latin          []string
	longitude, latitude     float64
	country, admin1, admin2 string
	level                   string
	population              int
	zone                    string
}

// gazetteer collects the rows of the cut.
type gazetteer struct {
	rows  []*row
	byID  map[string]*row
	china china
}

// add takes a line of cities500.txt if it belongs to the cut: 5,000 people or
// more, a seat of a country or its first division, or any place in China.
func (g *gazetteer) add(line string) {
	f := strings.Split(line, "\t")
	if len(f) != columns {
		return
	}
	population, _ := strconv.Atoi(f[colPopulation])
	seat := f[colFeature] == "PPLC" || f[colFeature] == "PPLA"
	if population < minPopulation && !seat && f[colCountry] != "CN" || f[colZone] == "" {
		return
	}
	r := &row{
		name: f[colName], country: f[colCountry], admin1: f[colAdmin1], population: population,
		zone: f[colZone], level: levelOf(f[colFeature]),
	}
	r.id, _ = strconv.Atoi(f[colID])
	r.longitude, _ = strconv.ParseFloat(f[colLongitude], 64)
	r.latitude, _ = strconv.ParseFloat(f[colLatitude], 64)
	alternates := strings.Split(f[colAlternates], ",")
	r.chinese = chineseNames(alternates, r.country == "CN" && r.level == levelOther)
	if names.Fold(f[colASCII]) != names.Fold(f[colName]) {
		r.addLatin(f[colASCII])
	}
	if population >= manyNames {
		for _, a := range alternates {
			if len(a) >= minAlternateName && isPlainLatin(a) {
				r.addLatin(a)
			}
		}
	}
	if r.country == "CN" && g.china.prefectures[f[colAdmin2]] {
		r.admin2 = f[colAdmin2]
	}
	g.rows = append(g.rows, r)
	g.byID[f[colID]] = r
}

func levelOf(feature string) string {
	switch feature {
	case "PPLC":
		return levelCapital
	case "PPLA":
		return levelFirst
	case "PPLA2":
		return levelPrefecture
	}
	return levelOther
}

// chineseNames picks up to three names in Hanzi that differ in more than their
// kind of place. Names that were simplified to begin with come first. For a
// township the kind is kept, for a city it is left out.
func chineseNames(alternates []string, township bool) []string {
	kept := map[string]string{}
	var order []string
	for _, written := range []bool{true, false} {
		for _, a := range alternates {
			name := names.Simplify(a)
			if !names.IsHan(name) || (name == a) != written {
				continue
			}
			stem := names.Stem(name)
			other, known := kept[stem]
			if !known {
				order = append(order, stem)
			}
			if !known || (len(name) > len(other)) == township && len(name) != len(other) {
				kept[stem] = name
			}
		}
	}
	var chosen []string
	for _, stem := range order[:min(len(order), maxChineseNames)] {
		chosen = append(chosen, kept[stem])
	}
	return chosen
}

func isPlainLatin(s string) bool {
	for _, r := range s {
		letter := 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z'
		if !letter && r != ' ' && r != '-' && r != '\'' {
			return false
		}
	}
	return s[0] >= 'A' && s[0] <= 'Z'
}

// addLatin adds a further spelling unless it is searched the same.
func (r *row) addLatin(name string) {
	folded := names.Fold(name)
	same := func(other string) bool { return names.Fold(other) == folded }
	if folded != "" && !same(r.name) && !slices.ContainsFunc(r.latin, same) {
		r.latin = append(r.latin, name)
	}
}

// addChinese puts a name in front of the others, or behind them.
func (r *row) addChinese(name string, front bool) {
	r.chinese = slices.DeleteFunc(r.chinese, func(other string) bool {
		return other == name || front && names.Stem(other) == names.Stem(name)
	})
	at := len(r.chinese)
	if front {
		at = 0
	}
	r.chinese = slices.Insert(r.chinese, at, name)
}

func (r *row) line(zone int) string {
	return join("P", strconv.Itoa(r.id), r.name, strings.Join(r.chinese, ";"), strings.Join(r.latin, ";"),
		hundredMicro(r.longitude), hundredMicro(r.latitude), r.country, r.admin1, r.admin2, r.level,
		number(r.population), strconv.Itoa(zone))
}

// hundredMicro writes degrees in units of 0.0001°, which is 11 m.
func hundredMicro(deg float64) string { return strconv.Itoa(int(math.Round(deg * 10_000))) }

func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}
