package agent

import (
	"encoding/json/v2"

	"github.com/wenbu-go/wenbu/internal/agent/prompt"
	"github.com/wenbu-go/wenbu/internal/fault"
)

// snapshot returns the second system message: one line that says what of it may
// be relied on, then a Snapshot as JSON.
func (r *run) snapshot(library libraryContext) (string, error) {
	s := Snapshot{
		PriorReportDrafts:           r.req.Context.Reports,
		SelectedBirthInformation:    r.req.Context.Birth,
		UserSelectedNotes:           r.req.Context.Note,
		VerifiedLibrarySources:      library.receipts,
		UnverifiedPriorReferenceIDs: r.unverified(),
		SourceRefreshFailures:       library.failures,
	}
	for _, reading := range r.readings {
		s.VerifiedCalculations = append(s.VerifiedCalculations, VerifiedCalculation{Kind: reading.kind, Reading: reading.brief})
	}
	text, err := json.Marshal(s)
	if err != nil {
		return "", fault.Wrap("write the context snapshot", err)
	}
	return prompt.Snapshot.In(r.locale) + "\n" + string(text), nil
}

// unverified returns the ids from earlier turns that exist but were not read in
// this one: a model has to read them before it cites them.
func (r *run) unverified() []string {
	named := r.citedByDrafts()
	for _, id := range r.req.Context.SourceIDs {
		if isReference(id) {
			named = append(named, id)
		}
	}
	out := []string{}
	for _, id := range r.sources.missing(unique(named)) {
		if r.knows(id) {
			out = append(out, id)
		}
	}
	return out
}
