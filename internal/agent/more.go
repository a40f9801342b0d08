package agent

import (
	"context"
	"time"

	"github.com/wenbu-go/wenbu/internal/tool"
)

// Options are what a conversation that lasts adds to a turn. The zero value adds
// nothing: the turn is one question and one answer.
type Options struct {
	// Counted says that the turn was counted already, by Turner.Count.
	Counted bool

	History []Message // goes before the person's message, instead of the request's history
	Ahead   []string  // further messages of the person, between the two
	Inbox   Inbox     // nil: nobody adds to the turn while it runs

	// Result is told what each tool of the Caller answers that a model calls, before
	// the event that follows from it.
	Result func(name string, r tool.Result)
}

// Inbox holds what a person adds to a turn that runs. It is asked between steps and
// at the end, never inside a step. What it returns the turn has taken: further
// messages of the person, which renew the budget of steps and of time.
type Inbox interface {
	// Between is asked before every model call but the first.
	Between(ctx context.Context) ([]string, error)
	// End is asked when the turn would end with done. When it returns nothing the
	// turn has ended, and done is its last event. A turn that ends with StatusCalls
	// cannot go on.
	End(ctx context.Context, done Event) ([]string, error)
}

// Count counts a turn, or one more batch of input of a turn that runs, against the
// budget of the network at address. It returns how many turns are left today, nil
// when nothing is counted.
func (t *Turner) Count(ctx context.Context, address string) (remaining *int, err error) {
	if t.Budget == nil {
		return nil, nil
	}
	left, err := t.Budget.StartTurn(ctx, address, t.Model != nil && t.Model.Metered())
	if err != nil {
		return nil, err
	}
	return &left, nil
}

// clock ends a turn that takes too long.
type clock struct {
	timer *time.Timer
	limit time.Duration
}

// startClock returns a context that ends when the turn's time is up.
func (t *Turner) startClock(ctx context.Context) (context.Context, context.CancelCauseFunc, *clock) {
	ctx, giveUp := context.WithCancelCause(ctx)
	limit := t.Limits.Duration
	return ctx, giveUp, &clock{time.AfterFunc(limit, func() { giveUp(context.DeadlineExceeded) }), limit}
}

// used is what earlier messages of the person have used up: each batch of them has
// the whole budget of a turn.
type used struct{ modelCalls, toolCalls int }

// stepsUsed returns how many model calls the batch under way has made.
func (r *run) stepsUsed() int { return r.modelCalls - r.before.modelCalls }

// toolsUsed returns how many tools the batch under way has run.
func (r *run) toolsUsed() int { return r.toolCalls - r.before.toolCalls }

// between takes what the person added while a step ran.
func (r *run) between(ctx context.Context) error {
	if r.options.Inbox == nil || r.stepsUsed() == 0 {
		return nil
	}
	texts, err := r.options.Inbox.Between(ctx)
	if err == nil && len(texts) > 0 {
		r.goOn(texts)
	}
	return err
}

// ended asks whether the person added something before the turn ends; more says that
// it goes on.
func (r *run) ended(ctx context.Context, status string) (more bool, err error) {
	if r.options.Inbox == nil || ctx.Err() != nil {
		return false, nil
	}
	texts, err := r.options.Inbox.End(ctx, r.doneEvent(status))
	if err != nil || len(texts) == 0 {
		return false, err
	}
	if said := r.said.String(); said != "" {
		r.add(Message{Role: RoleAssistant, Content: said})
	}
	r.desk = &desk{attempted: r.desk.attempted}
	r.goOn(texts)
	return true, nil
}

// goOn adds messages of the person and renews the budget of steps and time.
func (r *run) goOn(texts []string) {
	r.charts.may = noRedraw
	for _, text := range texts {
		r.add(Message{Role: RoleUser, Content: text})
		if asksForRedraw(text) {
			r.charts.may = redraw
		}
	}
	clear(r.charts.drawn)
	r.newModel()
	r.before = used{r.modelCalls, r.toolCalls}
	r.limited = false
	r.said.Reset()
	r.clock.timer.Reset(r.clock.limit)
}

// newModel takes a model that has seen nothing of the turn yet.
func (r *run) newModel() {
	r.model = r.Model
	if own, ok := r.model.(TurnModel); ok {
		r.model = own.ForTurn()
	}
}

// tell passes on what a tool answered.
func (r *run) tell(t tool.Tool, res tool.Result) {
	if r.options.Result != nil {
		r.options.Result(t.Name, res)
	}
}
