package units_test

import (
	"testing"
	"unicode/utf16"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/internal/units"
)

func TestUnits(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text          string
		n             int
		clip, shorten string
	}{
		{"命理", 5, "命理", "命理"}, {"命理", 2, "命理", "命理"}, {"命理", 1, "命", "…"}, {"𝄞𝄞", 3, "𝄞", "𝄞…"}, {"𝄞", 1, "", "…"},
		{"", 0, "", ""}, {"命", 0, "", ""}, {"one word too many", 9, "one word ", "one word…"},
	} {
		if got := units.Clip(c.text, c.n); got != c.clip {
			t.Errorf("Clip(%q, %d): got %q, want %q", c.text, c.n, got, c.clip)
		}
		if got := units.Shorten(c.text, c.n); got != c.shorten {
			t.Errorf("Shorten(%q, %d): got %q, want %q", c.text, c.n, got, c.shorten)
		}
	}
}

func TestUnits_OfAnyText(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text, n := rapid.String().Draw(t, "text"), rapid.IntRange(0, 40).Draw(t, "n")
		if got, want := units.Len(text), len(utf16.Encode([]rune(text))); got != want {
			t.Errorf("Len(%q): got %d, want %d", text, got, want)
		}
		if got := units.Clip(text, n); units.Len(got) > n || len(got) < len(text) && units.Len(got) < n-1 || text[:len(got)] != got {
			t.Errorf("Clip(%q, %d): got %q", text, n, got)
		}
		if got := units.Shorten(text, n); units.Len(got) > n || units.Len(text) <= n && got != text {
			t.Errorf("Shorten(%q, %d): got %q", text, n, got)
		}
	})
}
