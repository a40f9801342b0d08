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
