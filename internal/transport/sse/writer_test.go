package sse

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// unexpected fails the test when the reader is lost.
func unexpected(t *testing.T) func(error) {
	return func(err error) { t.Errorf("the reader was lost: %v", err) }
}

type note struct {
	Text string `json:"text"`
}

func TestWriter_Frames(t *testing.T) {
	t.Parallel()
	rec := httptest.NewRecorder()
	w := Open(rec, unexpected(t))
	for _, text := range []string{"one", "two\nlines", "三\u2028"} {
		if err := w.Send(note{text}); err != nil {
			t.Fatal(err)
		}
		if !rec.Flushed {
			t.Errorf("%q was not flushed", text)
		}
		rec.Flushed = false
	}
	w.Close()
	w.Close()
	want := "data: {\"text\":\"one\"}\n\n" + "data: {\"text\":\"two\\nlines\"}\n\n" + "data: {\"text\":\"三\u2028\"}\n\n"
	if got := rec.Body.String(); got != want {
		t.Errorf("body: got %q, want %q", got, want)
	}
	if err := w.Send(note{"late"}); !errors.Is(err, errClosed) {
		t.Errorf("a write after Close: got error %v, want %v", err, errClosed)
	}
	if rec.Body.String() != want {
		t.Error("a write after Close reached the reader")
	}
	for name, value := range map[string]string{
		"Content-Type":            "text/event-stream; charset=utf-8",
		"Cache-Control":           "no-store, no-transform",
		"X-Content-Type-Options":  "nosniff",
		"X-Robots-Tag":            "noindex, nofollow",
		"Referrer-Policy":         "no-referrer",
		"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
	} {
		if got := rec.Header().Get(name); got != value {
			t.Errorf("header %s: got %q, want %q", name, got, value)
		}
	}
}

func TestWriter_Heartbeat(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		rec := httptest.NewRecorder()
		w := Open(rec, unexpected(t))
		time.Sleep(11 * time.Second)
		synctest.Wait()
		w.mu.Lock()
		if rec.Body.Len() != 0 {
			t.Errorf("after 11 s: %q", rec.Body)
		}
		w.mu.Unlock()
		time.Sleep(14 * time.Second)
		synctest.Wait()
		w.Close()
		if got, want := rec.Body.String(), strings.Repeat(": keepalive\n\n", 2); got != want {
			t.Errorf("after 25 s: got %q, want %q", got, want)
		}
		time.Sleep(time.Minute)
		if got := rec.Body.Len(); got != 2*len(heartbeat) {
			t.Errorf("heartbeats go on after Close: %d bytes", got)
		}
	})
}

// brokenWriter fails every write.
type brokenWriter struct{ http.ResponseWriter }

var errGone = errors.New("reader gone")

func (brokenWriter) Write([]byte) (int, error) { return 0, errGone }

func TestWriter_HeartbeatNoticesALostReader(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var lost []error
		w := Open(brokenWriter{httptest.NewRecorder()}, func(err error) { lost = append(lost, err) })
		defer w.Close()
		time.Sleep(time.Minute)
		synctest.Wait()
		if len(lost) != 1 || !errors.Is(lost[0], errGone) {
			t.Errorf("after a minute of heartbeats: lost was told %v, want once %v", lost, errGone)
		}
		if err := w.Send(note{"late"}); !errors.Is(err, errGone) {
			t.Errorf("a later write: got error %v, want %v", err, errGone)
		}
	})
}

func TestWriter_Concurrent(t *testing.T) {
	t.Parallel()
	rec := httptest.NewRecorder()
	w := open(rec, unexpected(t), time.Microsecond, time.Second)
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() {
			for j := range 50 {
				if err := w.Send(note{fmt.Sprintf("%d-%d", i, j)}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wait.Wait()
	w.Close()
	seen := 0
	for d := NewDecoder(rec.Body); ; seen++ {
		if _, err := d.Next(); err != nil {
			if !errors.Is(err, io.EOF) {
				t.Error(err)
			}
			break
		}
	}
	if seen != 400 {
		t.Errorf("got %d whole events, want 400", seen)
	}
}

// TestWriter_SlowReader sends to a client that reads nothing until the socket
// is full, with a short time-out in place of the real one.
func TestWriter_SlowReader(t *testing.T) {
	t.Parallel()
	const timeout = 200 * time.Millisecond
	type outcome struct {
		err   error // of the write that was given up
		lost  error // as it was told
		after time.Duration
	}
	ended := make(chan outcome, 1)
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) {
		var lost error
		w := open(rw, func(err error) { lost = err }, time.Hour, timeout)
		defer w.Close()
		text := strings.Repeat("x", 64<<10)
		for {
			start := time.Now()
			if err := w.Send(note{text}); err != nil {
				ended <- outcome{err, lost, time.Since(start)}
				return
			}
		}
	}))
	defer server.Close()
	conn, err := net.Dial("tcp", server.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, err := io.WriteString(conn, "GET / HTTP/1.1\r\nHost: test\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	if _, err := bufio.NewReader(conn).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	got := <-ended
	if got.after < timeout/2 || got.after > 20*timeout {
		t.Errorf("the reader was let go after %v, want about %v", got.after, timeout)
	}
	if !errors.Is(got.err, os.ErrDeadlineExceeded) {
		t.Errorf("write: got error %v, want %v", got.err, os.ErrDeadlineExceeded)
	}
	if !errors.Is(got.lost, os.ErrDeadlineExceeded) {
		t.Errorf("lost: got %v, want %v", got.lost, os.ErrDeadlineExceeded)
	}
}
