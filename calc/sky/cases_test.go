package sky_test

import (
	"bytes"
	"encoding/json/v2"
	"os"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/sky"
)

// knownCase is a line of calendar.jsonl, as far as this package can answer it.
type knownCase struct {
	ID       string `json:"id"`
	Category string `json:"category"`
	Input    struct {
		Year int    `json:"year"`
		Term string `json:"term"`
		UTC  string `json:"utc"`
	} `json:"input"`
	Expect struct {
		UTC            string  `json:"utc"`
		UT1            string  `json:"ut1"`
		EquationOfTime float64 `json:"eot_seconds_apparent_minus_mean"`
		Tolerance      float64 `json:"tolerance_s"`
	} `json:"expect"`
}

func knownCases(t *testing.T, category string) []knownCase {
	t.Helper()
	var cases []knownCase
	for line := range bytes.Lines(must(os.ReadFile("../testdata/cases/calendar.jsonl"))) {
		var kind struct {
			Category string `json:"category"`
		}
		if err := json.Unmarshal(line, &kind); err != nil {
			t.Fatal(err)
		}
		if kind.Category != category {
			continue
		}
		var c knownCase
		if err := json.Unmarshal(line, &c); err != nil {
			t.Fatal(err)
		}
		cases = append(cases, c)
	}
	if len(cases) == 0 {
		t.Fatalf("no case of category %s", category)
	}
	return cases
}

func TestEquationOfTime_Cases(t *testing.T) {
	t.Parallel()
	for _, c := range knownCases(t, "equation-of-time") {
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			at := sky.FromUnix(must(time.Parse(time.RFC3339, c.Input.UTC)).UnixMilli())
			got, want := sky.EquationOfTime(at), c.Expect.EquationOfTime
			if abs(got-want) > c.Expect.Tolerance {
				t.Errorf("EquationOfTime = %.2f s, want %.1f", got, want)
			}
		})
	}
}

// Seconds are whole in utc and tenths in ut1; the instant may be 0.3 s off
// besides. The UT1 of the cases is by the Delta T of the reference instants.
func TestSolarTerm_Cases(t *testing.T) {
	t.Parallel()
	index := map[string]int{
		"xiaohan": 0, "dahan": 1, "lichun": 2, "yushui": 3, "chunfen": 5, "lixia": 8, "xiaoman": 9,
		"bailu": 16, "xiaoxue": 21, "dongzhi": 23,
	}
	for _, c := range knownCases(t, "solar-term") {
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			i, known := index[c.Input.Term]
			at, ok := sky.SolarTerm(c.Input.Year, i)
			if !known || !ok {
				t.Fatalf("no term %s of %d", c.Input.Term, c.Input.Year)
			}
			if c.Expect.UTC != "" {
				if want := must(time.Parse(time.RFC3339Nano, c.Expect.UTC)).UnixMilli(); abs(at.Unix()-want) > 500+300 {
					t.Errorf("UTC is %d, want %d", at.Unix(), want)
				}
			}
			if c.Expect.UT1 != "" {
				want := must(time.Parse(time.RFC3339Nano, c.Expect.UT1)).UnixMilli()
				if c.Input.Year >= predictedYear {
					want += modelShift(truthTerms()[(c.Input.Year-1600)*24+i])
				}
				if abs(at.UT1()-want) > 500+300 {
					t.Errorf("UT1 is %d, want %d", at.UT1(), want)
				}
			}
		})
	}
}
