package agent_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// adding is an Inbox that gives what was put in it, one batch at a time.
type adding struct {
	between, end [][]string
	asked        []string
	err          error
}

func shift(list *[][]string) []string {
	if len(*list) == 0 {
		return nil
	}
	first := (*list)[0]
	*list = (*list)[1:]
	return first
}

func (a *adding) Between(context.Context) ([]string, error) {
	a.asked = append(a.asked, "between")
	return shift(&a.between), a.err
}

func (a *adding) End(_ context.Context, done agent.Event) ([]string, error) {
	a.asked = append(a.asked, "end "+done.Status)
	return shift(&a.end), a.err
}

// runMore runs a request with options and returns its events, the requests to the
// model, and what the run returned.
func (w *world) runMore(ctx context.Context, body string, o agent.Options) ([]agent.Event, error) {
	w.t.Helper()
	turn, err := w.prepare(body)
	if err != nil {
		w.t.Fatal(err)
	}
	var events []agent.Event
	err = turn.RunWith(ctx, "192.0.2.7", o, func(e agent.Event) error {
		events = append(events, e)
		return nil
	})
	return events, err
}

// spoken writes the messages of a request to the model behind the two of the house.
func spoken(req agent.ModelRequest) string {
	var list []string
	for _, m := range req.Messages[2:] {
		list = append(list, string(m.Role)+":"+m.Content)
	}
	return strings.Join(list, " ")
}

func TestInboxIsAskedBetweenStepsAndAtTheEnd(t *testing.T) {
	w := newWorld(t, calling("a", "search_library", `{"query":"x"}`), saying("答二"), saying("答三"))
	in := &adding{between: [][]string{{"二"}}, end: [][]string{{"三", "四"}}}
	events, err := w.runMore(t.Context(), ask("一"), agent.Options{Inbox: in})
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"between", "end complete", "end complete"}; !slices.Equal(in.asked, want) {
		t.Errorf("asked %q, want %q", in.asked, want)
	}
	seen := w.script().Requests()
	if got := spoken(seen[1]); !strings.HasPrefix(got, "user:一 assistant:(working on it) tool:") || !strings.HasSuffix(got, " user:二") {
		t.Errorf("between steps the model sees %s", got)
	}
	if got := spoken(seen[2]); !strings.HasSuffix(got, " user:二 assistant:答二 user:三 user:四") {
		t.Errorf("at the end the model sees %s", got)
	}
	last := events[len(events)-1]
	if last.Type != agent.EventDone || *last.ModelCalls != 3 || *last.ToolCalls != 1 {
		t.Errorf("last event %+v", last)
	}
}

func TestABatchRenewsTheBudgetOfSteps(t *testing.T) {
	tools := func(n int) (list []llmtest.Turn) {
		for range n {
			list = append(list, calling("a", "search_library", `{"query":"x"}`))
		}
		return list
	}
	script := append(tools(4), saying("一"))
	script = append(append(script, tools(4)...), saying("二"))
	w := newWorld(t, script...)
	in := &adding{between: nil, end: [][]string{{"再来"}}}
	events, err := w.runMore(t.Context(), ask("开始"), agent.Options{Inbox: in})
	if err != nil {
		t.Fatal(err)
	}
	if last := events[len(events)-1]; last.Status != agent.StatusComplete || *last.ModelCalls != 10 || *last.ToolCalls != 8 {
		t.Errorf("last event %+v", last)
	}
	// The first call of a batch is counted with its turn, as the first of all is.
	if w.budget.calls != 8 {
		t.Errorf("%d further model calls were counted, want 8", w.budget.calls)
	}
}

func TestAMessageOfABatchMayAskForANewDraw(t *testing.T) {
	w := newWorld(t,
		calling("a", "cast_iching", `{}`), saying("卦"),
		calling("b", "cast_iching", `{}`), saying("旧卦"),
		calling("c", "cast_iching", `{}`), saying("新卦"))
	in := &adding{end: [][]string{{"说说看"}, {"重新起卦"}}}
	if _, err := w.runMore(t.Context(), ask("起一卦"), agent.Options{Inbox: in}); err != nil {
		t.Fatal(err)
	}
	if w.casts != 2 {
		t.Errorf("%d casts, want 2: one at first and one when it was asked for", w.casts)
	}
}

func TestTimeIsRenewedWithABatch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		first, second := make(chan struct{}), make(chan struct{})
		w := newWorld(t, llmtest.Turn{Text: []string{"一"}, Wait: first}, llmtest.Turn{Text: []string{"二"}, Wait: second})
		go func() {
			timer := time.NewTimer(100 * time.Second)
			<-timer.C
			close(first)
			timer.Reset(100 * time.Second)
			<-timer.C
			close(second)
		}()
		events, err := w.runMore(t.Context(), ask("开始"), agent.Options{Inbox: &adding{end: [][]string{{"再来"}}}})
		if last := events[len(events)-1]; err != nil || last.Status != agent.StatusComplete {
			t.Errorf("200 seconds in two batches of 120: %+v, %v", last, err)
		}
	})
}

func TestAnInboxThatFailsEndsTheTurn(t *testing.T) {
	w := newWorld(t, saying("答"))
	broken := errors.New("the store is gone")
	events, err := w.runMore(t.Context(), ask("开始"), agent.Options{Inbox: &adding{err: broken}})
	if last := events[len(events)-1]; !errors.Is(err, broken) || last.Type != agent.EventError {
		t.Errorf("last event %+v, %v", last, err)
	}
}

func TestOptionsOfAConversation(t *testing.T) {
	w := newWorld(t, calling("a", "search_library", `{"query":"x"}`), saying("答"))
	var told []string
	events, err := w.runMore(t.Context(), ask("末"), agent.Options{
		Counted: true, History: []agent.Message{{Role: agent.RoleUser, Content: "旧"}, {Role: agent.RoleAssistant, Content: "旧答"}}, Ahead: []string{"先"},
		Result: func(name string, _ tool.Result) { told = append(told, name) },
	})
	if err != nil || w.budget.starts != 0 || events[0].Remaining != nil {
		t.Errorf("counted %d turns, start %+v, %v", w.budget.starts, events[0], err)
	}
	if got := spoken(w.script().Requests()[0]); got != "user:旧 assistant:旧答 user:先 user:末" {
		t.Errorf("the model sees %s", got)
	}
	if !slices.Equal(told, []string{"search_library"}) {
		t.Errorf("told of %q", told)
	}
}
