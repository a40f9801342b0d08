package agent

import (
	"context"
	"encoding/json/v2"

	"github.com/wenbu-go/wenbu/internal/agent/prompt"
	"github.com/wenbu-go/wenbu/internal/fault"
)

// canRepair reports whether there is a model call and a tool call left for the
// draft on the desk.
func (r *run) canRepair() bool {
	return r.desk.repairs < maxRepairs && r.stepsUsed() < r.Limits.ModelCalls && r.toolsUsed() < r.Limits.ToolCalls
}

// repairNote is the data of a repair step.
type repairNote struct {
	RejectedDraft    string        `json:"rejectedDraft"`
	Problem          any           `json:"problem"`
	VerifiedIDs      []string      `json:"verifiedSourceIds"`
	NewlyReadSources []readForNote `json:"newlyReadSources"`
}

// readForNote is a text that was read for a repair.
type readForNote struct {
	Source  Source `json:"source"`
	Content string `json:"content"`
}

// repair makes the step that mends the first draft on the desk. What the draft
// cites, exists and was not tried yet is read first.
func (r *run) repair(ctx context.Context) (step, error) {
	d := r.desk.pending[0]
	r.desk.mending = d
	r.desk.repairs++
	note := repairNote{RejectedDraft: d.raw, Problem: d.problem, NewlyReadSources: r.readMissing(ctx, d)}
	note.VerifiedIDs = r.sources.list()
	data, err := json.Marshal(note)
	if err != nil {
		return step{}, fault.Wrap("write the note of a repair", err)
	}
	return step{kind: stepRepair, note: prompt.Repair.In(r.locale) + "\nJSON: " + string(data)}, nil
}

// readMissing reads what a draft cites unread, as far as a turn's allowance goes,
// and leaves one tool call for the report.
func (r *run) readMissing(ctx context.Context, d *draft) []readForNote {
	read := []readForNote{}
	for _, id := range r.readable(d.missing, maxRepairReads-r.desk.reads) {
		if ctx.Err() != nil || r.toolsUsed()+1 >= r.Limits.ToolCalls {
			break
		}
		r.desk.reads++
		if text, err := r.readShown(ctx, "repair", id); err == nil {
			read = append(read, readForNote{text.Source, text.Content})
		}
	}
	return read
}

// tellRecovered links the rejected attempts of a mended draft to the report that
// was saved in their place.
func (r *run) tellRecovered(at attempt, out outcome) {
	for _, rejected := range r.desk.settle() {
		r.send(Event{Type: EventToolRecovered, ID: rejected, ToolID: at.id, ArtifactID: out.artifactID})
	}
}
