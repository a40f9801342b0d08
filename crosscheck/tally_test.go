package crosscheck

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// long reports whether the full form of the comparisons was asked for.
func long() bool { return os.Getenv("WENBU_LONG") != "" }

// sampleSize is short by default and long in the full form.
func sampleSize(short, full int) int {
	if long() {
		return full
	}
	return short
}

// difference is a place where another program says something else.
type difference struct {
	with         program
	what         string // what was compared, as in accepted
	field        string // which of several
	local        civil.DateTime
	rules        bazi.Rules
	chart        *bazi.Chart // ours, where charts are compared
	luck         *luck       // theirs, where luck is compared
	span         bazi.Span   // ours, where a reverse lookup is compared
	ours, theirs string
}

func (d difference) String() string {
	return fmt.Sprintf("%s %s %s: ours %s, %s %s", d.local, d.what, d.field, d.ours, d.with, d.theirs)
}

// acceptance is a kind of difference that is expected.
type acceptance struct {
	what   string         // what was compared
	full   map[string]int // by program, how often the full form meets it
	reason string
	holds  func(difference) bool // whether a difference is of this kind
}

// tally counts what a comparison found. A difference of no accepted kind fails
// the test; so does, where nothing is left out, another number of accepted ones.
type tally struct {
	t        *testing.T
	compared map[string]int            // by what and program
	found    map[string]map[string]int // by reason and program
	widest   map[string]int64          // by what, how far starts of luck lie apart at most, in minutes
	refused  int
	whole    bool // whether nothing is left out, so that the numbers must be those of the table
}

func newTally(t *testing.T) *tally {
	return &tally{t: t, whole: long(), compared: map[string]int{}, widest: map[string]int64{}, found: map[string]map[string]int{}}
}

// showAtMost is the number of refused differences printed.
const showAtMost = 20

// compare counts one comparison and what it found.
func (y *tally) compare(d difference) {
	y.compared[d.what+", "+d.with.String()]++
	if d.ours != d.theirs {
		y.differ(d)
	}
}

func (y *tally) differ(d difference) {
	y.t.Helper()
	for _, a := range accepted {
		if _, of := a.full[d.with.String()]; of && a.what == d.what && a.holds(d) {
			if y.found[a.reason] == nil {
				y.found[a.reason] = map[string]int{}
			}
			y.found[a.reason][d.with.String()]++
			return
		}
	}
	if y.refused++; y.refused <= showAtMost {
		y.t.Error(d)
	}
}

// report prints the numbers and, where nothing is left out, compares those of
// the accepted kinds with the table.
func (y *tally) report(whats ...string) {
	y.t.Helper()
	if y.refused > showAtMost {
		y.t.Errorf("%d differences of no accepted kind", y.refused)
	}
	for _, key := range slices.Sorted(maps.Keys(y.compared)) {
		y.t.Logf("%s: %d compared", key, y.compared[key])
	}
	for _, key := range slices.Sorted(maps.Keys(y.widest)) {
		y.t.Logf("%s: at most %d minutes apart", key, y.widest[key])
	}
	for _, a := range accepted {
		if !slices.Contains(whats, a.what) {
			continue
		}
		for _, p := range programs() {
			with := p.String()
			want, of := a.full[with]
			if !of {
				continue
			}
			got := y.found[a.reason][with]
			y.t.Logf("%s, %s: %d differ: %s", a.what, with, got, a.reason)
			if y.whole && got != want {
				y.t.Errorf("%s, %s: %d differences, want %d: %s", a.what, with, got, want, a.reason)
			}
		}
	}
}
