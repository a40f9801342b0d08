package sse

import (
	"encoding/json/v2"
	"errors"
	"net/http"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// Times of a stream. A reader that takes nothing is let go writeTimeout after
// the first write that had to wait for it.
const (
	heartbeatEvery = 12 * time.Second
	writeTimeout   = 10 * time.Second
)

var heartbeat = []byte(": keepalive\n\n")

// Writer sends one stream. It is safe for concurrent use.
type Writer struct {
	w        http.ResponseWriter
	control  *http.ResponseController
	lost     func(error)
	timeout  time.Duration
	interval time.Duration

	mu     sync.Mutex // one write at a time
	beat   *time.Timer
	broken error // the first write that failed; all later ones return it
	closed bool
}

// errClosed is returned by a write after Close.
var errClosed = errors.New("the stream is closed")

// Open answers w with the headers of a stream. When the reader is lost, lost is
// called once with the reason. The caller must Close the Writer before its
// handler returns.
func Open(w http.ResponseWriter, lost func(error)) *Writer {
	return open(w, lost, heartbeatEvery, writeTimeout)
}

func open(w http.ResponseWriter, lost func(error), interval, timeout time.Duration) *Writer {
	s := &Writer{
		w: w, control: http.NewResponseController(w), lost: lost, timeout: timeout, interval: interval,
	}
	problem.SetHeaders(w.Header(), "text/event-stream; charset=utf-8", "no-store, no-transform")
	w.Header().Set("X-Accel-Buffering", "no") // asks a proxy in front not to gather frames
	w.WriteHeader(http.StatusOK)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.beat = time.AfterFunc(interval, s.keepAlive)
	return s
}

// Send writes v as one event and flushes it. After an error the reader is gone
// and every later call returns an error too.
func (s *Writer) Send(v any) error {
	body, err := json.Marshal(v)
	if err != nil {
		return err
	}
	frame := make([]byte, 0, len(body)+len("data: \n\n"))
	frame = append(frame, "data: "...)
	frame = append(frame, body...) // JSON from Marshal holds no line break
	frame = append(frame, "\n\n"...)
	return s.write(frame)
}

// Frame is one event with its fields. ID and Name may be "".
type Frame struct {
	ID, Name string
	Data     []byte // holds no line break
}

// SendFrame writes one event with its fields and flushes it, as Send does.
func (s *Writer) SendFrame(f Frame) error {
	frame := make([]byte, 0, len(f.Data)+len(f.ID)+len(f.Name)+32)
	if f.ID != "" {
		frame = append(append(append(frame, "id: "...), f.ID...), '\n')
	}
	if f.Name != "" {
		frame = append(append(append(frame, "event: "...), f.Name...), '\n')
	}
	frame = append(append(frame, "data: "...), f.Data...)
	return s.write(append(frame, "\n\n"...))
}

// Begin tells the reader that the stream is open, where the first event may be long
// in coming.
func (s *Writer) Begin() error { return s.write(heartbeat) }

// Close ends the stream. It waits until no write is under way, so that nothing
// touches the ResponseWriter afterwards.
func (s *Writer) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	s.beat.Stop()
}

// write sends and flushes one frame within the time-out.
func (s *Writer) write(frame []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.broken != nil {
		return s.broken
	}
	if s.closed {
		return errClosed
	}
	if s.broken = s.send(frame); s.broken != nil {
		s.lost(s.broken)
	}
	return s.broken
}

func (s *Writer) send(frame []byte) error {
	// The deadline is the connection's, so it is told in the host's own time.
	err := s.control.SetWriteDeadline(time.Now().Add(s.timeout))
	if err != nil && !errors.Is(err, http.ErrNotSupported) {
		return err
	}
	if _, err := s.w.Write(frame); err != nil {
		return err
	}
	return s.control.Flush()
}

// keepAlive sends a comment at each interval, so that proxies keep the stream open and
// a lost reader is noticed. A timer does it: a stream needs no goroutine of its own.
func (s *Writer) keepAlive() {
	if s.write(heartbeat) == nil {
		s.beat.Reset(s.interval)
	}
}
