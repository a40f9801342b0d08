package sky_test

import (
	"compress/gzip"
	"encoding/csv"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/sky"
)

// truthRow is a reference instant of testdata, see its README.md.
type truthRow struct {
	Year, Index int // solar terms
	Lunation    int // new moons, in this package's numbering
	Longitude   float64
	TT          sky.TT
	UTC, UT1    int64 // Unix ms
	DeltaT      float64
}

var (
	truthTerms    = sync.OnceValue(func() []truthRow { return readTruth("testdata/solar_terms_1600_3000.csv.gz") })
	truthNewMoons = sync.OnceValue(func() []truthRow { return readTruth("testdata/new_moons_1600_3000.csv.gz") })
)

// readTruth panics on a broken file: nothing can be tested without it.
func readTruth(name string) []truthRow {
	f := must(os.Open(name))
	defer f.Close()
	records := must(csv.NewReader(must(gzip.NewReader(f))).ReadAll())
	column := map[string]int{}
	for i, name := range records[0] {
		column[name] = i
	}
	rows := make([]truthRow, 0, len(records)-1)
	for _, rec := range records[1:] {
		at := func(name string) string { return rec[column[name]] }
		r := truthRow{TT: ttFromJD(at("tt_jd")), DeltaT: must(strconv.ParseFloat(at("deltat_s"), 64))}
		r.UTC = must(time.Parse(time.RFC3339Nano, at("utc"))).UnixMilli()
		r.UT1 = must(time.Parse(time.RFC3339Nano, at("ut1"))).UnixMilli()
		if _, ok := column["year"]; ok {
			r.Year, r.Index = must(strconv.Atoi(at("year"))), must(strconv.Atoi(at("term_index")))
			r.Longitude = must(strconv.ParseFloat(at("solar_longitude_deg"), 64))
		} else {
			r.Lunation = must(strconv.Atoi(at("lunation_brown"))) - 953
		}
		rows = append(rows, r)
	}
	return rows
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// ttFromJD reads a Julian date without the rounding of a float64.
func ttFromJD(s string) sky.TT {
	whole, frac, _ := strings.Cut(s, ".")
	day := must(strconv.ParseInt(whole, 10, 64))
	part := must(strconv.ParseFloat("0."+frac, 64))
	return sky.TT((day-2451545)*86_400_000 + int64(part*86_400_000+0.5))
}

func abs[T ~int64 | ~float64](v T) T {
	if v < 0 {
		return -v
	}
	return v
}

func TestSolarTerm_Truth(t *testing.T) {
	t.Parallel()
	if got, want := len(truthTerms()), 1401*24; got != want {
		t.Fatalf("got %d reference terms, want %d", got, want)
	}
	for _, r := range truthTerms() {
		got, ok := sky.SolarTerm(r.Year, r.Index)
		if !ok || abs(got-r.TT) > 60 {
			t.Errorf("SolarTerm(%d, %d) = %d, %v; want %d", r.Year, r.Index, got, ok, r.TT)
		}
	}
}

func TestNewMoon_Truth(t *testing.T) {
	t.Parallel()
	if got, want := len(truthNewMoons()), 17328; got != want {
		t.Fatalf("got %d reference new moons, want %d", got, want)
	}
	for _, r := range truthNewMoons() {
		got, ok := sky.NewMoon(r.Lunation)
		if !ok || abs(got-r.TT) > 60 {
			t.Errorf("NewMoon(%d) = %d, %v; want %d", r.Lunation, got, ok, r.TT)
		}
	}
}

// The utc column is rounded to whole seconds, ut1 to 0.1 s; the reference
// instants themselves must come out within 0.15 s beyond that rounding.
func TestTT_UnixTruth(t *testing.T) {
	t.Parallel()
	for _, r := range append(truthTerms(), truthNewMoons()...) {
		if got := r.TT.Unix(); abs(got-r.UTC) > 500+150 {
			t.Errorf("TT(%d).Unix() = %d, want %d", r.TT, got, r.UTC)
		}
		if got := r.TT.UT1(); abs(got-r.UT1) > 50+50 {
			t.Errorf("TT(%d).UT1() = %d, want %d", r.TT, got, r.UT1)
		}
	}
}

// The reference has a corner at the start of 2500, which the table rounds off.
func TestDeltaT_Truth(t *testing.T) {
	t.Parallel()
	corner := sky.FromUnix(time.Date(2500, 1, 1, 0, 0, 0, 0, time.UTC).UnixMilli())
	worst := 0.0
	for _, r := range append(truthTerms(), truthNewMoons()...) {
		got, sigma := sky.DeltaT(r.TT)
		worst = max(worst, abs(got-r.DeltaT))
		limit := 0.015
		if abs(r.TT-corner) < 60*86_400_000 {
			limit = 0.045
		}
		if abs(got-r.DeltaT) > limit || sigma <= 0 {
			t.Errorf("DeltaT(%d) = %g, %g; want %g", r.TT, got, sigma, r.DeltaT)
		}
	}
	t.Logf("largest difference %.4f s", worst)
}
