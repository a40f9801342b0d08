package storetest

import (
	"slices"

	"github.com/wenbu-go/wenbu/internal/session"
)

// check compares what the store has with what the clients were told.
func (r *sessionRace) check() {
	messages, err := r.store.Messages(r.Context(), r.session, session.Range{})
	if err != nil {
		r.Fatal(err)
	}
	said := map[string]int{}
	runs := []string{}
	for _, m := range messages {
		if m.Input != "" {
			said[m.Input]++
			if want := r.inputs[m.Input]; want == nil || m.Content != want.text && !want.unsure {
				r.Errorf("input %s was said as %q", m.Input, m.Content)
			}
		}
		if m.Status == session.MessageOpen {
			r.Errorf("message %s is still open", m.ID)
		}
		if !slices.Contains(runs, m.Response) {
			runs = append(runs, m.Response)
		}
	}
	for id, in := range r.inputs {
		r.checkInput(id, *in, said[id])
	}
	for _, run := range runs {
		r.checkLog(run)
	}
	r.checkNotices()
}

// checkInput looks whether an input came to exactly one end.
func (r *sessionRace) checkInput(id string, in racedInput, said int) {
	unsure := in.unsure || in.droppedUnsurely
	switch {
	case said > 1:
		r.Errorf("input %s was said %d times", id, said)
	case unsure:
	case in.dropped && said != 0:
		r.Errorf("input %s was taken back and said all the same", id)
	case in.posted && !in.dropped && said != 1:
		r.Errorf("input %s was acknowledged and lost", id)
	case !in.posted && said != 0:
		r.Errorf("input %s was refused and said all the same", id)
	}
}

// checkLog looks at a run's log: no gap, one end, behind which nothing comes.
func (r *sessionRace) checkLog(run string) {
	log, err := r.store.Events(r.Context(), run, 0, 1<<20)
	if err != nil {
		r.Fatal(err)
	}
	for i, e := range log {
		if e.Seq != int64(i+1) || (e.Kind == session.EventEnd) != (i == len(log)-1) {
			r.Errorf("run %s: event %d of %d is %s with number %d", run, i+1, len(log), e.Kind, e.Seq)
		}
	}
	end, found, err := r.store.Response(r.Context(), run)
	if err != nil || !found || end.Status == session.InProgress || end.Seq != int64(len(log)) {
		r.Errorf("run %s: %+v with %d events, %v", run, end, len(log), err)
	}
}

// checkNotices looks at the states of inputs as those who watch were told them: first
// pending, then one final state, and inputs of one kind in the order in which they
// came.
func (r *sessionRace) checkNotices() {
	list, oldest, err := r.store.Notices(r.Context(), r.session, 0, 1<<20)
	if err != nil || oldest != 1 {
		r.Fatalf("notices from %d, %v", oldest, err)
	}
	final, came := map[string]session.InputStatus{}, map[string]int64{}
	latest := map[session.Delivery]int64{}
	for i, n := range list {
		if n.Seq != int64(i+1) {
			r.Errorf("notice %d has number %d", i+1, n.Seq)
		}
		if n.Kind != session.NoticeInput {
			continue
		}
		id := n.Input.InputID
		if final[id] == session.InputDelivered || final[id] == session.InputDropped && n.Input.Status != session.InputPending {
			r.Errorf("input %s is %s after it was %s", id, n.Input.Status, final[id])
		}
		if came[id] == 0 || final[id] == session.InputDropped {
			came[id] = n.Seq
			if n.Input.Status != session.InputPending {
				r.Errorf("input %s is %s at first", id, n.Input.Status)
			}
		}
		final[id] = n.Input.Status
		if n.Input.Status != session.InputDelivered || r.inputs[id] == nil || r.inputs[id].moved {
			continue
		}
		if came[id] < latest[n.Input.Delivery] {
			r.Errorf("input %s was overtaken", id)
		}
		latest[n.Input.Delivery] = came[id]
	}
	for id, status := range final {
		if status == session.InputPending {
			r.Errorf("input %s is pending for ever", id)
		}
	}
}
