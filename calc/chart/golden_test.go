package chart

import (
	"flag"
	"os"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

var update = flag.Bool("update", false, "write the goldens anew")

// samples are the names of the sample charts.
var samples = []string{"full", "solar", "no-hour", "bonds", "near-term", "late-zi"}

// sample charts: a full one, one by solar time near a term, one without an hour.
func sample(t *testing.T, name string) *bazi.Chart {
	t.Helper()
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		t.Fatal(err)
	}
	longitude := 104.0665
	b := bazi.Birth{HourKnown: true, Zone: zone, LongitudeDegEast: &longitude, Sex: bazi.SexFemale}
	b.Local = civil.DateTime{Year: 2005, Month: 12, Day: 23, Hour: 8, Minute: 37}
	var rules bazi.Rules
	switch name {
	case "solar":
		b.Local = civil.DateTime{Year: 1988, Month: 7, Day: 13, Hour: 13, Minute: 34}
		b.Sex, rules.Clock = bazi.SexMale, bazi.ClockTrueSolar
	case "bonds": // 癸巳 乙丑 癸卯 庚申, with many relations
		b.Local = civil.DateTime{Year: 2014, Month: 2, Day: 1, Hour: 16, Minute: 46}
		b.Sex = bazi.SexMale
	case "no-hour":
		b.Local = civil.DateTime{Year: 2024, Month: 2, Day: 4}
		b.HourKnown = false
	case "near-term": // 立春 2024 begins at 16:26:53
		b.Local = civil.DateTime{Year: 2024, Month: 2, Day: 4, Hour: 16, Minute: 26, Second: 30}
	case "late-zi":
		b.Local = civil.DateTime{Year: 1990, Month: 5, Day: 1, Hour: 23, Minute: 30}
	}
	c, err := bazi.NewChart(b, rules)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestFourPillars_Golden(t *testing.T) {
	t.Parallel()
	for _, name := range samples {
		c := sample(t, name)
		for _, l := range []Language{Chinese, English, Traditional} {
			golden(t, "testdata/"+name+"."+l.Tag()+".txt", FourPillarsText(c, l))
			golden(t, "testdata/"+name+"."+l.Tag()+".svg", FourPillarsSVG(c, l))
		}
	}
}

func golden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; look at the picture, then run the test with -update. Got:\n%s", path, got)
	}
}
