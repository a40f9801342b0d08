package crosscheck

import (
	"runtime"
	"syscall"
	"testing"
	"time"
)

// runner is a program in a race.
type runner struct {
	name string
	run  func(i int) // does the i-th piece of work
}

// turn is the processor time that a turn lasts at least.
const turn = 5 * time.Millisecond

// race lets the programs run in turn on the same pieces of work, ours first, and
// reports for each the processor time of a piece, garbage collection included, its
// allocations and their bytes, and how many times as long as ours it takes. Run it
// with GOMAXPROCS=1: idle processors would collect garbage that nobody waits for.
func race(b *testing.B, ours func(i int), others ...runner) {
	b.Helper()
	runners := append([]runner{{"ours", ours}}, others...)
	costs := make([]cost, len(runners))
	pieces := make([]int, len(runners))
	for i, r := range runners {
		pieces[i] = piecesPerTurn(r)
	}
	for b.Loop() {
		for i, r := range runners {
			costs[i].measure(r, pieces[i])
		}
	}
	b.ReportMetric(0, "ns/op")
	first := costs[0].each()
	for i, r := range runners {
		c := costs[i].each()
		b.ReportMetric(c.nanoseconds, r.name+"-ns")
		b.ReportMetric(c.allocations, r.name+"-allocs")
		b.ReportMetric(c.bytes, r.name+"-B")
		if i > 0 {
			b.ReportMetric(c.nanoseconds/first.nanoseconds, r.name+"-times-ours")
		}
	}
}

// piecesPerTurn finds how many pieces of work fill a turn.
func piecesPerTurn(r runner) int {
	for n := 1; ; n *= 2 {
		var c cost
		if c.measure(r, n); c.time >= turn {
			return n
		}
	}
}

// cost is what pieces of work took.
type cost struct {
	time                     time.Duration
	pieces, mallocs, written uint64
}

// measure runs the next n pieces.
func (c *cost) measure(r runner, n int) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := processorTime()
	for range n {
		r.run(int(c.pieces))
		c.pieces++
	}
	c.time += processorTime() - start
	runtime.ReadMemStats(&after)
	c.mallocs += after.Mallocs - before.Mallocs
	c.written += after.TotalAlloc - before.TotalAlloc
}

// average is the cost of one piece.
type average struct{ nanoseconds, allocations, bytes float64 }

func (c *cost) each() average {
	n := float64(c.pieces)
	return average{float64(c.time) / n, float64(c.mallocs) / n, float64(c.written) / n}
}

// processorTime is the time that all threads of the process have run.
func processorTime() time.Duration {
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		panic(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}
