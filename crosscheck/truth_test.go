package crosscheck

import (
	"compress/gzip"
	"encoding/csv"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/6tail/lunar-go/ShouXingUtil"

	"github.com/wenbu-go/wenbu/calc/sky"
)

// trueTerm is a solar term of the reference, calc/sky/testdata.
type trueTerm struct {
	year, index int
	tt          float64 // seconds since J2000.0
	civil       float64 // Unix seconds, by the scale of package sky
}

// lastObserved is the last year whose rotation of the Earth is known. What clocks
// will show after it is a model; the reference has an older one than package sky,
// by which its instants are converted then. Our errors in civil time are those in TT
// there, and the others' those of their Delta T against that model.
const lastObserved = 2026

// readTerms reads the reference. Its civil times are in whole seconds, so those
// in UT1 are taken from the column of UT1, and those in UTC from TT: UTC is
// 32.184 s and a whole number of seconds behind.
func readTerms(t *testing.T) []trueTerm {
	t.Helper()
	f, err := os.Open("../calc/sky/testdata/solar_terms_1600_3000.csv.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(z).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(rows[0], ","), "year,term_index,term,solar_longitude_deg,utc,utc_scale,ut1,tt_jd,deltat_s"; got != want {
		t.Fatalf("columns %s, want %s", got, want)
	}
	terms := make([]trueTerm, 0, len(rows))
	for _, row := range rows[1:] {
		term, err := parseTerm(row)
		if err != nil {
			t.Fatalf("%v: %v", row, err)
		}
		terms = append(terms, term)
	}
	return terms
}

const (
	unixJ2000 = 946_728_000 // 2000-01-01T12:00:00 in Unix seconds
	jdJ2000   = 2_451_545
	ttToTAI   = 32.184
)

func parseTerm(row []string) (term trueTerm, err error) {
	if term.year, err = strconv.Atoi(row[0]); err != nil {
		return term, err
	}
	if term.index, err = strconv.Atoi(row[1]); err != nil {
		return term, err
	}
	whole, fraction, _ := strings.Cut(row[7], ".") // a float64 of both would be coarser than the file
	day, err := strconv.Atoi(whole)
	if err != nil {
		return term, err
	}
	part, err := strconv.ParseFloat("0."+fraction, 64)
	if err != nil {
		return term, err
	}
	term.tt = (float64(day-jdJ2000) + part) * 86400
	shown := row[6]
	if row[5] == "UTC" {
		shown = row[4]
	}
	at, err := time.Parse(time.RFC3339Nano, shown)
	term.civil = float64(at.UnixMilli()) / 1000
	if row[5] == "UTC" {
		uniform := term.tt + unixJ2000 - ttToTAI
		term.civil = uniform - math.Round(uniform-term.civil)
	}
	if term.year > lastObserved {
		term.civil = float64(sky.TT(math.Round(term.tt*1000)).Unix()) / 1000
	}
	return term, err
}

// periods are the years over which errors are collected; the last two hold the
// others.
var periods = [...]struct{ from, to int }{{1600, 1799}, {1800, 1899}, {1900, 1971}, {1972, 2026}, {2027, 2100}, {2101, 2500}, {2501, 3000}, {1900, 2100}, {1600, 3000}}

// The columns of the table. lunar-go shows civil time only; in TT it is given its
// own Delta T back, which tells the errors of its series from those of its clock.
const (
	oursTT = iota
	lunarGoTT
	oursCivil
	lunarGoCivil
	tymeCivil
)

type columns [tymeCivil + 1]spread

// uniform is an instant of lunar-go, in Unix seconds, by uniform time: seconds of
// TT since J2000.0.
func uniform(unix float64) float64 {
	days := (unix - unixJ2000) / 86400
	return (days + ShouXingUtil.DtT(days)) * 86400
}

// spread collects the errors of one column.
type spread struct {
	worst, squares float64
	n              int
}

func (s *spread) add(seconds float64) {
	s.worst = max(s.worst, math.Abs(seconds))
	s.squares += seconds * seconds
	s.n++
}

func (s *spread) rms() float64 { return math.Sqrt(s.squares / float64(s.n)) }

// TestTermAccuracy measures the solar terms of all programs against the
// reference, in seconds: every term in the full form, those of every eleventh
// year otherwise. Ours must keep to the limits of package sky, and be nearer than
// the others in every period.
func TestTermAccuracy(t *testing.T) {
	step := sampleSize(11, 1)
	var errors [len(periods)]columns
	for _, term := range readTerms(t) {
		if term.year%step != 0 {
			continue
		}
		tt, ok := sky.SolarTerm(term.year, term.index)
		if !ok {
			t.Fatalf("no term %d of %d", term.index, term.year)
		}
		lunar := lunarGo{}.term(term.year, term.index)
		row := [...]float64{
			oursTT: float64(tt)/1000 - term.tt, lunarGoTT: uniform(lunar) - term.tt,
			oursCivil: float64(tt.Unix())/1000 - term.civil, lunarGoCivil: lunar - term.civil,
			tymeCivil: tyme4go{}.term(term.year, term.index) - term.civil,
		}
		for i, p := range periods {
			if term.year >= p.from && term.year <= p.to {
				for column, seconds := range row {
					errors[i][column].add(seconds)
				}
			}
		}
	}
	t.Log("years: largest error (RMS) in seconds: in TT ours, lunar-go; in civil time ours, lunar-go, tyme4go")
	for i, p := range periods {
		line := fmt.Sprintf("%d–%d, %d terms:", p.from, p.to, errors[i][0].n)
		for column := range errors[i] {
			line += fmt.Sprintf(" %.2f (%.2f)", errors[i][column].worst, errors[i][column].rms())
		}
		t.Log(line)
		checkAccuracy(t, i, errors[i])
	}
}

// checkAccuracy holds our errors to 0.3 s in 1900–2100 and 1 s elsewhere, and to
// less than the others'.
func checkAccuracy(t *testing.T, period int, errors columns) {
	t.Helper()
	limit := 1.0
	if p := periods[period]; p.from >= 1900 && p.to <= 2100 {
		limit = 0.3
	}
	if errors[oursTT].n == 0 || errors[oursTT].worst > limit {
		t.Errorf("%v: our largest error in TT is %.3f s of %d terms, at most %.1f s", periods[period], errors[oursTT].worst, errors[oursTT].n, limit)
	}
	compared := []struct{ ours, other int }{{oursTT, lunarGoTT}, {oursCivil, lunarGoCivil}, {oursCivil, tymeCivil}}
	for _, c := range compared {
		our, other := errors[c.ours], errors[c.other]
		if our.worst >= other.worst || our.rms() >= other.rms() {
			t.Errorf("%v: ours is off by %.3f s (RMS %.3f s), column %d by %.3f s (%.3f s)", periods[period],
				our.worst, our.rms(), c.other, other.worst, other.rms())
		}
	}
}
