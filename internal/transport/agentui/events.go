package agentui

import (
	"context"
	"errors"
	"net/http"
	"strconv"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/transport/sse"
)

// events answers GET /api/v1/session/{session}/events: what happens in a session,
// behind the cursor of the reader. It begins with a snapshot when there is none.
func (d *Door) events(w http.ResponseWriter, r *request) error {
	after, err := d.watchFrom(r)
	if err != nil {
		return err
	}
	d.watch(w, r, after)
	return nil
}

// watchFrom returns the cursor of a reader who may watch a session.
func (d *Door) watchFrom(r *request) (int64, error) {
	after, err := sessionCursor(r)
	if err != nil {
		return 0, err
	}
	newest, err := d.Sessions.Newest(r.Context(), r.owner, r.PathValue("session"))
	if err == nil && after > newest {
		err = invalid("after", "is past the end of the events")
	}
	return after, err
}

// watch sends what happens in a session until its reader leaves. Thousands wait here
// for long: what is needed for a moment only is in functions of its own, so that the
// stack of one that waits can shrink.
func (d *Door) watch(w http.ResponseWriter, r *request, after int64) {
	ctx, giveUp := context.WithCancelCause(r.Context())
	defer giveUp(nil)
	out := sse.Open(w, giveUp)
	defer out.Close()
	if out.Begin() != nil { // a reader that has everything waits for the next event, not for an answer
		return
	}
	id := r.PathValue("session")
	d.Sessions.Watch(ctx, r.owner, id, after)(func(n session.Notice, err error) bool {
		return d.tell(ctx, out, id, n, err)
	})
}

// tell sends one notice and reports whether the reader is still there.
func (d *Door) tell(ctx context.Context, out *sse.Writer, id string, n session.Notice, err error) bool {
	var f sse.Frame
	if err == nil {
		f, err = frameOf(id, n)
	}
	if err != nil {
		d.lost(ctx, err)
		return false
	}
	return out.SendFrame(f) == nil
}

// sessionCursor reads Last-Event-ID, or after.
func sessionCursor(r *request) (int64, error) {
	text := r.Header.Get("Last-Event-ID")
	if text == "" {
		text = r.URL.Query().Get("after")
	}
	if text == "" {
		return session.FromNow, nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 0 {
		return 0, invalid("after", "must be the id of an event")
	}
	return n, nil
}

// What frames of a session's stream hold beside records.
type (
	messageFrame struct {
		SessionID string        `json:"session_id"`
		Message   MessageRecord `json:"message"`
	}
	responseFrame struct {
		SessionID  string `json:"session_id"`
		ResponseID string `json:"response_id"`
		Status     string `json:"status"`
	}
	deltaFrame struct {
		MessageID string `json:"message_id"`
		Text      string `json:"text"`
	}
	activityFrame struct {
		MessageID string       `json:"message_id"`
		Event     *agent.Event `json:"event"`
	}
	snapshotFrame struct {
		Session     SessionRecord `json:"session"`
		Inputs      []Receipt     `json:"inputs"`
		LastEventID string        `json:"last_event_id"`
	}
)

// frameOf is a notice as it is sent. Those that are kept have an id to go on from.
func frameOf(id string, n session.Notice) (sse.Frame, error) {
	f := sse.Frame{Name: string(n.Kind)}
	if n.Seq > 0 {
		f.ID = strconv.FormatInt(n.Seq, 10)
	}
	var data any
	switch n.Kind {
	case session.NoticeEnvelope:
		data = envelopeOf(id, *n.Envelope)
	case session.NoticeInput:
		data = receiptOf(*n.Input)
	case session.NoticeMessage:
		data = messageFrame{id, messageOf(*n.Message)}
	case session.NoticeResponse:
		data = responseFrame{id, n.Response, string(n.Status)}
	case session.NoticeSession:
		data = sessionOf(*n.Session)
	case session.NoticeSnapshot:
		last := strconv.FormatInt(n.Snapshot.Notices, 10)
		f.ID = last
		data = snapshotFrame{snapshotOf(*n.Snapshot), receiptsOf(n.Snapshot.Pending), last}
	case session.NoticeDelta:
		data = deltaFrame{n.MessageID, n.Text}
	case session.NoticeActivity:
		data = activityFrame{n.MessageID, n.Activity}
	default:
		return f, fault.Wrap("send a notice", errors.New("of unknown kind "+string(n.Kind)))
	}
	var err error
	f.Data, err = encode(data)
	return f, err
}
