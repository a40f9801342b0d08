package site

import (
	"net/http"
	"sync"
	"time"
)

// shelf keeps finished pages for a minute of the clock, the longest that a page of
// nobody in particular stays as it is: the landing page tells the minute, the
// almanac the day.
type shelf struct {
	mu     sync.Mutex
	minute int64
	pages  map[string]finished // by address, since some pages name the site they were asked for
}

// maxShelf is how many pages are kept at once.
const maxShelf = 512

// finished is a page as it is sent.
type finished struct {
	html    []byte
	noindex bool
}

// forAnybody reports whether the answer to a request would be the same for everybody
// who asks within the minute: nothing in it tells who asks, or what for.
func forAnybody(r *http.Request) bool {
	return r.URL.RawQuery == "" && r.Header.Get("Cookie") == ""
}

// find returns the page of a path that was made within this minute.
func (s *shelf) find(path string, now time.Time) (finished, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.minute != now.Unix()/60 {
		return finished{}, false
	}
	p, ok := s.pages[path]
	return p, ok
}

// keep puts a page on the shelf.
func (s *shelf) keep(path string, p finished, now time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if minute := now.Unix() / 60; s.minute != minute || len(s.pages) >= maxShelf {
		s.minute, s.pages = minute, map[string]finished{}
	}
	s.pages[path] = p
}
