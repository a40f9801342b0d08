package catalog

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// birthInput is what the inputs of charts say of a birth.
type birthInput struct {
	date      string
	time      *string // nil when unknown
	timezone  string
	offset    string // of the clock then, "" when not said
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
	birth.Zone, err = loadZone(in.timezone, in.offset, birth.Local, in.longitude)
	return birth, err
}

// loadZone loads the zone of a reading. An offset, where it is not "", chooses
// between two readings of that name, and must be one the zone's clocks then had.
func loadZone(name, offset string, local civil.DateTime, longitude *float64) (*civil.Zone, error) {
	zone, err := civil.LoadZone(name)
	if err != nil || offset == "" {
		return zone, err
	}
	seconds, err := civil.ParseOffset(offset)
	if err != nil {
		return zone, err
	}
	zone = zone.AtFold(seconds)
	m, err := zone.Resolve(local, longitude)
	if err != nil || m.OffsetSeconds == seconds {
		return zone, err
	}
	then := civil.FormatOffset(m.OffsetSeconds)
	return zone, &calc.InputError{Field: "offset", Value: offset,
		Reason:   fmt.Sprintf("does not agree with %s, whose clocks were at UTC%s then; leave it out", zone.Name(), then),
		ReasonZh: fmt.Sprintf("与时区 %s 不符：当时的钟表是 UTC%s；请不要填写", zone.Name(), then),
	}
}
