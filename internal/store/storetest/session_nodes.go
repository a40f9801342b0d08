package storetest

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/session"
)

// SessionNodes runs two servers on one database: an input that one takes in reaches
// the run of the other, whoever follows that run or watches its session at one server
// is told what happens at the other, and the run of a server that dies is ended when
// its lease is over.
func SessionNodes(t *testing.T, open func() (session.Store, session.Signal)) {
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	n := &nodes{T: t}
	n.clock.Store(time.Now().UnixMilli())
	gate, asked := make(chan struct{}), make(chan struct{}, 8)
	here, there := n.boot(ctx, gatedModel{gate, asked}, open), n.boot(ctx, gatedModel{gate, asked}, open)

	s, err := here.Create(ctx, sessionOwner, "", "zh")
	n.must(err)
	r, err := here.Start(ctx, sessionOwner, session.Request{
		Session: s.ID, Items: []session.Item{{Role: session.RoleUser, Text: "一"}}, Settings: racedSettings,
	})
	n.must(err)
	<-asked
	followed, watched := make(chan string, 1), make(chan string, 1)
	go func() { followed <- n.follow(ctx, there, r.ID) }()
	go func() { watched <- n.watch(ctx, there, s.ID) }()
	got, err := there.Post(ctx, sessionOwner, session.Addition{Session: s.ID, InputID: "i", Text: "二", Delivery: session.Steer, Settings: &racedSettings})
	if err != nil || got.Response != r.ID || got.Started {
		t.Fatalf("receipt of the other server: %+v, %v", got, err)
	}
	gate <- struct{}{}
	<-asked
	gate <- struct{}{}
	const want = "message input:pending text input:delivered message text end:completed"
	if log := <-followed; log != want {
		t.Errorf("followed at the other server:\n got %s\nwant %s", log, want)
	}
	if end := <-watched; end != "一答二答" {
		t.Errorf("watched at the other server: %q", end)
	}

	r, err = here.Start(ctx, sessionOwner, session.Request{
		Session: s.ID, Items: []session.Item{{Role: session.RoleUser, Text: "三"}}, Settings: racedSettings,
	})
	n.must(err)
	<-asked // here says nothing any more
	n.must(there.EndExpired(ctx))
	if live, err := there.Response(ctx, sessionOwner, r.ID); err != nil || live.Status != session.InProgress {
		t.Errorf("a run with a lease was ended: %+v, %v", live.Status, err)
	}
	n.clock.Add(2 * session.LeaseLife.Milliseconds())
	n.must(there.EndExpired(ctx))
	dead, err := there.Response(ctx, sessionOwner, r.ID)
	if err != nil || dead.Status != session.Failed || dead.End.Code != session.ReasonRestarted {
		t.Errorf("the run of a dead server: %+v, %v", dead.End, err)
	}
	gate <- struct{}{} // it lives, but its answer comes to nothing
	if log := n.follow(ctx, here, r.ID); log != "message end:failed" {
		t.Errorf("its log %s", log)
	}
}

type nodes struct {
	*testing.T
	ids, clock atomic.Int64
}

func (n *nodes) must(err error) {
	n.Helper()
	if err != nil {
		n.Fatal(err)
	}
}

func (n *nodes) boot(ctx context.Context, m agent.Model, open func() (session.Store, session.Signal)) *session.Service {
	newID := func(prefix string) string { return fmt.Sprintf("%snode%d", prefix, n.ids.Add(1)) }
	now := func() time.Time { return time.UnixMilli(n.clock.Load()) }
	turner, err := agent.NewTurner(agent.Config{
		Model: m, Tools: noTools{}, Limits: agent.DefaultLimits(), Now: now, NewID: func() string { return newID("run_") },
	})
	n.must(err)
	store, signal := open()
	svc, err := session.New(ctx, session.Config{
		Store: store, Signal: signal, Turner: turner, Builtin: turner, Now: now, NewID: newID, Life: time.Hour,
	})
	n.must(err)
	n.Cleanup(svc.Close)
	go svc.Run(ctx)
	return svc
}

// follow writes the kinds of a run's events.
func (n *nodes) follow(ctx context.Context, svc *session.Service, run string) string {
	text := ""
	for e, err := range svc.Follow(ctx, sessionOwner, run, 0) {
		if err != nil {
			return text + err.Error()
		}
		if text != "" {
			text += " "
		}
		switch {
		case e.Input != nil:
			text += "input:" + string(e.Input.Status)
		case e.End != nil:
			text += "end:" + string(e.End.Status)
		case e.Agent != nil:
			text += "text"
		default:
			text += string(e.Kind)
		}
	}
	return text
}

// watch returns what was said in a session when its run has ended.
func (n *nodes) watch(ctx context.Context, svc *session.Service, id string) string {
	said := map[string]string{}
	var order []string
	put := func(m session.Message) {
		if _, ok := said[m.ID]; !ok {
			order = append(order, m.ID)
		}
		said[m.ID] = m.Content
	}
	for notice, err := range svc.Watch(ctx, sessionOwner, id, session.FromNow) {
		switch {
		case err != nil:
			return err.Error()
		case notice.Snapshot != nil:
			for _, m := range notice.Snapshot.Messages {
				put(m)
			}
		case notice.Message != nil:
			put(*notice.Message)
		case notice.Kind == session.NoticeDelta:
			said[notice.MessageID] += notice.Text
		case notice.Kind == session.NoticeResponse && notice.Status != session.InProgress:
			text := ""
			for _, id := range order {
				text += said[id]
			}
			return text
		}
	}
	return "ended"
}

// gatedModel says one word when its gate lets it.
type gatedModel struct{ gate, asked chan struct{} }

func (gatedModel) Name() string  { return "script" }
func (gatedModel) Metered() bool { return false }

func (m gatedModel) Complete(ctx context.Context, _ agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	m.asked <- struct{}{}
	select {
	case <-m.gate:
	case <-ctx.Done():
	}
	onText("答")
	return agent.Reply{Text: "答"}, ctx.Err()
}
