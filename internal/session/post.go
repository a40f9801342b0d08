package session

import (
	"context"
	"encoding/json/jsontext"
	"errors"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Addition is what a person adds to a conversation.
type Addition struct {
	Session  string
	InputID  string // the client's, stable over retries
	Text     string
	Delivery Delivery

	// Settings, Params and Address are of the run that is started when none is under
	// way. Nil settings are those of the run before.
	Settings *Settings
	Params   jsontext.Value
	Address  string
}

// Post puts an input in the inbox. A run under way takes it, else one is started. The
// same input again gets its receipt as it now is, whatever its delivery says; another
// text under its id is refused.
func (s *Service) Post(ctx context.Context, o Owner, a Addition) (Receipt, error) {
	if err := a.check(); err != nil {
		return Receipt{}, err
	}
	if _, err := s.owned(ctx, o, a.Session); err != nil {
		return Receipt{}, err
	}
	in := Input{Session: a.Session, ID: a.InputID, Text: a.Text, Delivery: a.Delivery}
	for {
		r, err := s.admit(ctx, in)
		if !errors.Is(err, errIdle) {
			return r, err
		}
		if r, err = s.startWith(ctx, o, a, in); !errors.Is(err, errBusy) {
			return r, err
		}
	}
}

var (
	errIdle = errors.New("no run is under way")
	errBusy = errors.New("a run is under way")
)

// admit adds an input to the run under way, or finds the one that was added before.
func (s *Service) admit(ctx context.Context, in Input) (Receipt, error) {
	var r Receipt
	err := s.update(ctx, Key{Session: in.Session, Input: in.ID}, func(e *edit) (err error) {
		known := e.state.Input != nil
		if !known && !e.session.Running() {
			return errIdle
		}
		if r, err = e.admit(in); err == nil && known {
			return errNothing
		}
		return err
	})
	return r, err
}

// startWith starts a run that answers an input. The receipt says how it was admitted.
func (s *Service) startWith(ctx context.Context, o Owner, a Addition, in Input) (Receipt, error) {
	set, err := s.settings(ctx, a)
	if err != nil {
		return Receipt{}, err
	}
	started, err := s.start(ctx, o, Request{Session: a.Session, Settings: set, Params: a.Params, Address: a.Address}, &in)
	if fault.Is(err, fault.Conflict) && fault.As(err).Reason == "response_active" {
		return Receipt{}, errBusy
	}
	if err != nil {
		return Receipt{}, err
	}
	return Receipt{
		Session: a.Session, InputID: in.ID, Response: started.ID, Delivery: in.Delivery,
		Status: InputPending, Position: 1, CreatedAt: started.CreatedAt, Started: true,
	}, nil
}

// settings returns those of an addition, or of the run before it.
func (s *Service) settings(ctx context.Context, a Addition) (Settings, error) {
	if a.Settings != nil {
		return *a.Settings, nil
	}
	last, err := s.Store.Messages(ctx, a.Session, Range{Limit: 1})
	if err != nil || len(last) == 0 {
		return Settings{}, wrap("find the run before", err)
	}
	r, _, err := s.Store.Response(ctx, last[0].Response)
	r.Settings.NewDraw = false
	return r.Settings, wrap("find the run before", err)
}

// check refuses what no inbox takes.
func (a Addition) check() error {
	switch {
	case a.InputID == "" || utf8.RuneCountInString(a.InputID) > MaxInputID:
		return invalidInput("input_id", "1 to 128 characters are needed")
	case a.Delivery != Steer && a.Delivery != Queue:
		return invalidInput("delivery", "steer or queue is needed")
	}
	return checkText(a.Text)
}

// Inputs returns the pending inputs of a session in the order of their delivery.
func (s *Service) Inputs(ctx context.Context, o Owner, id string) ([]Receipt, error) {
	if _, err := s.owned(ctx, o, id); err != nil {
		return nil, err
	}
	list := []Receipt{}
	err := s.update(ctx, Key{Session: id}, func(e *edit) error {
		list = receipts(e.pending)
		return errNothing
	})
	return list, err
}

// Redeliver changes when a pending input is taken. It starts nothing.
func (s *Service) Redeliver(ctx context.Context, o Owner, id, input string, d Delivery) (Receipt, error) {
	if d != Steer && d != Queue {
		return Receipt{}, invalidInput("delivery", "steer or queue is needed")
	}
	if _, err := s.owned(ctx, o, id); err != nil {
		return Receipt{}, err
	}
	var r Receipt
	err := s.update(ctx, Key{Session: id, Input: input}, func(e *edit) (err error) {
		r, err = e.redeliver(d)
		return err
	})
	return r, err
}

// Drop takes a pending input back.
func (s *Service) Drop(ctx context.Context, o Owner, id, input string) error {
	if _, err := s.owned(ctx, o, id); err != nil {
		return err
	}
	return s.update(ctx, Key{Session: id, Input: input}, func(e *edit) error { return e.drop() })
}

// find returns a response of an owner. A foreign one, and one that must not be found
// again, is an unknown one.
func (s *Service) find(ctx context.Context, o Owner, id string) (Response, error) {
	r, found, err := s.Store.Response(ctx, id)
	switch {
	case err != nil:
		return Response{}, wrap("find a response", err)
	case !found:
		return Response{}, unknownResponse()
	}
	if _, err := s.owned(ctx, o, r.Session); fault.Is(err, fault.NotFound) {
		return Response{}, unknownResponse()
	} else if err != nil {
		return Response{}, err
	}
	return r, nil
}

// Response returns a response of an owner. One that is not kept is not found.
func (s *Service) Response(ctx context.Context, o Owner, id string) (Response, error) {
	r, err := s.find(ctx, o, id)
	if err == nil && !r.Kept {
		return Response{}, unknownResponse()
	}
	return r, err
}

// Items returns what a response was asked with and what came in through the inbox, in
// order.
func (s *Service) Items(ctx context.Context, o Owner, id string) ([]Message, error) {
	r, err := s.Response(ctx, o, id)
	if err != nil {
		return nil, err
	}
	all, err := s.Store.Messages(ctx, r.Session, Range{Response: r.ID})
	list := []Message{}
	for _, m := range all {
		if m.Role != RoleAssistant && m.Role != RoleCall {
			list = append(list, m)
		}
	}
	return list, wrap("list the items of a response", err)
}

// Cancel stops a run and returns its response. One that has ended stays as it is.
func (s *Service) Cancel(ctx context.Context, o Owner, id string) (Response, error) {
	r, err := s.find(ctx, o, id)
	if err != nil || r.Status != InProgress {
		return r, err
	}
	if err := s.endRun(ctx, r, End{Status: Cancelled}, nil); err != nil {
		return Response{}, err
	}
	s.abandon(id)
	return s.find(ctx, o, id)
}

// DeleteResponse removes a response and its log; what was said stays. A run under way
// is stopped.
func (s *Service) DeleteResponse(ctx context.Context, o Owner, id string) error {
	r, err := s.Response(ctx, o, id)
	if err != nil {
		return err
	}
	if r.Status == InProgress {
		if _, err := s.Cancel(ctx, o, id); err != nil {
			return err
		}
	}
	if _, err := s.Store.DropResponse(ctx, id); err != nil {
		return wrap("delete a response", err)
	}
	s.wake(r.Session)
	return nil
}

// endRun ends a run unless it has ended, or only does not want to.
func (s *Service) endRun(ctx context.Context, r Response, end End, unless func(Response) bool) error {
	return s.update(ctx, Key{Session: r.Session}, func(e *edit) error {
		if e.run == nil || e.run.ID != r.ID || unless != nil && unless(*e.run) {
			return errNothing
		}
		return e.end(end)
	})
}

// restarted is the end of a run whose server is gone.
func restarted(r Response) End {
	l, _ := i18n.Parse(r.Settings.Locale)
	return End{Status: Failed, Code: ReasonRestarted, Message: textRestarted.In(l)}
}

var textRestarted = i18n.T("服务器在回答途中重启了。已收到的输入仍在。", "The server was restarted while it answered. Inputs that were not taken are still there.")
