package e2e

import (
	"os/exec"
	"strings"
	"testing"
)

// TestMakeRun: make run serves where WENBU_ADDR says, unless it is told an address.
func TestMakeRun(t *testing.T) {
	t.Parallel()
	if _, err := exec.LookPath("make"); err != nil {
		t.Skip("there is no make")
	}
	for more, want := range map[string]string{"": "bin/wenbu serve", "ADDR=127.0.0.1:9": "bin/wenbu serve --addr 127.0.0.1:9"} {
		cmd := exec.Command("make", append([]string{"--no-print-directory", "--dry-run", "run"}, strings.Fields(more)...)...)
		cmd.Dir = ".."
		cmd.Env = append(cmd.Environ(), "ADDR=", "MAKEFLAGS=")
		out, err := cmd.Output()
		lines := strings.Split(strings.TrimSpace(string(out)), "\n")
		if got := strings.TrimSpace(lines[len(lines)-1]); err != nil || got != want {
			t.Errorf("make run %s: %q, %v", more, got, err)
		}
	}
}
