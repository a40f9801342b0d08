package session

import (
	"context"
	"iter"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// FromNow is the cursor of a watcher that has seen nothing: it is given a snapshot.
const FromNow = -1

// Newest returns the number of a session's newest notice: no cursor is behind it.
func (s *Service) Newest(ctx context.Context, o Owner, id string) (newest int64, err error) {
	_, err = apart(func() (bool, error) {
		sess, err := s.owned(ctx, o, id)
		newest = sess.Notices
		return true, err
	})
	return newest, err
}

// Watch returns what happens in a session behind the notice after: first what was
// kept, then what comes, until ctx ends or the session is gone. It begins with a
// snapshot when the cursor is FromNow, or when notices behind it are not kept any
// more. A message under way is told as far as it is before its deltas begin, and
// deltas and activities are told live only. A server that stops ends it without an
// error.
//
// A watcher reads from the store at its own pace: one that is slow costs nobody
// anything and misses nothing.
func (s *Service) Watch(ctx context.Context, o Owner, id string, after int64) iter.Seq2[Notice, error] {
	return func(yield func(Notice, error) bool) {
		w := watcher{service: s, session: id, yield: yield}
		if _, err := apart(func() (bool, error) { _, err := s.owned(ctx, o, id); return true, err }); err != nil {
			w.fail(err)
			return
		}
		s.board.join(id)
		defer s.board.leave(id)
		more, err := apart(func() (bool, error) { return w.begin(ctx, after) })
		for more && err == nil {
			changed := s.board.next(id)
			if more, err = apart(func() (bool, error) { return w.catchUp(ctx) }); !more || err != nil {
				break
			}
			select {
			case <-changed:
			case <-s.draining:
				return
			case <-ctx.Done():
				err = ctx.Err()
			}
		}
		if err != nil {
			w.fail(err)
		}
	}
}

// fail tells the reader why nothing follows.
//
//go:noinline
func (w *watcher) fail(err error) { w.yield(Notice{}, err) }

// apart runs a step on a stack of its own, and waits for it. What reads from a store
// needs a deep one, which thousands who then wait would keep.
func apart(step func() (bool, error)) (more bool, err error) {
	done := make(chan any, 1)
	go func() {
		defer func() { done <- recover() }()
		more, err = step()
	}()
	if v := <-done; v != nil {
		panic(v)
	}
	return more, err
}

// watcher is how far one reader of a session is.
type watcher struct {
	service *Service
	session string
	yield   func(Notice, error) bool

	notices int64  // the newest one told
	run     string // the run whose events are told,
	seq     int64  // up to this one
	message string // the message they belong to
}

// begin tells what is there: the notices behind after, or a snapshot.
func (w *watcher) begin(ctx context.Context, after int64) (more bool, err error) {
	snap, err := w.service.look(ctx, w.session)
	if err != nil {
		return false, err
	}
	if after > snap.Notices {
		return false, badCursor()
	}
	kept := after >= 0
	if kept {
		kept, more, err = w.replay(ctx, after, snap.Notices)
		if err != nil || kept && !more {
			return false, err
		}
	}
	w.notices = snap.Notices
	if snap.active != nil {
		w.run, w.seq, w.message = snap.active.ID, snap.active.Seq, snap.active.Open.ID
	}
	if !kept {
		return w.yield(Notice{Kind: NoticeSnapshot, At: w.service.now(), Snapshot: &snap}, nil), nil
	}
	for i, m := range snap.Messages {
		if m.ID == w.message && m.Content != "" {
			return w.yield(Notice{Kind: NoticeMessage, At: w.service.now(), MessageID: m.ID, Message: &snap.Messages[i]}, nil), nil
		}
	}
	return true, nil
}

// replay tells the notices behind after up to one. kept is false when some of them
// are not there any more.
func (w *watcher) replay(ctx context.Context, after, upTo int64) (kept, more bool, err error) {
	for after < upTo {
		list, oldest, err := w.service.Store.Notices(ctx, w.session, after, page)
		if err != nil {
			return false, false, wrap("read the notices of a session", err)
		}
		if oldest > after+1 || len(list) == 0 {
			return false, true, nil
		}
		for _, n := range list {
			if n.Seq > upTo {
				break
			}
			if more, err := w.tell(ctx, n); !more || err != nil {
				return true, false, err
			}
			after = n.Seq
		}
	}
	return true, true, nil
}

// catchUp tells what has come, in the order in which it happened: a notice knows
// behind which event of its run it stands.
func (w *watcher) catchUp(ctx context.Context) (more bool, err error) {
	for {
		list, oldest, err := w.service.Store.Notices(ctx, w.session, w.notices, page)
		if err != nil {
			return false, wrap("read the notices of a session", err)
		}
		if oldest > w.notices+1 { // this reader is so slow that the store has forgotten them
			return w.begin(ctx, FromNow)
		}
		for _, n := range list {
			if more, err := w.live(ctx, n.Response, n.RunSeq); !more || err != nil {
				return false, err
			}
			if more, err := w.tell(ctx, n); !more || err != nil {
				return false, err
			}
			w.notices = n.Seq
		}
		if len(list) < page {
			break
		}
	}
	sess, found, err := w.service.Store.Session(ctx, w.session)
	if err != nil || !found {
		return false, wrap("find a session", err)
	}
	if !sess.Running() || sess.Notices > w.notices {
		return true, nil // what has come meanwhile is told in its turn
	}
	return w.live(ctx, sess.Active, endless)
}

const endless = 1<<63 - 1

// live tells what the events of a run show, up to one of them.
func (w *watcher) live(ctx context.Context, run string, upTo int64) (more bool, err error) {
	if run == "" {
		return true, nil
	}
	if run != w.run {
		w.run, w.seq, w.message = run, 0, ""
	}
	for w.seq < upTo {
		list, err := w.service.Store.Events(ctx, run, w.seq, page)
		if err != nil {
			return false, wrap("read the log of a run", err)
		}
		for _, e := range list {
			if e.Seq > upTo {
				return true, nil
			}
			w.seq = e.Seq
			if !w.show(e) {
				return false, nil
			}
		}
		if len(list) < page {
			return true, nil
		}
	}
	return true, nil
}

// show tells what is live only in an event.
func (w *watcher) show(e RunEvent) (more bool) {
	switch {
	case e.Message != nil:
		w.message = e.Message.ID
	case e.Agent == nil:
	case e.Agent.Type == agent.EventDelta:
		return w.yield(Notice{Kind: NoticeDelta, At: e.At, Response: w.run, MessageID: w.message, Text: e.Agent.Text}, nil)
	case e.Agent.Type != agent.EventArtifact:
		return w.yield(Notice{Kind: NoticeActivity, At: e.At, Response: w.run, MessageID: w.message, Activity: e.Agent}, nil)
	}
	return true
}

// tell passes a notice on with what it is about. One about something that is gone is
// left out.
func (w *watcher) tell(ctx context.Context, n Notice) (more bool, err error) {
	switch n.Kind {
	case NoticeMessage:
		list, err := w.service.Store.Messages(ctx, w.session, Range{ID: n.MessageID})
		if err != nil || len(list) == 0 {
			return true, wrap("find a message", err)
		}
		n.Message = &list[0]
	case NoticeEnvelope:
		list, err := w.service.Store.Messages(ctx, w.session, Range{ID: n.MessageID})
		if err != nil || len(list) == 0 {
			return true, wrap("find a message", err)
		}
		for i, env := range list[0].Envelopes {
			if env.ID == n.Part {
				n.Envelope = &list[0].Envelopes[i]
			}
		}
		if n.Envelope == nil {
			return true, nil
		}
	case NoticeSession:
		sess, found, err := w.service.Store.Session(ctx, w.session)
		if err != nil || !found {
			return false, wrap("find a session", err)
		}
		n.Session = &sess
	}
	return w.yield(n, nil), nil
}
