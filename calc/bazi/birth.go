package bazi

import (
	"errors"
	"fmt"
	"math"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// The years of birth that charts are cast for.
const (
	FirstYear = 1600
	LastYear  = 2200
)

// Sex is needed for the direction of luck pillars and for nothing else.
type Sex uint8

// The values of Sex. Without one a chart has no luck pillars.
const (
	SexUnknown Sex = iota
	SexMale        // 男 nan
	SexFemale      // 女 nü
)

// Birth is what is known of a birth.
type Birth struct {
	Local            civil.DateTime // the wall clock; only its date counts unless HourKnown
	HourKnown        bool
	Zone             *civil.Zone
	LongitudeDegEast *float64 // nil when unknown; any multiple of a turn is removed
	Sex              Sex
}

// check returns what is wrong with the birth or with the rules for it.
func (b Birth) check(r Rules) error {
	date := civil.DateTime{Year: b.Local.Year, Month: b.Local.Month, Day: b.Local.Day}
	switch {
	case !date.Valid():
		return inputError("date", date.DateString(), "is not a day of the Gregorian calendar", "公历中没有这一天")
	case date.Year < FirstYear || date.Year > LastYear:
		return inputError("date", date.DateString(),
			fmt.Sprintf("must lie in the years %d to %d", FirstYear, LastYear),
			fmt.Sprintf("须在 %d 年至 %d 年之间", FirstYear, LastYear))
	case b.Zone == nil:
		return inputError("timezone", "", "is missing", "缺少时区")
	case b.Sex > SexFemale:
		return inputError("sex", fmt.Sprint(uint8(b.Sex)), "must be unknown, male or female", "须为未知、男或女")
	case b.LongitudeDegEast != nil && !(math.Abs(*b.LongitudeDegEast) <= 360):
		return inputError("longitude", fmt.Sprint(*b.LongitudeDegEast),
			"must be degrees east of Greenwich, from -180 to 180", "须为东经度数，在 -180 至 180 之间")
	}
	return b.checkRules(r)
}

func (b Birth) checkRules(r Rules) error {
	for _, f := range fields {
		if v := *f.at(&r); int(v) >= len(f.values) {
			return inputError(f.name, fmt.Sprint(v), "is no value of this option", "不是这个选项的取值")
		}
	}
	if !r.Clock.solar() {
		return nil
	}
	if b.LongitudeDegEast == nil {
		return inputError("longitude", "", "is needed for solar time", "按太阳时排盘需要经度")
	}
	if !b.HourKnown {
		return inputError("time", "", "must be known for solar time", "按太阳时排盘需要出生时间")
	}
	return nil
}

func inputError(field, value, reason, reasonZh string) error {
	return &calc.InputError{Field: field, Value: value, Reason: reason, ReasonZh: reasonZh}
}

// Longitude returns the longitude in degrees east, wrapped into -180..180, or nil.
func (b Birth) Longitude() *float64 {
	if b.LongitudeDegEast == nil {
		return nil
	}
	wrapped := math.Remainder(*b.LongitudeDegEast, 360)
	return &wrapped
}

// ResolveTarget resolves a reading of the clocks at the birthplace that is asked
// about, not that of the birth. Its error is a *calc.InputError on the field
// "target".
func (b Birth) ResolveTarget(local civil.DateTime) (civil.Moment, error) {
	m, err := b.Zone.Resolve(local, b.Longitude())
	var input *calc.InputError
	if err == nil || !errors.As(err, &input) {
		return m, err
	}
	if input.Field == "longitude" || !local.Valid() {
		return m, inputError("target", local.String(), input.Reason, input.ReasonZh)
	}
	for range b.Zone.Showing(local.Seconds(), local.Seconds()+1) {
		return m, inputError("target", local.String(),
			fmt.Sprintf("happened twice in %s, where clocks were set back; ask about an earlier or later time", b.Zone.Name()),
			fmt.Sprintf("在 %s 出现过两次（时钟拨回）；请改问稍早或稍晚的时刻", b.Zone.Name()))
	}
	return m, inputError("target", local.String(),
		fmt.Sprintf("does not happen in %s, whose clocks skip it; ask about an earlier or later time", b.Zone.Name()),
		fmt.Sprintf("在 %s 不存在（时钟跳过了这一刻）；请改问稍早或稍晚的时刻", b.Zone.Name()))
}

// moment resolves the birth to an instant. An unknown hour stands at noon, or at
// the nearest hour to it that the clocks of that day showed exactly once.
func (b Birth) moment() (civil.Moment, error) {
	if b.HourKnown {
		return b.Zone.Resolve(b.Local, b.Longitude())
	}
	var first error
	for _, hour := range []int{12, 13, 11} {
		local := civil.DateTime{Year: b.Local.Year, Month: b.Local.Month, Day: b.Local.Day, Hour: hour}
		m, err := b.Zone.Resolve(local, b.Longitude())
		if err == nil {
			return m, nil
		}
		if first == nil {
			first = err
		}
	}
	return civil.Moment{}, first
}
