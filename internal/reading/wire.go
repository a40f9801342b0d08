package reading

import (
	"encoding/json/jsontext"
	"time"
)

// ToolName is the tool whose arguments are the answer.
const ToolName = "write_reading"

// Request is the body of POST /api/v1/interpret. Unknown members are refused.
// Lengths count UTF-16 units.
type Request struct {
	Kind     string         `json:"kind" enum:"bazi|iching|tarot|ziwei"`
	Input    jsontext.Value `json:"input" doc:"What the chart was made from: the calculator's input; for iching its six lines, for tarot the cards with id and reversed."`
	Question string         `json:"question" limit:"2..600" trim:"true"`
	Context  string         `json:"context" limit:"0..1600" default:"\"\""`
	Locale   string         `json:"locale" enum:"zh|en" default:"\"zh\""`
	Consent  bool           `json:"consent" const:"true"`
}

// Answer is a reading.
type Answer struct {
	Title        string        `json:"title" limit:"1..120" trim:"true"`
	Summary      string        `json:"summary" limit:"1..1400" trim:"true"`
	Observations []Observation `json:"observations" limit:"1..4"`
	NextSteps    []string      `json:"nextSteps" limit:"1..3" items:"1..400"`
	Question     string        `json:"question" limit:"1..400" trim:"true" doc:"One question for the person to think about."`
}

// Observation is one thing that the chart shows, and what it may mean here.
type Observation struct {
	Basis      string `json:"basis" limit:"1..400" trim:"true" doc:"What the chart shows: symbols of the calculation only."`
	Reflection string `json:"reflection" limit:"1..800" trim:"true" doc:"What the person might think about with it; no prediction."`
}

// Response is the answer of POST /api/v1/interpret.
type Response struct {
	Answer     Answer     `json:"answer"`
	Remaining  int        `json:"remaining" doc:"Readings that this network has left today."`
	Provenance Provenance `json:"provenance"`
}

// Provenance says who wrote a reading.
type Provenance struct {
	Provider       string    `json:"provider"`
	RequestedModel string    `json:"requestedModel"`
	ServedModel    string    `json:"servedModel"`
	GeneratedAt    time.Time `json:"generatedAt"`
	Type           string    `json:"type"`
}

// What a reading is, by who wrote it.
const (
	kindOfModel = "AI-generated symbolic reflection"
	kindOfRules = "Rule-composed symbolic reflection"
)
