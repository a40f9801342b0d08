package liuyao

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// Moment is when a hexagram was cast (起卦时间).
type Moment struct {
	Local            civil.DateTime
	Zone             *civil.Zone
	LongitudeDegEast *float64 // needed for solar time only
}

// FourPillars returns the four pillars of the moment, with boundaries and clocks:
// the month by its 节, the day by the clock that the rules name. The lunar month is
// never used. The error is a *calc.InputError.
//
// Source: doc/sources.md#month-and-day, doc/sources.md#four-pillars.
// Schools: Rules.LateZi, Rules.Clock.
func (m Moment) FourPillars(r Rules) (*bazi.Chart, error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	birth := bazi.Birth{Local: m.Local, HourKnown: true, Zone: m.Zone, LongitudeDegEast: m.LongitudeDegEast}
	return bazi.NewChart(birth, bazi.Rules{LateZi: r.LateZi, Clock: r.Clock})
}
