package agent

import (
	"context"
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Model is what turns messages into text or tool calls: a provider's client
// (llm/openai), the built-in interpreter, or a script in tests.
type Model interface {
	// Name is the model asked for, as reported in done.requestedModel.
	Name() string
	// Metered reports whether a call uses the shared daily model budget.
	Metered() bool
	// Complete makes one call. Text pieces are passed to onText in order as
	// they arrive; the returned Reply holds all of it. A reply that was cut,
	// filtered, empty, over a cap or malformed is an error with reason
	// "agent_incomplete"; a provider failure one with "agent_upstream". Both
	// end the turn. It returns within 100 ms of ctx being done.
	Complete(ctx context.Context, req ModelRequest, onText func(string)) (Reply, error)
}

// TurnModel is a Model that makes the calls of one turn by a Model of its own, which
// may remember between them. A turn makes its calls one after another.
type TurnModel interface {
	Model
	ForTurn() Model
}

// ModelRequest is one model call.
type ModelRequest struct {
	Locale   i18n.Locale
	Research bool // mode "research"
	Messages []Message
	Tools    []ToolSpec // what may be called; empty only with ChoiceNone
	Choice   Choice
}

// Role says whose message it is.
type Role string

// The roles of messages.
const (
	RoleSystem    Role = "system"
	RoleUser      Role = "user"
	RoleAssistant Role = "assistant"
	RoleTool      Role = "tool"
)

// Message is one message of the conversation that a model sees. Order: system
// prompt; system context snapshot (a line, then JSON: see Snapshot); history;
// the person's message; then assistant and tool messages; extra system notes
// when a step is forced or the turn must end.
type Message struct {
	Role      Role
	Content   string
	Reasoning string     // assistant only: echoed back to the provider, never shown
	Calls     []ToolCall // assistant only
	CallID    string     // tool only: the call it answers
}

// ToolCall is a model's wish to run a tool.
type ToolCall struct {
	ID        string
	Name      string
	Arguments string // JSON as the model wrote it, possibly malformed
	Example   bool   // a chart of an invented birth: its title says so
}

// Choice says what a model may do: its zero value lets it decide.
type Choice struct {
	Kind ChoiceKind
	Tool string // for ChoiceTool
}

// ChoiceKind is the kind of a Choice.
type ChoiceKind uint8

// The kinds of choice.
const (
	ChoiceAuto   ChoiceKind = iota
	ChoiceNone              // text only
	ChoiceTool              // exactly the named tool
	ChoiceClient            // one or more of the client's functions, which alone are offered
)

// Reply is a model's whole answer to one call.
type Reply struct {
	Model     string // as the provider reported it
	Text      string
	Reasoning string
	Calls     []ToolCall
}

// Snapshot is the JSON of the second system message: everything after that
// message's first line. Only VerifiedCalculations and VerifiedLibrarySources
// were checked by tools; the rest is data from outside.
type Snapshot struct {
	VerifiedCalculations        []VerifiedCalculation `json:"verifiedCalculations"`
	PriorReportDrafts           []Report              `json:"priorReportDrafts"`
	SelectedBirthInformation    *BirthInfo            `json:"selectedBirthInformation"`
	UserSelectedNotes           string                `json:"userSelectedNotes"`
	VerifiedLibrarySources      []LibraryReceipt      `json:"verifiedLibrarySources"`
	UnverifiedPriorReferenceIDs []string              `json:"unverifiedPriorReferenceIds"`
	SourceRefreshFailures       []RefreshFailure      `json:"sourceRefreshFailures"`
}

// VerifiedCalculation is a reading that was recomputed at the start of the turn.
type VerifiedCalculation struct {
	Kind    string         `json:"kind"`
	Reading jsontext.Value `json:"reading"`
}

// RefreshFailure is a source that could not be read again.
type RefreshFailure struct {
	ID     string `json:"id"`
	Reason string `json:"reason"`
}

// LibraryReceipt is a library text given to the model at the start of the turn.
// It is citable unless RequiresReadBeforeCitation.
type LibraryReceipt struct {
	Source                     Source `json:"source"`
	Content                    string `json:"content"`
	Scope                      string `json:"scope"` // full | section | preview
	Truncated                  bool   `json:"truncated"`
	FullContentLength          int    `json:"fullContentLength,omitzero"`
	RequiresReadBeforeCitation bool   `json:"requiresReadBeforeCitation,omitzero"`
}
