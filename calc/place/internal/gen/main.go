// Command gen cuts the embedded gazetteer of package place from the GeoNames
// table cities500.txt and the lists beside this file. Its answer depends on
// nothing but its input.
//
//	go run ./calc/place/internal/gen -cities cities500.txt -admin1 admin1.json -out calc/place/places.tsv.gz
//
// calc/place/README.md says where the input comes from.
package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	_ "embed"
	"encoding/json/v2"
	"flag"
	"fmt"
	"log"
	"os"
	"slices"
	"strings"
)

var (
	//go:embed counties.tsv
	countiesTSV string
	//go:embed prefectures.tsv
	prefecturesTSV string
	//go:embed provinces.tsv
	provincesTSV string
	//go:embed countries.tsv
	countriesTSV string
	//go:embed own.tsv
	ownTSV string
	//go:embed admin1_zh.tsv
	admin1ZhTSV string
)

func main() {
	cities := flag.String("cities", "", "GeoNames cities500.txt")
	admin1 := flag.String("admin1", "", "JSON list of GeoNames first-level divisions: code, name")
	out := flag.String("out", "", "file to write")
	flag.Parse()
	if err := run(*cities, *admin1, *out); err != nil {
		log.Fatal(err)
	}
}

func run(citiesFile, admin1File, out string) error {
	table, err := os.ReadFile(citiesFile)
	if err != nil {
		return err
	}
	g := gazetteer{byID: map[string]*row{}, china: readChina()}
	for line := range strings.Lines(string(table)) {
		g.add(strings.TrimSuffix(line, "\n"))
	}
	g.mergeCounties()
	g.mergePrefectures()
	if err := g.mergeOwn(); err != nil {
		return err
	}
	admin, err := g.adminLines(admin1File)
	if err != nil {
		return err
	}
	text := g.text(admin)
	packed, err := pack(text)
	if err != nil {
		return err
	}
	fmt.Printf("%d places, %d bytes, %d compressed\n", len(g.rows), len(text), len(packed))
	return os.WriteFile(out, packed, 0o644)
}

// adminLines returns the lines of countries and first-level divisions.
func (g *gazetteer) adminLines(file string) ([]string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var divisions []struct{ Code, Name string }
	if err := json.Unmarshal(data, &divisions, json.MatchCaseInsensitiveNames(true)); err != nil {
		return nil, err
	}
	chinese := map[string]string{}
	for _, f := range records(admin1ZhTSV) {
		chinese[f[0]] = f[1]
	}
	var lines []string
	for _, f := range records(countriesTSV) {
		lines = append(lines, join("C", f[0], f[1], f[3]))
	}
	for _, f := range records(provincesTSV) {
		lines = append(lines, join("A", "CN."+f[0], f[2], f[3]))
	}
	for _, u := range g.china.list {
		english := u.pinyin
		if city := g.byID[u.geonames]; city != nil {
			english = city.name
		}
		lines = append(lines, join("A", "CN:"+u.code, u.name, english))
	}
	for _, d := range divisions {
		if !strings.HasPrefix(d.Code, "CN.") {
			lines = append(lines, join("A", d.Code, chinese[d.Code], d.Name))
		}
	}
	slices.Sort(lines)
	return lines, nil
}

// text returns the whole file: zones, countries, divisions, then places.
func (g *gazetteer) text(admin []string) string {
	slices.SortFunc(g.rows, func(a, b *row) int {
		return cmp.Or(cmp.Compare(a.country, b.country), cmp.Compare(a.admin1, b.admin1),
			cmp.Compare(a.admin2, b.admin2), cmp.Compare(a.id, b.id))
	})
	zoneNames := map[string]bool{}
	for _, r := range g.rows {
		zoneNames[r.zone] = true
	}
	zones := make([]string, 0, len(zoneNames))
	for name := range zoneNames {
		zones = append(zones, name)
	}
	slices.Sort(zones)
	var b strings.Builder
	for _, name := range zones {
		b.WriteString(join("Z", name) + "\n")
	}
	for _, line := range admin {
		b.WriteString(line + "\n")
	}
	for _, r := range g.rows {
		index, _ := slices.BinarySearch(zones, r.zone)
		b.WriteString(r.line(index) + "\n")
	}
	return b.String()
}

func pack(text string) ([]byte, error) {
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write([]byte(text)); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}

// records splits a table of tab-separated fields.
func records(table string) [][]string {
	var all [][]string
	for line := range strings.Lines(table) {
		all = append(all, strings.Split(strings.TrimSuffix(line, "\n"), "\t"))
	}
	return all
}

func join(fields ...string) string { return strings.Join(fields, "\t") }
