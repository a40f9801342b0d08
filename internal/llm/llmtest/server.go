package llmtest

import (
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"
)

// Request is a request that a Server got.
type Request struct {
	Path   string
	Header http.Header
	Body   []byte
}

// Server is a scripted provider. Its answers are used in order.
type Server struct {
	URL string // the base address, to which clients add /chat/completions

	t       testing.TB
	left    chan struct{}
	arrived chan struct{}
	mu      sync.Mutex
	answers []Answer
	seen    []Request
	conns   int
}

// NewServer starts a provider that gives these answers and stops with the test.
// A request more than there are answers fails the test.
func NewServer(t testing.TB, answers ...Answer) *Server {
	t.Helper()
	s := &Server{
		t:       t,
		answers: answers,
		left:    make(chan struct{}, len(answers)),
		arrived: make(chan struct{}, len(answers)),
	}
	web := httptest.NewUnstartedServer(s)
	web.Config.ConnState = s.count
	web.Start()
	t.Cleanup(web.Close)
	s.URL = web.URL
	return s
}

// Requests returns the requests so far.
func (s *Server) Requests() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.seen)
}

// Arrived gets a value with each request, before anything is answered.
func (s *Server) Arrived() <-chan struct{} { return s.arrived }

// Connections returns how many connections were opened.
func (s *Server) Connections() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.conns
}

func (s *Server) count(_ net.Conn, state http.ConnState) {
	if state == http.StateNew {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.conns++
	}
}

// Left gets a value each time a client goes away while a Wait step holds its
// answer.
func (s *Server) Left() <-chan struct{} { return s.left }

// ServeHTTP gives the next answer.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		s.t.Errorf("llmtest: read a request: %v", err)
		return
	}
	answer, ok := s.next(Request{Path: r.URL.Path, Header: r.Header.Clone(), Body: body})
	if !ok {
		s.t.Errorf("llmtest: a request more than there are answers")
		http.Error(w, "the script is over", http.StatusInternalServerError)
		return
	}
	s.arrived <- struct{}{}
	maps.Copy(w.Header(), answer.Header)
	w.WriteHeader(answer.Status)
	flush := http.NewResponseController(w)
	for _, step := range answer.Steps {
		switch {
		case step.cut:
			panic(http.ErrAbortHandler) // net/http's way to drop a connection
		case step.wait != nil:
			select {
			case <-step.wait:
			case <-r.Context().Done():
				s.left <- struct{}{}
				return
			}
		default:
			if _, err := w.Write(step.bytes); err != nil {
				return
			}
		}
		if err := flush.Flush(); err != nil {
			return
		}
	}
}

func (s *Server) next(r Request) (Answer, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.seen = append(s.seen, r)
	if len(s.answers) == 0 {
		return Answer{}, false
	}
	answer := s.answers[0]
	s.answers = s.answers[1:]
	return answer, true
}
