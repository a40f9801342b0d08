package session

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// runner does the work of one run and keeps its log. The turn appends to a buffer;
// one goroutine writes what waits there in one transaction after the other.
type runner struct {
	service  *Service
	plan     *plan
	response Response // as it was at the begin
	ahead    []string // texts of inputs that were parked
	ctx      context.Context
	stop     context.CancelCauseFunc
	ended    bool // the store has the end of the run; of the turn's goroutine

	mu        sync.Mutex
	changed   *sync.Cond
	waiting   []entry // to be written
	writing   bool
	closed    bool                      // nothing more comes
	broken    error                     // why nothing more can be written
	batches   int64                     // that are in the store
	artifacts map[string]jsontext.Value // of this run
	message   string                    // the message under way; of the turn's goroutine
	mapper    Mapper
}

// entry is an event to append, with what goes beside its message.
type entry struct {
	event   RunEvent
	parts   []Part
	message *Message
}

// maxWaiting is how many events wait for the store before the turn waits too.
const maxWaiting = 256

// maxMerged is how long a piece of text becomes while it waits, in bytes.
const maxMerged = 2048

var (
	errTaken     = errors.New("the run was ended by somebody else")
	errCancelled = errors.New("the run was stopped")
)

func (s *Service) newRunner(p *plan) *runner {
	r := &runner{service: s, plan: p, artifacts: map[string]jsontext.Value{}}
	if s.NewMapper != nil {
		r.mapper = s.NewMapper(r.locale())
	}
	r.changed = sync.NewCond(&r.mu)
	r.ctx, r.stop = context.WithCancelCause(s.ctx)
	return r
}

// hold counts a run among those of this server; false when it stops.
func (s *Service) hold(r *runner) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.drains() {
		return false
	}
	s.local[r.plan.response.ID] = r
	s.runs.Add(1)
	return true
}

func (s *Service) release(r *runner) {
	s.mu.Lock()
	delete(s.local, r.plan.response.ID)
	s.mu.Unlock()
	r.stop(nil)
	s.runs.Done()
}

// abandon stops the work on a run that has ended otherwise.
func (s *Service) abandon(response string) {
	s.mu.Lock()
	r := s.local[response]
	s.mu.Unlock()
	if r != nil {
		r.stop(errCancelled)
	}
}

// work runs the turn.
func (r *runner) work() {
	defer r.service.release(r)
	written := make(chan struct{})
	go func() { defer close(written); r.write() }()
	err := r.turn()
	if !r.ended {
		r.fail(err)
	}
	r.close()
	<-written
}

// close lets the writer end when it has written everything.
func (r *runner) close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.closed = true
	r.changed.Broadcast()
}

// turn runs the agent's turn. A panic in it is a failure of the run and of nothing
// else.
func (r *runner) turn() (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("a run panicked: %v", p)
		}
	}()
	r.message = r.response.Open.ID
	return r.plan.turn.RunWith(context.WithValue(r.ctx, stageKey{}, Stage{r}), r.plan.request.Address, agent.Options{
		Counted: true, History: r.plan.history, Ahead: r.ahead, Inbox: inbox{r}, Result: r.answered,
	}, r.emit)
}

// fail ends a run that broke off. What the store has by now stays.
func (r *runner) fail(err error) {
	ctx, done := context.WithTimeout(context.WithoutCancel(r.ctx), settle)
	defer done()
	r.flush(ctx) //nolint:errcheck // what cannot be written is lost, the end is not
	end := r.failure(err)
	if cause := context.Cause(r.ctx); errors.Is(cause, errShutdown) || errors.Is(cause, errCancelled) || errors.Is(cause, errTaken) {
		err = nil // what happened is known
	}
	if failed := r.service.endRun(ctx, r.response, end, nil); failed != nil {
		err = errors.Join(err, failed)
	}
	if err != nil {
		r.service.Log.LogAttrs(ctx, slog.LevelWarn, "run failed", slog.String("code", end.Code), slog.Any("error", err))
	}
}

// settle is how long the end of a run may take that broke off.
const settle = 10 * time.Second

// failure says how a run ends that broke off.
func (r *runner) failure(err error) End {
	if errors.Is(context.Cause(r.ctx), errShutdown) {
		return restarted(r.response)
	}
	f := fault.As(err)
	if f == nil || f.Reason == "" {
		return End{Status: Failed, Code: agent.ReasonIncomplete, Message: textBroken.In(r.locale())}
	}
	return End{Status: Failed, Code: f.Reason, Message: f.Msg.In(r.locale())}
}

var textBroken = i18n.T("这次回答没有完成，请再试一次。", "This answer was not completed. Please try again.")

func (r *runner) locale() i18n.Locale {
	l, _ := i18n.Parse(r.plan.request.Settings.Locale)
	return l
}

// emit takes an event of the turn. Its start and its end are known otherwise.
func (r *runner) emit(e agent.Event) error {
	switch e.Type {
	case agent.EventStart, agent.EventDone, agent.EventError:
		return nil
	case agent.EventCall:
		return r.append(r.call(*e.Call))
	}
	one := entry{event: RunEvent{Kind: EventAgent, Agent: &e}}
	if e.Type == agent.EventArtifact {
		var a struct{ ID string }
		if err := json.Unmarshal(e.Artifact, &a, json.MatchCaseInsensitiveNames(true)); err != nil {
			return err
		}
		r.keep(a.ID, e.Artifact)
		one.parts = []Part{r.part(PartArtifact, a.ID, e.Artifact)}
	}
	return r.append(append([]entry{one}, r.parts(e)...)...)
}

// parts returns the parts of the interface that an event calls for.
func (r *runner) parts(e agent.Event) []entry {
	if r.mapper == nil {
		return nil
	}
	return r.envelopes(r.mapper.Event(e))
}

// answered takes what a tool answered.
func (r *runner) answered(name string, res tool.Result) {
	if r.mapper == nil {
		return
	}
	if err := r.append(r.envelopes(r.mapper.Result(name, res))...); err != nil {
		r.stop(err)
	}
}

// envelopes are entries for parts of the interface. Those that could not be made are
// left out.
func (r *runner) envelopes(bodies []jsontext.Value, err error) []entry {
	if err != nil {
		r.service.Log.LogAttrs(r.ctx, slog.LevelError, "an envelope could not be made", slog.Any("error", err))
	}
	var list []entry
	for _, body := range bodies {
		list = append(list, r.envelope(body))
	}
	return list
}

// call takes a call of a function of the client.
func (r *runner) call(c agent.ClientCall) entry {
	m := Message{ID: r.service.NewID("fc_"), Role: RoleCall, Content: c.Arguments, CallID: c.ID, Name: c.Name}
	return entry{
		event:   RunEvent{Kind: EventCall, Call: &Call{ID: m.ID, CallID: c.ID, Name: c.Name, Arguments: c.Arguments}},
		message: &m,
	}
}

// envelope makes a part of the interface.
func (r *runner) envelope(body []byte) entry {
	p := r.part(PartEnvelope, r.service.NewID("env_"), body)
	p.Status = RenderPending
	return entry{
		event: RunEvent{Kind: EventEnvelope, Envelope: &Envelope{ID: p.ID, Message: p.Message, CreatedAt: p.CreatedAt, Body: body}},
		parts: []Part{p},
	}
}

func (r *runner) part(kind PartKind, id string, body []byte) Part {
	return Part{ID: id, Session: r.response.Session, Message: r.message, Kind: kind, CreatedAt: r.service.now(), Body: body}
}
