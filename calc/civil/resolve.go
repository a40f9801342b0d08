package civil

import (
	"fmt"
	"math"
	"time"

	"github.com/wenbu-go/wenbu/calc"
)

// maxOffsetSeconds bounds every offset in the database: the widest are the
// local mean times of Manila (-15:56) and Juneau (+15:02) before they changed
// sides of the date line.
const maxOffsetSeconds = 16 * 3600

// Moment is one instant together with what the wall showed.
type Moment struct {
	Unix                  int64 // seconds since 1970-01-01T00:00:00 Universal Time
	OffsetSeconds         int   // clock minus Universal Time
	StandardOffsetSeconds int   // the same without summer time
	// DST reports daylight saving time (夏令时) as the IANA database marks it.
	// Where the law calls the summer clock standard and sets it back in winter
	// (Ireland since 1968), DST is true in winter and the standard offset is
	// the larger one.
	DST bool
	// LocalMeanTime reports that standard time had not begun: the offset is the
	// mean solar time of the longitude given, or without one that of the city
	// the zone is named after.
	LocalMeanTime bool
	Local         DateTime // the reading
}

// span is a stretch of time with one offset: start ≤ Unix < end.
type span struct {
	start, end int64
	offset     int
	dst, lmt   bool
}

// Resolve returns the instant at which clocks in z showed local.
//
// Input: longitudeDegEast may be nil. It matters only before standard time,
// where it replaces the mean time of the zone's reference city by the place's
// own: longitude × 240 s, rounded to a second. 188.24 is read as -171.76.
//
// A reading that was skipped or shown twice when clocks changed is a
// *calc.InputError on the field "time", or "date" where they skipped the whole of
// it; it names the offsets and how to choose. AtFold chooses beforehand.
// Source: doc/sources.md#civil-gap-and-fold.
func (z *Zone) Resolve(local DateTime, longitudeDegEast *float64) (Moment, error) {
	if !local.Valid() {
		return Moment{}, noSuchReading(local)
	}
	if longitudeDegEast != nil && !(math.Abs(*longitudeDegEast) <= 360) {
		return Moment{}, badLongitude(*longitudeDegEast)
	}
	first, second, err := z.spansShowing(local)
	if err != nil {
		return Moment{}, err
	}
	ownMeanTime := first.lmt && longitudeDegEast != nil
	if ownMeanTime {
		first.offset = meanTimeOffset(*longitudeDegEast, first.offset)
	}
	switch {
	case second == span{}:
	case z.fold != nil && *z.fold == second.offset:
		first = second
	case ownMeanTime || z.fold != nil && *z.fold == first.offset:
	default:
		return Moment{}, z.repeated(local, first.offset, second.offset)
	}
	return z.moment(first, local.Seconds()-int64(first.offset)), nil
}

// At returns what clocks in z showed at an instant in Unix seconds. Before
// standard time that is the mean time of the city the zone is named after.
func (z *Zone) At(unix int64) Moment { return z.moment(z.spanAt(unix), unix) }

func (z *Zone) moment(s span, unix int64) Moment {
	return Moment{
		Unix:                  unix,
		OffsetSeconds:         s.offset,
		StandardOffsetSeconds: z.standardOffset(s),
		DST:                   s.dst,
		LocalMeanTime:         s.lmt,
		Local:                 FromSeconds(unix + int64(s.offset)),
	}
}

// spansShowing returns the span whose clocks show local, and a second one if
// there is, earlier first. It fails if none does.
func (z *Zone) spansShowing(local DateTime) (first, second span, err error) {
	reading := local.Seconds()
	previous := z.spanAt(reading - maxOffsetSeconds)
	for s := previous; s.start <= reading+maxOffsetSeconds; s = z.after(s) {
		unix := reading - int64(s.offset)
		switch {
		case unix < s.start && first == span{}:
			return first, second, z.skipped(local, previous, s)
		case unix < s.start:
			return first, second, nil
		case unix < s.end && first == span{}:
			first = s
		case unix < s.end:
			return first, s, nil
		}
		if s.end == math.MaxInt64 {
			break
		}
		previous = s
	}
	return first, second, nil
}

// spanAt returns the span that holds an instant.
//
// Past the last tabulated change ZoneBounds also cuts at the turn of the year,
// taken as 365 days after the last one; the last day of a leap year then lies
// past the end and gets a day more.
func (z *Zone) spanAt(unix int64) span {
	t := time.Unix(unix, 0).In(z.location())
	abbreviation, offset := t.Zone()
	start, end := t.ZoneBounds()
	s := span{start: math.MinInt64, end: math.MaxInt64, offset: offset, dst: t.IsDST(), lmt: abbreviation == "LMT"}
	if !start.IsZero() {
		s.start = start.Unix()
	}
	if !end.IsZero() {
		s.end = end.Unix()
	}
	if s.end <= unix {
		s.end += secondsPerDay
	}
	return s
}

// after returns the span that follows s.
func (z *Zone) after(s span) span {
	next := z.spanAt(s.end)
	next.start = s.end
	return next
}

// meanTimeOffset returns the offset of local mean time (地方平时) at a
// longitude, on the same side of the date line as the zone's own.
// Source: doc/sources.md#civil-local-mean-time.
func meanTimeOffset(longitudeDegEast float64, zoneOffset int) int {
	offset := int(math.Round(longitudeDegEast * 240))
	return offset - secondsPerDay*int(math.Round(float64(offset-zoneOffset)/secondsPerDay))
}

// standardOffset returns the offset without summer time.
//
// The compiled database marks summer time but not its size. Standard time is
// taken from the span before, or from the one after when only that makes an
// hour of it, because the zone's standard changed together with the clocks
// (Apia 2011). Where neither differs from the summer clock (Louisville 1974),
// an hour is assumed. Known exception: Paris, 25 August to 8 October 1944 and 2
// April to 16 September 1945, was two hours ahead of its standard, not one.
// Source: doc/sources.md#civil-standard-offset.
func (z *Zone) standardOffset(s span) int {
	if !s.dst {
		return s.offset
	}
	before, after := z.standardBefore(s), z.standardAfter(s)
	const hour = 3600
	switch {
	case s.offset-before == hour || s.offset-after == hour:
		return s.offset - hour
	case before < s.offset:
		return before
	case after < s.offset:
		return after
	case before > s.offset:
		return before
	}
	return s.offset - hour
}

// standardBefore returns the last offset before s that is not summer time, or
// the first summer offset if none is known.
func (z *Zone) standardBefore(s span) int {
	for s.dst && s.start != math.MinInt64 {
		s = z.spanAt(s.start - 1)
	}
	return s.offset
}

// standardAfter is the same in the other direction.
func (z *Zone) standardAfter(s span) int {
	for s.dst && s.end != math.MaxInt64 {
		s = z.after(s)
	}
	return s.offset
}

func (z *Zone) skipped(local DateTime, before, after span) error {
	from, to := FormatOffset(before.offset), FormatOffset(after.offset)
	midnight := DateTime{Year: local.Year, Month: local.Month, Day: local.Day}.Seconds()
	if after.start+int64(before.offset) <= midnight && midnight+secondsPerDay <= after.start+int64(after.offset) {
		return &calc.InputError{Field: "date", Value: local.DateString(),
			Reason:   fmt.Sprintf("did not happen in %s: the calendar went from UTC%s to UTC%s and skipped the whole day; check the date", z.Name(), from, to),
			ReasonZh: fmt.Sprintf("在 %s 不存在：当时由 UTC%s 改为 UTC%s，整天被跳过；请核对日期", z.Name(), from, to),
		}
	}
	return &calc.InputError{Field: "time", Value: local.String(),
		Reason: fmt.Sprintf("did not happen in %s: clocks went from UTC%s to UTC%s and skipped it; "+
			"check the time, or give one of these offsets as timezone, for example %q", z.Name(), from, to, to),
		ReasonZh: fmt.Sprintf("在 %s 不存在：当时时钟由 UTC%s 调到 UTC%s，跳过了这一刻；"+
			"请核对时间，或以其中一个偏移作为时区，例如 %s", z.Name(), from, to, to),
	}
}

func (z *Zone) repeated(local DateTime, before, after int) error {
	from, to := FormatOffset(before), FormatOffset(after)
	return &calc.InputError{Field: "time", Value: local.String(),
		Reason: fmt.Sprintf("happened twice in %s: clocks were set back from UTC%s to UTC%s; "+
			"give the right one of these as offset beside the timezone (or in its place), for example %q", z.Name(), from, to, to),
		ReasonZh: fmt.Sprintf("在 %s 出现过两次：当时时钟由 UTC%s 拨回 UTC%s；"+
			"请把其中正确的一个作为偏移（offset）写在时区之外，或代替时区，例如 %s", z.Name(), from, to, to),
	}
}

func noSuchReading(local DateTime) error {
	return &calc.InputError{Field: "time", Value: local.String(),
		Reason:   fmt.Sprintf("is not a date and time of the Gregorian calendar in the years %d to %d", -MaxYear, MaxYear),
		ReasonZh: fmt.Sprintf("不是公历 %d 年至 %d 年间存在的日期与时间", -MaxYear, MaxYear),
	}
}

func badLongitude(deg float64) error {
	return &calc.InputError{Field: "longitude", Value: fmt.Sprint(deg),
		Reason:   "must be degrees east of Greenwich, from -180 to 180",
		ReasonZh: "须为东经度数，在 -180 至 180 之间",
	}
}
