package ledger

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// Step is a point of a charge, for tests that stop there.
type Step string

// The points, in the order a charge comes to them.
const (
	StepBegin  Step = "begin"  // nothing has happened
	StepHeld   Step = "held"   // the hold is durable
	StepWorked Step = "worked" // the work has ended, well or not
	StepPosted Step = "posted" // the charge is durable, the answer not yet given
	StepVoided Step = "voided" // the hold is undone
)

// pollOther is how often a call looks whether the one with its key, which another
// process is running, has ended.
const pollOther = 200 * time.Millisecond

// job is one call on its way.
type job struct {
	Call
	id    string
	claim *Claim // nil without a key
	start time.Time
	work  Work
}

// record returns the record of a job that ends now.
func (b *Book) record(j job, status Status, cause error) Record {
	r := Record{ID: j.id, Account: j.Account, Tool: j.Tool, Status: status, StartedAt: j.start, EndedAt: b.now()}
	if r.EndedAt.Before(j.start) { // the clock was set back
		r.EndedAt = j.start
	}
	if cause != nil {
		r.Error = b.code(cause)
	}
	return r
}

// Charge reserves what a call costs, does its work, and takes the payment when
// the work returns an answer; after any other end nothing was paid. The price is
// the one in force when the hold was made.
//
// Calls with one idempotency key are one call: the first does the work, whether
// its client stays or not, and the others get its outcome, for a day if it was a
// success. The answer must not be changed.
//
// Errors: faults with the reasons of this package, ctx's error when the client
// left first, and what work returns.
func (b *Book) Charge(ctx context.Context, c Call, work Work) (Receipt, error) {
	if err := c.check(); err != nil {
		return Receipt{}, err
	}
	if err := ctx.Err(); err != nil {
		return Receipt{}, err
	}
	j := job{Call: c, id: b.newID(), claim: c.claim(), start: b.now(), work: work}
	if j.claim != nil {
		return b.fly(ctx, j)
	}
	if err := b.begin(); err != nil {
		return b.refuse(ctx, j, err)
	}
	defer b.work.Done()
	r, _, err := b.attempt(ctx, j)
	return r, err
}

// Replay returns the kept outcome of a call, if there is one with its key and its
// arguments. It changes and charges nothing.
func (b *Book) Replay(ctx context.Context, c Call) (r Receipt, found bool, err error) {
	if c.Key == "" || !validKey(c.Key) {
		return Receipt{}, false, nil
	}
	k, err := b.store.Kept(ctx, *c.claim(), b.now())
	if err != nil {
		return Receipt{}, false, fault.Wrap("look up an idempotency key", err)
	}
	if k.State != Finished {
		return Receipt{}, false, nil
	}
	r, err = replay(c, k)
	return r, err == nil, err
}

// perform carries a keyed job out, unless the call was made before.
func (b *Book) perform(ctx context.Context, j job) (Receipt, error) {
	for {
		if r, found, err := b.earlier(ctx, j); found || err != nil {
			return r, err
		}
		if r, repeated, err := b.attempt(ctx, j); !repeated {
			return r, err
		}
	}
}

// earlier returns the outcome of an earlier call with the job's key. While another
// process runs that call it waits; when that ends without a success, the job is to
// run.
func (b *Book) earlier(ctx context.Context, j job) (r Receipt, found bool, err error) {
	for {
		k, err := b.kept(ctx, j)
		switch {
		case err != nil:
			return Receipt{}, false, err
		case k.State == Unclaimed:
			return Receipt{}, false, nil
		case k.State == Mismatch:
			return Receipt{}, false, b.fail(ctx, j, Failed, refuseMismatch())
		case k.State == Finished:
			r, err := replay(j.Call, k)
			return r, true, err
		}
		timer := time.NewTimer(pollOther)
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
			return Receipt{}, false, ctx.Err()
		}
	}
}

func (b *Book) kept(ctx context.Context, j job) (Keeping, error) {
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	k, err := b.store.Kept(ctx, *j.claim, b.now())
	if err != nil {
		return Keeping{}, fault.Wrap("look up an idempotency key", err)
	}
	return k, nil
}

// replay turns a kept answer into the receipt it was.
func replay(c Call, k Keeping) (Receipt, error) {
	answer, err := unseal(c, k.Record.ID, k.Answer)
	if err != nil {
		return Receipt{}, fault.Wrap("open a kept answer", err)
	}
	return Receipt{Call: k.Record.ID, Answer: answer, Credits: k.Record.Credits, FreeUnit: k.Record.FreeUnit, Replayed: true}, nil
}

// attempt takes the hold, does the work and settles. repeated means that another
// process has taken the job's key, and nothing happened here.
func (b *Book) attempt(ctx context.Context, j job) (r Receipt, repeated bool, err error) {
	if !j.Free {
		if !b.enter() {
			r, err = b.refuse(ctx, j, refuseOverload())
			return r, false, err
		}
		defer b.leave()
	}
	if j.Free && j.claim == nil {
		r, err = b.unpaid(ctx, j)
		return r, false, err
	}
	b.step(StepBegin)
	h, err := b.hold(ctx, j)
	switch {
	case err != nil:
		return Receipt{}, false, err
	case h.State == Repeated:
		return Receipt{}, true, nil
	case h.State != Held:
		r, err = b.refuse(ctx, j, refusal(j.Tool, h))
		return r, false, err
	}
	b.step(StepHeld)
	answer, err := do(ctx, j)
	b.step(StepWorked)
	if err != nil {
		b.void(ctx, j, err)
		return Receipt{}, false, err
	}
	r, err = b.post(ctx, j, h, answer)
	return r, false, err
}

// hold takes the job's hold. When the store cannot say whether it did, the hold is
// undone if it is there; what cannot be undone expires.
func (b *Book) hold(ctx context.Context, j job) (Holding, error) {
	now := b.now()
	money, cancel := moneyContext(ctx)
	defer cancel()
	h, err := b.store.Hold(money, HoldOrder{
		Call: j.id, Account: j.Account, Tool: j.Tool, Free: j.Free, Claim: j.claim, MaxInFlight: b.accountInFlight,
		Now: now, Expires: now.Add(j.Timeout + holdGrace), Abandoned: b.code(errAbandoned),
	})
	if err != nil {
		f := fault.Wrap("hold the price of a call", err)
		if errors.Is(err, ErrUncertain) {
			b.void(ctx, j, f)
		}
		return Holding{}, f
	}
	return h, nil
}

// do does the work within its time. An answer that comes when its time is over or
// its client gone is none.
func do(ctx context.Context, j job) (answer []byte, err error) {
	ctx, cancel := context.WithTimeout(ctx, j.Timeout)
	defer cancel()
	defer func() {
		if p := recover(); p != nil {
			answer, err = nil, fault.Wrap("run "+j.Tool, panicked(p))
		}
	}()
	answer, err = j.work(ctx)
	if err == nil {
		err = ctx.Err()
	}
	return answer, err
}

// panicked describes a panic without what a person may have sent.
func panicked(p any) error {
	what := fmt.Sprintf("a %T", p)
	if e, ok := p.(runtime.Error); ok {
		what = e.Error()
	}
	return fmt.Errorf("panic: %s\n%s", what, debug.Stack())
}

// void undoes the job's hold. A hold that cannot be undone expires.
func (b *Book) void(ctx context.Context, j job, cause error) {
	money, cancel := moneyContext(ctx)
	defer cancel()
	if err := b.store.Void(money, b.record(j, Failed, cause)); err != nil {
		b.alarm(ctx, Alarm{AlarmVoid, j.id, err})
		return
	}
	b.step(StepVoided)
}

// post takes the payment.
func (b *Book) post(ctx context.Context, j job, h Holding, answer []byte) (Receipt, error) {
	p := Posting{Record: b.record(j, Succeeded, nil)}
	if j.claim != nil {
		sealed, err := seal(b.random, j.Call, j.id, answer)
		if err != nil {
			err = fault.Wrap("seal an answer", err)
			b.void(ctx, j, err)
			return Receipt{}, err
		}
		p.Answer, p.Until = sealed, p.Record.EndedAt.Add(answerKept)
	}
	charged, err := b.settle(ctx, j, p)
	if err != nil {
		b.void(ctx, j, err)
		return Receipt{}, err
	}
	b.step(StepPosted)
	if !charged {
		b.alarm(ctx, Alarm{What: AlarmNoHold, Call: j.id})
		return Receipt{Call: j.id, Answer: answer}, nil
	}
	return Receipt{Call: j.id, Answer: answer, Credits: h.Amount, FreeUnit: h.FreeUnit}, nil
}

// settle posts.
func (b *Book) settle(ctx context.Context, j job, p Posting) (charged bool, err error) {
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	err = surely(func() (err error) {
		charged, err = b.store.Post(ctx, p)
		return err
	})
	if err == nil {
		return charged, nil
	}
	f := fault.Wrap("charge for a call", err)
	if errors.Is(err, ErrUncertain) {
		f.Reason = ReasonUnknown
		b.alarm(ctx, Alarm{AlarmUnknown, j.id, err})
	}
	return false, f
}

// surely makes a change that can be made twice, until it is known to be made or
// not, at most three times. Once a try is uncertain only a success says more.
func surely(change func() error) (err error) {
	uncertain := false
	for range 3 {
		err = change()
		uncertain = uncertain || errors.Is(err, ErrUncertain)
		if err == nil || !uncertain {
			return err
		}
	}
	if !errors.Is(err, ErrUncertain) {
		err = fmt.Errorf("%w: %w", ErrUncertain, err)
	}
	return err
}

// unpaid does the work of a free call without a key, which needs no hold.
func (b *Book) unpaid(ctx context.Context, j job) (Receipt, error) {
	answer, err := do(ctx, j)
	if err != nil {
		return Receipt{}, b.fail(ctx, j, Failed, err)
	}
	if err := b.Record(ctx, b.record(j, Succeeded, nil)); err != nil {
		return Receipt{}, err
	}
	return Receipt{Call: j.id, Answer: answer}, nil
}

func (b *Book) refuse(ctx context.Context, j job, why error) (Receipt, error) {
	return Receipt{}, b.fail(ctx, j, Refused, why)
}

// fail records how a job without a hold ended and returns why.
func (b *Book) fail(ctx context.Context, j job, status Status, why error) error {
	if err := b.Record(ctx, b.record(j, status, why)); err != nil {
		b.alarm(ctx, Alarm{AlarmRecord, j.id, err})
	}
	return why
}
