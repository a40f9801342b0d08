package gate_test

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/transport/gate"
)

// TestSameSite: a door that a cookie opens is shut to pages of other sites, for
// reading too, and open to the site itself by whatever address it is reached.
func TestSameSite(t *testing.T) {
	t.Parallel()
	g, err := gate.New(gate.Config{SiteURL: "https://wenbu.example/", PerMinute: 1, Now: time.Now}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, url, origin, fetch string
		good                     bool
	}{
		{"its own page", "https://wenbu.example/x", "https://wenbu.example", "same-origin", true},
		{"typed in", "https://wenbu.example/x", "", "none", true},
		{"no browser", "https://wenbu.example/x", "", "", true},
		{"an old browser", "https://wenbu.example/x", "https://wenbu.example", "", true},
		{"behind a proxy that renames the host", "http://127.0.0.1:8787/x", "https://wenbu.example", "", true},
		{"another site", "https://wenbu.example/x", "https://evil.example", "cross-site", false},
		{"a sibling", "https://wenbu.example/x", "https://evil.wenbu.example", "same-site", false},
		{"another site, old browser", "https://wenbu.example/x", "https://evil.example", "", false},
		{"a hidden origin", "https://wenbu.example/x", "null", "cross-site", false},
	} {
		for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost} {
			r := httptest.NewRequest(method, c.url, nil)
			for name, value := range map[string]string{"Origin": c.origin, "Sec-Fetch-Site": c.fetch} {
				if value != "" {
					r.Header.Set(name, value)
				}
			}
			if err := g.SameSite(r); (err == nil) != c.good {
				t.Errorf("%s by %s: %v", c.name, method, err)
			}
		}
	}
}
