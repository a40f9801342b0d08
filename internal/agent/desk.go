package agent

// What a turn may spend on mending reports.
const (
	maxRepairs     = 2
	maxRepairReads = 3
)

// desk holds the reports of a turn: the one that was saved last, and drafts that
// were rejected and wait to be mended.
type desk struct {
	saved   *ReportArtifact
	pending []*draft
	mending *draft // the pending draft that the step under way mends
	mended  bool   // a repair succeeded and the model was not told to close yet

	repairs   int             // model calls spent on mending
	reads     int             // texts read for it
	attempted map[string]bool // ids that the harness has tried to read
}

// draft is a report that was rejected, perhaps several times.
type draft struct {
	attempts []string // ids of the rejected attempts
	raw      string   // as it was last written
	problem  any      // what was last wrong with it
	missing  []string // ids it cites that were not read
}

// open reports whether a draft waits.
func (d *desk) open() bool { return len(d.pending) > 0 }

// reject puts a draft on the desk, or keeps the one that was being mended there.
func (d *desk) reject(at attempt, problem any, missing []string) {
	next := d.mending
	if next == nil {
		next = &draft{}
		d.pending = append(d.pending, next)
	}
	next.attempts = append(next.attempts, at.id)
	next.raw, next.problem, next.missing = string(at.raw), problem, missing
	d.mending = nil
}

// settle takes the draft that was mended from the desk and returns the ids of
// its rejected attempts.
func (d *desk) settle() []string {
	if d.mending == nil {
		return nil
	}
	attempts := d.mending.attempts
	d.pending = d.pending[1:]
	d.mending, d.mended = nil, true
	return attempts
}
