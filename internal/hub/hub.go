package hub

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// Windows counts calls in minutes of the clock.
type Windows interface {
	// Take counts one call of a subject in the window of the minute, or refuses it
	// with a fault of kind RateLimited whose reason is the window's name.
	Take(ctx context.Context, subject string, w Window) error
}

// Config is what a Hub needs.
type Config struct {
	Book    *ledger.Book
	Batch   *ledger.Batch
	Board   *forum.Board
	Fortune []tool.Tool // the six of package fortune, in their order
	Windows Windows
	Now     func() time.Time
	NewID   func() string // of records
}

// MaxBody is how many bytes the body of a call may have.
const MaxBody = 256 << 10

// Hub is the fourteen tools. It is safe for concurrent use.
type Hub struct {
	config  Config
	entries []*Entry
	byName  map[string]*Entry
}

// New makes a Hub. Its error is a tool that is missing or there twice.
func New(c Config) (*Hub, error) {
	h := &Hub{config: c, byName: map[string]*Entry{}}
	h.entries = append(h.metaEntries(), h.fortuneEntries()...)
	h.entries = append(h.entries, h.forumEntries()...)
	for _, e := range h.entries {
		if h.byName[e.Name] != nil {
			return nil, fmt.Errorf("the hub has two tools called %s", e.Name)
		}
		h.byName[e.Name] = e
	}
	if len(h.entries) != 14 {
		return nil, fmt.Errorf("the hub has %d tools", len(h.entries))
	}
	return h, nil
}

// Entries returns the tools in the order of tools/list: meta, fortune, forum.
func (h *Hub) Entries() []*Entry { return h.entries }

// Request is one call of a tool.
type Request struct {
	Caller    Caller
	Category  string // "" leaves it open
	Name      string
	Arguments jsontext.Value // one JSON object without duplicate names
	Key       string         // idempotency key, "" for none
	Locale    i18n.Locale    // the transport's wish; an argument locale wins
}

// Answer is what a call that succeeded answers.
type Answer struct {
	Payload  jsontext.Value
	Credits  int64 // deducted
	FreeUnit bool  // free quota paid for it
	Entry    *Entry
}

// Call makes one call. Its errors are faults; see Describe for what they are on
// the wire.
func (h *Hub) Call(ctx context.Context, req Request) (Answer, error) {
	e := h.byName[req.Name]
	if e == nil || req.Category != "" && req.Category != e.Category {
		return Answer{}, unknownTool()
	}
	call, err := e.call(req)
	if err != nil {
		return Answer{Entry: e}, err
	}
	if req.Key != "" && e.Writes() && req.Caller.Kind != Session {
		receipt, found, err := h.config.Book.Replay(ctx, call)
		if err != nil || found {
			return answer(e, receipt), err
		}
	}
	began := h.config.Now()
	checked, err := h.admit(ctx, e, req)
	if err != nil {
		h.refused(ctx, e, req, began, err)
		return Answer{Entry: e}, err
	}
	return h.perform(ctx, e, req, call, checked)
}

// call is the ledger's view of a request. Its error is arguments that are no JSON.
func (e *Entry) call(req Request) (ledger.Call, error) {
	c := ledger.Call{Account: req.Caller.Account, Tool: e.Name, Timeout: e.Timeout, Free: !e.Paid}
	if !e.Writes() {
		return c, nil
	}
	c.Key = req.Key
	arguments := req.Arguments.Clone()
	if req.Key != "" {
		if normal, err := e.tool.Check(arguments); err == nil {
			arguments = normal // what is ignored or left to a default makes no other call
		}
	}
	if err := arguments.Canonicalize(); err != nil {
		return c, fault.New(fault.Invalid, "invalid_json", i18n.T("参数不是 JSON。", "The arguments are not JSON."))
	}
	c.Arguments = arguments
	return c, nil
}

// admit asks everything that can refuse a call before it costs anything, and
// returns its input in normal form.
func (h *Hub) admit(ctx context.Context, e *Entry, req Request) (jsontext.Value, error) {
	if e.Category == CategoryFortune {
		if err := h.enabled(ctx, e); err != nil {
			return nil, err
		}
	}
	if req.Caller.Kind == Session && !e.Session {
		return nil, wrongCredential()
	}
	if w := e.Window; w.PerMinute > 0 && (!w.AgentOnly || req.Caller.Kind == AgentKey) {
		subject := req.Caller.Account
		if w.AgentOnly {
			subject = req.Caller.Key
		}
		if err := h.config.Windows.Take(ctx, subject, w); err != nil {
			return nil, err
		}
	}
	return e.tool.Check(req.Arguments)
}

// enabled refuses a tool that an operator has disabled.
func (h *Hub) enabled(ctx context.Context, e *Entry) error {
	prices, err := h.prices(ctx)
	if err != nil {
		return err
	}
	if p, ok := prices[e.Name]; ok && !p.Enabled {
		return fault.New(fault.Denied, ledger.ReasonDisabled, i18n.T("这个工具已停用。", "This tool is disabled."))
	}
	return nil
}

// perform runs an admitted call: through the book when it must be paid for or kept
// exactly once, else at once.
func (h *Hub) perform(ctx context.Context, e *Entry, req Request, call ledger.Call, input jsontext.Value) (Answer, error) {
	work := func(ctx context.Context) ([]byte, error) {
		ctx, cancel := context.WithTimeout(ctx, e.Timeout)
		defer cancel()
		value, err := e.run(ctx, req.Caller, req.Locale, input, once(req, e, call.Arguments, h.config.Now()))
		if err != nil {
			return nil, err
		}
		text, err := json.Marshal(value)
		if err != nil {
			return nil, fault.Wrap("encode the result of "+e.Name, err)
		}
		return text, nil
	}
	if e.keep == durably {
		receipt, err := h.config.Book.Charge(ctx, call, work)
		return answer(e, receipt), err
	}
	began := h.config.Now()
	text, err := work(ctx)
	h.ended(e, req, began, err)
	return Answer{Payload: text, Entry: e}, err
}

// answer is what the ledger's receipt says on the wire.
func answer(e *Entry, r ledger.Receipt) Answer {
	return Answer{Payload: r.Answer, Credits: r.Credits, FreeUnit: r.FreeUnit, Entry: e}
}

// ended records a free call that came to its end.
func (h *Hub) ended(e *Entry, req Request, began time.Time, err error) {
	if e.keep == inBatches {
		h.config.Batch.Add(h.record(e, req, began, err))
	}
}

// refused records a call that never ran: what costs or writes at once, the rest
// with the batch.
func (h *Hub) refused(ctx context.Context, e *Entry, req Request, began time.Time, err error) {
	r := h.record(e, req, began, err)
	switch {
	case r.Error == CodeUnauthorized:
	case e.keep == durably:
		// The refusal stands whether or not its record could be kept.
		_ = h.config.Book.Record(context.WithoutCancel(ctx), r)
	case e.keep == inBatches:
		h.config.Batch.Add(r)
	}
}

func (h *Hub) record(e *Entry, req Request, began time.Time, err error) ledger.Record {
	r := ledger.Record{
		ID: h.config.NewID(), Account: req.Caller.Account, Tool: e.Name, Status: ledger.Succeeded, StartedAt: began, EndedAt: h.config.Now(),
	}
	if err != nil {
		r.Error = Code(err)
		r.Status = ledger.Failed
		if refusals[r.Error] {
			r.Status = ledger.Refused
		}
	}
	return r
}
