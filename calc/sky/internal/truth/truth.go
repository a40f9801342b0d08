// Package truth reads the reference instants in testdata. Only generators and
// tests use it.
package truth

import (
	"compress/gzip"
	"encoding/csv"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"time"
)

// Row is one reference instant.
type Row struct {
	Number    int     // as in internal/table: terms from 1600 on, lunations from 2000
	TT        int64   // ms since J2000.0
	UTC, UT1  int64   // Unix ms, rounded to 1 s and to 0.1 s
	DeltaT    float64 // TT - UT1 in seconds
	Longitude float64 // of the Sun, in degrees; solar terms only
}

// Day is the instant in days of TT since J2000.0.
func (r Row) Day() float64 { return float64(r.TT) / msPerDay }

// Files in the directory testdata of package sky.
const (
	Terms    = "solar_terms_1600_3000.csv.gz"
	NewMoons = "new_moons_1600_3000.csv.gz"
)

const (
	jdJ2000  = 2451545
	msPerDay = 86_400_000
)

// Read reads one of the files.
func Read(testdata fs.FS, name string) ([]Row, error) {
	f, err := testdata.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	records, err := csv.NewReader(z).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	rows := make([]Row, 0, len(records)-1)
	for i, fields := range records[1:] {
		p := parser{fields: map[string]string{}}
		for j, column := range records[0] {
			p.fields[column] = fields[j]
		}
		rows = append(rows, p.row())
		if p.err != nil {
			return nil, fmt.Errorf("%s: row %d: %w", name, i+1, p.err)
		}
	}
	return rows, nil
}

// parser reads the fields of one record and keeps the first error.
type parser struct {
	fields map[string]string
	err    error
}

func (p *parser) row() Row {
	r := Row{TT: p.julianDate("tt_jd"), UTC: p.time("utc"), UT1: p.time("ut1"), DeltaT: p.float("deltat_s")}
	if _, ok := p.fields["year"]; ok {
		r.Number = (p.int("year")-1600)*24 + p.int("term_index")
		r.Longitude = p.float("solar_longitude_deg")
	} else {
		r.Number = p.int("lunation_brown") - 953
	}
	return r
}

func keep[T any](p *parser) func(T, error) T {
	return func(v T, err error) T {
		if err != nil && p.err == nil {
			p.err = err
		}
		return v
	}
}

func (p *parser) int(column string) int {
	return keep[int](p)(strconv.Atoi(p.fields[column]))
}

func (p *parser) float(column string) float64 {
	return keep[float64](p)(strconv.ParseFloat(p.fields[column], 64))
}

func (p *parser) time(column string) int64 {
	return keep[time.Time](p)(time.Parse(time.RFC3339Nano, p.fields[column])).UnixMilli()
}

// julianDate reads the whole days and the fraction apart: a float64 of both
// would be coarser than the file.
func (p *parser) julianDate(column string) int64 {
	whole, fraction, _ := strings.Cut(p.fields[column], ".")
	day := keep[int64](p)(strconv.ParseInt(whole, 10, 64))
	part := keep[float64](p)(strconv.ParseFloat("0."+fraction, 64))
	return (day-jdJ2000)*msPerDay + int64(part*msPerDay+0.5)
}
