package ziwei

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// BenchmarkChart times a chart of ours beside one of iztro as it is published, on
// the same births: processor time, garbage collection included, and of iztro what
// Node needs to start taken off; and it tells the most memory that a process holds
// which casts them. It needs Node and the modules that the long tests install. Run
// it with GOMAXPROCS=1.
func BenchmarkChart(b *testing.B) {
	if _, err := os.Stat("node_modules/iztro"); err != nil {
		b.Skip("iztro is not installed: WENBU_LONG=1 go test .")
	}
	const many = 400
	ourMemory := footprint(b, 100*many)
	all := births(b)
	var sample []birth
	for i := range many {
		sample = append(sample, all[i*len(all)/many])
	}
	var ours, theirs time.Duration
	var theirMemory int64
	pieces := 0
	for b.Loop() {
		startUp, _ := runIztro(b, sample[:1])
		whole, memory := runIztro(b, sample)
		theirs += whole - startUp
		theirMemory = max(theirMemory, memory)
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
	b.ReportMetric(float64(ourMemory)/1e6, "ours-MB")
	b.ReportMetric(float64(theirMemory)/1e6, "iztro-MB")
}

// footprint returns the memory of a process that casts charts and does nothing else.
// It must be asked early: a new process counts the pages of its parent.
func footprint(b *testing.B, charts int) int64 {
	b.Helper()
	program := filepath.Join(b.TempDir(), "program")
	if out, err := exec.Command("go", "build", "-o", program, "../footprint/ziwei").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	_, memory := run(b, exec.CommandContext(b.Context(), program, fmt.Sprint(charts)))
	return memory
}

// runIztro returns the processor time and the memory of iztro for some births.
func runIztro(b *testing.B, sample []birth) (time.Duration, int64) {
	b.Helper()
	var lines strings.Builder
	for _, each := range sample {
		fmt.Fprintln(&lines, each)
	}
	node := exec.CommandContext(b.Context(), "node", "iztro.js", "--plain")
	node.Stdin = strings.NewReader(lines.String())
	return run(b, node)
}

// run runs a program and returns its processor time and the most memory it held.
func run(b *testing.B, command *exec.Cmd) (time.Duration, int64) {
	b.Helper()
	command.Stderr = os.Stderr
	if err := command.Run(); err != nil {
		b.Fatal(err)
	}
	most := command.ProcessState.SysUsage().(*syscall.Rusage).Maxrss
	if runtime.GOOS == "linux" {
		most *= 1024 // kilobytes there, bytes elsewhere
	}
	return command.ProcessState.UserTime() + command.ProcessState.SystemTime(), most
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
