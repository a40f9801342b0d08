package almanac

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// Calendar is the national calendar whose midnights part the days. All follow
// one rule; near a midnight a new moon or a solar term falls on different dates.
type Calendar uint8

const (
	// China (中国农历): mean time of Beijing, 116°25′ east (UTC+7:45:40), before
	// 1929, UTC+8 from then on. It is the zero value.
	China Calendar = iota
	// Vietnam (越南农历): UTC+7 from 1968, China's before.
	Vietnam
	// Korea (韩国阴历): the standard time of the day, UTC+8:30 or UTC+9, from 1912,
	// China's before.
	Korea
)

var calendarNames = [...]string{China: "china", Vietnam: "vietnam", Korea: "korea"}

// String returns the calendar's name on the wire.
func (c Calendar) String() string { return calendarNames[c] }

// meridian says that from the Unix millisecond start on, days are counted at
// offset milliseconds east of UTC.
type meridian struct{ start, offset int64 }

const (
	beijingMeanTime = 27_940_000 // 116°25′ east × 240 s
	utc7            = 25_200_000
	utc8            = 28_800_000
	utc830          = 30_600_000
	utc9            = 32_400_000

	always = math.MinInt64
)

// meridians lists each calendar's clock, newest first.
// Source: doc/sources.md#lunisolar-meridians.
var meridians = [...][]meridian{
	China: {
		{-1_293_868_800_000, utc8}, // 1929-01-01
		{always, beijingMeanTime},
	},
	Vietnam: {
		{-63_183_600_000, utc7},    // 1968-01-01
		{-1_293_868_800_000, utc8}, // 1929-01-01
		{always, beijingMeanTime},
	},
	Korea: {
		{-264_933_000_000, utc9},   // 1961-08-10
		{-498_128_400_000, utc830}, // 1954-03-21
		{-1_830_414_600_000, utc9}, // 1912-01-01
		{always, beijingMeanTime},
	},
}

const (
	msPerDay     = 86_400_000
	jdnUnixEpoch = 2440588 // Julian day number of 1970-01-01
)

// dayOf returns the Julian day number of the civil date of an instant.
func (c Calendar) dayOf(t sky.TT) int {
	ms := c.clock(t)
	day := ms / msPerDay
	if ms%msPerDay < 0 {
		day--
	}
	return int(day) + jdnUnixEpoch
}

// Clock returns what the calendar's wall clock shows at an instant, to the second
// as of civil.Tenth.
func (c Calendar) Clock(t sky.TT) civil.DateTime {
	return civil.FromSeconds(civil.TenthOf(c.clock(t)).Second())
}

// clock returns the calendar's wall clock at an instant, as milliseconds since
// its own 1970-01-01T00:00:00.
func (c Calendar) clock(t sky.TT) int64 {
	unix := t.Unix()
	list := meridians[c]
	i := 0
	for unix < list[i].start {
		i++
	}
	return unix + list[i].offset
}
