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

// The reference predicts Delta T from 2022 on, and by another model than ours.
const predictedYear = 2022

// modelShift is what our UT1 is ahead of the reference's at one of its instants,
// in ms: the difference of the two values of Delta T.
func modelShift(r truth.Row) int64 {
	seconds, _ := sky.DeltaT(sky.TT(r.TT))
	return int64(math.Round(1000 * (r.DeltaT - seconds)))
}

// The utc column is rounded to whole seconds and ut1 to 0.1 s: on top of that
// the conversions may be 0.15 s and 0.05 s off. From 2022 on UT1, and from 2036
// on with it civil time, differs from the reference by what Delta T differs.
func TestTT_UnixTruth(t *testing.T) {
	t.Parallel()
	observed, leaps := unixDate(predictedYear), unixDate(2036)
	for _, r := range append(truthTerms(), truthNewMoons()...) {
		at := sky.TT(r.TT)
		var utcShift, ut1Shift int64
		if at >= observed {
			ut1Shift = modelShift(r)
		}
		if at >= leaps {
			utcShift = ut1Shift
		}
		if got, want := at.Unix(), r.UTC+utcShift; abs(got-want) > 500+150 {
			t.Errorf("TT(%d).Unix() = %d, want %d", at, got, want)
		}
		if got, want := at.UT1(), r.UT1+ut1Shift; abs(got-want) > 50+50 {
			t.Errorf("TT(%d).UT1() = %d, want %d", at, got, want)
		}
	}
}

// modelDifferences bound our Delta T less that of the reference, in seconds, in
// periods that begin with a year.
var modelDifferences = []struct {
	from, to    int
	least, most float64
}{
	{1600, predictedYear, -0.015, 0.015},
	{predictedYear, 2036, -0.8, 0.6},
	{2036, 2100, -6.3, -0.7},
	{2100, 2200, -6.3, 4.6},
	{2200, 2300, 4.5, 38.5},
	{2300, 2400, 38.4, 90.7},
	{2400, 2500, 90.6, 148},
	{2500, 2600, 147.9, 301},
	{2600, 2700, 300.9, 496},
	{2700, 2800, 495.8, 713.1},
	{2800, 2900, 713, 928.2},
	{2900, 3001, 928.1, 1118.2},
}

func TestDeltaT_Truth(t *testing.T) {
	t.Parallel()
	rows := append(truthTerms(), truthNewMoons()...)
	for _, p := range modelDifferences {
		from, to := unixDate(p.from), unixDate(p.to)
		least, most := math.Inf(1), math.Inf(-1)
		for _, r := range rows {
			if at := sky.TT(r.TT); at >= from && at < to {
				seconds, _ := sky.DeltaT(at)
				least, most = min(least, seconds-r.DeltaT), max(most, seconds-r.DeltaT)
			}
		}
		t.Logf("%d-%d: %+.3f to %+.3f s from the reference", p.from, p.to-1, least, most)
		if least > most || least < p.least || most > p.most {
			t.Errorf("%d-%d: differs by %.3f to %.3f s, want %g to %g", p.from, p.to-1, least, most, p.least, p.most)
		}
	}
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
