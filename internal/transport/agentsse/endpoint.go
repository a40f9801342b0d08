// Package agentsse serves POST /api/v1/agent: one turn of a conversation as an
// event stream. It stores nothing; the client carries the state.
package agentsse

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/sse"
)

// Path is the address of the endpoint, and MaxBody how many bytes a request may
// have.
const (
	Path    = "/api/v1/agent"
	MaxBody = 96 << 10
)

// Endpoint returns the endpoint that runs turns. A request is checked in this
// order: its form, its readings, whether there is a model, the day's budget. Only
// then does the stream begin; every refusal is a JSON problem.
func Endpoint(turner *agent.Turner, log *slog.Logger) gate.Endpoint {
	e := endpoint{turner: turner, log: log}
	return gate.Endpoint{Path: Path, MaxBody: MaxBody, Handle: e.handle}
}

type endpoint struct {
	turner *agent.Turner
	log    *slog.Logger
}

func (e endpoint) handle(w http.ResponseWriter, r *http.Request, body []byte) error {
	req, err := e.turner.Decode(body)
	if err != nil {
		return err
	}
	turn, err := e.turner.Prepare(r.Context(), req)
	if err != nil {
		return err
	}
	ctx, giveUp := context.WithCancelCause(r.Context())
	defer giveUp(nil)
	s := stream{w: w, giveUp: giveUp}
	defer s.close()
	start := e.turner.Now()
	err = turn.Run(ctx, gate.Address(ctx), s.emit)
	if s.out == nil {
		return err
	}
	e.record(ctx, s.last, err, e.turner.Now().Sub(start))
	return nil
}

// stream is the answer of one request. It begins with the first event.
type stream struct {
	w      http.ResponseWriter
	giveUp context.CancelCauseFunc
	out    *sse.Writer
	last   agent.Event
}

func (s *stream) emit(e agent.Event) error {
	if s.out == nil {
		s.out = sse.Open(s.w, s.giveUp)
	}
	s.last = e
	return s.out.Send(e)
}

func (s *stream) close() {
	if s.out != nil {
		s.out.Close()
	}
}

// record writes one line about a turn that had begun: how it ended, never what
// was said in it.
func (e endpoint) record(ctx context.Context, last agent.Event, err error, took time.Duration) {
	level, outcome := slog.LevelInfo, last.Status
	switch {
	case errors.Is(err, context.Canceled) || ctx.Err() != nil:
		outcome = "cancelled"
	case err != nil:
		level, outcome = slog.LevelWarn, fault.As(err).Reason
	}
	attrs := []slog.Attr{slog.String("outcome", outcome), slog.Duration("duration", took)}
	if level == slog.LevelWarn {
		attrs = append(attrs, slog.Any("error", fault.As(err).Err))
	}
	e.log.LogAttrs(ctx, level, "turn ended", attrs...)
}
