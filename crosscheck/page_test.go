package crosscheck

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestPage holds the table of doc/agreement.md to the accepted differences.
func TestPage(t *testing.T) {
	page, err := os.ReadFile("../doc/agreement.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, found := strings.Cut(string(page), "\n| compared | lunar-go | tyme4go | why |\n|---|---|---|---|\n")
	if !found {
		t.Fatal("no table of accepted differences")
	}
	table, _, _ = strings.Cut(table, "\n\n")
	want := make([]string, len(accepted))
	for i, a := range accepted {
		want[i] = fmt.Sprintf("| %s | %s | %s | %s |", a.what, count(a, "lunar-go"), count(a, "tyme4go"), a.reason)
	}
	if got := strings.TrimSpace(table); got != strings.Join(want, "\n") {
		t.Errorf("the table should be\n%s", strings.Join(want, "\n"))
	}
}

// count prints how often the full form meets a kind of difference.
func count(a acceptance, with string) string {
	n, of := a.full[with]
	if !of {
		return "–"
	}
	digits := fmt.Sprint(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
