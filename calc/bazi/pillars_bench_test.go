package bazi

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// spread returns instants all over 1901–2099, never twice the same.
func spread(i int64) int64 {
	const first, span = -2177452800, 6_280_000_000
	return first + i*2_654_435_761%span
}

func BenchmarkPillars(b *testing.B) {
	b.ReportAllocs()
	i := int64(0)
	for b.Loop() {
		i++
		unix := spread(i)
		Pillars(unix, unix+chinaOffset, Rules{})
	}
}

func BenchmarkNewChart(b *testing.B) {
	shanghai, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		b.Fatal(err)
	}
	for name, rules := range map[string]Rules{"civil": {}, "true_solar": {Clock: ClockTrueSolar}} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			longitude := 116.4074
			i := int64(0)
			for b.Loop() {
				i++
				local := shanghai.At(spread(i)).Local
				birth := Birth{Local: local, HourKnown: true, Zone: shanghai, LongitudeDegEast: &longitude, Sex: SexMale}
				_, _ = NewChart(birth, rules) // a clock change refuses a few
			}
		})
	}
}

func TestPillars_AllocatesNothing(t *testing.T) {
	for _, rule := range []YearBoundary{YearLichunInstant, YearLichunDay, YearWinterSolstice} {
		i := int64(0)
		got := testing.AllocsPerRun(100, func() {
			i++
			Pillars(spread(i), spread(i), Rules{YearBoundary: rule})
		})
		if got != 0 {
			t.Errorf("%s: got %v allocations, want 0", rule, got)
		}
	}
}

func BenchmarkRelations(b *testing.B) {
	b.ReportAllocs()
	charts := benchCharts(b)
	i := 0
	for b.Loop() {
		i++
		charts[i%len(charts)].Relations()
	}
}

func BenchmarkShenSha(b *testing.B) {
	charts := benchCharts(b)
	for _, set := range []ShenShaSet{ShenShaCore, ShenShaFull} {
		b.Run(shenShaChoices[0].values[set], func(b *testing.B) {
			b.ReportAllocs()
			for i := range charts {
				charts[i].Rules.ShenSha.Set = set
			}
			i := 0
			for b.Loop() {
				i++
				charts[i%len(charts)].ShenSha()
			}
		})
	}
}

// benchCharts are charts of births all over 1901–2099.
func benchCharts(b *testing.B) []*Chart {
	shanghai, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		b.Fatal(err)
	}
	var charts []*Chart
	for i := range int64(1000) {
		birth := Birth{Local: shanghai.At(spread(i)).Local, HourKnown: true, Zone: shanghai, Sex: SexMale}
		if chart, err := NewChart(birth, Rules{}); err == nil { // a clock change refuses a few
			charts = append(charts, chart)
		}
	}
	return charts
}

func BenchmarkRead(b *testing.B) {
	b.ReportAllocs()
	charts := benchCharts(b)
	i := 0
	for b.Loop() {
		i++
		charts[i%len(charts)].Read()
	}
}

// BenchmarkFullChart casts a chart and computes everything that is said of it.
func BenchmarkFullChart(b *testing.B) {
	shanghai, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	longitude := 116.4074
	i := int64(0)
	for b.Loop() {
		i++
		birth := Birth{Local: shanghai.At(spread(i)).Local, HourKnown: true, Zone: shanghai, LongitudeDegEast: &longitude, Sex: SexMale}
		chart, err := NewChart(birth, Rules{})
		if err != nil {
			continue // a clock change
		}
		chart.Relations()
		chart.ShenSha()
		chart.TaiYuan()
		chart.TaiXi()
		chart.MingGong()
		chart.ShenGong()
		chart.Luck.Change()
		chart.Alternatives()
		chart.Read()
		chart.Applied()
	}
}

func BenchmarkPassingAt(b *testing.B) {
	b.ReportAllocs()
	charts := benchCharts(b)
	i := 0
	for b.Loop() {
		i++
		chart := charts[i%len(charts)]
		for _, p := range chart.PassingAt(chart.Moment.Unix + 1_000_000_000) {
			chart.RelationsWith(p.Member)
			chart.ShenShaOn(p.Member)
		}
	}
}

func BenchmarkAlternativeHours(b *testing.B) {
	b.ReportAllocs()
	charts := benchCharts(b)
	i := 0
	for b.Loop() {
		i++
		charts[i%len(charts)].AlternativeHours()
	}
}
