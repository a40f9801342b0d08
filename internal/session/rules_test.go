package session_test

import (
	"context"
	"encoding/json/jsontext"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// refused reports whether an error is a fault with a reason.
func refused(err error, reason string) bool {
	f := fault.As(err)
	return f != nil && f.Reason == reason
}

// held is a world whose run waits inside its first model call.
func held(t *testing.T) (w *world, s session.Session, r session.Response) {
	w = newWorld(t, echo)
	w.model.gate, w.model.asked = make(chan struct{}), make(chan struct{})
	s = w.create()
	r = w.start(s.ID, "一")
	<-w.model.asked
	return w, s, r
}

func TestForeignIsUnknown(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	s := w.create()
	r := w.start(s.ID, "一")
	w.log(r.ID, 0)
	ctx := t.Context()
	for name, call := range map[string]func(o session.Owner, sid, rid string) error{
		"get":    func(o session.Owner, sid, _ string) error { _, err := w.svc.Get(ctx, o, sid); return err },
		"rename": func(o session.Owner, sid, _ string) error { _, err := w.svc.Rename(ctx, o, sid, "x"); return err },
		"delete": func(o session.Owner, sid, _ string) error { return w.svc.Delete(ctx, o, sid) },
		"start": func(o session.Owner, sid, _ string) error {
			_, err := w.svc.Start(ctx, o, session.Request{Session: sid, Items: []session.Item{{Role: session.RoleUser, Text: "x"}}, Settings: settings()})
			return err
		},
		"go on": func(o session.Owner, _, rid string) error {
			_, err := w.svc.Start(ctx, o, session.Request{Previous: rid, Items: []session.Item{{Role: session.RoleUser, Text: "x"}}, Settings: settings()})
			return err
		},
		"post": func(o session.Owner, sid, _ string) error {
			_, err := w.svc.Post(ctx, o, session.Addition{Session: sid, InputID: "i", Text: "x", Delivery: session.Steer})
			return err
		},
		"inputs": func(o session.Owner, sid, _ string) error { _, err := w.svc.Inputs(ctx, o, sid); return err },
		"patch": func(o session.Owner, sid, _ string) error {
			_, err := w.svc.Redeliver(ctx, o, sid, "i", session.Queue)
			return err
		},
		"drop":            func(o session.Owner, sid, _ string) error { return w.svc.Drop(ctx, o, sid, "i") },
		"response":        func(o session.Owner, _, rid string) error { _, err := w.svc.Response(ctx, o, rid); return err },
		"items":           func(o session.Owner, _, rid string) error { _, err := w.svc.Items(ctx, o, rid); return err },
		"cancel":          func(o session.Owner, _, rid string) error { _, err := w.svc.Cancel(ctx, o, rid); return err },
		"delete response": func(o session.Owner, _, rid string) error { return w.svc.DeleteResponse(ctx, o, rid) },
		"render": func(o session.Owner, sid, _ string) error {
			return w.svc.SetRender(ctx, o, session.Render{Session: sid, Envelope: "e", Status: session.Rendered})
		},
		"follow": func(o session.Owner, _, rid string) (err error) {
			for _, err = range w.svc.Follow(ctx, o, rid, 0) {
			}
			return err
		},
		"watch": func(o session.Owner, sid, _ string) (err error) {
			for _, err = range w.svc.Watch(ctx, o, sid, session.FromNow) {
			}
			return err
		},
		"list behind": func(o session.Owner, sid, _ string) error { _, _, err := w.svc.List(ctx, o, sid, 5); return err },
	} {
		foreign, unknown := call(other, s.ID, r.ID), call(me, "ses_none", "resp_none")
		if !fault.Is(foreign, fault.NotFound) || unknown == nil || foreign.Error() != unknown.Error() {
			t.Errorf("%s: foreign %v, unknown %v", name, foreign, unknown)
		}
	}
}

func TestInboxHoldsThirtyTwo(t *testing.T) {
	t.Parallel()
	w, s, _ := held(t)
	for i := range session.MaxPending {
		w.post(s.ID, fmt.Sprint(i), "x", session.Queue)
	}
	_, err := w.svc.Post(t.Context(), me, session.Addition{Session: s.ID, InputID: "more", Text: "x", Delivery: session.Steer})
	if !refused(err, "too_many_pending_inputs") {
		t.Errorf("the 33rd: %v", err)
	}
	if r := w.post(s.ID, "3", "x", session.Steer); r.Position != 4 {
		t.Errorf("one that is there already: %+v", r)
	}
}

func TestPatchAndDropOnlyWhilePending(t *testing.T) {
	t.Parallel()
	w, s, r := held(t)
	ctx := t.Context()
	w.post(s.ID, "a", "二", session.Queue)
	w.post(s.ID, "b", "三", session.Queue)
	if got, err := w.svc.Redeliver(ctx, me, s.ID, "b", session.Steer); err != nil || got.Position != 1 || got.Delivery != session.Steer {
		t.Errorf("patch: %+v, %v", got, err)
	}
	if err := w.svc.Drop(ctx, me, s.ID, "a"); err != nil {
		t.Error(err)
	}
	for range 2 {
		w.model.gate <- struct{}{}
		select {
		case <-w.model.asked:
		case <-w.ended(r.ID):
		}
	}
	w.log(r.ID, 0)
	if _, err := w.svc.Redeliver(ctx, me, s.ID, "b", session.Queue); !refused(err, "input_already_delivered") {
		t.Errorf("patch of one that was taken: %v", err)
	}
	if err := w.svc.Drop(ctx, me, s.ID, "b"); !refused(err, "input_already_delivered") {
		t.Errorf("drop of one that was taken: %v", err)
	}
	if err := w.svc.Drop(ctx, me, s.ID, "a"); !fault.Is(err, fault.NotFound) {
		t.Errorf("drop of one that was dropped: %v", err)
	}
}

// ended is closed when a run has ended.
func (w *world) ended(response string) <-chan struct{} {
	done := make(chan struct{})
	go func() {
		defer close(done)
		for range w.svc.Follow(context.WithoutCancel(w.t.Context()), me, response, 0) {
		}
	}()
	return done
}

func TestASecondRunIsRefused(t *testing.T) {
	t.Parallel()
	w, s, r := held(t)
	_, err := w.svc.Start(t.Context(), me, session.Request{Session: s.ID, Items: []session.Item{{Role: session.RoleUser, Text: "二"}}, Settings: settings()})
	if !refused(err, "response_active") || fault.As(err).Fields[0].Message != r.ID {
		t.Errorf("second run: %v", err)
	}
}

func TestWithoutConsentOnlyTheBuiltInModelServes(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	set := settings()
	set.Consent = false
	ask := session.Request{Items: []session.Item{{Role: session.RoleUser, Text: "一"}}, Settings: set}
	builtin, err := agent.NewTurner(agent.Config{
		Model: &model{reply: func(agent.ModelRequest) agent.Reply { return agent.Reply{Text: "内置"} }}, Tools: noTools{}, Limits: agent.DefaultLimits(),
		Now: w.now, NewID: func() string { return w.newID("run_") },
	})
	if err != nil {
		t.Fatal(err)
	}
	w.svc.Builtin = builtin
	r, err := w.svc.Start(t.Context(), me, ask)
	if err != nil {
		t.Fatal(err)
	}
	want(t, "log", lines(w.log(r.ID, 0)), "message\ntext 内置\nend completed")
	if len(w.model.seen) != 0 {
		t.Error("the other model was asked")
	}
	w.svc.Builtin = nil
	if _, err := w.svc.Start(t.Context(), me, ask); !refused(err, "agent_unavailable") {
		t.Errorf("without a built-in model: %v", err)
	}
}

func TestARunGoesOnFromAResponse(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	previous := ""
	for _, text := range []string{"一", "二", "三"} {
		r, err := w.svc.Start(t.Context(), me, session.Request{Previous: previous, Items: []session.Item{{Role: session.RoleUser, Text: text}}, Settings: settings()})
		if err != nil {
			t.Fatal(err)
		}
		w.log(r.ID, 0)
		previous = r.ID
	}
	var said []string
	for _, m := range w.model.seen[2].Messages[2:] {
		said = append(said, m.Content)
	}
	if got := strings.Join(said, " "); got != "一 答：一 二 答：二 三" {
		t.Errorf("the model sees %s", got)
	}
	if list, more, err := w.svc.List(t.Context(), me, "", 10); err != nil || more || len(list) != 0 {
		t.Errorf("such sessions are not listed: %v, %v", list, err)
	}
}

func TestHistoryIsBounded(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(agent.ModelRequest) agent.Reply { return agent.Reply{Text: strings.Repeat("长", 6999)} })
	s := w.create()
	for i := range 12 {
		w.log(w.start(s.ID, fmt.Sprint("问", i)).ID, 0)
	}
	last := w.model.seen[11].Messages[2:]
	total := 0
	for _, m := range last[:len(last)-1] {
		total += len([]rune(m.Content))
	}
	if n := len(last) - 1; n > 16 || total > 28000 || last[len(last)-1].Content != "问11" || last[len(last)-2].Role != agent.RoleAssistant {
		t.Errorf("%d messages of %d units before the person's", n, total)
	}
}

func TestWhatIsNotKeptIsNotFound(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	s := w.create()
	r, err := w.svc.Start(t.Context(), me, session.Request{Session: s.ID, Unkept: true, Items: []session.Item{{Role: session.RoleUser, Text: "一"}}, Settings: settings()})
	if err != nil {
		t.Fatal(err)
	}
	want(t, "log for who has asked", lines(w.log(r.ID, 0)), "message\ntext 答：一\nend completed")
	if _, err := w.svc.Response(t.Context(), me, r.ID); !fault.Is(err, fault.NotFound) {
		t.Errorf("found: %v", err)
	}
	want(t, "transcript", w.transcript(s.ID), "user completed 一\nassistant completed 答：一")
	w.svc.Close()
	w.boot()
	if _, found, err := w.store.Response(t.Context(), r.ID); found || err != nil {
		t.Errorf("after a restart it is there: %v, %v", found, err)
	}
}

func TestLifeExportAndDeletion(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	ctx := t.Context()
	old, young := w.create(), session.Session{}
	w.log(w.start(old.ID, "  我想\n问一件很长很长的事情，而且要把标题写到三十个字以上才行，所以再多写一点  ").ID, 0)
	w.clock.Add((29 * 24 * time.Hour).Milliseconds())
	young = w.create()
	all, err := w.svc.Export(ctx, me)
	if err != nil || len(all) != 2 || all[0].Session.ID != young.ID || len(all[1].Messages) != 2 || len([]rune(all[1].Session.Title)) != 30 {
		t.Fatalf("export %+v, %v", all, err)
	}
	w.clock.Add((2 * 24 * time.Hour).Milliseconds())
	if _, err := w.svc.Get(ctx, me, old.ID); !fault.Is(err, fault.NotFound) {
		t.Errorf("over its life, not swept yet: %v", err)
	}
	if err := w.svc.Sweep(ctx); err != nil {
		t.Fatal(err)
	}
	if _, found, _ := w.store.Session(ctx, old.ID); found {
		t.Error("it was not swept")
	}
	if err := w.svc.Delete(ctx, me, young.ID); err != nil {
		t.Error(err)
	}
	if list, _, err := w.svc.List(ctx, me, "", 10); len(list) != 0 || err != nil {
		t.Errorf("left %v, %v", list, err)
	}
}

func TestDeletingASessionStopsItsRun(t *testing.T) {
	t.Parallel()
	w, s, r := held(t)
	var err error
	done := make(chan struct{})
	go func() {
		defer close(done)
		for _, err = range w.svc.Follow(t.Context(), me, r.ID, 0) {
		}
	}()
	if err := w.svc.Delete(t.Context(), me, s.ID); err != nil {
		t.Fatal(err)
	}
	<-done
	if !fault.Is(err, fault.NotFound) {
		t.Errorf("who follows is told %v", err)
	}
}

// parts is a Mapper that shows every tool that begins.
type parts struct{}

func (parts) Event(e agent.Event) ([]jsontext.Value, error) {
	if e.Type == agent.EventToolStart || e.Type == agent.EventDone {
		return []jsontext.Value{jsontext.Value(`{"kind":"` + e.Type + `"}`)}, nil
	}
	return nil, nil
}

func (parts) Result(string, tool.Result) ([]jsontext.Value, error) { return nil, nil }

func TestEnvelopesStandInTheLogAndBesideTheirMessage(t *testing.T) {
	t.Parallel()
	w := newWorld(t, toolFirst)
	w.svc.NewMapper = func(i18n.Locale) session.Mapper { return parts{} }
	s := w.create()
	r := w.start(s.ID, "一")
	w.log(r.ID, 0)
	var ids []string
	for _, e := range w.log(r.ID, 0) {
		if e.Envelope != nil {
			ids = append(ids, e.Envelope.ID)
		}
	}
	if err := w.svc.SetRender(t.Context(), me, session.Render{Session: s.ID, Envelope: ids[0], Status: session.RenderFallback, Error: "why"}); err != nil {
		t.Fatal(err)
	}
	snap, err := w.svc.Get(t.Context(), me, s.ID)
	if err != nil {
		t.Fatal(err)
	}
	var beside []string
	for _, e := range snap.Messages[1].Envelopes {
		beside = append(beside, e.ID)
	}
	if !slices.Equal(ids, beside) || len(ids) != 2 {
		t.Errorf("log %q, message %q", ids, beside)
	}
	if e := snap.Messages[1].Envelopes[0]; e.Status != session.RenderFallback || e.Error != "why" {
		t.Errorf("envelope %+v", e)
	}
}

// daily is a budget that counts turns.
type daily struct {
	mu   sync.Mutex
	left int
}

func (d *daily) StartTurn(context.Context, string, bool) (int, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.left == 0 {
		return 0, fault.New(fault.RateLimited, "daily_allowance", i18n.T("用完", "used up"))
	}
	d.left--
	return d.left, nil
}
func (d *daily) ModelCall(context.Context) error { return nil }

func TestEveryBatchCountsAsATurn(t *testing.T) {
	t.Parallel()
	w, s, r := held(t)
	w.svc.Turner.Budget = &daily{left: 1}
	w.post(s.ID, "a", "二", session.Queue)
	w.post(s.ID, "b", "三", session.Queue)
	w.model.gate <- struct{}{}
	<-w.model.asked
	w.model.gate <- struct{}{}
	want(t, "log", lines(w.log(r.ID, 0)), `
		message
		input a queue pending 1
		input b queue pending 2
		text 答：一
		input a queue delivered 0
		message
		text 答：二
		end completed`)
	if list, err := w.svc.Inputs(t.Context(), me, s.ID); err != nil || len(list) != 1 || list[0].InputID != "b" {
		t.Errorf("what the day's turns did not reach: %+v, %v", list, err)
	}
	_, err := w.svc.Post(t.Context(), me, session.Addition{Session: s.ID, InputID: "c", Text: "四", Delivery: session.Steer})
	if !refused(err, "daily_allowance") {
		t.Errorf("a run without a turn left: %v", err)
	}
}
