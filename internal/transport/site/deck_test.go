package site

import (
	"errors"
	"fmt"
	"net/http"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

func TestFaces(t *testing.T) {
	made := 0
	cfg := newConfig(bare())
	cfg.Face = func(order string, id int, l i18n.Locale) (string, error) {
		if order != "rws" || id < 0 || id > 77 {
			return "", errors.New("no such card")
		}
		made++
		return fmt.Sprintf("<svg>%s %d</svg>", l, id), nil
	}
	h := New(cfg)
	svg := map[string]string{"Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400", "X-Content-Type-Options": "nosniff"}
	for _, sc := range []scenario{
		{name: "Chinese", path: "/deck/zh/rws/17.svg", status: http.StatusOK, want: []string{"<svg>zh 17</svg>"}, headers: svg},
		{name: "English", path: "/deck/en/rws/0.svg", status: http.StatusOK, want: []string{"<svg>en 0</svg>"}, headers: svg},
		{name: "again", path: "/deck/en/rws/0.svg", status: http.StatusOK, want: []string{"<svg>en 0</svg>"}, headers: svg},
		{name: "posted", path: "/deck/zh/rws/17.svg", method: http.MethodPost, status: http.StatusMethodNotAllowed, headers: map[string]string{"Allow": "GET, HEAD"}},
	} {
		t.Run(sc.name, func(t *testing.T) { sc.run(t, h) })
	}
	for _, path := range []string{
		"/deck/", "/deck/zh", "/deck/zh/rws/78.svg", "/deck/zh/rws/-1.svg", "/deck/zh/rws/017.svg", "/deck/zh/rws/17", "/deck/zh/rws/17.png",
		"/deck/fr/rws/17.svg", "/deck//rws/17.svg", "/deck/zh/thoth/17.svg", "/deck/zh/17.svg", "/deck/zh/rws/1/7.svg", "/deck/zh/rws/.svg",
	} {
		t.Run(path, func(t *testing.T) { scenario{path: path, status: http.StatusNotFound}.run(t, h) })
	}
	if made != 2 {
		t.Errorf("two faces were made %d times", made)
	}
	t.Run("without a deck", func(t *testing.T) {
		scenario{path: "/deck/zh/rws/17.svg", status: http.StatusNotFound}.run(t, New(newConfig(bare())))
	})
}
