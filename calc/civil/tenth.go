package civil

import "fmt"

// Tenth is an instant as it is shown: tenths of a second since
// 1970-01-01T00:00:00 on some clock.
//
// Rule: an instant is shown to a tenth of a second, rounded, a half upward. Where
// only seconds are shown, they are the second that holds that tenth, not the nearest
// one: the clock shows it when the instant comes.
type Tenth int64

// TenthOf rounds milliseconds since 1970 on a clock.
func TenthOf(milli int64) Tenth { return Tenth(floorDiv(milli+50, 100)) }

// Second returns the second that a clock shows, as of DateTime.Seconds.
func (t Tenth) Second() int64 { return floorDiv(int64(t), 10) }

// SecondsSince returns the time since a second of the same clock.
func (t Tenth) SecondsSince(second int64) float64 { return float64(int64(t)-10*second) / 10 }

// String returns YYYY-MM-DDTHH:mm:ss and the tenth.
func (t Tenth) String() string { return FromSeconds(t.Second()).String() + t.fraction() }

// Readable returns the same with a space where ISO 8601 has a T.
func (t Tenth) Readable() string {
	at := FromSeconds(t.Second())
	return at.DateString() + " " + at.ClockString() + t.fraction()
}

func (t Tenth) fraction() string { return fmt.Sprintf(".%d", floorMod(int64(t), 10)) }
