package app

import (
	"bytes"
	"compress/gzip"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
)

// A document goes out compressed to whoever can read it so, and is the same.
func TestMountDocument_Compresses(t *testing.T) {
	t.Parallel()
	body := bytes.Repeat([]byte(`{"openapi":"3.1.0"}`), 100)
	mux := http.NewServeMux()
	mountDocument(mux, slog.New(slog.DiscardHandler), "/openapi.json", func() ([]byte, error) { return body, nil })
	for accepted, encoding := range map[string]string{"": "", "br": "", "gzip, br": "gzip"} {
		r := httptest.NewRequest(http.MethodGet, "/openapi.json", nil)
		r.Header.Set("Accept-Encoding", accepted)
		w := httptest.NewRecorder()
		mux.ServeHTTP(w, r)
		got := w.Body.Bytes()
		if encoding == "gzip" {
			z, err := gzip.NewReader(w.Body)
			if err != nil {
				t.Fatal(err)
			}
			if got, err = io.ReadAll(z); err != nil {
				t.Fatal(err)
			}
		}
		h := w.Header()
		if !bytes.Equal(got, body) || h.Get("Content-Encoding") != encoding || h.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: %d bytes, %v", accepted, len(got), h)
		}
	}
}
