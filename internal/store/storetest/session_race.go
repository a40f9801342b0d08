package storetest

import (
	"context"
	"encoding/json/jsontext"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// RaceCases returns short, or all where the full sweeps are asked for.
func RaceCases(short, all int) int {
	if os.Getenv("WENBU_LONG") != "" {
		return all
	}
	return short
}

// SessionRace tries the interleavings numbered from first: of steers, queued inputs, their change and removal,
// stops, new runs and crashes of the server, and checks after each that every input
// is in exactly one final state, in order, and none was lost or doubled.
func SessionRace(t *testing.T, store session.Store, first, cases int) {
	t.Helper()
	for i := first; i < first+cases; i++ {
		r := newSessionRace(t, store, uint64(i))
		r.play()
		r.settle()
		r.check()
		if t.Failed() {
			t.Fatalf("case %d", i)
		}
	}
}

// errCrash is what a store answers whose server has crashed.
var errCrash = errors.New("the server has crashed")

// crashing is a store as one life of a server sees it: at a change that is drawn the
// server dies, before or after the change was made.
type crashing struct {
	session.Store
	left  atomic.Int64 // changes until then; negative: none is planned
	after bool         // the change is made
	dead  atomic.Bool
}

func (c *crashing) Update(ctx context.Context, k session.Key, change func(session.State) (session.Change, error)) (bool, error) {
	if c.dead.Load() {
		return false, errCrash
	}
	if c.left.Add(-1) != 0 {
		return c.Store.Update(ctx, k, change)
	}
	c.dead.Store(true)
	if c.after {
		if _, err := c.Store.Update(ctx, k, change); err != nil {
			return false, errors.Join(err, errCrash)
		}
	}
	return false, errCrash
}

// sessionRace is one case.
type sessionRace struct {
	*testing.T
	store   session.Store
	random  *rand.Rand
	session string

	mu     sync.Mutex
	life   *crashing
	svc    *session.Service
	inputs map[string]*racedInput
	order  []string // of inputs that were acknowledged
	runs   []string
	model  *rand.Rand
	ids    atomic.Int64
	name   string
}

// racedInput is what is known of an input from the answers to its client.
type racedInput struct {
	text            string
	posted, unsure  bool // acknowledged; the server died over it
	dropped         bool
	droppedUnsurely bool
	moved           bool // its delivery was changed
}

func newSessionRace(t *testing.T, store session.Store, seed uint64) *sessionRace {
	r := &sessionRace{
		T: t, store: store, random: rand.New(rand.NewPCG(seed, 1)), model: rand.New(rand.NewPCG(seed, 2)),
		inputs: map[string]*racedInput{}, name: fmt.Sprintf("race%d_", seed),
	}
	r.boot(false)
	s, err := r.svc.Create(t.Context(), sessionOwner, "", "zh")
	if err != nil {
		t.Fatal(err)
	}
	r.session = s.ID
	return r
}

// boot starts a server on what the last one has left.
func (r *sessionRace) boot(mayCrash bool) {
	r.life = &crashing{Store: r.store, after: r.random.IntN(2) == 0}
	r.life.left.Store(-1)
	if mayCrash && r.random.IntN(3) > 0 {
		r.life.left.Store(1 + r.random.Int64N(25))
	}
	turner, err := agent.NewTurner(agent.Config{
		Model: racedModel{r}, Tools: noTools{}, Limits: agent.DefaultLimits(), Now: time.Now, NewID: func() string { return r.newID("run_") },
	})
	if err != nil {
		r.Fatal(err)
	}
	live := r.store
	live.SessionStore = r.life
	// What an earlier server has left is ended by a store that works.
	r.life.dead.Store(false)
	left := r.life.left.Swap(-1)
	r.svc, err = session.New(r.Context(), session.Config{
		Store: live, Turner: turner, Builtin: turner, Now: time.Now, NewID: r.newID, Life: time.Hour,
	})
	if err != nil {
		r.Fatal(err)
	}
	r.life.left.Store(left)
}

func (r *sessionRace) newID(prefix string) string { return fmt.Sprint(prefix, r.name, r.ids.Add(1)) }

// noTools has no tools.
type noTools struct{}

func (noTools) Tools() []tool.Tool { return nil }
func (noTools) Call(context.Context, string, i18n.Locale, jsontext.Value) (tool.Result, error) {
	return tool.Result{}, errors.New("no tools")
}

// racedModel says something, or asks for tools first.
type racedModel struct{ *sessionRace }

func (racedModel) Name() string  { return "script" }
func (racedModel) Metered() bool { return false }

func (m racedModel) Complete(ctx context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	m.mu.Lock()
	n := m.model.IntN(4)
	m.mu.Unlock()
	if n == 0 && req.Choice.Kind == agent.ChoiceAuto {
		return agent.Reply{Calls: []agent.ToolCall{{ID: "c", Name: "nothing", Arguments: "{}"}}}, ctx.Err()
	}
	for range n {
		onText("字")
	}
	return agent.Reply{Text: "字字字字"[:3*max(1, n)]}, ctx.Err()
}

// play has two clients at work at once.
func (r *sessionRace) play() {
	var clients sync.WaitGroup
	for c := range 2 {
		random := rand.New(rand.NewPCG(r.random.Uint64(), uint64(c)))
		clients.Go(func() {
			for i := range 6 {
				r.act(random, fmt.Sprintf("%s%d.%d", r.name, c, i))
			}
		})
	}
	clients.Wait()
}

// service returns the server that runs now, and its store.
func (r *sessionRace) service() (*session.Service, *crashing) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.svc, r.life
}

// recover starts another server when the one that a client has spoken to is dead.
func (r *sessionRace) recover(err error, old *session.Service, life *crashing) (crashed bool) {
	if !errors.Is(err, errCrash) {
		return false
	}
	r.mu.Lock()
	same := r.life == life
	r.mu.Unlock()
	if same {
		old.Close() // its goroutines are gone with it; nothing of them reaches the store
		r.mu.Lock()
		if r.life == life {
			r.boot(true)
		}
		r.mu.Unlock()
	}
	return true
}

// act does one thing as a client.
func (r *sessionRace) act(random *rand.Rand, id string) {
	svc, life := r.service()
	var err error
	switch n := random.IntN(12); {
	case n < 5:
		err = r.post(svc, random, id)
	case n == 5:
		err = r.again(svc, random)
	case n < 8:
		err = r.move(svc, random)
	case n == 8:
		err = r.drop(svc, random)
	case n == 9:
		err = r.stopRun(svc)
	default:
		err = r.startRun(svc, id)
	}
	if r.recover(err, svc, life) {
		return
	}
	if err != nil && !expected(err) {
		r.Errorf("%s: %v", id, err)
	}
}

// expected reports whether a refusal is one that a client may meet here.
func expected(err error) bool {
	return slices.Contains([]string{"response_active", "input_already_delivered", "not_found", "session_full"}, fault.As(err).Reason)
}

func racedDelivery(random *rand.Rand) session.Delivery {
	if random.IntN(2) == 0 {
		return session.Steer
	}
	return session.Queue
}

var racedSettings = session.Settings{Locale: "zh", Mode: "explore", Consent: true}

func (r *sessionRace) add(svc *session.Service, id, text string, d session.Delivery) (session.Receipt, error) {
	return svc.Post(r.Context(), sessionOwner, session.Addition{Session: r.session, InputID: id, Text: text, Delivery: d, Settings: &racedSettings})
}

func (r *sessionRace) post(svc *session.Service, random *rand.Rand, id string) error {
	in := &racedInput{text: "输入" + id}
	d := racedDelivery(random)
	_, err := r.add(svc, id, in.text, d)
	in.posted, in.unsure = err == nil, errors.Is(err, errCrash)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.inputs[id] = in
	if in.posted {
		r.order = append(r.order, id)
	}
	return err
}

// known draws an input that was posted.
func (r *sessionRace) known(random *rand.Rand) (string, *racedInput) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.order) == 0 {
		return "", nil
	}
	id := r.order[random.IntN(len(r.order))]
	return id, r.inputs[id]
}

// again posts the same once more, and something else under the same id.
func (r *sessionRace) again(svc *session.Service, random *rand.Rand) error {
	id, in := r.known(random)
	if in == nil {
		return nil
	}
	r.mu.Lock()
	gone := in.dropped || in.droppedUnsurely
	r.mu.Unlock()
	if gone {
		return nil
	}
	_, err := r.add(svc, id, in.text+"别的", session.Steer)
	r.mu.Lock()
	defer r.mu.Unlock()
	if in.dropped || in.droppedUnsurely { // by the other client meanwhile: then it is a new input
		if err == nil {
			in.text, in.dropped, in.droppedUnsurely, in.unsure, in.moved = in.text+"别的", false, false, true, true
		}
		return nil
	}
	if f := fault.As(err); f != nil && f.Reason == "input_id_conflict" {
		return nil
	}
	if err == nil {
		// The drop of the other client was not answered yet.
		in.text, in.unsure, in.moved = in.text+"别的", true, true
	}
	return err
}

func (r *sessionRace) move(svc *session.Service, random *rand.Rand) error {
	id, in := r.known(random)
	if in == nil {
		return nil
	}
	r.mu.Lock()
	in.moved = true
	r.mu.Unlock()
	_, err := svc.Redeliver(r.Context(), sessionOwner, r.session, id, racedDelivery(random))
	return err
}

func (r *sessionRace) drop(svc *session.Service, random *rand.Rand) error {
	id, in := r.known(random)
	if in == nil {
		return nil
	}
	err := svc.Drop(r.Context(), sessionOwner, r.session, id)
	r.mu.Lock()
	defer r.mu.Unlock()
	in.dropped = in.dropped || err == nil
	in.droppedUnsurely = in.droppedUnsurely || errors.Is(err, errCrash)
	return err
}

func (r *sessionRace) stopRun(svc *session.Service) error {
	snap, err := svc.Get(r.Context(), sessionOwner, r.session)
	if err != nil || snap.Session.Active == "" {
		return err
	}
	_, err = svc.Cancel(r.Context(), sessionOwner, snap.Session.Active)
	return err
}

func (r *sessionRace) startRun(svc *session.Service, id string) error {
	_, err := svc.Start(r.Context(), sessionOwner, session.Request{
		Session: r.session, Items: []session.Item{{Role: session.RoleUser, Text: "开始" + id}}, Settings: racedSettings,
	})
	return err
}

// settle lets the last server work until nothing is pending.
func (r *sessionRace) settle() {
	svc, life := r.service()
	life.left.Store(-1)
	if life.dead.Load() {
		r.recover(errCrash, svc, life)
		svc, life = r.service()
		life.left.Store(-1)
	}
	for {
		snap, err := svc.Get(r.Context(), sessionOwner, r.session)
		if err != nil {
			r.Fatal(err)
		}
		switch {
		case snap.Session.Active != "":
			for _, err := range svc.Follow(r.Context(), sessionOwner, snap.Session.Active, 0) {
				if err != nil {
					r.Fatal(err)
				}
			}
		case len(snap.Pending) > 0:
			if err := r.startRun(svc, "end"); err != nil && !expected(err) {
				r.Fatal(err)
			}
		default:
			svc.Close()
			return
		}
	}
}
