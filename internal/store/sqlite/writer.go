package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"sync"
)

// maxBatch is how many jobs share one transaction at most.
const maxBatch = 256

var errClosed = errors.New("the database is closed")

// writer runs all changes of the file, one after the other. Jobs that wait
// together are committed together, each in a savepoint of its own, so that one
// that fails takes nothing with it.
type writer struct {
	db   *sql.DB
	tx   *tx          // the one connection; nil until it is needed
	step func(string) // for tests, told of each point of a commit
	jobs chan *job
	done chan struct{} // closed when the loop has ended

	mu     sync.RWMutex // held for reading while a job is handed over
	closed bool
}

// job is one change: all of run, or nothing.
type job struct {
	ctx    context.Context
	run    func(*tx) error
	answer chan error
}

func startWriter(db *sql.DB) *writer {
	w := &writer{db: db, jobs: make(chan *job, maxBatch), done: make(chan struct{}), step: func(string) {}}
	go w.loop()
	return w
}

// do runs one change and returns when it is durable. A ctx that ends before the
// change has begun prevents it; once begun it is finished, and its outcome is
// the one returned.
func (w *writer) do(ctx context.Context, run func(*tx) error) error {
	j := &job{ctx: ctx, run: run, answer: make(chan error, 1)}
	if err := w.hand(j); err != nil {
		return err
	}
	return <-j.answer
}

func (w *writer) hand(j *job) error {
	w.mu.RLock()
	defer w.mu.RUnlock()
	if w.closed {
		return errClosed
	}
	select {
	case w.jobs <- j:
		return nil
	case <-j.ctx.Done():
		return j.ctx.Err()
	}
}

// stop refuses further jobs and waits for those that were handed over.
func (w *writer) stop() {
	w.mu.Lock()
	if !w.closed {
		w.closed = true
		close(w.jobs)
	}
	w.mu.Unlock()
	<-w.done
}

func (w *writer) loop() {
	defer close(w.done)
	for first := range w.jobs {
		batch := append(make([]*job, 0, 8), first)
		for len(batch) < maxBatch && len(w.jobs) > 0 {
			batch = append(batch, <-w.jobs)
		}
		w.commit(batch)
	}
	if w.tx != nil {
		w.tx.close(false) //nolint:errcheck // nothing is under way
	}
}

// commit runs a batch in one transaction and answers every job.
func (w *writer) commit(batch []*job) {
	errs := make([]error, len(batch))
	if err := w.transact(batch, errs); err != nil {
		for i := range errs {
			errs[i] = errors.Join(errs[i], err)
		}
	}
	for i, j := range batch {
		j.answer <- errs[i]
	}
}

// transact fills errs with what each job returned. Its own error means that
// nothing of the batch was kept.
func (w *writer) transact(batch []*job, errs []error) (err error) {
	if w.tx == nil {
		if w.tx, err = newTx(context.Background(), w.db); err != nil {
			return err
		}
	}
	if _, err := w.tx.exec(`BEGIN IMMEDIATE`); err != nil {
		w.drop()
		return err
	}
	w.step("begun")
	for i, j := range batch {
		if errs[i], err = w.runJob(j); err != nil {
			break
		}
	}
	if err == nil {
		w.step("before commit")
		_, err = w.tx.exec(`COMMIT`)
	}
	if err != nil {
		w.drop()
		return err
	}
	w.step("committed")
	return nil
}

// drop gives the connection up with what its transaction holds; SQLite undoes it.
func (w *writer) drop() {
	_, err := w.tx.exec(`ROLLBACK`)
	if err != nil {
		w.tx.close(true) //nolint:errcheck // the next batch opens another
		w.tx = nil
	}
}

// runJob runs one job in a savepoint. broken means that the transaction itself
// can no longer be used.
func (w *writer) runJob(j *job) (failed, broken error) {
	if err := j.ctx.Err(); err != nil {
		return err, nil
	}
	if _, err := w.tx.exec(`SAVEPOINT job`); err != nil {
		return nil, err
	}
	if failed = j.run(w.tx); failed != nil {
		if _, err := w.tx.exec(`ROLLBACK TO job`); err != nil {
			return failed, err
		}
	}
	w.step("job done")
	_, broken = w.tx.exec(`RELEASE job`)
	return failed, broken
}
