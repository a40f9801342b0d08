// Command freeze writes the frozen tables of package sky into its directory
// data. It is run by go generate in the directory of that package.
package main

import (
	"compress/gzip"
	"encoding/csv"
	"fmt"
	"log"
	"os"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
)

const jdJ2000 = 2451545

// row is one reference instant: TT in ms since J2000.0 and Delta T in s.
type row struct {
	Number int
	TT     int64
	DeltaT float64
}

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	terms, err := readRows("testdata/solar_terms_1600_3000.csv.gz", termNumber)
	if err != nil {
		return err
	}
	moons, err := readRows("testdata/new_moons_1600_3000.csv.gz", lunation)
	if err != nil {
		return err
	}
	if err := writeInstants("data/terms.bin", table.Terms, terms); err != nil {
		return err
	}
	if err := writeInstants("data/newmoons.bin", table.NewMoons, moons); err != nil {
		return err
	}
	return writeDeltaT("data/deltat.bin", append(terms, moons...))
}

func writeInstants(name string, layout table.Layout, rows []row) error {
	at := make([]int64, len(rows))
	for i, r := range rows {
		if r.Number != layout.First+i {
			return fmt.Errorf("%s: entry %d has number %d", name, i, r.Number)
		}
		at[i] = roundDiv(r.TT, table.UnitMillis)
	}
	if len(at) != layout.Last-layout.First+1 {
		return fmt.Errorf("%s: %d entries", name, len(at))
	}
	data, err := layout.Encode(at)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(name, data, 0o644)
}

func roundDiv(a, b int64) int64 {
	q := (a + b/2) / b
	if (a+b/2)%b < 0 {
		q--
	}
	return q
}

func termNumber(rec map[string]string) (int, error) {
	year, err := strconv.Atoi(rec["year"])
	if err != nil {
		return 0, err
	}
	index, err := strconv.Atoi(rec["term_index"])
	return (year-1600)*24 + index, err
}

func lunation(rec map[string]string) (int, error) {
	brown, err := strconv.Atoi(rec["lunation_brown"])
	return brown - 953, err
}

func readRows(name string, number func(map[string]string) (int, error)) ([]row, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	all, err := csv.NewReader(z).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	rows := make([]row, 0, len(all)-1)
	for i, fields := range all[1:] {
		rec := map[string]string{}
		for j, key := range all[0] {
			rec[key] = fields[j]
		}
		r, err := parseRow(rec, number)
		if err != nil {
			return nil, fmt.Errorf("%s: row %d: %w", name, i+1, err)
		}
		rows = append(rows, r)
	}
	return rows, nil
}

func parseRow(rec map[string]string, number func(map[string]string) (int, error)) (row, error) {
	n, err := number(rec)
	if err != nil {
		return row{}, err
	}
	tt, err := parseJD(rec["tt_jd"])
	if err != nil {
		return row{}, err
	}
	dt, err := strconv.ParseFloat(rec["deltat_s"], 64)
	return row{Number: n, TT: tt, DeltaT: dt}, err
}

// parseJD reads a Julian date with eight decimals into ms since J2000.0.
func parseJD(s string) (int64, error) {
	whole, frac, _ := strings.Cut(s, ".")
	day, err := strconv.ParseInt(whole, 10, 64)
	if err != nil {
		return 0, err
	}
	f, err := strconv.ParseInt(frac, 10, 64)
	if err != nil || len(frac) != 8 {
		return 0, fmt.Errorf("julian date %q", s)
	}
	return (day-jdJ2000)*86_400_000 + roundDiv(f*864, 1000), nil
}
