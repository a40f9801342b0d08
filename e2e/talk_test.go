package e2e

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestTalk_OpenAIClient lets the official client of the Responses API try what it
// knows: e2e/openai-client/client.mjs says what.
func TestTalk_OpenAIClient(t *testing.T) {
	t.Parallel()
	const client = "openai-client"
	if _, err := os.Stat(client + "/node_modules/openai"); err != nil {
		const missing = "e2e/openai-client/node_modules is missing: run make e2e/openai-client/node_modules/.installed"
		if os.Getenv("CI") != "" || os.Getenv("WENBU_NODE_CLIENTS") != "" {
			t.Fatal(missing)
		}
		t.Skip("NOT TESTED: " + missing)
	}
	data := t.TempDir()
	operator(t, data, "account", "create", "ada")
	_, key := newKey(t, data, "ada", "personal")
	p := serve(t, data, "WENBU_LIMIT_API_PER_MINUTE=100000", "WENBU_LIMIT_AGENT_TURNS_PER_DAY=100000")
	run := exec.CommandContext(t.Context(), "node", client+"/client.mjs")
	run.Env = append(os.Environ(), "BASE="+p.base, "KEY="+key)
	out, err := run.CombinedOutput()
	if err != nil || strings.Count(string(out), "\nok ") < 10 {
		t.Errorf("%v\n%s", err, out)
	}
}
