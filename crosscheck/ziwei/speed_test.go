package ziwei

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// BenchmarkChart times a chart of ours beside one of iztro as it is published, on
// the same births: processor time, garbage collection included, and of iztro what
// Node needs to start taken off. It needs Node and the modules that the long tests
// install. Run it with GOMAXPROCS=1.
func BenchmarkChart(b *testing.B) {
	if _, err := os.Stat("node_modules/iztro"); err != nil {
		b.Skip("iztro is not installed: WENBU_LONG=1 go test .")
	}
	const many = 400
	all := births(b)
	var sample []birth
	for i := range many {
		sample = append(sample, all[i*len(all)/many])
	}
	var ours, theirs time.Duration
	pieces := 0
	for b.Loop() {
		theirs += iztroTime(b, sample) - iztroTime(b, sample[:1])
		start := processorTime(b)
		for range 100 {
			for _, each := range sample {
				if _, err := each.cast(ziwei.Rules{}); err != nil {
					b.Fatal(err)
				}
			}
		}
		ours += processorTime(b) - start
		pieces += many
	}
	us, them := float64(ours.Nanoseconds())/float64(100*pieces), float64(theirs.Nanoseconds())/float64(pieces)
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(us, "ours-ns")
	b.ReportMetric(them, "iztro-ns")
	b.ReportMetric(them/us, "iztro-times-ours")
}

// iztroTime returns the processor time of iztro for some births.
func iztroTime(b *testing.B, sample []birth) time.Duration {
	b.Helper()
	var lines strings.Builder
	for _, each := range sample {
		fmt.Fprintln(&lines, each)
	}
	node := exec.CommandContext(b.Context(), "node", "iztro.js", "--plain")
	node.Stdin, node.Stderr = strings.NewReader(lines.String()), os.Stderr
	if err := node.Run(); err != nil {
		b.Fatal(err)
	}
	return node.ProcessState.UserTime() + node.ProcessState.SystemTime()
}

// processorTime returns the processor time of this program so far.
func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		b.Fatal(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}
