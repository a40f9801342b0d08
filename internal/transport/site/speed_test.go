package site

import (
	"net/http"
	"testing"
)

// BenchmarkPages makes the core pages anew each time, and serves a file beside them.
func BenchmarkPages(b *testing.B) {
	h := New(almanacConfig())
	for _, path := range []string{"/favicon.svg", "/", "/bazi/", "/learn/bazi-basics/", "/almanac/2026-12/", "/about/"} {
		b.Run(path, func(b *testing.B) {
			b.RunParallel(func(pb *testing.PB) {
				for pb.Next() {
					if w := get(b, h, path+"?anew"); w.Code != http.StatusOK {
						b.Fatal(w.Code)
					}
				}
			})
		})
	}
}
