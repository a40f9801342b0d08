package sky_test

import (
	"math"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/sky"
	"github.com/wenbu-go/wenbu/calc/sky/internal/truth"
)

var (
	truthTerms    = sync.OnceValue(func() []truth.Row { return must(truth.Read(os.DirFS("testdata"), truth.Terms)) })
	truthNewMoons = sync.OnceValue(func() []truth.Row { return must(truth.Read(os.DirFS("testdata"), truth.NewMoons)) })
)

// must panics on a broken file: nothing can be tested without it.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func abs[T ~int64 | ~float64](v T) T {
	if v < 0 {
		return -v
	}
	return v
}

// errors collects the errors of one table by period.
type errors struct {
	worst, squares float64
	n              int
}

func (e *errors) add(ms sky.TT) {
	s := abs(float64(ms)) / 1000
	e.worst = max(e.worst, s)
	e.squares += s * s
	e.n++
}

// checkTable compares every instant with the reference: at most 0.3 s off in
// 1900-2100, the second limit elsewhere.
func checkTable(t *testing.T, rows []truth.Row, elsewhere sky.TT, lookup func(n int) (sky.TT, bool)) {
	t.Helper()
	var modern, other errors
	from, to := unixDate(1900).Unix(), unixDate(2101).Unix()
	for _, r := range rows {
		got, ok := lookup(r.Number)
		e, limit := &other, elsewhere
		if unix := sky.TT(r.TT).Unix(); unix >= from && unix < to {
			e, limit = &modern, 300
		}
		e.add(got - sky.TT(r.TT))
		if !ok || abs(got-sky.TT(r.TT)) > limit {
			t.Errorf("instant %d = %d, %v; want %d", r.Number, got, ok, r.TT)
		}
	}
	t.Logf("1900-2100: max %.3f s, RMS %.3f s of %d", modern.worst, math.Sqrt(modern.squares/float64(modern.n)), modern.n)
	t.Logf("elsewhere: max %.3f s, RMS %.3f s of %d", other.worst, math.Sqrt(other.squares/float64(other.n)), other.n)
}

func unixDate(year int) sky.TT {
	return sky.FromUnix(time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC).UnixMilli())
}

func TestSolarTerm_Truth(t *testing.T) {
	t.Parallel()
	if got, want := len(truthTerms()), 1401*24; got != want {
		t.Fatalf("got %d reference terms, want %d", got, want)
	}
	checkTable(t, truthTerms(), 400, func(n int) (sky.TT, bool) { return sky.SolarTerm(1600+n/24, n%24) })
}

func TestNewMoon_Truth(t *testing.T) {
	t.Parallel()
	if got, want := len(truthNewMoons()), 17328; got != want {
		t.Fatalf("got %d reference new moons, want %d", got, want)
	}
	checkTable(t, truthNewMoons(), 300, sky.NewMoon)
}

// The utc column is rounded to whole seconds and ut1 to 0.1 s: on top of that
// the conversions may be 0.15 s and 0.05 s off.
func TestTT_UnixTruth(t *testing.T) {
	t.Parallel()
	for _, r := range append(truthTerms(), truthNewMoons()...) {
		at := sky.TT(r.TT)
		if got := at.Unix(); abs(got-r.UTC) > 500+150 {
			t.Errorf("TT(%d).Unix() = %d, want %d", at, got, r.UTC)
		}
		if got := at.UT1(); abs(got-r.UT1) > 50+50 {
			t.Errorf("TT(%d).UT1() = %d, want %d", at, got, r.UT1)
		}
	}
}

// The reference has a corner at the start of 2500, which the table rounds off.
func TestDeltaT_Truth(t *testing.T) {
	t.Parallel()
	corner := unixDate(2500)
	worst := 0.0
	for _, r := range append(truthTerms(), truthNewMoons()...) {
		limit := 0.015
		if abs(sky.TT(r.TT)-corner) < 60*86_400_000 {
			limit = 0.045
		}
		got, sigma := sky.DeltaT(sky.TT(r.TT))
		worst = max(worst, abs(got-r.DeltaT))
		if abs(got-r.DeltaT) > limit || sigma <= 0 {
			t.Errorf("DeltaT(%d) = %g, %g; want %g", r.TT, got, sigma, r.DeltaT)
		}
	}
	t.Logf("largest difference %.4f s", worst)
}

// The Sun's longitude at a reference instant is the term's, within 0.016
// arcseconds, and 0.009 in 1900-2100.
func TestSunLongitude_Truth(t *testing.T) {
	t.Parallel()
	rows := truthTerms()
	step := stride()
	var modern, other float64
	for i := 0; i < len(rows); i += step {
		r := rows[i]
		d := abs(math.Remainder(sky.SunLongitude(sky.TT(r.TT))-r.Longitude, 360)) * 3600
		if year := 1600 + r.Number/24; year >= 1900 && year <= 2100 {
			modern = max(modern, d)
		} else {
			other = max(other, d)
		}
	}
	if modern > 0.009 || other > 0.016 {
		t.Errorf("largest difference %.4f″ in 1900-2100, %.4f″ elsewhere", modern, other)
	}
	t.Logf("largest difference %.4f″ in 1900-2100, %.4f″ elsewhere", modern, other)
}
