package ziwei

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

func BenchmarkNewChart(b *testing.B) {
	birth := birthAt(b, civil.DateTime{}, bazi.SexFemale)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		birth.Local = civil.DateTime{Year: 1900 + i%200, Month: 1 + i%12, Day: 1 + i%28, Hour: i % 24, Minute: 30}
		if _, err := NewChart(birth, Rules{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkHoroscope(b *testing.B) {
	c := cast(b, "2000-08-16 03:30", bazi.SexFemale, Rules{})
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		target := civil.DateTime{Year: 2001 + i%100, Month: 1 + i%12, Day: 1 + i%28, Hour: i % 24}
		if _, err := c.Horoscope(target); err != nil {
			b.Fatal(err)
		}
	}
}

// The work of a chart must not grow unnoticed: the chart itself and the rules of
// the clock are all that is allocated.
func TestNewChart_Allocations(t *testing.T) {
	birth := birthAt(t, civil.DateTime{Year: 2000, Month: 8, Day: 16, Hour: 3, Minute: 30}, bazi.SexFemale)
	got := testing.AllocsPerRun(100, func() {
		if _, err := NewChart(birth, Rules{}); err != nil {
			t.Fatal(err)
		}
	})
	if got > 2 {
		t.Errorf("%v allocations", got)
	}
}
