package agent

import (
	"context"
	"encoding/json/jsontext"
	"fmt"
	"log/slog"
	"time"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// Caller runs tools.
type Caller interface {
	Tools() []tool.Tool
	Call(ctx context.Context, name string, locale i18n.Locale, raw jsontext.Value) (tool.Result, error)
}

// Library says which texts exist. They are read through the Caller's tools.
type Library interface {
	// Has reports whether id names a text that read_library or read_reference
	// may read. It reads nothing itself.
	Has(id string) bool
}

// Budget counts what turns use up. Its refusals are faults of kind RateLimited
// with reason daily_allowance, agent_budget or daily_budget.
type Budget interface {
	// StartTurn counts a turn of the network at address and, when metered, its
	// first model call. It returns how many turns the network has left today.
	StartTurn(ctx context.Context, address string, metered bool) (remaining int, err error)
	// ModelCall counts one further call of a metered model.
	ModelCall(ctx context.Context) error
}

// Limits bound one turn.
type Limits struct {
	ModelCalls   int
	ToolCalls    int
	Duration     time.Duration
	ContextBytes int // of the messages to the model, as JSON
}

// DefaultLimits are the limits when the configuration says nothing.
func DefaultLimits() Limits {
	return Limits{ModelCalls: 5, ToolCalls: 12, Duration: 120 * time.Second, ContextBytes: 180000}
}

// check refuses limits that were never set.
func (l Limits) check() error {
	if l.ModelCalls < 1 || l.ToolCalls < 1 || l.Duration <= 0 || l.ContextBytes < 1 {
		return fmt.Errorf("limits of a turn must be positive: %+v", l)
	}
	return nil
}

// DefaultOffer names the tools of the Caller that a model is offered, in order.
// Those that the Caller does not have are left out.
func DefaultOffer() []string {
	return []string{
		"calculate_bazi", "cast_iching", "draw_tarot", "calculate_ziwei",
		toolSearchLibrary, toolReadLibrary, toolReadReference,
	}
}

// FullOffer is DefaultOffer and, behind it, the other calculators that a model may
// use. One that draws or casts has to make a chart of chance, which the harness keeps
// from being replaced.
func FullOffer() []string {
	return append(DefaultOffer(), "restore_tarot", "cast_liuyao", "cast_meihua", "xiaoliuren", "search_places", "almanac_day", "pick_day", "match_charts", "solar_terms", "reverse_lookup")
}

// Config is what a Turner works with.
type Config struct {
	Model   Model   // nil: Prepare refuses with agent_unavailable
	Tools   Caller  // runs every tool but the harness's own
	Library Library // nil: no text is known beforehand
	Budget  Budget  // nil: nothing is counted, and start tells no remaining turns
	Limits  Limits
	Offer   []string // nil: DefaultOffer
	Now     func() time.Time
	NewID   func() string // of runs and artifacts: UUIDs
	Log     *slog.Logger  // of tools that fail by our own fault; nil: nobody reads it
}

// Turner prepares and runs turns. It never changes and is safe for concurrent
// use; each Turn it prepares is for one run.
type Turner struct {
	Config
	request *schema.Decoder[TurnRequest]
	kit     kit
}

// NewTurner makes a Turner.
func NewTurner(c Config) (*Turner, error) {
	if err := c.Limits.check(); err != nil {
		return nil, err
	}
	if c.Offer == nil {
		c.Offer = DefaultOffer()
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	return &Turner{Config: c, request: schema.NewDecoder[TurnRequest](), kit: newKit(c)}, nil
}

// Offered is a tool that a model is offered, by its name and its label.
type Offered struct {
	Name  string
	Label i18n.Text
}

// Offered returns the tools that a model is offered, in order: those of the Caller
// and the harness's own.
func (t *Turner) Offered() []Offered {
	list := []Offered{{planSpec.Name, planSpec.Label}}
	for _, each := range t.kit.offered {
		list = append(list, Offered{each.Name, each.Label})
	}
	return append(list, Offered{askSpec.Name, askSpec.Label}, Offered{reportSpec.Name, reportSpec.Label})
}

// Decode reads the body of a request. Its error is a fault of kind Invalid that
// lists every problem.
func (t *Turner) Decode(body []byte) (TurnRequest, error) { return t.request.Decode(body) }

// DecodeRequest is Decode without a Turner, for a client that checks a request
// before it sends it.
func DecodeRequest(body []byte) (TurnRequest, error) { return schema.Decode[TurnRequest](body) }
