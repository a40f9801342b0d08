package civil

import (
	"iter"
	"math"
)

// Showing returns the stretches of time in which clocks in z show a reading from
// first to last, the latter excluded: start and end in Unix seconds, the end
// excluded, earliest first. There is none when the clocks skipped all of it, and
// more than one when they showed some of it twice. Readings are as from
// DateTime.Seconds. Before standard time the mean time of the zone's reference
// city counts, as in At.
func (z *Zone) Showing(first, last int64) iter.Seq2[int64, int64] {
	return func(yield func(start, end int64) bool) {
		for s := z.spanAt(first - maxOffsetSeconds); s.start < last+maxOffsetSeconds; s = z.after(s) {
			start, end := max(s.start, first-int64(s.offset)), min(s.end, last-int64(s.offset))
			if start < end && !yield(start, end) || s.end == math.MaxInt64 {
				return
			}
		}
	}
}
