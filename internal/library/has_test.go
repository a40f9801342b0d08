package library_test

import (
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/library"
)

func TestHas(t *testing.T) {
	t.Parallel()
	l := library.New(library.Options{SiteURL: "https://wenbu.example", Now: time.Now})
	for id, want := range map[string]bool{
		"guide-bazi-basics": true, "guide-bazi-basics#questions": false, "bazi-basics": false,
		"guide-": false, "guide-no-such": false, "reference-x": false, "": false,
		"reference-dcthzo": true, "reference-dcthzo#x": false, "reference-": false,
	} {
		if got := l.Has(id); got != want {
			t.Errorf("Has(%q): got %v, want %v", id, got, want)
		}
	}
}
