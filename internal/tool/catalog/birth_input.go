package catalog

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// birthInput is what the inputs of charts say of a birth.
type birthInput struct {
	date      string
	time      *string // nil when unknown
	timezone  string
	sex       string // "" when unknown
	longitude *float64
}

// read reads date, clock and zone.
func (in birthInput) read(y years) (bazi.Birth, error) {
	birth := bazi.Birth{LongitudeDegEast: in.longitude}
	var err error
	if birth.Local, err = civil.ParseDate(in.date); err != nil {
		return birth, err
	}
	if err := y.check("date", in.date); err != nil {
		return birth, err
	}
	if in.time != nil {
		clock, err := civil.ParseClock(*in.time)
		if err != nil {
			return birth, err
		}
		birth.HourKnown = true
		birth.Local.Hour, birth.Local.Minute, birth.Local.Second = clock.Hour, clock.Minute, clock.Second
	}
	switch in.sex {
	case "male":
		birth.Sex = bazi.SexMale
	case "female":
		birth.Sex = bazi.SexFemale
	}
	birth.Zone, err = civil.LoadZone(in.timezone)
	return birth, err
}
