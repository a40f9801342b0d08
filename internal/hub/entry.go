package hub

import (
	"context"
	"encoding/json/jsontext"
	"time"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// The categories of tools.
const (
	CategoryMeta    = "meta"
	CategoryFortune = "fortune"
	CategoryForum   = "forum"
)

// The minute windows, which are the limit_type of a refusal.
const (
	WindowMeta    = "meta_call"
	WindowFortune = "fortune_call"
	WindowPost    = "post"
	WindowComment = "comment"
)

// Window is a limit of calls in one minute of the clock.
type Window struct {
	Name      string
	PerMinute int
	AgentOnly bool // counts per agent key; else per account, over all its credentials
}

// The windows of the tools; the zero Window is no limit.
var (
	metaWindow    = Window{WindowMeta, 60, true}
	fortuneWindow = Window{WindowFortune, 10, true}
	postWindow    = Window{WindowPost, 1, false}
	commentWindow = Window{WindowComment, 5, false}
)

// keeping says how a call of a tool is recorded.
type keeping uint8

const (
	unrecorded keeping = iota // about the records themselves
	inBatches                 // free reads: late, and lost in a crash
	durably                   // fortune, paid and write calls
)

// Entry is one tool of the hub.
type Entry struct {
	ID       string // t1
	Category string
	Name     string
	LLM      bool // makes a model call when one is configured
	Window   Window
	Session  bool // a signed-in browser may call it
	Paid     bool // by the price list; else it costs nothing whatever that says
	Timeout  time.Duration

	tool tool.Tool // schema, words, and the function of tools that need no caller
	run  func(ctx context.Context, c Caller, l i18n.Locale, input jsontext.Value, once string) (any, error)
	keep keeping
}

// Description returns what the tool does.
func (e *Entry) Description() i18n.Text { return e.tool.Description }

// Label returns the tool's short name for people.
func (e *Entry) Label() i18n.Text { return e.tool.Label }

// InputSchema returns the JSON Schema of the arguments.
func (e *Entry) InputSchema() any { return e.tool.Input }

// OutputSchema returns the JSON Schema of the payload.
func (e *Entry) OutputSchema() any { return e.tool.Output }

// Example returns arguments for documents; nil when there are none.
func (e *Entry) Example() jsontext.Value { return e.tool.Example }

// Writes reports whether a call costs or changes something, so that an idempotency key
// means something.
func (e *Entry) Writes() bool { return e.Paid || e.keep == durably && e.Category == CategoryForum }

// How long a tool may take: a model writes for the second and fourth link of the
// chain, and no call is held longer than 300 s.
const (
	computeTimeout = 30 * time.Second
	modelTimeout   = 240 * time.Second
)
