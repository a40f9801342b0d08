package crosscheck

import (
	"testing"
	"time"

	"github.com/6tail/lunar-go/calendar"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// BenchmarkPillars times the four pillars of random births, in turn with both
// programs, and reports how many times faster ours is.
func BenchmarkPillars(b *testing.B) {
	race(b,
		func(t civil.DateTime) {
			clock := t.Seconds()
			bazi.Pillars(clock-8*3600, clock, bazi.Rules{})
		},
		func(t civil.DateTime) { _ = theirs(t).GetEightChar().String() },
	)
}

// BenchmarkFullChart times the fields of lunar-go's full chart: pillars, hidden
// stems, ten gods, NaYin, life stages, KongWang, four palaces and luck pillars.
// Ours also reads every clock and measures the distance to each boundary.
func BenchmarkFullChart(b *testing.B) {
	race(b,
		func(t civil.DateTime) {
			c, err := bazi.NewChart(bazi.Birth{Local: t, HourKnown: true, Zone: chinaZone, Sex: bazi.SexMale}, bazi.Rules{})
			if err != nil {
				b.Fatal(err)
			}
			c.TaiYuan()
			c.TaiXi()
			c.MingGong()
			c.ShenGong()
		},
		func(t civil.DateTime) {
			eight := theirs(t).GetEightChar()
			theirFields(eight)
			for _, p := range eight.GetYunBySect(1, 2).GetDaYun() {
				useLuck(p)
			}
		},
	)
}

// useLuck reads what our luck pillars hold.
func useLuck(p *calendar.DaYun) {
	p.GetGanZhi()
	p.GetStartAge()
	p.GetStartYear()
	p.GetEndYear()
}

// race runs ours and theirs in turn and reports both times. Ours takes more
// births in its turn, so that a turn of either lasts long enough to be timed.
func race(b *testing.B, ours, theirs func(civil.DateTime)) {
	const perTurn, times = 64, 32
	births := randomTimes(perTurn * times)
	var fast, slow time.Duration
	turns := 0
	for b.Loop() {
		fast += measure(births, ours)
		slow += measure(births[turns%times*perTurn:][:perTurn], theirs)
		turns++
	}
	fastEach := float64(fast) / float64(turns*len(births))
	slowEach := float64(slow) / float64(turns*perTurn)
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(fastEach, "ns-ours/birth")
	b.ReportMetric(slowEach, "ns-lunar-go/birth")
	b.ReportMetric(slowEach/fastEach, "times-faster")
}

func measure(births []civil.DateTime, run func(civil.DateTime)) time.Duration {
	start := time.Now()
	for _, t := range births {
		run(t)
	}
	return time.Since(start)
}
