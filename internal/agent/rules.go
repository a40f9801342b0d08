package agent

import (
	"fmt"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/units"
)

// Bounds over several fields, in UTF-16 units.
const (
	maxHistoryUnits = 28000
	maxReportUnits  = 1800
)

// Validate implements schema.Validator: rules over several fields of a request.
func (r TurnRequest) Validate() []fault.Field {
	var problems []fault.Field
	total := 0
	for _, h := range r.History {
		total += units.Len(h.Content)
	}
	if total > maxHistoryUnits {
		problems = append(problems, fault.Field{Path: "history", Code: schema.TooBig,
			Message: fmt.Sprintf("all contents together must have at most %d UTF-16 code units, have %d", maxHistoryUnits, total)})
	}
	for i, report := range r.Context.Reports {
		for _, p := range report.Validate() {
			p.Path = fmt.Sprintf("context.reports.%d", i)
			problems = append(problems, p)
		}
	}
	return problems
}

// Validate implements schema.Validator: the length of a report as a whole. Its
// title does not count.
func (r Report) Validate() []fault.Field {
	total := units.Len(r.Summary)
	for _, s := range r.Sections {
		total += units.Len(s.Heading) + units.Len(s.Body)
	}
	for _, q := range r.Questions {
		total += units.Len(q)
	}
	if v := r.Visual; v != nil {
		total += units.Len(v.Title) + units.Len(v.Note)
		for _, item := range v.Items {
			total += units.Len(item.Label) + units.Len(item.Detail)
		}
	}
	if total <= maxReportUnits {
		return nil
	}
	return []fault.Field{{Code: schema.TooBig, Message: fmt.Sprintf(
		"summary, headings, bodies, questions and diagram together must have at most %d UTF-16 code units, have %d", maxReportUnits, total)}}
}
