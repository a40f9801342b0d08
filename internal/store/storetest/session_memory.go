package storetest

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/session"
)

// MemorySession is a session.Store without a file.
type MemorySession struct {
	mu        sync.Mutex
	sessions  map[string]session.Session
	responses map[string]session.Response
	events    map[string][]session.RunEvent
	messages  map[string]session.Message
	inputs    map[memoryInput]session.Input
	parts     []session.Part
	notices   map[string][]session.Notice
}

type memoryInput struct{ session, id string }

var (
	_ session.SessionStore = (*MemorySession)(nil)
	_ session.RunStore     = (*MemorySession)(nil)
	_ session.OwnerStore   = (*MemorySession)(nil)
)

// NewMemorySession returns an empty store.
func NewMemorySession() session.Store {
	m := &MemorySession{
		sessions: map[string]session.Session{}, responses: map[string]session.Response{}, events: map[string][]session.RunEvent{},
		messages: map[string]session.Message{}, inputs: map[memoryInput]session.Input{}, notices: map[string][]session.Notice{},
	}
	return session.Store{SessionStore: m, RunStore: m, OwnerStore: m}
}

// Add implements session.SessionStore.
func (m *MemorySession) Add(ctx context.Context, s session.Session) error {
	defer m.lock()()
	m.sessions[s.ID] = s
	return ctx.Err()
}

func (m *MemorySession) lock() (unlock func()) {
	m.mu.Lock()
	return m.mu.Unlock
}

// Update implements session.SessionStore.
func (m *MemorySession) Update(ctx context.Context, k session.Key, change func(session.State) (session.Change, error)) (bool, error) {
	defer m.lock()()
	if err := ctx.Err(); err != nil {
		return false, err
	}
	s, found := m.sessions[k.Session]
	if !found {
		return false, nil
	}
	state := session.State{Session: s, Active: m.active(s), Pending: m.pending(s.ID)}
	if in, ok := m.inputs[memoryInput{s.ID, k.Input}]; ok {
		state.Input = &in
	}
	state.Log = func(after int64) ([]session.RunEvent, error) { return m.log(s.Active, after), nil }
	c, err := change(state)
	if err != nil {
		return true, err
	}
	m.apply(s.ID, c)
	return true, nil
}

func (m *MemorySession) active(s session.Session) *session.Response {
	r, ok := m.responses[s.Active]
	if !ok {
		return nil
	}
	return &r
}

func (m *MemorySession) pending(id string) []session.Input {
	var list []session.Input
	for _, in := range m.inputs {
		if in.Session == id && in.Status == session.InputPending {
			list = append(list, in)
		}
	}
	slices.SortFunc(list, func(a, b session.Input) int { return cmp.Compare(a.Number, b.Number) })
	return list
}

func (m *MemorySession) log(response string, after int64) []session.RunEvent {
	list := m.events[response]
	return slices.Clone(list[min(after, int64(len(list))):])
}

func (m *MemorySession) apply(id string, c session.Change) {
	if c.Session != nil {
		m.sessions[id] = *c.Session
	}
	if c.Response != nil {
		r := *c.Response
		if old, ok := m.responses[r.ID]; ok {
			r.LeaseEnd = old.LeaseEnd // is Renew's
		}
		m.responses[r.ID] = r
		m.events[c.Response.ID] = append(m.events[c.Response.ID], c.Events...)
	}
	for _, in := range c.Inputs {
		m.inputs[memoryInput{id, in.ID}] = in
	}
	if c.DropInput != "" {
		delete(m.inputs, memoryInput{id, c.DropInput})
	}
	for _, msg := range c.Messages {
		m.messages[msg.ID] = msg
	}
	m.parts = append(m.parts, c.Parts...)
	m.notices[id] = slices.DeleteFunc(append(m.notices[id], c.Notices...), func(n session.Notice) bool { return n.Seq <= c.NoticesTo })
}

// Session implements session.SessionStore.
func (m *MemorySession) Session(ctx context.Context, id string) (session.Session, bool, error) {
	defer m.lock()()
	s, found := m.sessions[id]
	return s, found, ctx.Err()
}

// Look implements session.SessionStore.
func (m *MemorySession) Look(ctx context.Context, id string) (session.Look, bool, error) {
	defer m.lock()()
	s, found := m.sessions[id]
	if !found {
		return session.Look{}, false, ctx.Err()
	}
	l := session.Look{Session: s, Active: m.active(s), Pending: m.pending(id), Messages: m.transcript(id, session.Range{})}
	if l.Active != nil {
		l.Log = m.log(s.Active, max(0, l.Active.Open.Seq-1))
	}
	return l, true, ctx.Err()
}

// Messages implements session.SessionStore.
func (m *MemorySession) Messages(ctx context.Context, id string, r session.Range) ([]session.Message, error) {
	defer m.lock()()
	return m.transcript(id, r), ctx.Err()
}

func (m *MemorySession) transcript(id string, r session.Range) []session.Message {
	list := []session.Message{}
	for _, msg := range m.messages {
		if msg.Session == id && (r.Response == "" || msg.Response == r.Response) && (r.ID == "" || msg.ID == r.ID) && (r.UpTo == 0 || msg.Number <= r.UpTo) {
			list = append(list, msg)
		}
	}
	slices.SortFunc(list, func(a, b session.Message) int { return cmp.Compare(a.Number, b.Number) })
	if r.Limit > 0 {
		list = list[max(0, len(list)-r.Limit):]
	}
	var parts []session.Part
	for _, p := range m.parts {
		if p.Session == id {
			parts = append(parts, p)
		}
	}
	return session.WithParts(list, parts)
}

// Parts implements session.SessionStore.
func (m *MemorySession) Parts(ctx context.Context, id string, kind session.PartKind, limit int) ([]session.Part, error) {
	defer m.lock()()
	var list []session.Part
	for _, p := range m.parts {
		if p.Session == id && p.Kind == kind {
			list = append(list, p)
		}
	}
	return list[max(0, len(list)-limit):], ctx.Err()
}

// SetRender implements session.SessionStore.
func (m *MemorySession) SetRender(ctx context.Context, r session.Render) (bool, error) {
	defer m.lock()()
	for i, p := range m.parts {
		if p.Session == r.Session && p.ID == r.Envelope && p.Kind == session.PartEnvelope {
			m.parts[i].Status, m.parts[i].Error = r.Status, r.Error
			return true, ctx.Err()
		}
	}
	return false, ctx.Err()
}

// Notices implements session.SessionStore.
func (m *MemorySession) Notices(ctx context.Context, id string, after int64, limit int) ([]session.Notice, int64, error) {
	defer m.lock()()
	all := m.notices[id]
	if len(all) == 0 {
		return nil, 0, ctx.Err()
	}
	var list []session.Notice
	for _, n := range all {
		if n.Seq > after && len(list) < limit {
			list = append(list, n)
		}
	}
	return list, all[0].Seq, ctx.Err()
}

// Response implements session.RunStore.
func (m *MemorySession) Response(ctx context.Context, id string) (session.Response, bool, error) {
	defer m.lock()()
	r, found := m.responses[id]
	return r, found, ctx.Err()
}

// Events implements session.RunStore.
func (m *MemorySession) Events(ctx context.Context, response string, after int64, limit int) ([]session.RunEvent, error) {
	defer m.lock()()
	list := m.log(response, after)
	return list[:min(limit, len(list))], ctx.Err()
}

// DropResponse implements session.RunStore.
func (m *MemorySession) DropResponse(ctx context.Context, id string) (bool, error) {
	defer m.lock()()
	r, found := m.responses[id]
	if !found || r.Status == session.InProgress {
		return false, ctx.Err()
	}
	delete(m.responses, id)
	delete(m.events, id)
	return true, ctx.Err()
}

// Renew implements session.RunStore.
func (m *MemorySession) Renew(ctx context.Context, node string, until time.Time) error {
	defer m.lock()()
	for id, r := range m.responses {
		if r.Node == node && r.Status == session.InProgress {
			r.LeaseEnd = until
			m.responses[id] = r
		}
	}
	return ctx.Err()
}

// Expired implements session.RunStore.
func (m *MemorySession) Expired(ctx context.Context, now time.Time, limit int) ([]session.Response, error) {
	defer m.lock()()
	var list []session.Response
	for _, r := range m.responses {
		if r.Status == session.InProgress && r.LeaseEnd.Before(now) && len(list) < limit {
			list = append(list, r)
		}
	}
	return list, ctx.Err()
}

// DropUnkept implements session.RunStore.
func (m *MemorySession) DropUnkept(ctx context.Context, endedBefore time.Time, limit int) (int, error) {
	defer m.lock()()
	n := 0
	for id, r := range m.responses {
		if !r.Kept && r.Status != session.InProgress && r.EndedAt.Before(endedBefore) && n < limit {
			delete(m.responses, id)
			delete(m.events, id)
			n++
		}
	}
	return n, ctx.Err()
}

// Sessions implements session.OwnerStore.
func (m *MemorySession) Sessions(ctx context.Context, o session.Owner, after string, limit int) ([]session.Session, error) {
	defer m.lock()()
	newer := func(a, b session.Session) int {
		if c := b.CreatedAt.Compare(a.CreatedAt); c != 0 {
			return c
		}
		return cmp.Compare(b.ID, a.ID)
	}
	var list []session.Session
	from, found := m.sessions[after]
	for _, s := range m.sessions {
		if s.Owner == o && s.Listed && (!found || newer(s, from) > 0) {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, newer)
	return list[:min(limit, len(list))], ctx.Err()
}

// Delete implements session.OwnerStore.
func (m *MemorySession) Delete(ctx context.Context, id string) (bool, error) {
	defer m.lock()()
	return m.remove(id), ctx.Err()
}

func (m *MemorySession) remove(id string) bool {
	_, found := m.sessions[id]
	delete(m.sessions, id)
	delete(m.notices, id)
	for _, r := range m.responses {
		if r.Session == id {
			delete(m.events, r.ID)
		}
	}
	maps.DeleteFunc(m.responses, func(_ string, r session.Response) bool { return r.Session == id })
	maps.DeleteFunc(m.messages, func(_ string, msg session.Message) bool { return msg.Session == id })
	maps.DeleteFunc(m.inputs, func(_ memoryInput, in session.Input) bool { return in.Session == id })
	m.parts = slices.DeleteFunc(m.parts, func(p session.Part) bool { return p.Session == id })
	return found
}

// Forget implements session.OwnerStore.
func (m *MemorySession) Forget(ctx context.Context, o session.Owner) (int, error) {
	defer m.lock()()
	n := 0
	for id, s := range m.sessions {
		if s.Owner == o && m.remove(id) {
			n++
		}
	}
	return n, ctx.Err()
}

// Sweep implements session.OwnerStore.
func (m *MemorySession) Sweep(ctx context.Context, before time.Time, limit int) (int, error) {
	defer m.lock()()
	n := 0
	for id, s := range m.sessions {
		if n < limit && !s.Running() && s.UpdatedAt.Before(before) && m.remove(id) {
			n++
		}
	}
	return n, ctx.Err()
}
