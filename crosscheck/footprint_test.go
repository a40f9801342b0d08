package crosscheck

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// build builds a program and returns its path.
func build(tb testing.TB, source string, flags ...string) string {
	tb.Helper()
	program := filepath.Join(tb.TempDir(), "program")
	run := exec.Command("go", append(append([]string{"build"}, flags...), "-o", program, source)...)
	run.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := run.CombinedOutput(); err != nil {
		tb.Fatalf("%s: %v\n%s", source, err, out)
	}
	return program
}

// write writes a program that makes one call.
func write(tb testing.TB, imports, call string) string {
	tb.Helper()
	source := "package main\n\n"
	for path := range strings.FieldsSeq(imports) {
		if strings.HasPrefix(path, "calc/") {
			path = "github.com/wenbu-go/wenbu/" + path
		}
		source += "import \"" + path + "\"\n"
	}
	source += "\nfunc main() { " + call + " }\n"
	path := filepath.Join(tb.TempDir(), "main.go")
	if err := os.WriteFile(path, []byte(source), 0o600); err != nil {
		tb.Fatal(err)
	}
	return path
}

// BenchmarkBinary prints the sizes of programs that make one call, so that the
// tables of a package show as the difference from a program that does nothing, or
// that only prints where the package needs fmt.
func BenchmarkBinary(b *testing.B) {
	for _, program := range []struct{ name, imports, call string }{
		{"nothing", "", ""},
		{"printing", "fmt", `fmt.Println()`},
		{"solar_terms", "calc/sky", `sky.SolarTerm(2024, 2)`},
		{"civil_time", "calc/civil", `civil.LoadZone("Asia/Shanghai")`},
		{"four_pillars", "calc/bazi", `bazi.Pillars(0, 0, bazi.Rules{})`},
		{"chart", "calc/bazi", `c, err := bazi.NewChart(bazi.Birth{}, bazi.Rules{}); if err == nil { c.Relations(); c.ShenSha(); c.Read(); c.Applied() }`},
		{"almanac_day", "calc/almanac calc/civil", `d, err := almanac.NewDay(civil.DateTime{Year: 2024, Month: 1, Day: 1}, almanac.Rules{}); if err == nil { d.Advice() }`},
		{"places", "calc/place", `place.Search("成都", 1)`},
	} {
		b.Run(program.name, func(b *testing.B) {
			size(b, write(b, program.imports, program.call))
		})
	}
	for _, other := range []string{"lunargo", "tyme4go"} {
		b.Run(other, func(b *testing.B) { size(b, "./footprint/"+other) })
	}
}

func size(b *testing.B, source string) {
	b.Helper()
	info, err := os.Stat(build(b, source, "-trimpath")) // as releases are built
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(info.Size())/1e6, "MB")
}

// BenchmarkProcess runs a program from start to end that casts no chart, one, or
// many: the first is what it costs to start, the last the memory of a process that
// only computes, at its highest in each run. A new process counts the pages of its parent, so that less memory than
// this test takes itself, 7 MB, does not show.
func BenchmarkProcess(b *testing.B) {
	for _, program := range []struct {
		name, source string
		charts       []int
	}{
		{"nothing", "", []int{0}},
		{"ours", "./footprint/ours", []int{0, 1, 50_000}},
		{"lunar-go", "./footprint/lunargo", []int{0, 1, 2000}},
		{"tyme4go", "./footprint/tyme4go", []int{0, 1, 2000}},
	} {
		source := program.source
		if source == "" {
			source = write(b, "", "")
		}
		path := build(b, source)
		for _, charts := range program.charts {
			b.Run(program.name+"/charts="+strconv.Itoa(charts), func(b *testing.B) { runProcess(b, path, charts) })
		}
	}
}

func runProcess(b *testing.B, path string, charts int) {
	var wall, processor time.Duration
	var memory, most int64
	for b.Loop() {
		run := exec.Command(path, strconv.Itoa(charts))
		start := time.Now()
		if err := run.Run(); err != nil {
			b.Fatal(err)
		}
		wall += time.Since(start)
		processor += run.ProcessState.UserTime() + run.ProcessState.SystemTime()
		resident := residentBytes(run.ProcessState)
		memory += resident
		most = max(most, resident)
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(wall.Seconds()*1000/float64(b.N), "ms")
	b.ReportMetric(processor.Seconds()*1000/float64(b.N), "processor-ms")
	b.ReportMetric(float64(memory)/1e6/float64(b.N), "MB-resident")
	b.ReportMetric(float64(most)/1e6, "MB-resident-at-most")
}

// residentBytes is the most memory that a process that has ended held.
func residentBytes(state *os.ProcessState) int64 {
	most := state.SysUsage().(*syscall.Rusage).Maxrss
	if runtime.GOOS == "linux" {
		most *= 1024 // kilobytes there, bytes elsewhere
	}
	return most
}

// initLimit is how long the packages of this project may take before main.
const initLimit = 5 * time.Millisecond

// TestNoWorkBeforeFirstUse reads what the runtime says of each package's
// initialization: ours must take no time and next to no memory.
func TestNoWorkBeforeFirstUse(t *testing.T) {
	run := exec.Command(build(t, "./footprint/ours"), "0")
	run.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	out, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var took time.Duration
	packages := 0
	for line := range strings.Lines(string(out)) {
		// init calc/bazi @0.5 ms, 0.02 ms clock, 1024 bytes, 3 allocs
		fields := strings.Fields(line)
		if len(fields) < 6 || fields[0] != "init" || !strings.HasPrefix(fields[1], "github.com/wenbu-go/") {
			continue
		}
		t.Log(strings.TrimSpace(line))
		milli, err := strconv.ParseFloat(fields[4], 64)
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		packages++
		took += time.Duration(milli * float64(time.Millisecond))
	}
	t.Logf("%d packages, %v", packages, took)
	if packages == 0 || took > initLimit {
		t.Errorf("%d packages take %v before main, at most %v", packages, took, initLimit)
	}
}
