package agentui

import (
	"context"
	"net/http"
	"strconv"

	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// get answers GET /api/v1/responses/{response}: the response as it stands, or its
// stream.
func (d *Door) get(w http.ResponseWriter, r *request) error {
	resp, err := d.Sessions.Response(r.Context(), r.owner, r.PathValue("response"))
	if err != nil {
		return err
	}
	if r.URL.Query().Get("stream") != "true" {
		return d.write(w, r, resp)
	}
	after, err := cursor(r.URL.Query().Get("starting_after"))
	if err != nil {
		return err
	}
	business, err := businessEvents(r.Request, resp.Listed)
	if err != nil {
		return err
	}
	return d.stream(w, r, resp, after, business)
}

// fromStart is the cursor of a reader that has seen nothing.
const fromStart = -1

// cursor reads the number of the last event that a reader has.
func cursor(text string) (int, error) {
	if text == "" {
		return fromStart, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, invalid("starting_after", "must be the sequence_number of an event")
	}
	return n, nil
}

// write answers with a response as it stands.
func (d *Door) write(w http.ResponseWriter, r *request, resp session.Response) error {
	f, _, err := d.foldSoFar(r.Context(), r.owner, resp, false)
	if err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusOK, f.response())
	return nil
}

// foldSoFar folds the log of a response as far as it is, and returns the events.
func (d *Door) foldSoFar(ctx context.Context, o session.Owner, resp session.Response, business bool) (*fold, []Event, error) {
	f, events := newFold(runOf(resp), business)
	if resp.Seq == 0 {
		return f, events, nil
	}
	for e, err := range d.Sessions.Follow(ctx, o, resp.ID, 0) {
		if err != nil {
			return nil, nil, err
		}
		events = append(events, f.take(e)...)
		if e.Seq >= resp.Seq {
			break
		}
	}
	return f, events, nil
}

// cancel answers POST …/cancel with the response as it then is.
func (d *Door) cancel(w http.ResponseWriter, r *request) error {
	resp, err := d.Sessions.Cancel(r.Context(), r.owner, r.PathValue("response"))
	if err != nil {
		return err
	}
	return d.write(w, r, resp)
}

// deleted says that something is gone.
type deleted struct {
	ID      string `json:"id"`
	Object  string `json:"object"`
	Deleted bool   `json:"deleted"`
}

// remove answers DELETE /api/v1/responses/{response}.
func (d *Door) remove(w http.ResponseWriter, r *request) error {
	id := r.PathValue("response")
	if err := d.Sessions.DeleteResponse(r.Context(), r.owner, id); err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusOK, deleted{id, "response", true})
	return nil
}

// list is a page of something.
type list[T any] struct {
	Object  string  `json:"object"` // "list"
	Data    []T     `json:"data"`
	FirstID *string `json:"first_id"`
	LastID  *string `json:"last_id"`
	HasMore bool    `json:"has_more"`
}

func newList[T any](data []T, more bool, id func(T) string) list[T] {
	l := list[T]{Object: "list", Data: data, HasMore: more}
	if len(data) > 0 {
		first, last := id(data[0]), id(data[len(data)-1])
		l.FirstID, l.LastID = &first, &last
	}
	return l
}

// paging reads limit and after.
func paging(r *request) (limit int, after string, err error) {
	query := r.URL.Query()
	limit = 20
	if text := query.Get("limit"); text != "" {
		if limit, err = strconv.Atoi(text); err != nil || limit < 1 || limit > session.MaxPage {
			return 0, "", invalid("limit", "must be a number from 1 to "+strconv.Itoa(session.MaxPage))
		}
	}
	return limit, query.Get("after"), nil
}

// storedItem is an item of the input of a response.
type storedItem struct {
	Type    string       `json:"type"`
	ID      string       `json:"id"`
	Status  string       `json:"status"`
	Role    string       `json:"role,omitzero"`
	Content []storedPart `json:"content,omitzero"`
	CallID  string       `json:"call_id,omitzero"`
	Output  string       `json:"output,omitzero"`
}

type storedPart struct {
	Type string `json:"type"`
	Text string `json:"text"`
}

func storedItemOf(m session.Message) storedItem {
	if m.Role == session.RoleCallOutput {
		return storedItem{Type: "function_call_output", ID: m.ID, Status: statusCompleted, CallID: m.CallID, Output: m.Content}
	}
	return storedItem{Type: "message", ID: m.ID, Status: statusCompleted, Role: string(m.Role), Content: []storedPart{{"input_text", m.Content}}}
}

// items answers GET …/input_items: what the response was asked with and what came in
// while it ran. order is asc, or desc, which is what clients expect when they do not
// say.
func (d *Door) items(w http.ResponseWriter, r *request) error {
	limit, after, err := paging(r)
	if err != nil {
		return err
	}
	all, err := d.Sessions.Items(r.Context(), r.owner, r.PathValue("response"))
	if err != nil {
		return err
	}
	found := after == ""
	page := []storedItem{}
	more := false
	for i := range all {
		m := all[len(all)-1-i]
		if r.URL.Query().Get("order") == "asc" {
			m = all[i]
		}
		switch {
		case !found:
			found = m.ID == after
		case len(page) == limit:
			more = true
		default:
			page = append(page, storedItemOf(m))
		}
	}
	if !found {
		return invalid("after", "must be the id of an item of this response")
	}
	problem.WriteJSON(w, http.StatusOK, newList(page, more, func(i storedItem) string { return i.ID }))
	return nil
}

// model is an entry of GET /api/v1/models.
type model struct {
	ID      string `json:"id"`
	Object  string `json:"object"` // "model"
	Created int64  `json:"created"`
	OwnedBy string `json:"owned_by"`
}

// models answers GET /api/v1/models.
func (d *Door) models(w http.ResponseWriter, _ *request) error {
	data := []model{{ID: d.Model, Object: "model", OwnedBy: "wenbu"}}
	if d.Builtin != d.Model && d.Builtin != "" {
		data[0].OwnedBy = "provider"
		data = append(data, model{ID: d.Builtin, Object: "model", OwnedBy: "wenbu"})
	}
	problem.WriteJSON(w, http.StatusOK, newList(data, false, func(m model) string { return m.ID }))
	return nil
}
