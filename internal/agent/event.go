package agent

import (
	"encoding/json/jsontext"
	"time"
)

// Event is one frame of a turn's stream. Type decides which other fields are
// present; exactly one done or error ends a stream.
type Event struct {
	Type string `json:"type"`

	// start
	RunID     string `json:"runId,omitzero"`
	Remaining *int   `json:"remaining,omitzero"`

	// delta, context
	Text string `json:"text,omitzero"`

	// tool_start, tool_end, tool_recovered
	Tool       *ToolActivity `json:"tool,omitzero"`
	ID         string        `json:"id,omitzero"`
	ToolID     string        `json:"toolId,omitzero"`
	Detail     string        `json:"detail,omitzero"`
	Issue      string        `json:"issue,omitzero"`
	ArtifactID string        `json:"artifactId,omitzero"`

	Steps    []PlanStep     `json:"steps,omitzero"`    // plan
	Source   *Source        `json:"source,omitzero"`   // source
	Artifact jsontext.Value `json:"artifact,omitzero"` // artifact: a ChartArtifact or ReportArtifact
	Question *Question      `json:"question,omitzero"` // question
	Call     *ClientCall    `json:"call,omitzero"`     // call: never at /api/v1/agent, whose clients declare no functions

	// tool_end: complete | error; done: complete | waiting | limited
	Status         string `json:"status,omitzero"`
	ServedModel    string `json:"servedModel,omitzero"`
	RequestedModel string `json:"requestedModel,omitzero"`
	ModelCalls     *int   `json:"modelCalls,omitzero"`
	ToolCalls      *int   `json:"toolCalls,omitzero"`

	// error
	Code    string `json:"code,omitzero"`
	Message string `json:"message,omitzero"`
}

// The types of events.
const (
	EventStart         = "start"
	EventDelta         = "delta"
	EventToolStart     = "tool_start"
	EventToolEnd       = "tool_end"
	EventToolRecovered = "tool_recovered"
	EventPlan          = "plan"
	EventSource        = "source"
	EventArtifact      = "artifact"
	EventQuestion      = "question"
	EventCall          = "call"
	EventContext       = "context"
	EventDone          = "done"
	EventError         = "error"
)

// ToolActivity announces a tool that is about to run.
type ToolActivity struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Label  string `json:"label"`
	Status string `json:"status"` // always "running"
}

// PlanStep is one public step of the plan.
type PlanStep struct {
	Title  string `json:"title" limit:"1..100" trim:"true"`
	Status string `json:"status" enum:"pending|active|complete"`
}

// Source is a text whose content was really read in this turn.
type Source struct {
	ID      string    `json:"id"`
	Title   string    `json:"title"`
	URL     string    `json:"url"`
	Kind    string    `json:"kind"` // guide | reference | symbol
	Level   string    `json:"level"`
	Excerpt string    `json:"excerpt"` // at most 280 UTF-16 units
	ReadAt  time.Time `json:"readAt"`
}

// Question asks the person for one thing.
type Question struct {
	Question string   `json:"question" limit:"1..700"`
	Options  []string `json:"options" limit:"0..4" items:"1..160" trim:"true" default:"[]"`
	Form     string   `json:"form,omitzero" enum:"birth"`
}

// ChartArtifact is a computed chart.
type ChartArtifact struct {
	Type      string         `json:"type"` // "chart"
	ID        string         `json:"id"`
	Title     string         `json:"title"`
	CreatedAt time.Time      `json:"createdAt"`
	Reading   jsontext.Value `json:"reading"`
	Input     ReadingInput   `json:"input"`
}

// ReadingInput is what a reading was computed from.
type ReadingInput struct {
	Kind  string         `json:"kind" enum:"bazi|iching|tarot|ziwei"`
	Input jsontext.Value `json:"input"`
}

// Report is a written report. All lengths count UTF-16 units; summary, headings,
// bodies, questions and visual texts together are at most 1800.
type Report struct {
	Title     string          `json:"title" limit:"1..100"`
	Summary   string          `json:"summary" limit:"1..450"`
	Sections  []ReportSection `json:"sections" limit:"1..4"`
	Questions []string        `json:"questions" limit:"0..3" items:"0..100" default:"[]"`
	Visual    *Visual         `json:"visual,omitzero"`
}

// ReportSection is one chapter of a report.
type ReportSection struct {
	Heading   string   `json:"heading" limit:"1..100"`
	Body      string   `json:"body" limit:"1..700"`
	SourceIDs []string `json:"sourceIds" limit:"0..6" items:"0..120" default:"[]"`
}

// Visual is a plain-text diagram.
type Visual struct {
	Type  string       `json:"type" enum:"comparison|steps"`
	Title string       `json:"title" limit:"1..80" trim:"true"`
	Items []VisualItem `json:"items" limit:"2..4"`
	Note  string       `json:"note" limit:"0..160" default:"\"\""`
}

// VisualItem is one box of a diagram.
type VisualItem struct {
	Label     string   `json:"label" limit:"1..48" trim:"true"`
	Detail    string   `json:"detail" limit:"1..160" trim:"true"`
	SourceIDs []string `json:"sourceIds" limit:"0..4" items:"1..120" default:"[]"`
}

// ReportArtifact is a saved report.
type ReportArtifact struct {
	Type string `json:"type"` // "report"
	ID   string `json:"id"`
	Report
	CreatedAt time.Time `json:"createdAt"`
}
