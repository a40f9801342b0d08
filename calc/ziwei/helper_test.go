package ziwei

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// birthAt returns a birth at a reading of clocks at UTC+8.
func birthAt(t testing.TB, local civil.DateTime, sex bazi.Sex) bazi.Birth {
	t.Helper()
	zone, err := civil.LoadZone("+08:00")
	if err != nil {
		t.Fatal(err)
	}
	return bazi.Birth{Local: local, HourKnown: true, Zone: zone, Sex: sex}
}

// cast casts the chart of a birth at UTC+8, written as "2000-08-16 03:30".
func cast(t testing.TB, local string, sex bazi.Sex, r Rules) *Chart {
	t.Helper()
	reading, err := civil.ParseDateTime(strings.Replace(local, " ", "T", 1))
	if err != nil {
		t.Fatal(err)
	}
	c, err := NewChart(birthAt(t, reading, sex), r)
	if err != nil {
		t.Fatalf("%s: %v", local, err)
	}
	return c
}

// text writes a palace as "财帛戊寅 武曲得权 天相庙 天马 43-52".
func text(p *Palace) string {
	words := []string{p.Name.String() + p.Pair.String()}
	for _, s := range append(append([]PlacedStar(nil), p.Major...), p.Minor...) {
		words = append(words, s.Star.String()+s.Brightness.String()+s.Transformation.String())
	}
	return strings.Join(words, " ")
}

// where returns the branch a star stands at.
func where(c *Chart, hanzi string) string {
	s, ok := ParseStar(hanzi)
	if !ok || c.seats[s] == absent {
		return ""
	}
	return c.seats[s].branch().String()
}
