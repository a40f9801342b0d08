package session

import (
	"context"
	"encoding/json/jsontext"
)

// Stage is a conversation as the tools of a run see it.
type Stage struct{ *runner }

type stageKey struct{}

// StageOf returns the conversation that a tool is run in; false for none.
func StageOf(ctx context.Context) (Stage, bool) {
	s, ok := ctx.Value(stageKey{}).(Stage)
	return s, ok
}

// Artifact returns a chart or a report of the conversation by its id.
func (s Stage) Artifact(ctx context.Context, id string) (body jsontext.Value, found bool, err error) {
	s.mu.Lock()
	body, found = s.artifacts[id]
	s.mu.Unlock()
	if found {
		return body, true, nil
	}
	parts, err := s.service.Store.Parts(ctx, s.response.Session, PartArtifact, givenArtifacts)
	for _, p := range parts {
		if p.ID == id {
			return p.Body, true, nil
		}
	}
	return nil, false, wrap("find a result of the conversation", err)
}

// Show puts a part of the interface into the conversation, which was checked.
func (s Stage) Show(_ context.Context, body jsontext.Value) error {
	return s.append(s.envelope(body))
}

// keep remembers an artifact of this run.
func (r *runner) keep(id string, body jsontext.Value) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.artifacts[id] = body
}
