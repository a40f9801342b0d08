package e2e

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

// BenchmarkServe_Start measures the program from exec to "listening", on a fresh
// data folder, and the memory it then holds.
func BenchmarkServe_Start(b *testing.B) {
	var memory float64
	for b.Loop() {
		p := serve(b, b.TempDir())
		b.StopTimer()
		memory = p.residentMB()
		if err := p.stop(); err != nil {
			b.Fatal(err)
		}
		b.StartTimer()
	}
	b.ReportMetric(memory, "MB-resident")
}

// BenchmarkServe_FirstByte measures from the request of a turn to the first
// event of its stream, over loopback, with the store on disk.
func BenchmarkServe_FirstByte(b *testing.B) {
	p := serve(b, b.TempDir(), "WENBU_LIMIT_AGENT_TURNS_PER_DAY=999999", "WENBU_LIMIT_API_PER_MINUTE=999999")
	const turn = `{"message":"什么是日主？","consent":true}`
	p.post("/api/v1/agent", turn) // the handbook is read once
	var whole time.Duration
	for b.Loop() {
		response := p.open("/api/v1/agent", turn)
		first := make([]byte, 1)
		if _, err := response.Body.Read(first); err != nil {
			b.Fatal(err)
		}
		b.StopTimer()
		start := time.Now()
		if _, err := new(bytes.Buffer).ReadFrom(response.Body); err != nil {
			b.Fatal(err)
		}
		whole += time.Since(start)
		response.Body.Close()
		b.StartTimer()
	}
	b.ReportMetric(float64(whole.Microseconds())/float64(b.N)/1000, "ms-rest-of-turn")
	b.ReportMetric(p.residentMB(), "MB-resident")
}

// residentMB returns the resident memory of the server.
func (p *process) residentMB() float64 {
	p.t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		p.t.Skip("memory is read from /proc, which this system does not have")
	}
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kB, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			if err != nil {
				p.t.Fatal(err)
			}
			return kB / 1024
		}
	}
	return 0
}
