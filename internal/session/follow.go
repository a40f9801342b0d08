package session

import (
	"context"
	"iter"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// page is how many events or notices are read at once.
const page = 128

// Follow returns the events of a run behind after: those that are there, then those
// that come, until its end. It never leaves a gap and never tells one twice, and a
// reader that is slow holds up nobody. A run that must not be found again can be
// followed while its session is there.
func (s *Service) Follow(ctx context.Context, o Owner, response string, after int64) iter.Seq2[RunEvent, error] {
	return func(yield func(RunEvent, error) bool) {
		r, err := s.find(ctx, o, response)
		if err == nil && (after < 0 || after > r.Seq) {
			err = badCursor()
		}
		if err != nil {
			yield(RunEvent{}, err)
			return
		}
		s.board.join(r.Session)
		defer s.board.leave(r.Session)
		for {
			changed := s.board.next(r.Session)
			more, err := s.events(ctx, r, &after, yield)
			if err != nil {
				yield(RunEvent{}, err)
			}
			if !more || err != nil {
				return
			}
			select {
			case <-changed:
			case <-ctx.Done():
				yield(RunEvent{}, ctx.Err())
				return
			}
		}
	}
}

// events passes on the events of a run that are in the store. more is false when the
// reader has left or the end was among them.
func (s *Service) events(ctx context.Context, r Response, after *int64, yield func(RunEvent, error) bool) (more bool, err error) {
	for {
		list, err := s.Store.Events(ctx, r.ID, *after, page)
		if err != nil {
			return false, wrap("read the log of a run", err)
		}
		for _, e := range list {
			if *after = e.Seq; !yield(e, nil) || e.Kind == EventEnd {
				return false, nil
			}
		}
		if len(list) < page {
			return s.exists(ctx, r.ID, *after, list)
		}
	}
}

// exists looks whether a run that nothing came from was deleted meanwhile.
func (s *Service) exists(ctx context.Context, id string, after int64, came []RunEvent) (bool, error) {
	if len(came) > 0 {
		return true, nil
	}
	now, found, err := s.Store.Response(ctx, id)
	switch {
	case err != nil:
		return false, wrap("find a response", err)
	case !found:
		return false, unknownResponse()
	}
	return now.Status == InProgress || now.Seq > after, nil
}

func badCursor() error {
	return &fault.Error{Kind: fault.Invalid, Reason: "invalid_cursor", Msg: i18n.T("起点超出了已有的事件。", "The cursor is past the end of the events."),
		Fields: []fault.Field{{Path: "starting_after", Code: "invalid_value", Message: "past the end of the events"}}}
}
