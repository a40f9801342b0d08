package agent

import (
	"context"
	_ "embed"
	"errors"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed tool_report.md
var reportText string

var reportSpec = tool.Spec{
	Name: toolWriteReport, Category: "agent",
	Label:       i18n.T("整理研究报告", "Write the report"),
	Description: tool.Describe(reportText),
}

// Issues of rejected reports: on the wire in tool_end, and for the model.
const (
	issueUnread  = "citation_unread"
	issueInvalid = "report_invalid"
)

// reportSaved is what write_report answers.
type reportSaved struct {
	Saved       bool   `json:"saved"`
	ReportID    string `json:"reportId"`
	Title       string `json:"title"`
	Instruction string `json:"instruction"`
}

// unreadError refuses a report that cites what was not read.
type unreadError struct{ missing []string }

func (e *unreadError) Error() string { return "the report cites sources that were not read" }

// writeReport saves a report whose every citation was read in this turn.
func (r *run) writeReport(_ context.Context, _ i18n.Locale, in Report) (reportSaved, error) {
	if missing := r.sources.missing(in.cited()); len(missing) > 0 {
		return reportSaved{}, &unreadError{missing}
	}
	artifact := &ReportArtifact{Type: "report", ID: r.NewID(), Report: in, CreatedAt: r.Now()}
	if err := r.sendArtifact(artifact); err != nil {
		return reportSaved{}, err
	}
	r.desk.saved = artifact
	return reportSaved{Saved: true, ReportID: artifact.ID, Title: in.Title,
		Instruction: "The person can see the report. Close in two or three sentences and do not repeat it."}, nil
}

// unreadResult is what a model reads about a report with unread citations.
type unreadResult struct {
	Error       string   `json:"error"`
	Code        string   `json:"code"`
	Missing     []string `json:"missingSourceIds"`
	Verified    []string `json:"verifiedSourceIds"`
	Instruction string   `json:"instruction"`
}

// invalidResult is what a model reads about a report of the wrong form.
type invalidResult struct {
	Error            string            `json:"error"`
	ValidationErrors []validationError `json:"validationErrors"`
	Code             string            `json:"code"`
	Instruction      string            `json:"instruction"`
}

// performReport saves a report or puts its draft on the desk to be mended.
func (r *run) performReport(ctx context.Context, t tool.Tool, at attempt) outcome {
	input, err := t.Check(at.raw)
	if err != nil {
		return r.rejectInvalid(at, fault.As(err))
	}
	res, err := t.Call(ctx, tool.Request{Locale: r.locale, Input: input})
	if unread, ok := errors.AsType[*unreadError](err); ok {
		return r.rejectUnread(at, unread.missing)
	}
	if err != nil {
		return r.failure(ctx, t.Name, err)
	}
	return outcome{content: res.JSON, detail: textDone.In(r.locale), artifactID: r.desk.saved.ID}
}

func (r *run) rejectInvalid(at attempt, f *fault.Error) outcome {
	problems := validationErrors(f.Fields)
	if len(problems) == 0 {
		problems = append(problems, validationError{Code: f.Reason, Message: f.Msg.En})
	}
	result := invalidResult{
		Error: "The report was not saved: its form is not valid.", ValidationErrors: problems, Code: issueInvalid,
		Instruction: "Correct every listed field and keep to the limits; shorten rather than split.",
	}
	r.desk.reject(at, result, nil)
	return outcome{content: result, detail: textBadReport.In(r.locale), failed: true, issue: issueInvalid}
}

func (r *run) rejectUnread(at attempt, missing []string) outcome {
	result := unreadResult{
		Error: "The report was not saved: it cites sources that were not read in this turn.", Code: issueUnread,
		Missing: missing, Verified: r.sources.list(),
		Instruction: "Cite only verified ids. Read what is missing if it exists, or take the claim out.",
	}
	r.desk.reject(at, result, missing)
	return outcome{content: result, detail: textUnread.In(r.locale), failed: true, issue: issueUnread}
}
