package agent

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"slices"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/units"
)

const (
	previewUnits     = 1800 // a whole text longer than this is restored in part
	maxPreparedReads = 3    // of texts that earlier drafts cite
	maxDetailUnits   = 350  // of what a person reads about a failed step
)

// libraryContext is what a turn knows of the library before its first model
// call.
type libraryContext struct {
	receipts []LibraryReceipt
	failures []RefreshFailure
}

// put takes a receipt; one of the same source that was there before is replaced.
func (c *libraryContext) put(receipt LibraryReceipt) {
	same := func(old LibraryReceipt) bool { return old.Source.ID == receipt.Source.ID }
	if i := slices.IndexFunc(c.receipts, same); i >= 0 {
		c.receipts[i] = receipt
		return
	}
	c.receipts = append(c.receipts, receipt)
}

// restoreSources gives back the library texts that the person sent along by id.
// The texts come from the library and not from the request, so they may be cited;
// but a long whole text is given in part only, without that authority. External
// pages are not restored, and unknown ids are passed over.
func (r *run) restoreSources(ctx context.Context) libraryContext {
	var library libraryContext
	for _, id := range unique(r.req.Context.SourceIDs) {
		if isReference(id) || !r.knows(id) {
			continue
		}
		d, err := r.read(ctx, id)
		if err != nil {
			r.logOwn(ctx, readTool(id), err)
			continue
		}
		library.put(r.restored(d))
		r.send(Event{Type: EventSource, Source: &d.Source})
	}
	return library
}

// restored makes the receipt of a text and grants its authority.
func (r *run) restored(d document) LibraryReceipt {
	length := units.Len(d.Content)
	if d.Scope != "full" || length <= previewUnits {
		return r.receipt(d)
	}
	return LibraryReceipt{
		Source: d.Source, Content: units.Clip(d.Content, previewUnits), Scope: "preview",
		Truncated: true, FullContentLength: length, RequiresReadBeforeCitation: true,
	}
}

// receipt makes the receipt of a text that was read, which may now be cited.
func (r *run) receipt(d document) LibraryReceipt {
	r.sources.add(d.Source)
	return LibraryReceipt{Source: d.Source, Content: d.Content, Scope: d.Scope, Truncated: d.Truncated}
}

// read reads one text with the tool that fits its id.
func (r *run) read(ctx context.Context, id string) (document, error) {
	input, err := json.Marshal(map[string]string{"id": id})
	if err != nil {
		return document{}, fault.Wrap("name a text to read", err)
	}
	res, err := r.Tools.Call(ctx, readTool(id), r.locale, jsontext.Value(input))
	if err != nil {
		return document{}, err
	}
	return r.decodeDocument(res)
}

// citedByDrafts returns the ids that the earlier drafts cite, newest draft first.
func (r *run) citedByDrafts() []string {
	var ids []string
	for _, draft := range slices.Backward(r.req.Context.Reports) {
		ids = append(ids, draft.cited()...)
	}
	return unique(ids)
}

// readCitedDrafts really reads what the earlier drafts cite, so that the first
// revision does not fail for want of evidence. Each read is shown and counts.
func (r *run) readCitedDrafts(ctx context.Context, library libraryContext) libraryContext {
	for _, id := range r.readable(r.citedByDrafts(), maxPreparedReads) {
		if ctx.Err() != nil || r.toolsUsed() >= r.Limits.ToolCalls {
			break
		}
		d, err := r.readShown(ctx, "context", id)
		if err != nil {
			library.failures = append(library.failures, RefreshFailure{ID: id, Reason: r.detail(err)})
			continue
		}
		library.put(r.receipt(d))
	}
	return library
}

// readable returns the first of the ids that exist, were not read and were not
// tried before in this turn.
func (r *run) readable(ids []string, most int) []string {
	var out []string
	for _, id := range r.sources.missing(ids) {
		if len(out) < most && !r.desk.attempted[id] && r.knows(id) {
			out = append(out, id)
		}
	}
	return out
}

// readShown reads one text as a step that the person sees.
func (r *run) readShown(ctx context.Context, why, id string) (document, error) {
	step := fmt.Sprintf("%s:source:%d", why, r.toolCalls)
	r.desk.attempted[id] = true
	r.startTool(step, readTool(id), labelVerify)
	d, err := r.read(ctx, id)
	if err != nil {
		r.endTool(step, r.failure(ctx, readTool(id), err))
		return document{}, err
	}
	r.sources.add(d.Source)
	r.send(Event{Type: EventSource, Source: &d.Source})
	r.endTool(step, done(textDone.In(r.locale)))
	return d, nil
}

// detail returns what a person reads about a failed step: the fault's own words
// when they were made for people.
func (r *run) detail(err error) string {
	f := fault.As(err)
	if f.Kind == fault.Internal || f.Msg == (i18n.Text{}) {
		return textToolFailed.In(r.locale)
	}
	return units.Clip(f.Msg.In(r.locale), maxDetailUnits)
}
