package catalog

import (
	"errors"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// chartInput is the input of calculate_bazi: a birth, and what else to tell of its
// chart.
type chartInput struct {
	baziInput
	Target             *string `json:"target,omitzero" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Local date-time at the birthplace, YYYY-MM-DDTHH:mm[:ss], after the birth and before 3000: tells the luck pillar, year, month, day and hour that pass over the chart then."`
	UncertaintyMinutes *int    `json:"uncertaintyMinutes,omitzero" range:"1..720" doc:"How far the known time may be wrong, either way: lists the charts within, with shares."`
	EveryHour          *bool   `json:"everyHour,omitzero" doc:"With an unknown time: list the chart of every hour of the date."`
}

// Validate checks the rules over several members.
func (in chartInput) Validate() []fault.Field {
	problems := problems(in.baziInput.Validate())
	problems.add(in.UncertaintyMinutes != nil && in.Time == nil, "uncertaintyMinutes",
		i18n.T("需要已知的时间；请给出时间，时间不详则用 everyHour", "needs a known time; give the time, or everyHour when it is unknown"))
	problems.add(in.everyHour() && in.Time != nil, "everyHour",
		i18n.T("只用于时间不详的出生；请去掉它，或把时间留空", "is for an unknown time; leave it out, or the time"))
	return problems
}

func (in chartInput) everyHour() bool { return in.EveryHour != nil && *in.EveryHour }

// target returns the instant asked about, or false.
func (in chartInput) target(c *bazi.Chart) (unix int64, ok bool, err error) {
	if in.Target == nil {
		return 0, false, nil
	}
	local, err := civil.ParseDateTime(*in.Target)
	if err == nil {
		var m civil.Moment
		m, err = c.Birth.ResolveTarget(local)
		unix = m.Unix
	}
	if err != nil {
		return 0, false, inputFault(ofTarget(err))
	}
	if len(c.PassingAt(unix)) == 0 {
		return 0, false, inputFault(&calc.InputError{Field: "target", Value: *in.Target,
			Reason: "must be after the birth and before the year 3000", ReasonZh: "须在出生之后、3000 年之前"})
	}
	return unix, true, nil
}

// ofTarget names the target as the input that an error is about.
func ofTarget(err error) error {
	var e *calc.InputError
	if !errors.As(err, &e) {
		return err
	}
	named := *e
	named.Field = "target"
	return &named
}
