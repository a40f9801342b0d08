package sky_test

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Every embedded file is pinned in SHA256SUMS, and every line there is a file.
func TestData_Checksums(t *testing.T) {
	t.Parallel()
	want := map[string]string{}
	for line := range strings.Lines(string(must(os.ReadFile("data/SHA256SUMS")))) {
		sum, name, ok := strings.Cut(strings.TrimSpace(line), "  ")
		if !ok {
			t.Fatalf("SHA256SUMS: cannot read %q", line)
		}
		want[name] = sum
	}
	for _, path := range must(filepath.Glob("data/*.bin*")) {
		sum := sha256.Sum256(must(os.ReadFile(path)))
		name := filepath.Base(path)
		if got := hex.EncodeToString(sum[:]); got != want[name] {
			t.Errorf("%s: sha256 %s, want %s", path, got, want[name])
		}
		delete(want, name)
	}
	for name := range want {
		t.Errorf("data/%s is missing", name)
	}
}
