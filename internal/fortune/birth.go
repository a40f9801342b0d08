package fortune

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/place"
	"github.com/wenbu-go/wenbu/calc/sky"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/hubtime"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// birthInput is a birth as the hub's callers tell it.
type birthInput struct {
	Year         int       `json:"birth_year" range:"1900..2100" doc:"Gregorian year."`
	Month        int       `json:"birth_month" range:"1..12"`
	Day          int       `json:"birth_day" range:"1..31" doc:"A real day of that month."`
	Hour         *int      `json:"birth_hour,omitzero" range:"0..23" doc:"Clock hour; leave out when unknown, never guess."`
	Minute       *int      `json:"birth_minute,omitzero" range:"0..59" doc:"Only with birth_hour."`
	Gender       string    `json:"gender" enum:"male|female" doc:"Decides which way the luck pillars run."`
	Location     birthCity `json:"location" doc:"An object; only city_name is required."`
	UseTrueSolar *bool     `json:"use_true_solar_time,omitzero" doc:"Whether day and hour follow true solar time; true when left out, off when the hour is unknown."`
}

// birthCity is where a birth was.
type birthCity struct {
	Name      string   `json:"city_name" limit:"1..120" trim:"true" doc:"Chinese or English, province or country after a comma: 北京, Chengdu, 朝阳,辽宁."`
	Longitude *float64 `json:"longitude,omitzero" range:"-180..180" doc:"Degrees east; resolved from the city when left out."`
	Latitude  *float64 `json:"latitude,omitzero" range:"-90..90" doc:"Degrees north."`
	ZoneID    string   `json:"timezone_id,omitzero" limit:"0..80" trim:"true" doc:"IANA name; resolved from the city when left out."`
	Offset    *float64 `json:"timezone_offset,omitzero" range:"-14..14" doc:"Hours of the clock from UTC; tells the two readings apart where clocks were set back."`
}

// ValidateParts finds everything that is wrong between the members.
func (in *birthInput) ValidateParts(broken map[string]bool) []fault.Field {
	var problems []fault.Field
	report := func(path, message string) {
		problems = append(problems, fault.Field{Path: path, Code: schema.Custom, Message: message})
	}
	dated := !broken["birth_year"] && !broken["birth_month"] && !broken["birth_day"]
	if dated && !in.local().ValidDate() {
		report("birth_day", fmt.Sprintf("is no day of %04d-%02d", in.Year, in.Month))
		dated = false
	}
	if in.Minute != nil && in.Hour == nil && !broken["birth_hour"] {
		report("birth_minute", "needs birth_hour; leave it out when the hour is unknown")
	}
	if broken["location"] {
		return problems
	}
	if message := in.Location.settle(); message != "" {
		report("location.city_name", message)
		return problems
	}
	if _, err := civil.LoadZone(in.Location.ZoneID); err != nil {
		report("location.timezone_id", reason(err))
		return problems
	}
	if dated && !broken["birth_hour"] && !broken["birth_minute"] {
		if path, err := in.checkClock(); err != nil {
			report(path, reason(err))
		}
	}
	return problems
}

// Complete fills in what a checked birth left to its place: it is settled already.
func (in *birthInput) Complete() {
	if in.UseTrueSolar == nil {
		in.UseTrueSolar = new(true)
	}
	if in.Hour == nil {
		in.UseTrueSolar = new(false)
	} else if in.Minute == nil {
		in.Minute = new(0)
	}
}

// settle fills in longitude, latitude and zone from the gazetteer. It returns what
// to send when the city is not enough, or "".
func (c *birthCity) settle() string {
	if c.Longitude != nil && c.ZoneID != "" {
		return ""
	}
	found, settled := place.Settle(c.Name)
	switch {
	case len(found) == 0:
		return "is not in the gazetteer; send a larger place nearby, or longitude and timezone_id with it"
	case !settled:
		var names []string
		for _, p := range found[:min(len(found), 5)] {
			names = append(names, p.NameEn+" ("+p.AdminEn+", "+p.CountryNameEn+")")
		}
		return "is the name of several places: " + strings.Join(names, "; ") + "; add the province or country after a comma, or send longitude and timezone_id"
	}
	p := found[0]
	if c.Longitude == nil {
		c.Longitude, c.Latitude = new(p.LongitudeDegEast), new(p.LatitudeDegNorth)
	}
	if c.ZoneID == "" {
		c.ZoneID = p.Timezone
	}
	return ""
}

// local is the wall clock of the birth, noon when the hour is unknown.
func (in *birthInput) local() civil.DateTime {
	at := civil.DateTime{Year: in.Year, Month: in.Month, Day: in.Day, Hour: 12}
	if in.Hour != nil {
		at.Hour = *in.Hour
		if in.Minute != nil {
			at.Minute = *in.Minute
		}
	}
	return at
}

// checkClock finds a reading that the zone's clocks did not show, or showed twice
// with nothing to tell them apart, and an offset that they did not have.
func (in *birthInput) checkClock() (path string, err error) {
	if in.Hour == nil {
		return "", nil
	}
	zone, err := in.zone()
	if err != nil {
		return "location.timezone_offset", err
	}
	_, err = zone.Resolve(in.local(), in.Location.Longitude)
	return "birth_hour", err
}

// zone is the zone of the birth; where an offset was given, it must be one that the
// zone's clocks had at that reading, and it chooses between two.
func (in *birthInput) zone() (*civil.Zone, error) {
	zone, err := civil.LoadZone(in.Location.ZoneID)
	if err != nil || in.Location.Offset == nil || in.Hour == nil {
		return zone, err
	}
	seconds := int(math.Round(*in.Location.Offset * 3600))
	instant := in.local().Seconds() - int64(seconds)
	if m := zone.At(instant); m.OffsetSeconds != seconds {
		return nil, &calc.InputError{
			Field: "timezone_offset", Value: fmt.Sprint(*in.Location.Offset),
			Reason: fmt.Sprintf("does not agree with %s, whose clocks were at UTC%s then", in.Location.ZoneID, civil.FormatOffset(m.OffsetSeconds)),
		}
	}
	if _, err := zone.Resolve(in.local(), in.Location.Longitude); err == nil {
		return zone, nil // only one reading: the zone itself says more
	}
	return zone.AtFold(seconds), nil
}

// birth turns a checked input into the birth of a chart.
func (in *birthInput) birth() (bazi.Birth, bazi.Rules, error) {
	zone, err := in.zone()
	b := bazi.Birth{Local: in.local(), HourKnown: in.Hour != nil, Zone: zone, LongitudeDegEast: in.Location.Longitude, Sex: bazi.SexMale}
	if in.Gender == "female" {
		b.Sex = bazi.SexFemale
	}
	var rules bazi.Rules
	if *in.UseTrueSolar {
		rules.Clock = bazi.ClockTrueSolar
	}
	return b, rules, err
}

// reason returns what an error says about an input, for an issue.
func reason(err error) string {
	if e, ok := errors.AsType[*calc.InputError](err); ok {
		return e.Reason
	}
	return "cannot be computed with"
}

// seconds writes Unix seconds as the hub does.
func seconds(unix int64) string { return hubtime.Text(time.Unix(unix, 0)) }

// instant writes an instant of the sky in civil time as the hub does.
func instant(t sky.TT) string { return hubtime.Text(time.UnixMilli(t.Unix())) }
