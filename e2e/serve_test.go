package e2e

import (
	"bufio"
	"encoding/json/v2"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/wenbu-go/wenbu/internal/app"
)

// process is a running `wenbu serve`.
type process struct {
	t    testing.TB
	cmd  *exec.Cmd
	base string
}

// serve starts the server on a free port and waits until it says that it
// listens.
func serve(t testing.TB, data string, env ...string) *process {
	t.Helper()
	return serveTo(t, nil, data, env...)
}

// serveTo is serve with a file for what the server logs.
func serveTo(t testing.TB, log *os.File, data string, env ...string) *process {
	t.Helper()
	path, err := exec.LookPath("wenbu") // TestMain has put it on the PATH
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(path, "serve", "--addr", "127.0.0.1:0", "--data", data)
	cmd.Env = append(os.Environ(), env...)
	if log != nil {
		cmd.Stderr = log
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	p := &process{t: t, cmd: cmd}
	t.Cleanup(func() {
		if cmd.ProcessState == nil {
			cmd.Process.Kill()
			cmd.Wait()
		}
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	base, ok := strings.CutPrefix(strings.TrimSpace(line), "listening on ")
	if err != nil || !ok {
		t.Fatalf("first line %q (%v), want \"listening on http://…\"", line, err)
	}
	p.base = base
	return p
}

// open posts JSON and returns the answer as soon as its headers are there.
func (p *process) open(path, body string) *http.Response {
	p.t.Helper()
	response, err := http.Post(p.base+path, "application/json", strings.NewReader(body))
	if err != nil {
		p.t.Fatal(err)
	}
	return response
}

// post posts JSON and returns the whole answer.
func (p *process) post(path, body string) (int, string) {
	p.t.Helper()
	response := p.open(path, body)
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return response.StatusCode, string(text)
}

// stop asks the server to drain and returns how it ended.
func (p *process) stop() error {
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		p.t.Fatal(err)
	}
	return p.cmd.Wait()
}

func TestServe_Doors(t *testing.T) {
	t.Parallel()
	p := serve(t, t.TempDir())
	for path, want := range map[string]string{
		"/api/health":                  `"status":"ok"`,
		"/openapi.json":                `"openapi":"3.1`,
		"/agent-request.schema.json":   `"consent"`,
		"/bazi/":                       `<form`,
		"/en/agent/":                   `lang="en"`,
		"/learn/bazi-basics/":          `id="quick-answer"`,
		"/knowledge/index.json":        `"wenbu-knowledge-index-v1"`,
		"/knowledge/en/bazi-basics.md": `# `,
	} {
		response, err := http.Get(p.base + path)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil || response.StatusCode != http.StatusOK || !strings.Contains(string(text), want) {
			t.Errorf("GET %s: %d (%v), want 200 with %q", path, response.StatusCode, err, want)
		}
	}
	if status, text := p.post("/api/v1/bazi", `{"date":"2024-02-04","time":"16:28"}`); status != http.StatusOK || !strings.Contains(text, "甲辰") {
		t.Errorf("POST bazi: %d %s", status, text)
	}
	var said strings.Builder // the command line says which fields a server refused, and why
	args := []string{"bazi", "--date", "2000-08-16", "--time", "03:30", "--solar-time", "--server", p.base}
	if code := app.Main(t.Context(), args, app.Streams{In: strings.NewReader(""), Out: io.Discard, Err: &said}); code != 2 ||
		!strings.Contains(said.String(), "longitude is needed for solar time") && !strings.Contains(said.String(), "longitude: is needed for solar time") {
		t.Errorf("exit code %d, %s", code, said.String())
	}
	if status, text := p.post("/api/v1/places", `{"query":"成都"}`); status != http.StatusOK || !strings.Contains(text, "Asia/Shanghai") {
		t.Errorf("POST places: %d %s", status, text)
	}
	status, text := p.post("/api/v1/bazi", `{"date":"2023-02-29","tiem":1}`)
	if status != http.StatusUnprocessableEntity || !strings.Contains(text, `"unrecognized_keys"`) {
		t.Errorf("POST bazi with a wrong member: %d %s", status, text)
	}
	if err := p.stop(); err != nil {
		t.Errorf("the server ended with %v, want success", err)
	}
}

func TestServe_TurnsAreCountedAcrossRestarts(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	const turn = `{"message":"什么是日主？","consent":true}`
	p := serve(t, data, "WENBU_LIMIT_AGENT_TURNS_PER_DAY=1")
	status, text := p.post("/api/v1/agent", turn)
	if status != http.StatusOK || !strings.Contains(text, `"remaining":0`) || !strings.HasSuffix(lastEvent(t, text).Type, "done") {
		t.Fatalf("first turn: %d %s", status, text)
	}
	if err := p.stop(); err != nil {
		t.Fatal(err)
	}
	p = serve(t, data, "WENBU_LIMIT_AGENT_TURNS_PER_DAY=1")
	status, text = p.post("/api/v1/agent", turn)
	if status != http.StatusTooManyRequests || !strings.Contains(text, `"daily_allowance"`) {
		t.Errorf("turn after the restart: %d %s, want 429 daily_allowance", status, text)
	}
}

type event struct {
	Type   string `json:"type"`
	Status string `json:"status"`
}

// lastEvent returns the last event of a stream.
func lastEvent(t *testing.T, stream string) event {
	t.Helper()
	frames := strings.Split(strings.TrimSpace(stream), "\n\n")
	var e event
	if err := json.Unmarshal([]byte(strings.TrimPrefix(frames[len(frames)-1], "data: ")), &e); err != nil {
		t.Fatalf("last frame %q: %v", frames[len(frames)-1], err)
	}
	return e
}
