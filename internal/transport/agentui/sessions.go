package agentui

import (
	"net/http"

	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// newSessionBody is the body of POST /api/v1/session.
type newSessionBody struct {
	Title  string `json:"title,omitzero" limit:"0..100" trim:"true"`
	Locale string `json:"locale,omitzero" enum:"zh|en" default:"\"zh\""`
}

// newSession answers POST /api/v1/session.
func (d *Door) newSession(w http.ResponseWriter, r *request) error {
	in, err := readBody(w, r, func(b []byte) (newSessionBody, error) { return schema.Decode[newSessionBody](b) })
	if err != nil {
		return err
	}
	s, err := d.Sessions.Create(r.Context(), r.owner, in.Title, in.Locale)
	if err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusCreated, snapshotOf(session.Snapshot{Session: s}))
	return nil
}

// sessions answers GET /api/v1/session.
func (d *Door) sessions(w http.ResponseWriter, r *request) error {
	limit, after, err := paging(r)
	if err != nil {
		return err
	}
	found, more, err := d.Sessions.List(r.Context(), r.owner, after, limit)
	if err != nil {
		return err
	}
	data := make([]SessionRecord, len(found))
	for i, s := range found {
		data[i] = sessionOf(s)
	}
	problem.WriteJSON(w, http.StatusOK, newList(data, more, func(s SessionRecord) string { return s.SessionID }))
	return nil
}

// session answers GET /api/v1/session/{session}.
func (d *Door) session(w http.ResponseWriter, r *request) error {
	s, err := d.Sessions.Get(r.Context(), r.owner, r.PathValue("session"))
	if err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusOK, snapshotOf(s))
	return nil
}

// export answers GET …/export: the session as a file to keep.
func (d *Door) export(w http.ResponseWriter, r *request) error {
	s, err := d.Sessions.Get(r.Context(), r.owner, r.PathValue("session"))
	if err != nil {
		return err
	}
	w.Header().Set("Content-Disposition", `attachment; filename="wenbu-session.json"`)
	problem.WriteJSON(w, http.StatusOK, sessionExport{1, d.Now().UTC().UnixMilli(), snapshotOf(s)})
	return nil
}

// sessionExport is a session as a file.
type sessionExport struct {
	Version    int           `json:"version"`
	ExportedAt int64         `json:"exportedAt"`
	Session    SessionRecord `json:"session"`
}

// renameBody is the body of PATCH /api/v1/session/{session}.
type renameBody struct {
	Title string `json:"title" limit:"0..100" trim:"true"`
}

// rename answers PATCH /api/v1/session/{session}.
func (d *Door) rename(w http.ResponseWriter, r *request) error {
	in, err := readBody(w, r, func(b []byte) (renameBody, error) { return schema.Decode[renameBody](b) })
	if err != nil {
		return err
	}
	s, err := d.Sessions.Rename(r.Context(), r.owner, r.PathValue("session"), in.Title)
	if err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusOK, sessionOf(s))
	return nil
}

// deleteSession answers DELETE /api/v1/session/{session}.
func (d *Door) deleteSession(w http.ResponseWriter, r *request) error {
	id := r.PathValue("session")
	if err := d.Sessions.Delete(r.Context(), r.owner, id); err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusOK, deleted{id, "session.deleted", true})
	return nil
}

// inputs answers GET …/inputs: the pending ones in the order of delivery.
func (d *Door) inputs(w http.ResponseWriter, r *request) error {
	pending, err := d.Sessions.Inputs(r.Context(), r.owner, r.PathValue("session"))
	if err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusOK, newList(receiptsOf(pending), false, func(r Receipt) string { return r.InputID }))
	return nil
}

// redeliverBody is the body of PATCH …/inputs/{input}.
type redeliverBody struct {
	Delivery string `json:"delivery" enum:"steer|queue"`
}

// redeliver answers PATCH …/inputs/{input}.
func (d *Door) redeliver(w http.ResponseWriter, r *request) error {
	in, err := readBody(w, r, func(b []byte) (redeliverBody, error) { return schema.Decode[redeliverBody](b) })
	if err != nil {
		return err
	}
	receipt, err := d.Sessions.Redeliver(r.Context(), r.owner, r.PathValue("session"), r.PathValue("input"), session.Delivery(in.Delivery))
	if err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusOK, receiptOf(receipt))
	return nil
}

// drop answers DELETE …/inputs/{input}.
func (d *Door) drop(w http.ResponseWriter, r *request) error {
	if err := d.Sessions.Drop(r.Context(), r.owner, r.PathValue("session"), r.PathValue("input")); err != nil {
		return err
	}
	problem.SetHeaders(w.Header(), "application/json; charset=utf-8", "no-store")
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// renderBody is the body of PATCH …/envelopes/{envelope}.
type renderBody struct {
	RenderStatus string `json:"renderStatus" enum:"rendered|fallback|error"`
	Error        string `json:"error,omitzero" limit:"0..500"`
}

// setRender answers PATCH …/envelopes/{envelope}: what became of a part in front of
// the person.
func (d *Door) setRender(w http.ResponseWriter, r *request) error {
	in, err := readBody(w, r, func(b []byte) (renderBody, error) { return schema.Decode[renderBody](b) })
	if err != nil {
		return err
	}
	id := r.PathValue("envelope")
	err = d.Sessions.SetRender(r.Context(), r.owner, session.Render{
		Session: r.PathValue("session"), Envelope: id, Status: session.RenderStatus(in.RenderStatus), Error: in.Error,
	})
	if err != nil {
		return err
	}
	problem.WriteJSON(w, http.StatusOK, renderAnswer{id, in.RenderStatus})
	return nil
}

type renderAnswer struct {
	EnvelopeID   string `json:"envelope_id"`
	RenderStatus string `json:"renderStatus"`
}
