package sky_test

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Every embedded file is pinned in the SHA256SUMS beside it, and every line there
// is a file.
func TestData_Checksums(t *testing.T) {
	t.Parallel()
	for _, dir := range []string{"data", "internal/theory/data"} {
		want := map[string]string{}
		for line := range strings.Lines(string(must(os.ReadFile(dir + "/SHA256SUMS")))) {
			sum, name, ok := strings.Cut(strings.TrimSpace(line), "  ")
			if !ok {
				t.Fatalf("%s/SHA256SUMS: cannot read %q", dir, line)
			}
			want[name] = sum
		}
		for _, path := range must(filepath.Glob(dir + "/*.bin")) {
			sum := sha256.Sum256(must(os.ReadFile(path)))
			name := filepath.Base(path)
			if got := hex.EncodeToString(sum[:]); got != want[name] {
				t.Errorf("%s: sha256 %s, want %s", path, got, want[name])
			}
			delete(want, name)
		}
		for name := range want {
			t.Errorf("%s/%s is missing", dir, name)
		}
	}
}
