package crosscheck

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// BenchmarkAlmanacDay times a page of the almanac, in turn with both programs:
// lunar date, pillars, officer, mansion, directions, stars, seasons, day gods,
// suited and avoided activities. Ours weighs every activity; lunar-go looks up
// a table of finished days.
func BenchmarkAlmanacDay(b *testing.B) {
	race(b,
		func(t civil.DateTime) {
			d, err := almanac.NewDay(t, almanac.Rules{})
			if err != nil {
				b.Fatal(err)
			}
			ourFacts(d)
			d.Advice()
		},
		func(t civil.DateTime) {
			l := theirs(t)
			theirFacts(l)
			l.GetDayJiShen()
			l.GetDayXiongSha()
			l.GetDayYi()
			l.GetDayJi()
		},
	)
}
