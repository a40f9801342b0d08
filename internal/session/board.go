package session

import "sync"

// board wakes those who wait for changes of a session. They read what has changed
// from the store: nothing is buffered for them, however slow they are.
type board struct {
	mu     sync.Mutex
	topics map[string]*topic
}

// topic is a session somebody waits at.
type topic struct {
	changed chan struct{} // closed at the next change
	waiters int
}

func newBoard() *board { return &board{topics: map[string]*topic{}} }

// join begins to wait at a session; leave ends it.
func (b *board) join(session string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	t := b.topics[session]
	if t == nil {
		t = &topic{changed: make(chan struct{})}
		b.topics[session] = t
	}
	t.waiters++
}

func (b *board) leave(session string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	t := b.topics[session]
	if t.waiters--; t.waiters == 0 {
		delete(b.topics, session)
	}
}

// next returns what is closed at the next change. Whoever asks before it reads, and
// waits after, misses none.
func (b *board) next(session string) <-chan struct{} {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.topics[session].changed
}

// wake tells those who wait at a session, or at all of them for "".
func (b *board) wake(session string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if session == "" {
		for _, t := range b.topics {
			t.wake()
		}
	} else if t := b.topics[session]; t != nil {
		t.wake()
	}
}

func (t *topic) wake() {
	close(t.changed)
	t.changed = make(chan struct{})
}

// outbox gathers the sessions that other servers are told of.
type outbox struct {
	mu    sync.Mutex
	ids   map[string]bool
	ready chan struct{} // holds a token while there are some
}

func newOutbox() *outbox { return &outbox{ids: map[string]bool{}, ready: make(chan struct{}, 1)} }

func (o *outbox) add(ids ...string) {
	o.mu.Lock()
	for _, id := range ids {
		o.ids[id] = true
	}
	o.mu.Unlock()
	select {
	case o.ready <- struct{}{}:
	default:
	}
}

func (o *outbox) take() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	list := make([]string, 0, len(o.ids))
	for id := range o.ids {
		list = append(list, id)
	}
	clear(o.ids)
	return list
}
