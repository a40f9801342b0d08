package agentui

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// post answers POST /api/v1/responses: a run, or an input for the one under way.
func (d *Door) post(w http.ResponseWriter, r *request) error {
	if err := d.Gate.Allow(r.Request); err != nil {
		return err
	}
	body, err := gate.ReadBody(w, r.Request, MaxBody)
	if err != nil {
		return err
	}
	a, err := d.decode(body)
	if err != nil {
		return err
	}
	business, err := businessEvents(r.Request, a.business || a.conversation != "")
	if err != nil {
		return err
	}
	if a.Delivery != "" {
		return d.postInput(w, r, a)
	}
	started, err := d.start(r.Context(), r, a)
	if err != nil {
		return err
	}
	switch {
	case a.Stream:
		return d.stream(w, r, started, fromStart, business)
	case a.Background:
		problem.WriteJSON(w, http.StatusOK, first(runOf(started)))
		return nil
	}
	return d.writeOutcome(w, r, started)
}

// start begins the run that a request asks for.
func (d *Door) start(ctx context.Context, r *request, a asked) (session.Response, error) {
	locale, err := d.conversation(ctx, r.owner, &a)
	if err != nil {
		return session.Response{}, err
	}
	set := a.settings(locale)
	if set.Client, err = a.client(); err != nil {
		return session.Response{}, err
	}
	params, err := d.params(a)
	if err != nil {
		return session.Response{}, err
	}
	return d.Sessions.Start(ctx, r.owner, session.Request{
		Session: a.conversation, Previous: a.PreviousResponseID, Items: a.items, Settings: set, Params: params,
		Unkept: a.Store != nil && !*a.Store, Address: gate.Address(ctx),
	})
}

// conversation makes the session of "auto" and returns the session's language.
func (d *Door) conversation(ctx context.Context, o session.Owner, a *asked) (locale string, err error) {
	switch a.conversation {
	case "":
		return "", nil
	case autoConversation:
		s, err := d.Sessions.Create(ctx, o, "", languageOf(a.items))
		a.conversation = s.ID
		return s.Locale, err
	}
	s, err := d.Sessions.Get(ctx, o, a.conversation)
	return s.Session.Locale, err
}

// params are what the response needs of the request, for the store.
func (d *Door) params(a asked) (jsontext.Value, error) {
	model := d.Builtin
	if a.consent {
		model = d.Model
	}
	return json.Marshal(a.echo(model), json.Deterministic(true))
}

// runOf is what a response is made from beside its log.
func runOf(r session.Response) run {
	one := run{ID: r.ID, Session: r.Session, Listed: r.Listed, CreatedAt: r.CreatedAt}
	if json.Unmarshal(r.Params, &one.Request) != nil { // of a run that an input started, or of an older version
		one.Request = echo{}
	}
	return one
}

// first is a response before anything has come.
func first(r run) Response {
	f, _ := newFold(r, false)
	return f.response()
}

// writeOutcome waits for the end of a run and answers with its response. When the
// client leaves the run goes on.
func (d *Door) writeOutcome(w http.ResponseWriter, r *request, started session.Response) error {
	f, _ := newFold(runOf(started), false)
	for e, err := range d.Sessions.Follow(r.Context(), r.owner, started.ID, 0) {
		if err != nil {
			return err
		}
		f.take(e)
	}
	if f.failure != nil && typeOf(f.failure.Code) == typeModel {
		return &fault.Error{Kind: fault.Unavailable, Reason: f.failure.Code, Msg: i18n.T(f.failure.Message, f.failure.Message)}
	}
	problem.WriteJSON(w, http.StatusOK, f.response())
	return nil
}

// postInput puts an input into the inbox of a session.
func (d *Door) postInput(w http.ResponseWriter, r *request, a asked) error {
	in := session.Addition{
		Session: a.conversation, InputID: a.InputID, Text: a.items[0].Text, Delivery: session.Delivery(a.Delivery), Address: gate.Address(r.Context()),
	}
	var err error
	if in.Params, err = d.params(a); err != nil {
		return err
	}
	if a.Extras != nil && a.Extras.Context != nil || a.createRequest.Context != nil || a.consent {
		s, err := d.Sessions.Get(r.Context(), r.owner, a.conversation)
		if err != nil {
			return err
		}
		set := a.settings(s.Session.Locale)
		in.Settings = &set
	}
	receipt, err := d.Sessions.Post(r.Context(), r.owner, in)
	if err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusAccepted, receiptOf(receipt))
	return nil
}

// readBody reads the body of a small request; none at all is an empty object.
func readBody[T any](w http.ResponseWriter, r *request, decode func([]byte) (T, error)) (T, error) {
	if r.ContentLength == 0 {
		return decode([]byte("{}"))
	}
	body, err := gate.ReadBody(w, r.Request, gate.DefaultMaxBody)
	if err != nil {
		var zero T
		return zero, err
	}
	return decode(body)
}
