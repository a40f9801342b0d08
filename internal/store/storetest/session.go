package storetest

import (
	"context"
	"encoding/json/jsontext"
	"errors"
	"fmt"
	"reflect"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/session"
)

// Session runs the contract of a session.Store against one that open makes. Every
// call of open gives an empty store.
func Session(t *testing.T, open func(t *testing.T) session.Store) {
	for name, test := range map[string]func(*sessionStore){
		"a session and its change":      (*sessionStore).roundTrip,
		"an error undoes a change":      (*sessionStore).undone,
		"changes come one by one":       (*sessionStore).serial,
		"a look sees one moment":        (*sessionStore).look,
		"ranges of messages":            (*sessionStore).ranges,
		"inputs":                        (*sessionStore).inputs,
		"notices are forgotten":         (*sessionStore).notices,
		"what became of an envelope":    (*sessionStore).render,
		"leases":                        (*sessionStore).leases,
		"responses go, messages stay":   (*sessionStore).responses,
		"lists of an owner":             (*sessionStore).lists,
		"sweep, delete and forget":      (*sessionStore).removal,
		"what is not there is no error": (*sessionStore).absent,
		"text of every kind comes back": (*sessionStore).text,
		"a message is replaced":         (*sessionStore).replaced,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(&sessionStore{T: t, Store: open(t)})
		})
	}
}

type sessionStore struct {
	*testing.T
	session.Store
}

var sessionTime = time.Date(2026, 3, 1, 4, 0, 0, 123e6, time.UTC)

func second(n int) time.Time { return sessionTime.Add(time.Duration(n) * time.Second) }

func (s *sessionStore) must(err error) {
	s.Helper()
	if err != nil {
		s.Fatal(err)
	}
}

func (s *sessionStore) same(what string, got, want any) {
	s.Helper()
	if !reflect.DeepEqual(got, want) {
		s.Errorf("%s:\n got %+v\nwant %+v", what, got, want)
	}
}

var sessionOwner = session.Account("a")

func (s *sessionStore) add(id string, n int) session.Session {
	s.Helper()
	sess := session.Session{ID: id, Owner: sessionOwner, Locale: "zh", Listed: true, CreatedAt: second(n), UpdatedAt: second(n)}
	s.must(s.Add(s.Context(), sess))
	return sess
}

// change makes a change of a session.
func (s *sessionStore) change(id string, change func(session.State) session.Change) {
	s.Helper()
	found, err := s.Update(s.Context(), session.Key{Session: id}, func(st session.State) (session.Change, error) { return change(st), nil })
	if err != nil || !found {
		s.Fatalf("change %s: found %v, %v", id, found, err)
	}
}

// withRun returns a run under way in a session, as the state of both.
func withRun(sess session.Session, id string) (session.Session, session.Response) {
	sess.Active = id
	return sess, session.Response{
		ID: id, Session: sess.ID, Status: session.InProgress, CreatedAt: second(1), Node: "n", LeaseEnd: second(30), Kept: true,
		ResponseDetail: session.ResponseDetail{
			Params: jsontext.Value(`{"a":1}`), Listed: true, Settings: session.Settings{Locale: "zh", Mode: "explore", Consent: true, Context: agent.Context{
				Note: "注", Readings: []agent.ReadingInput{}, Reports: []agent.Report{}, SourceIDs: []string{},
			}},
		},
	}
}

func message(sess string, number int64, response string, role session.Role) session.Message {
	return session.Message{
		ID: fmt.Sprint("msg_", sess, number), Session: sess, Number: number, Response: response, Role: role,
		Content: "字", Status: session.MessageDone, CreatedAt: second(int(number)),
	}
}

// begin starts a run with a message, an envelope and an artifact.
func (s *sessionStore) begin(id, run string) (session.Session, session.Response) {
	s.Helper()
	sess, r := withRun(s.add(id, 1), run)
	r.Seq, sess.Messages, sess.Notices = 3, 2, 2
	r.Open = session.Open{ID: "msg_" + id + "2", Number: 2, Seq: 1}
	answer := message(id, 2, run, session.RoleAssistant)
	s.change(id, func(session.State) session.Change {
		return session.Change{
			Session: &sess, Response: &r, Messages: []session.Message{message(id, 1, run, session.RoleUser), answer},
			Events: []session.RunEvent{
				{Seq: 1, Kind: session.EventMessage, At: second(1), Message: &session.MessageBegin{ID: answer.ID}},
				{Seq: 2, Kind: session.EventAgent, At: second(2), Agent: &agent.Event{Type: agent.EventDelta, Text: "好"}},
				{Seq: 3, Kind: session.EventEnvelope, At: second(3), Envelope: &session.Envelope{ID: "env_" + id, Message: answer.ID, CreatedAt: second(3), Body: jsontext.Value(`{"kind":"chart"}`)}},
			},
			Parts: []session.Part{
				{ID: "env_" + id, Session: id, Message: answer.ID, Kind: session.PartEnvelope, CreatedAt: second(3), Body: jsontext.Value(`{"kind":"chart"}`), Status: session.RenderPending},
				{ID: "art_" + id, Session: id, Message: answer.ID, Kind: session.PartArtifact, CreatedAt: second(3), Body: jsontext.Value(`{"type":"chart"}`)},
			},
			Notices: []session.Notice{
				{Seq: 1, Kind: session.NoticeMessage, At: second(1), Response: run, RunSeq: 1, MessageID: answer.ID},
				{Seq: 2, Kind: session.NoticeEnvelope, At: second(3), Response: run, RunSeq: 3, MessageID: answer.ID, Part: "env_" + id},
			},
		}
	})
	return sess, r
}

func (s *sessionStore) roundTrip() {
	sess, r := s.begin("s", "r")
	got, found, err := s.Store.Session(s.Context(), "s")
	s.same("session", []any{got, found, err}, []any{sess, true, error(nil)})
	run, found, err := s.Response(s.Context(), "r")
	s.same("response", []any{run, found, err}, []any{r, true, error(nil)})
	all, err := s.Events(s.Context(), "r", 0, 10)
	s.must(err)
	if len(all) != 3 || all[1].Agent.Text != "好" || all[2].Envelope.ID != "env_s" || !all[2].At.Equal(second(3)) {
		s.Errorf("events %+v", all)
	}
	some, err := s.Events(s.Context(), "r", 1, 1)
	s.must(err)
	s.same("one event", some, all[1:2])
	none, err := s.Events(s.Context(), "r", 3, 10)
	if len(none) != 0 || err != nil {
		s.Errorf("behind the last: %v, %v", none, err)
	}
	s.change("s", func(st session.State) session.Change {
		if st.Active == nil || st.Active.ID != "r" || st.Session != sess {
			s.Errorf("state %+v", st)
		}
		log, err := st.Log(1)
		if err != nil || len(log) != 2 || log[0].Seq != 2 {
			s.Errorf("log %+v, %v", log, err)
		}
		return session.Change{}
	})
}

var errUndo = errors.New("no")

func (s *sessionStore) undone() {
	s.begin("s", "r")
	_, err := s.Update(s.Context(), session.Key{Session: "s"}, func(session.State) (session.Change, error) { return session.Change{}, errUndo })
	if !errors.Is(err, errUndo) {
		s.Errorf("error %v", err)
	}
	// A change that breaks in the middle leaves nothing of its begin.
	sess, _, err := s.Store.Session(s.Context(), "s")
	s.must(err)
	sess.Title = "half"
	_, err = s.Update(s.Context(), session.Key{Session: "s"}, func(session.State) (session.Change, error) {
		return session.Change{Session: &sess}, errUndo
	})
	if got, _, _ := s.Store.Session(s.Context(), "s"); err == nil || got.Title != "" {
		s.Errorf("title %q, %v", got.Title, err)
	}
}

func (s *sessionStore) serial() {
	s.add("s", 1)
	const workers, each = 8, 10
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for range each {
				s.change("s", func(st session.State) session.Change {
					st.Session.Notices++
					return session.Change{Session: &st.Session, Notices: []session.Notice{{Seq: st.Session.Notices, Kind: session.NoticeSession, At: second(1)}}}
				})
			}
		})
	}
	wg.Wait()
	if got, _, err := s.Store.Session(s.Context(), "s"); got.Notices != workers*each || err != nil {
		s.Errorf("%d changes, want %d; %v", got.Notices, workers*each, err)
	}
}

func (s *sessionStore) look() {
	sess, r := s.begin("s", "r")
	l, found, err := s.Look(s.Context(), "s")
	if err != nil || !found || l.Session != sess || l.Active == nil || l.Active.ID != r.ID || len(l.Log) != 3 || len(l.Messages) != 2 {
		s.Fatalf("look %+v, %v, %v", l, found, err)
	}
	m := l.Messages[1]
	if len(m.Envelopes) != 1 || m.Envelopes[0].Status != session.RenderPending || len(m.Artifacts) != 1 || string(m.Artifacts[0]) != `{"type":"chart"}` {
		s.Errorf("message %+v", m)
	}
}

func (s *sessionStore) ranges() {
	s.begin("s", "r")
	s.begin("other", "x")
	ids := func(r session.Range) (list []string) {
		got, err := s.Messages(s.Context(), "s", r)
		s.must(err)
		for _, m := range got {
			list = append(list, m.ID)
		}
		return list
	}
	s.same("all", ids(session.Range{}), []string{"msg_s1", "msg_s2"})
	s.same("the newest", ids(session.Range{Limit: 1}), []string{"msg_s2"})
	s.same("up to the first", ids(session.Range{UpTo: 1}), []string{"msg_s1"})
	s.same("one", ids(session.Range{ID: "msg_s1"}), []string{"msg_s1"})
	s.same("of a run", ids(session.Range{Response: "r"}), []string{"msg_s1", "msg_s2"})
	s.same("of another session", ids(session.Range{ID: "msg_other1"}), []string(nil))
	s.same("of another session's run", ids(session.Range{Response: "x"}), []string(nil))
	parts, err := s.Parts(s.Context(), "s", session.PartArtifact, 5)
	if err != nil || len(parts) != 1 || parts[0].ID != "art_s" {
		s.Errorf("parts %+v, %v", parts, err)
	}
}

func (s *sessionStore) inputs() {
	sess := s.add("s", 1)
	in := func(id string, number int64) session.Input {
		return session.Input{Session: "s", ID: id, Number: number, Text: "加", Delivery: session.Queue, Status: session.InputPending, CreatedAt: second(1)}
	}
	a, b := in("a", 1), in("b", 2)
	sess.Inputs = 2
	s.change("s", func(session.State) session.Change {
		return session.Change{Session: &sess, Inputs: []session.Input{b, a}}
	})
	a.Delivery = session.Steer
	s.change("s", func(st session.State) session.Change {
		if len(st.Pending) != 2 || st.Pending[0].ID != "a" || st.Input != nil {
			s.Errorf("pending %+v, %+v", st.Pending, st.Input)
		}
		return session.Change{Inputs: []session.Input{a}, DropInput: "b"}
	})
	a.Status, a.Response, a.DeliveredAt = session.InputDelivered, "r", second(2)
	s.change("s", func(st session.State) session.Change {
		if len(st.Pending) != 1 || st.Pending[0].Delivery != session.Steer {
			s.Errorf("pending %+v", st.Pending)
		}
		return session.Change{Inputs: []session.Input{a}}
	})
	found, err := s.Update(s.Context(), session.Key{Session: "s", Input: "a"}, func(st session.State) (session.Change, error) {
		if len(st.Pending) != 0 || st.Input == nil || *st.Input != a {
			s.Errorf("state %+v", st)
		}
		return session.Change{}, nil
	})
	if err != nil || !found {
		s.Errorf("found %v, %v", found, err)
	}
}

func (s *sessionStore) notices() {
	sess, _ := s.begin("s", "r")
	list, oldest, err := s.Notices(s.Context(), "s", 0, 10)
	s.must(err)
	if len(list) != 2 || oldest != 1 || list[1].Part != "env_s" || list[1].RunSeq != 3 || list[0].Kind != session.NoticeMessage {
		s.Errorf("notices %+v, oldest %d", list, oldest)
	}
	list, _, err = s.Notices(s.Context(), "s", 1, 10)
	if len(list) != 1 || err != nil {
		s.Errorf("behind the first %+v, %v", list, err)
	}
	s.change("s", func(session.State) session.Change { return session.Change{Session: &sess, NoticesTo: 1} })
	list, oldest, err = s.Notices(s.Context(), "s", 0, 10)
	if len(list) != 1 || oldest != 2 || err != nil {
		s.Errorf("after the first was forgotten %+v, %d, %v", list, oldest, err)
	}
	if list, oldest, err = s.Notices(s.Context(), "s", 2, 10); len(list) != 0 || oldest != 2 || err != nil {
		s.Errorf("behind the newest %+v, %d, %v", list, oldest, err)
	}
}

func (s *sessionStore) render() {
	s.begin("s", "r")
	found, err := s.SetRender(s.Context(), session.Render{Session: "s", Envelope: "env_s", Status: session.RenderError, Error: "坏"})
	if err != nil || !found {
		s.Errorf("found %v, %v", found, err)
	}
	for _, r := range []session.Render{{Session: "s", Envelope: "art_s"}, {Session: "x", Envelope: "env_s"}, {Session: "s", Envelope: "nothing"}} {
		if found, err := s.SetRender(s.Context(), r); found || err != nil {
			s.Errorf("%+v: found %v, %v", r, found, err)
		}
	}
	list, err := s.Messages(s.Context(), "s", session.Range{ID: "msg_s2"})
	s.must(err)
	if e := list[0].Envelopes[0]; e.Status != session.RenderError || e.Error != "坏" {
		s.Errorf("envelope %+v", e)
	}
}

func (s *sessionStore) leases() {
	_, r := s.begin("s", "r")
	expired := func(now time.Time) int {
		list, err := s.Expired(s.Context(), now, 10)
		s.must(err)
		return len(list)
	}
	if n := expired(r.LeaseEnd); n != 0 {
		s.Errorf("%d runs at the end of the lease", n)
	}
	if n := expired(r.LeaseEnd.Add(time.Millisecond)); n != 1 {
		s.Errorf("%d runs after it", n)
	}
	s.must(s.Renew(s.Context(), "another node", second(90)))
	s.must(s.Renew(s.Context(), "n", second(60)))
	// A change that has read the run before does not take the new lease back.
	s.change("s", func(st session.State) session.Change {
		old := *st.Active
		old.LeaseEnd = second(30)
		old.Seq = 4
		return session.Change{Response: &old, Events: []session.RunEvent{{Seq: 4, Kind: session.EventAgent, At: second(4)}}}
	})
	if n := expired(second(60)); n != 0 {
		s.Errorf("%d runs before the end of the renewed lease", n)
	}
	if n := expired(second(61)); n != 1 {
		s.Errorf("%d runs after it", n)
	}
}

// end ends the run of a session.
func (s *sessionStore) end(id string, n int) {
	s.change(id, func(st session.State) session.Change {
		r := *st.Active
		r.Status, r.EndedAt, r.End, r.Open = session.Completed, second(n), &session.End{Status: session.Completed, Model: "m", ModelCalls: 1}, session.Open{}
		st.Session.Active = ""
		return session.Change{Session: &st.Session, Response: &r}
	})
}

func (s *sessionStore) responses() {
	s.begin("s", "r")
	if found, err := s.DropResponse(s.Context(), "r"); found || err != nil {
		s.Errorf("a run under way was dropped: %v, %v", found, err)
	}
	s.end("s", 5)
	r, _, err := s.Response(s.Context(), "r")
	if err != nil || r.Status != session.Completed || !r.EndedAt.Equal(second(5)) || r.End == nil || r.End.Model != "m" || r.Open.ID != "" {
		s.Errorf("response %+v, %v", r, err)
	}
	if n, err := s.DropUnkept(s.Context(), second(100), 10); n != 0 || err != nil {
		s.Errorf("%d kept responses were dropped, %v", n, err)
	}
	if found, err := s.DropResponse(s.Context(), "r"); !found || err != nil {
		s.Errorf("drop: %v, %v", found, err)
	}
	if list, err := s.Events(s.Context(), "r", 0, 10); len(list) != 0 || err != nil {
		s.Errorf("its log %+v, %v", list, err)
	}
	if list, err := s.Messages(s.Context(), "s", session.Range{}); len(list) != 2 || err != nil {
		s.Errorf("messages %+v, %v", list, err)
	}
}

func (s *sessionStore) lists() {
	for i, id := range []string{"a", "b", "c", "d"} {
		s.add(id, min(i, 2))
	}
	hidden := session.Session{ID: "e", Owner: sessionOwner, Locale: "zh", CreatedAt: second(9), UpdatedAt: second(9)}
	s.must(s.Add(s.Context(), hidden))
	ids := func(o session.Owner, after string, limit int) (list []string) {
		got, err := s.Sessions(s.Context(), o, after, limit)
		s.must(err)
		for _, each := range got {
			list = append(list, each.ID)
		}
		return list
	}
	s.same("all", ids(sessionOwner, "", 10), []string{"d", "c", "b", "a"})
	s.same("two", ids(sessionOwner, "", 2), []string{"d", "c"})
	s.same("behind", ids(sessionOwner, "d", 2), []string{"c", "b"})
	s.same("the end", ids(sessionOwner, "a", 2), []string(nil))
	s.same("somebody else's", ids(session.Browser("x"), "", 2), []string(nil))
}

func (s *sessionStore) removal() {
	s.begin("run", "r")
	s.begin("idle", "r2")
	s.end("idle", 5)
	s.add("new", 50)
	if n, err := s.Sweep(s.Context(), second(40), 10); n != 1 || err != nil {
		s.Errorf("swept %d, %v", n, err)
	}
	if _, found, err := s.Response(s.Context(), "r2"); found || err != nil {
		s.Errorf("a swept session's response: %v, %v", found, err)
	}
	if found, err := s.Delete(s.Context(), "run"); !found || err != nil {
		s.Errorf("delete: %v, %v", found, err)
	}
	if found, err := s.Delete(s.Context(), "run"); found || err != nil {
		s.Errorf("delete again: %v, %v", found, err)
	}
	if list, err := s.Events(s.Context(), "r", 0, 10); len(list) != 0 || err != nil {
		s.Errorf("a deleted session's log: %+v, %v", list, err)
	}
	if n, err := s.Forget(s.Context(), session.Browser("x")); n != 0 || err != nil {
		s.Errorf("forgot %d of nobody's, %v", n, err)
	}
	if n, err := s.Forget(s.Context(), sessionOwner); n != 1 || err != nil {
		s.Errorf("forgot %d, %v", n, err)
	}
}

func (s *sessionStore) absent() {
	ctx := s.Context()
	found, err := s.Update(ctx, session.Key{Session: "x"}, func(session.State) (session.Change, error) {
		s.Error("asked")
		return session.Change{}, nil
	})
	_, foundSession, err2 := s.Store.Session(ctx, "x")
	_, foundLook, err3 := s.Look(ctx, "x")
	_, foundResponse, err4 := s.Response(ctx, "x")
	notices, oldest, err5 := s.Notices(ctx, "x", 0, 5)
	messages, err6 := s.Messages(ctx, "x", session.Range{})
	if err := errors.Join(err, err2, err3, err4, err5, err6); err != nil || found || foundSession || foundLook || foundResponse || len(notices)+len(messages)+int(oldest) > 0 {
		s.Error(err, found, foundSession, foundLook, foundResponse, notices, oldest, messages)
	}
	ended, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := s.Update(ended, session.Key{Session: "x"}, nil); err == nil {
		s.Error("a change after its context has ended")
	}
}

func (s *sessionStore) text() {
	sess := s.add("s", 1)
	const odd = "零\u0000\u0001 </script>\r\n\u2028 😀 \"\\"
	in := session.Input{Session: "s", ID: "i", Number: 1, Text: odd, Delivery: session.Steer, Status: session.InputPending, CreatedAt: second(1)}
	m := message("s", 1, "r", session.RoleUser)
	m.Content = odd
	sess.Inputs, sess.Messages = 1, 1
	s.change("s", func(session.State) session.Change {
		return session.Change{Session: &sess, Inputs: []session.Input{in}, Messages: []session.Message{m}}
	})
	l, _, err := s.Look(s.Context(), "s")
	s.must(err)
	if l.Pending[0].Text != odd || l.Messages[0].Content != odd {
		s.Errorf("%q, %q", l.Pending[0].Text, l.Messages[0].Content)
	}
}

func (s *sessionStore) replaced() {
	s.begin("s", "r")
	s.change("s", func(st session.State) session.Change {
		m := message("s", 2, "r", session.RoleAssistant)
		m.Content = "新"
		return session.Change{Session: &st.Session, Messages: []session.Message{m}}
	})
	list, err := s.Messages(s.Context(), "s", session.Range{})
	if err != nil || len(list) != 2 || list[1].Content != "新" {
		s.Errorf("a message is replaced by its id: %+v, %v", list, err)
	}
}
