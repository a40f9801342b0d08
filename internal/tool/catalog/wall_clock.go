package catalog

import (
	"regexp"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// wallClockForm is a reading of a clock as callers write it: to the minute or the
// second, with T or a space, an offset allowed.
var wallClockForm = regexp.MustCompile(`^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:Z|[+-]\d\d:\d\d)?$`)

// The days of which a wall clock is read.
var (
	firstWallClock = civil.DateTime{Year: 1900, Month: 3, Day: 1}
	endOfWallClock = civil.DateTime{Year: 2200, Month: 1, Day: 1}
)

// parseWallClock reads a date and time as what a clock on the wall shows: an offset
// is allowed and dropped, nothing is converted. The error is a *calc.InputError for
// the field datetime.
func parseWallClock(text string) (civil.DateTime, error) {
	parts := wallClockForm.FindStringSubmatch(text)
	if parts == nil {
		return civil.DateTime{}, wallClockError(text)
	}
	clock := parts[2]
	if strings.Count(clock, ":") == 1 {
		clock += ":00"
	}
	at, err := civil.ParseDateTime(parts[1] + "T" + clock)
	if err != nil || at.Compare(firstWallClock) < 0 || at.Compare(endOfWallClock) >= 0 {
		return civil.DateTime{}, wallClockError(text)
	}
	return at, nil
}

// wallClockOr is parseWallClock, and now when the text is empty. Without a clock of
// its own to look at, the caller passes nil and the text is required.
func wallClockOr(text string, now func() civil.DateTime) (civil.DateTime, error) {
	if text == "" && now != nil {
		return now(), nil
	}
	return parseWallClock(text)
}

func wallClockError(text string) error {
	return &calc.InputError{Field: "datetime", Value: text,
		Reason:   "must be a real date and time from 1900-03-01 to 2199-12-31, as YYYY-MM-DDTHH:MM or with seconds",
		ReasonZh: "须为 1900-03-01 至 2199-12-31 之间真实的日期与时刻，写作 YYYY-MM-DDTHH:MM，可带秒"}
}
