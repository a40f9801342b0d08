package pickday

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// check refuses a query that cannot be searched. What else can be wrong with a day
// or with the rules of the almanac, the almanac says itself.
func (q Query) check() error {
	refuse := func(field string, value any, reason, reasonZh string) error {
		return &calc.InputError{Field: field, Value: fmt.Sprint(value), Reason: reason, ReasonZh: reasonZh}
	}
	const noDay, noDayZh = "is not a day of the Gregorian calendar", "公历中没有这一天"
	switch {
	case int(q.Purpose) >= Purposes:
		return refuse("purpose", uint8(q.Purpose), "is not a purpose", "不是可择之事")
	case q.Require > RequireNotAvoided:
		return refuse("require", uint8(q.Require), "is not a standard", "不是取日标准")
	case !q.From.ValidDate():
		return refuse("from", q.From.DateString(), noDay, noDayZh)
	case !q.To.ValidDate():
		return refuse("to", q.To.DateString(), noDay, noDayZh)
	}
	for _, p := range q.People {
		if p.Year >= ganzhi.Pairs || p.Day >= ganzhi.Pairs {
			return refuse("people", fmt.Sprintf("%d, %d", p.Year, p.Day), "must have pairs from 0 to 59", "干支序号须在 0 至 59 之间")
		}
	}
	if days := q.To.JDN() - q.From.JDN() + 1; days < 1 || days > MaxDays {
		return refuse("to", q.To.DateString(),
			fmt.Sprintf("must be a day from the first on, at most %d days in all", MaxDays),
			fmt.Sprintf("须不早于起始日，且总共不超过 %d 天", MaxDays))
	}
	return nil
}
