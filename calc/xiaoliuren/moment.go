package xiaoliuren

import (
	"regexp"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// momentForm is a reading of a clock as callers write it: to the minute or the
// second, with T or a space, an offset of less than a day allowed.
var momentForm = regexp.MustCompile(`^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$`)

// The days of which a moment is read.
var (
	firstMoment  = civil.DateTime{Year: 1900, Month: 3, Day: 1}
	endOfMoments = civil.DateTime{Year: 2200, Month: 1, Day: 1}
)

const (
	momentReason  = "must be a real date and time from 1900-03-01 to 2199-12-31, as YYYY-MM-DDTHH:MM or with seconds"
	momentInHanzi = "须为 1900-03-01 至 2199-12-31 之间真实的日期与时刻，写作 YYYY-MM-DDTHH:MM，可带秒"
)

// ParseMoment reads the date and time of a divination as what a clock on the wall
// shows: YYYY-MM-DDTHH:MM, seconds, a space for T and an offset allowed; the offset
// is dropped and nothing converted. From 1900-03-01 to 2199-12-31; all else is a
// *calc.InputError for the field.
func ParseMoment(field, text string) (civil.DateTime, error) {
	refused := &calc.InputError{Field: field, Value: text, Reason: momentReason, ReasonZh: momentInHanzi}
	parts := momentForm.FindStringSubmatch(text)
	if parts == nil {
		return civil.DateTime{}, refused
	}
	clock := parts[2]
	if strings.Count(clock, ":") == 1 {
		clock += ":00"
	}
	at, err := civil.ParseDateTime(parts[1] + "T" + clock)
	if err != nil || at.Compare(firstMoment) < 0 || at.Compare(endOfMoments) >= 0 {
		return civil.DateTime{}, refused
	}
	return at, nil
}
