package agentui

import (
	"context"
	"errors"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/transport/sse"
)

// stream answers with the events of a response behind after: those that are there,
// then those that come, until its end. When the reader leaves the run goes on.
func (d *Door) stream(w http.ResponseWriter, r *request, resp session.Response, after int, business bool) error {
	f, events, err := d.foldSoFar(r.Context(), r.owner, resp, business)
	if err != nil {
		return err
	}
	if after >= f.next {
		return invalid("starting_after", "is past the end of the events")
	}
	ctx, giveUp := context.WithCancelCause(r.Context())
	defer giveUp(nil)
	s := eventStream{out: sse.Open(w, giveUp), after: after}
	defer s.out.Close()
	if err := s.send(events); err != nil || f.terminal {
		s.done(f)
		return nil
	}
	for e, err := range d.Sessions.Follow(ctx, r.owner, resp.ID, resp.Seq) {
		if err != nil {
			d.lost(ctx, err)
			return nil
		}
		if s.send(f.take(e)) != nil {
			return nil
		}
	}
	s.done(f)
	return nil
}

// eventStream sends events to one reader.
type eventStream struct {
	out   *sse.Writer
	after int
}

// send sends those events that the reader has not seen.
func (s *eventStream) send(events []Event) error {
	for _, e := range events {
		if e.number() <= s.after {
			continue
		}
		data, err := encode(e)
		if err != nil {
			return err
		}
		if err := s.out.SendFrame(sse.Frame{Name: e.name(), Data: data}); err != nil {
			return err
		}
	}
	return nil
}

// done says that nothing follows, once the end was told. A reader that is lost is not
// told any more.
func (s *eventStream) done(f *fold) {
	if f.terminal {
		_ = s.out.SendFrame(sse.Frame{Data: []byte("[DONE]")}) // the reader has gone; nobody is left to tell
	}
}

// lost notes why a stream broke off, unless its reader has left.
func (d *Door) lost(ctx context.Context, err error) {
	if ctx.Err() == nil && !errors.Is(err, context.Canceled) {
		d.Log.Error("stream broke off", "err", err)
	}
}
