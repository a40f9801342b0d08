package session

import (
	"context"
	"encoding/json/jsontext"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// Bounds of a session.
const (
	MaxMessages = 400 // of a transcript; a longer conversation begins a new session
	MaxTitle    = 100 // characters
	MaxPage     = 100
)

// LeaseLife is how long a run lives without word of its server.
const LeaseLife = 30 * time.Second

// Mapper turns what happens in one run into parts of the interface. A part is
// checked before it is returned; the error says which could not be made, and is for
// the log.
type Mapper interface {
	// Event returns the parts that an event of the turn calls for, its done among
	// them.
	Event(e agent.Event) ([]jsontext.Value, error)
	// Result returns the parts that show what a tool answered.
	Result(name string, r tool.Result) ([]jsontext.Value, error)
}

// Config is what a Service works with.
type Config struct {
	Store   Store
	Signal  Signal        // nil: no other server has the store open
	Turner  *agent.Turner // for turns with consent
	Builtin *agent.Turner // for turns without; nil refuses them

	// NewMapper makes the Mapper of a run; nil: there are no parts.
	NewMapper func(l i18n.Locale) Mapper

	Now   func() time.Time
	NewID func(prefix string) string // a prefix and at least 128 random bits
	Life  time.Duration              // how long a session is kept after its last change
	Log   *slog.Logger
}

// Service keeps conversations and runs their turns. It is safe for concurrent use.
type Service struct {
	Config
	node   string
	board  *board
	outbox *outbox

	ctx  context.Context // of the runs
	stop context.CancelCauseFunc
	runs sync.WaitGroup

	draining chan struct{} // closed when nothing new begins

	mu    sync.Mutex
	local map[string]*runner // by response
}

// errShutdown ends the runs of a server that stops.
var errShutdown = errors.New("the server stops")

// New makes a Service. Runs that an earlier server did not finish are ended; with a
// Signal, when their lease is over.
func New(ctx context.Context, c Config) (*Service, error) {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	s := &Service{Config: c, node: c.NewID("node_"), board: newBoard(), outbox: newOutbox(), draining: make(chan struct{}), local: map[string]*runner{}}
	s.ctx, s.stop = context.WithCancelCause(context.WithoutCancel(ctx))
	if c.Signal == nil {
		if err := s.endOthers(ctx); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Drain begins no run any more and lets go of everybody who watches a session. Runs
// under way and those who follow them go on.
func (s *Service) Drain() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.drains() {
		close(s.draining)
	}
}

func (s *Service) drains() bool {
	select {
	case <-s.draining:
		return true
	default:
		return false
	}
}

// Close ends the runs under way, as a restart would, and waits for them.
func (s *Service) Close() {
	s.Drain()
	s.stop(errShutdown)
	s.runs.Wait()
}

// now has the precision of the store.
func (s *Service) now() time.Time { return s.Now().UTC().Truncate(time.Millisecond) }

// update changes a session by a rule and tells everybody.
func (s *Service) update(ctx context.Context, k Key, rule func(e *edit) error) error {
	found, err := s.Store.Update(ctx, k, func(state State) (Change, error) {
		e := newEdit(state, s.now(), s.NewID)
		if err := rule(e); err != nil {
			return Change{}, err
		}
		return e.done(), nil
	})
	switch {
	case errors.Is(err, errNothing):
		return nil
	case err != nil:
		return wrap("change a session", err)
	case !found:
		return unknownSession()
	}
	s.wake(k.Session)
	return nil
}

// errNothing is what a rule returns that changes nothing.
var errNothing = errors.New("nothing to change")

// owned returns a session of an owner. A foreign one is an unknown one.
func (s *Service) owned(ctx context.Context, o Owner, id string) (Session, error) {
	sess, found, err := s.Store.Session(ctx, id)
	switch {
	case err != nil:
		return Session{}, wrap("find a session", err)
	case !found || sess.Owner != o || s.expired(sess):
		return Session{}, unknownSession()
	}
	return sess, nil
}

// expired reports whether a session's life is over, swept or not.
func (s *Service) expired(sess Session) bool {
	return !sess.Running() && s.now().Sub(sess.UpdatedAt) >= s.Life
}

// wrap says what failed, unless that is said already.
func wrap(doing string, err error) error {
	if f := (*fault.Error)(nil); err == nil || errors.As(err, &f) {
		return err
	}
	return fault.Wrap(doing, err)
}

func unknownSession() error {
	return fault.New(fault.NotFound, "not_found", i18n.T("没有这个会话。", "There is no such session."))
}

func unknownResponse() error {
	return fault.New(fault.NotFound, "not_found", i18n.T("没有这个 response。", "There is no such response."))
}
