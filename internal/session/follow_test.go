package session_test

import (
	"context"
	"errors"
	"reflect"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/session"
)

// longRun runs a turn with tools, a steer between steps and a queued input, and
// returns it ended.
func longRun(w *world, id string) session.Response {
	w.t.Helper()
	w.model.gate, w.model.asked = make(chan struct{}), make(chan struct{})
	r := w.start(id, "一")
	<-w.model.asked
	w.post(id, "s", "二", session.Steer)
	w.post(id, "q", "三", session.Queue)
	w.model.gate <- struct{}{}
	for range 2 {
		<-w.model.asked
		w.model.gate <- struct{}{}
	}
	w.log(r.ID, 0)
	w.model.gate, w.model.asked = nil, nil
	return r
}

// toolFirst asks for a tool before it answers the first message.
func toolFirst(req agent.ModelRequest) agent.Reply {
	last := req.Messages[len(req.Messages)-1]
	if last.Content == "一" {
		return agent.Reply{Text: "不给人看", Calls: []agent.ToolCall{{ID: "c", Name: "nothing", Arguments: "{}"}}}
	}
	return echo(req)
}

func TestSteerIsTakenBetweenSteps(t *testing.T) {
	t.Parallel()
	w := newWorld(t, toolFirst)
	s := w.create()
	r := longRun(w, s.ID)
	want(t, "log", lines(w.log(r.ID, 0)), `
		message
		input s steer pending 1
		input q queue pending 2
		agent
		agent
		input s steer delivered 0
		message
		text 答：二
		input q queue delivered 0
		message
		text 答：三
		end completed`)
	got, err := w.svc.Response(t.Context(), me, r.ID)
	if err != nil || got.End.ModelCalls != 3 || got.End.ToolCalls != 1 {
		t.Errorf("end %+v, %v", got.End, err)
	}
	second := w.model.seen[1].Messages
	var roles []string
	for _, m := range second[2:] {
		roles = append(roles, string(m.Role))
	}
	if got := strings.Join(roles, " "); got != "user assistant tool user" {
		t.Errorf("the model saw %s", got)
	}
}

func TestCutBehindEveryEventAndResume(t *testing.T) {
	t.Parallel()
	w := newWorld(t, toolFirst)
	s := w.create()
	r := longRun(w, s.ID)
	whole := w.log(r.ID, 0)
	resume := func(when string) {
		t.Helper()
		for cut := range whole {
			if tail := w.log(r.ID, int64(cut)); !reflect.DeepEqual(tail, whole[cut:]) {
				t.Fatalf("%s, behind event %d: %d events, want %d", when, cut, len(tail), len(whole)-cut)
			}
		}
		if tail := w.log(r.ID, int64(len(whole))); len(tail) != 0 {
			t.Errorf("%s, behind the end: %d events", when, len(tail))
		}
	}
	resume("same server")
	w.svc.Close()
	w.boot()
	resume("after a restart")
	for _, after := range []int64{-1, int64(len(whole)) + 1} {
		for _, err := range w.svc.Follow(t.Context(), me, r.ID, after) {
			if !fault.Is(err, fault.Invalid) {
				t.Errorf("cursor %d: %v", after, err)
			}
		}
	}
	for _, err := range w.svc.Follow(t.Context(), other, r.ID, 0) {
		if !fault.Is(err, fault.NotFound) {
			t.Errorf("somebody else: %v", err)
		}
	}
}

func TestRestartDuringARun(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	w.model.gate, w.model.asked = make(chan struct{}), make(chan struct{})
	s := w.create()
	r := w.start(s.ID, "一")
	<-w.model.asked
	w.post(s.ID, "s", "二", session.Steer)
	w.svc.Close()
	w.model.gate, w.model.asked = nil, nil
	w.boot()
	want(t, "log", lines(w.log(r.ID, 0)), `
		message
		input s steer pending 1
		end failed server_restarted`)
	if list, err := w.svc.Inputs(t.Context(), me, s.ID); err != nil || len(list) != 1 || list[0].Text != "二" {
		t.Errorf("inputs %+v, %v", list, err)
	}
	if _, err := w.svc.Start(t.Context(), me, session.Request{Session: s.ID, Items: []session.Item{{Role: session.RoleUser, Text: "三"}}, Settings: settings()}); err != nil {
		t.Error(err)
	}
}

// watch reads notices until enough says so.
func (w *world) watch(id string, after int64, enough func(session.Notice) bool) []session.Notice {
	w.t.Helper()
	ctx, stop := context.WithTimeout(w.t.Context(), 20*time.Second)
	defer stop()
	var list []session.Notice
	for n, err := range w.svc.Watch(ctx, me, id, after) {
		if err != nil {
			w.t.Fatalf("watch behind %d: %v", after, err)
		}
		if list = append(list, n); enough(n) {
			break
		}
	}
	return list
}

func ends(n session.Notice) bool {
	return n.Kind == session.NoticeResponse && n.Status != session.InProgress
}

func TestWatchResumesBehindEveryNotice(t *testing.T) {
	t.Parallel()
	w := newWorld(t, toolFirst)
	s := w.create()
	live := make(chan []session.Notice)
	began := make(chan struct{})
	var once atomic.Bool
	go func() {
		live <- w.watch(s.ID, session.FromNow, func(n session.Notice) bool {
			if once.CompareAndSwap(false, true) {
				close(began)
			}
			return ends(n)
		})
	}()
	<-began
	longRun(w, s.ID)
	seen := <-live
	if seen[0].Kind != session.NoticeSnapshot {
		t.Errorf("it begins with %s", seen[0].Kind)
	}
	text, seq := map[string]string{}, int64(0)
	for _, n := range seen {
		switch {
		case n.Kind == session.NoticeDelta:
			text[n.MessageID] += n.Text
		case n.Seq > 0 && n.Seq != seq+1:
			t.Errorf("notice %d behind %d", n.Seq, seq)
		case n.Kind == session.NoticeMessage && n.Message.Role == session.RoleAssistant && n.Message.Status == session.MessageDone:
			if n.Seq > 0 && text[n.MessageID] != "" && text[n.MessageID] != n.Message.Content {
				t.Errorf("deltas of %s say %q, the message %q", n.MessageID, text[n.MessageID], n.Message.Content)
			}
		}
		seq = max(seq, n.Seq)
	}
	if len(text) != 2 {
		t.Errorf("deltas of %d messages, want 2", len(text))
	}
	for after := range seq {
		next := after
		for _, n := range w.watch(s.ID, after, ends) {
			if next++; n.Seq != next {
				t.Fatalf("behind %d: notice %d, want %d (%s)", after, n.Seq, next, n.Kind)
			}
		}
	}
}

func TestWatchJoinsInTheMiddleOfAMessage(t *testing.T) {
	t.Parallel()
	for _, after := range []int64{session.FromNow, 0} {
		w := newWorld(t, func(agent.ModelRequest) agent.Reply { return agent.Reply{Text: "答：甲乙丙"} })
		w.streams = true
		w.boot()
		w.model.slow = make(chan struct{})
		s := w.create()
		r := w.start(s.ID, "甲乙丙")
		w.model.slow <- struct{}{}
		w.model.slow <- struct{}{}
		for e := range w.svc.Follow(t.Context(), me, r.ID, 0) { // until the first text is in the store
			if e.Agent != nil && e.Agent.Text != "" {
				break
			}
		}
		text, opened := "", false
		w.watch(s.ID, after, func(n session.Notice) bool {
			switch {
			case n.Kind == session.NoticeSnapshot:
				text = n.Snapshot.Messages[1].Content
			case n.Kind == session.NoticeMessage && n.Message.Role == session.RoleAssistant:
				text = n.Message.Content
			case n.Kind == session.NoticeDelta:
				text += n.Text
			}
			if text != "" && !opened {
				opened = true
				close(w.model.slow)
			}
			return ends(n)
		})
		if text != "答：甲乙丙" {
			t.Errorf("joined with cursor %d: %q", after, text)
		}
	}
}

func TestForgottenNoticesGiveASnapshot(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	s := w.create()
	for range session.MaxNotices + 5 {
		if _, err := w.svc.Rename(t.Context(), me, s.ID, "名"); err != nil {
			t.Fatal(err)
		}
	}
	first := w.watch(s.ID, 3, func(session.Notice) bool { return true })
	if first[0].Kind != session.NoticeSnapshot || first[0].Snapshot.Notices != session.MaxNotices+5 {
		t.Errorf("begins with %s", first[0].Kind)
	}
	if first = w.watch(s.ID, 5, func(session.Notice) bool { return true }); first[0].Seq != 6 {
		t.Errorf("the oldest notice kept is %d, want 6", first[0].Seq)
	}
	for _, err := range w.svc.Watch(t.Context(), me, s.ID, session.MaxNotices+6) {
		if !fault.Is(err, fault.Invalid) {
			t.Errorf("cursor past the end: %v", err)
		}
	}
}

func TestIdleWatchersAreCheap(t *testing.T) {
	const watchers, most = 5000, 40 << 10 // bytes each
	w := newWorld(t, echo)
	var before, after runtime.MemStats
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var began, ended atomic.Int64
	ids := make([]string, watchers)
	for i := range ids {
		ids[i] = w.create().ID
	}
	runtime.GC()
	runtime.ReadMemStats(&before)
	for _, id := range ids {
		go func() {
			defer ended.Add(1)
			for _, err := range w.svc.Watch(ctx, me, id, session.FromNow) {
				if err == nil {
					began.Add(1)
				} else if !errors.Is(err, context.Canceled) {
					t.Error(err)
				}
			}
		}()
	}
	for began.Load() < watchers {
		runtime.Gosched()
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	each := int64(after.HeapInuse+after.StackInuse-before.HeapInuse-before.StackInuse) / watchers
	t.Logf("%d bytes for each of %d watchers", each, watchers)
	if each > most {
		t.Errorf("%d bytes for each watcher, at most %d", each, most)
	}
	stop()
	for ended.Load() < watchers {
		runtime.Gosched()
	}
}
