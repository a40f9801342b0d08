package storetest

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/session"
)

// BenchmarkSession runs many answers at once that come in small pieces, and reports
// how many pieces share a transaction and how long a piece waits until it can be read.
func BenchmarkSession(b *testing.B, store session.Store) {
	const pieces = 200
	for _, runs := range []int{1, 16, 64} {
		b.Run(fmt.Sprint(runs, "runs"), func(b *testing.B) {
			counted := &counting{SessionStore: store.SessionStore}
			live := store
			live.SessionStore = counted
			var ids atomic.Int64
			newID := func(prefix string) string { return fmt.Sprint(prefix, "bench", time.Now().UnixNano(), "_", ids.Add(1)) }
			limits := agent.DefaultLimits()
			limits.ModelCalls = 1 // so that its text is shown while it comes
			turner, err := agent.NewTurner(agent.Config{
				Model: chatty{pieces}, Tools: noTools{}, Limits: limits, Now: time.Now, NewID: func() string { return newID("run_") },
			})
			if err != nil {
				b.Fatal(err)
			}
			svc, err := session.New(b.Context(), session.Config{
				Store: live, Turner: turner, Builtin: turner, Now: time.Now, NewID: newID, Life: time.Hour,
			})
			if err != nil {
				b.Fatal(err)
			}
			defer svc.Close()
			b.ResetTimer()
			for b.Loop() {
				var all sync.WaitGroup
				for range runs {
					all.Go(func() { oneChattyRun(b, svc) })
				}
				all.Wait()
			}
			seconds := b.Elapsed().Seconds()
			b.ReportMetric(float64(b.N*runs*pieces)/seconds, "pieces/s")
			b.ReportMetric(float64(b.N*runs*pieces)/float64(counted.updates.Load()), "pieces/tx")
		})
	}
}

func oneChattyRun(b *testing.B, svc *session.Service) {
	r, err := svc.Start(b.Context(), sessionOwner, session.Request{
		Items: []session.Item{{Role: session.RoleUser, Text: "说"}}, Settings: racedSettings,
	})
	if err != nil {
		b.Error(err)
		return
	}
	for _, err := range svc.Follow(b.Context(), sessionOwner, r.ID, 0) {
		if err != nil {
			b.Error(err)
		}
	}
}

// counting counts changes.
type counting struct {
	session.SessionStore
	updates atomic.Int64
}

func (c *counting) Update(ctx context.Context, k session.Key, change func(session.State) (session.Change, error)) (bool, error) {
	c.updates.Add(1)
	return c.SessionStore.Update(ctx, k, change)
}

// chatty says n words, one each millisecond, as a fast provider does.
type chatty struct{ n int }

func (chatty) Name() string  { return "script" }
func (chatty) Metered() bool { return false }

func (c chatty) Complete(ctx context.Context, _ agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	text := ""
	for range c.n {
		<-tick.C
		onText("一个词")
		text += "一个词"
	}
	return agent.Reply{Text: text}, ctx.Err()
}
