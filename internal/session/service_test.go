package session_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/session"
)

// lines writes a log, one event a line, with text that was cut in pieces joined.
func lines(log []session.RunEvent) string {
	var out []string
	text := ""
	flush := func() {
		if text != "" {
			out = append(out, "text "+text)
		}
		text = ""
	}
	for _, e := range log {
		if e.Agent != nil && e.Agent.Text != "" {
			text += e.Agent.Text
			continue
		}
		flush()
		switch {
		case e.Message != nil:
			out = append(out, "message")
		case e.Input != nil:
			out = append(out, fmt.Sprintf("input %s %s %s %d", e.Input.InputID, e.Input.Delivery, e.Input.Status, e.Input.Position))
		case e.End != nil:
			out = append(out, strings.TrimSpace(fmt.Sprintf("end %s %s", e.End.Status, e.End.Code)))
		default:
			out = append(out, string(e.Kind))
		}
	}
	flush()
	return strings.Join(out, "\n")
}

func want(t *testing.T, what, got, want string) {
	t.Helper()
	want = strings.TrimSpace(strings.ReplaceAll(want, "\t", ""))
	if got != want {
		t.Errorf("%s:\n--- got\n%s\n--- want\n%s", what, got, want)
	}
}

// transcript writes the messages of a session, one a line.
func (w *world) transcript(id string) string {
	w.t.Helper()
	snap, err := w.svc.Get(w.t.Context(), me, id)
	if err != nil {
		w.t.Fatal(err)
	}
	var out []string
	for _, m := range snap.Messages {
		out = append(out, fmt.Sprintf("%s %s %s", m.Role, m.Status, m.Content))
		out[len(out)-1] = strings.TrimSpace(out[len(out)-1])
	}
	return strings.Join(out, "\n")
}

func TestOneRun(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	s := w.create()
	r := w.start(s.ID, "你好")
	want(t, "log", lines(w.log(r.ID, 0)), `
		message
		text 答：你好
		end completed`)
	want(t, "transcript", w.transcript(s.ID), `
		user completed 你好
		assistant completed 答：你好`)
	got, err := w.svc.Response(t.Context(), me, r.ID)
	if err != nil || got.Status != session.Completed || got.End.ModelCalls != 1 {
		t.Errorf("response %+v, %v", got, err)
	}
	if _, err := w.svc.Response(t.Context(), other, r.ID); !fault.Is(err, fault.NotFound) {
		t.Errorf("somebody else's response: %v", err)
	}
}

func TestInputsDuringARun(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	w.model.gate, w.model.asked = make(chan struct{}), make(chan struct{})
	s := w.create()
	r := w.start(s.ID, "一")
	<-w.model.asked
	w.post(s.ID, "q1", "四", session.Queue)
	w.post(s.ID, "q2", "五", session.Queue)
	if rec := w.post(s.ID, "s1", "二", session.Steer); rec.Position != 1 || rec.Response != r.ID || rec.Started {
		t.Errorf("receipt %+v", rec)
	}
	w.post(s.ID, "s2", "三", session.Steer)
	w.model.gate <- struct{}{}
	for range 3 {
		<-w.model.asked
		w.model.gate <- struct{}{}
	}
	want(t, "log", lines(w.log(r.ID, 0)), `
		message
		input q1 queue pending 1
		input q2 queue pending 2
		input s1 steer pending 1
		input s2 steer pending 2
		text 答：一
		input s1 steer delivered 0
		input s2 steer delivered 0
		message
		text 答：三
		input q1 queue delivered 0
		message
		text 答：四
		input q2 queue delivered 0
		message
		text 答：五
		end completed`)
	want(t, "transcript", w.transcript(s.ID), `
		user completed 一
		assistant completed 答：一
		user completed 二
		user completed 三
		assistant completed 答：三
		user completed 四
		assistant completed 答：四
		user completed 五
		assistant completed 答：五`)
}

func TestPostWithoutARunStartsOne(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	s := w.create()
	rec := w.post(s.ID, "a", "早", session.Queue)
	if !rec.Started || rec.Status != session.InputPending || rec.Response == "" {
		t.Fatalf("receipt %+v", rec)
	}
	want(t, "log", lines(w.log(rec.Response, 0)), `
		input a queue pending 1
		input a queue delivered 0
		message
		text 答：早
		end completed`)
	if again := w.post(s.ID, "a", "早", session.Steer); again.Status != session.InputDelivered || again.Response != rec.Response || again.Delivery != session.Queue {
		t.Errorf("again %+v", again)
	}
	_, err := w.svc.Post(t.Context(), me, session.Addition{Session: s.ID, InputID: "a", Text: "晚", Delivery: session.Steer})
	if f := fault.As(err); f == nil || f.Reason != "input_id_conflict" {
		t.Errorf("other text: %v", err)
	}
}

func TestStopKeepsInputsAndTheNextTurnTakesThem(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echo)
	w.model.gate, w.model.asked = make(chan struct{}), make(chan struct{})
	s := w.create()
	r := w.start(s.ID, "一")
	<-w.model.asked
	w.post(s.ID, "q", "三", session.Queue)
	w.post(s.ID, "s", "二", session.Steer)
	stopped, err := w.svc.Cancel(t.Context(), me, r.ID)
	if err != nil || stopped.Status != session.Cancelled {
		t.Fatalf("cancel: %+v, %v", stopped, err)
	}
	if list, err := w.svc.Inputs(t.Context(), me, s.ID); err != nil || len(list) != 2 || list[0].InputID != "s" || list[1].Position != 2 {
		t.Errorf("parked %+v, %v", list, err)
	}
	next := w.start(s.ID, "四")
	<-w.model.asked
	w.model.gate <- struct{}{}
	want(t, "log", lines(w.log(next.ID, 0)), `
		input s steer delivered 0
		input q queue delivered 0
		message
		text 答：四
		end completed`)
	want(t, "transcript", w.transcript(s.ID), `
		user completed 一
		assistant incomplete
		user completed 二
		user completed 三
		user completed 四
		assistant completed 答：四`)
}
