package session

import (
	"context"
	"errors"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
)

// append puts entries in the buffer. It waits while too many are there, and fails
// when nothing more can be written.
func (r *runner) append(list ...entry) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	for len(r.waiting) >= maxWaiting && r.broken == nil {
		r.changed.Wait()
	}
	if r.broken != nil {
		return r.broken
	}
	for _, e := range list {
		if !r.merge(e) {
			r.waiting = append(r.waiting, e)
		}
	}
	r.changed.Broadcast()
	return nil
}

// merge joins a piece of text to the one that waits before it.
func (r *runner) merge(e entry) bool {
	text := e.event.Agent
	if text == nil || text.Type != agent.EventDelta || len(r.waiting) == 0 {
		return false
	}
	last := r.waiting[len(r.waiting)-1].event.Agent
	if last == nil || last.Type != agent.EventDelta || len(last.Text)+len(text.Text) > maxMerged {
		return false
	}
	last.Text += text.Text
	return true
}

// write writes what waits until the run is over.
func (r *runner) write() {
	for {
		batch := r.next()
		if batch == nil {
			return
		}
		err := r.commit(batch)
		r.mu.Lock()
		r.writing = false
		if err != nil {
			r.broken, r.waiting = err, nil
			r.stop(err)
		}
		r.changed.Broadcast()
		r.mu.Unlock()
	}
}

// next returns what waits, nil when nothing comes any more.
func (r *runner) next() []entry {
	r.mu.Lock()
	defer r.mu.Unlock()
	for len(r.waiting) == 0 && r.broken == nil && !r.closed {
		r.changed.Wait()
	}
	if r.broken != nil || len(r.waiting) == 0 {
		return nil
	}
	batch := r.waiting
	r.waiting, r.writing = nil, true
	r.changed.Broadcast()
	return batch
}

// flush waits until everything is in the store.
func (r *runner) flush(ctx context.Context) error {
	stop := context.AfterFunc(ctx, func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.changed.Broadcast()
	})
	defer stop()
	r.mu.Lock()
	defer r.mu.Unlock()
	for (len(r.waiting) > 0 || r.writing) && r.broken == nil && ctx.Err() == nil {
		r.changed.Wait()
	}
	if r.broken != nil {
		return r.broken
	}
	return ctx.Err()
}

// attempts is how often a batch is tried, and pause how long before it is tried
// again.
const (
	attempts = 4
	pause    = 250 * time.Millisecond
)

// commit appends a batch to the log. A store that did not say whether it has
// committed is asked again.
func (r *runner) commit(batch []entry) (err error) {
	ctx := context.WithoutCancel(r.ctx)
	for i := range attempts {
		if i > 0 && !r.rest(pause<<i) {
			return errors.Join(err, context.Cause(r.ctx))
		}
		if err = r.appendBatch(ctx, batch); err == nil || errors.Is(err, errTaken) {
			return err
		}
	}
	return err
}

// rest waits; false when the run ends meanwhile.
func (r *runner) rest(d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-r.ctx.Done():
		return false
	}
}

// appendBatch is the transaction of commit. It is made once, however often it is
// tried.
func (r *runner) appendBatch(ctx context.Context, batch []entry) error {
	gone := false
	err := r.service.update(ctx, Key{Session: r.response.Session}, func(e *edit) error {
		gone = e.run == nil || e.run.ID != r.response.ID
		if gone || e.run.Batches > r.batches {
			return errNothing
		}
		e.run.Batches++
		for _, b := range batch {
			e.record(b)
		}
		return nil
	})
	switch {
	case gone || fault.Is(err, fault.NotFound): // the session itself may be deleted
		return errTaken
	case err != nil:
		return err
	}
	r.batches++
	return nil
}

// record appends an entry of the turn.
func (e *edit) record(b entry) {
	if b.message != nil {
		e.say(*b.message)
	}
	if b.event.Kind != "" {
		e.event(b.event)
	}
	for _, p := range b.parts {
		e.change.Parts = append(e.change.Parts, p)
		if p.Kind == PartEnvelope {
			e.notice(Notice{Kind: NoticeEnvelope, Part: p.ID, MessageID: p.Message})
		}
	}
}

// inbox is the inbox of a session as the turn asks it.
type inbox struct{ *runner }

var _ agent.Inbox = inbox{}

// Between implements agent.Inbox.
func (i inbox) Between(ctx context.Context) ([]string, error) { return i.take(ctx, steers, nil) }

// End implements agent.Inbox. The last look at the inbox and the end of the run are
// one transaction.
func (i inbox) End(ctx context.Context, done agent.Event) ([]string, error) {
	if err := i.append(i.parts(done)...); err != nil {
		return nil, err
	}
	end := End{Status: statusOf(done.Status), Model: done.ServedModel, ModelCalls: *done.ModelCalls, ToolCalls: *done.ToolCalls}
	which := atEnd
	if done.Status == agent.StatusCalls {
		which = nobody // the client's functions come first
	}
	texts, err := i.take(ctx, which, &end)
	i.ended = err == nil && len(texts) == 0
	return texts, err
}

func nobody([]Input) []Input { return nil }

// statusOf is how a turn that was carried through ended.
func statusOf(done string) Status {
	switch done {
	case agent.StatusWaiting:
		return Waiting
	case agent.StatusLimited:
		return Limited
	}
	return Completed
}

// take hands over what which chooses, and ends the run when that is nothing and an
// end is given. A batch is counted as a turn before it is taken; when the day's
// turns are used up it stays where it is.
func (i inbox) take(ctx context.Context, which func([]Input) []Input, end *End) ([]string, error) {
	if err := i.flush(ctx); err != nil {
		return nil, err
	}
	var a allowance
	for {
		texts, waits, err := i.tryTake(context.WithoutCancel(ctx), which, end, a)
		if err != nil || !waits {
			return texts, err
		}
		_, err = i.plan.turner.Count(ctx, i.plan.request.Address)
		if a.refused = fault.Is(err, fault.RateLimited); err != nil && !a.refused {
			return nil, err
		}
		a.counted = true
	}
}

// allowance says whether a further batch was counted as a turn, or refused.
type allowance struct{ counted, refused bool }

// tryTake is the transaction of take. waits says that a batch is there that was not
// counted.
func (i inbox) tryTake(ctx context.Context, which func([]Input) []Input, end *End, a allowance) (texts []string, waits bool, err error) {
	gone := false
	err = i.service.update(ctx, Key{Session: i.response.Session}, func(e *edit) (err error) {
		texts, waits, gone = nil, false, e.run == nil || e.run.ID != i.response.ID
		list := which(e.pending)
		switch {
		case gone:
			return errNothing
		case len(list) > 0 && !a.counted:
			waits = true
			return errNothing
		case len(list) > 0 && !a.refused:
			texts, err = e.goOn(list)
			i.message = e.run.Open.ID
			return err
		case end == nil:
			return errNothing
		}
		return e.end(*end)
	})
	if gone && err == nil || fault.Is(err, fault.NotFound) {
		err = errTaken
	}
	return texts, waits, err
}
