package hubtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// clients is where the packages of the JavaScript clients are installed.
const clients = "e2e/mcp-client"

// Node runs a JavaScript module with the MCP client library at hand and returns
// what it printed. Where the library or Node is not installed the test is skipped,
// but in CI, and in `make test`, which installs it, that is a failure.
func Node(t testing.TB, module string, env ...string) string {
	t.Helper()
	dir, err := os.Getwd()
	for err == nil && !exists(filepath.Join(dir, "go.mod")) {
		if dir == filepath.Dir(dir) {
			t.Fatal("no go.mod above the test")
		}
		dir = filepath.Dir(dir)
	}
	dir = filepath.Join(dir, clients)
	node, err := exec.LookPath("node")
	if err != nil || !exists(filepath.Join(dir, "node_modules", "@modelcontextprotocol", "sdk")) {
		const missing = "Node or " + clients + "/node_modules is missing: run make " + clients + "/node_modules/.installed"
		if os.Getenv("CI") != "" || os.Getenv("WENBU_NODE_CLIENTS") != "" {
			t.Fatal(missing)
		}
		t.Skip("NOT TESTED: " + missing)
	}
	run := exec.CommandContext(t.Context(), node, "--input-type=module", "-")
	run.Dir, run.Env, run.Stdin = dir, append(os.Environ(), env...), strings.NewReader(module)
	out, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("node: %v\n%s", err, out)
	}
	return string(out)
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
