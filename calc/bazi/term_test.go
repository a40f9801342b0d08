package bazi

import (
	"math"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// At a term the Sun stands at its longitude; a second of time is 0.04″ of arc.
func TestTermsOf1599_ByTheSun(t *testing.T) {
	t.Parallel()
	for term, instant := range map[almanac.SolarTerm]sky.TT{
		almanac.TermLiChun: lichun1599, almanac.TermDaXue: daxue1599, almanac.TermDongZhi: dongzhi1599,
	} {
		off := math.Remainder(sky.SunLongitude(instant)-float64(term.LongitudeDeg()), 360) * 3600
		if math.Abs(off) > 0.04 {
			t.Errorf("%s of 1599: the Sun is %.3f″ away", term, off)
		}
		if got := termUnix(1599, int(term)); got != instant.Unix() {
			t.Errorf("%s of 1599: got %d, want %d", term, got, instant.Unix())
		}
	}
}
