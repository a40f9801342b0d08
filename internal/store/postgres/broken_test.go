package postgres

import (
	"bytes"
	"context"
	"io"
	"net"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// wire stands between the program and the server and breaks connections.
type wire struct {
	t       *testing.T
	server  string
	enabled atomic.Bool
	seen    atomic.Int64 // messages from the program
	commits atomic.Int64 // COMMITs among them
	// how every n-th of them ends: before the server gets it, or before the program
	// gets the answer; 0 is never
	any, commitLost, answerLost int64
	broken                      atomic.Int64
}

// startWire returns the address of the database through a wire.
func startWire(t *testing.T, w *wire) string {
	t.Helper()
	address := server.Schema(t)
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	w.t, w.server, u.Host = t, u.Host, l.Addr().String()
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go w.carry(conn)
		}
	}()
	return u.String()
}

func (w *wire) carry(program net.Conn) {
	defer program.Close()
	server, err := net.Dial("tcp", w.server)
	if err != nil {
		w.t.Errorf("dial the server: %v", err)
		return
	}
	defer server.Close()
	var deaf atomic.Bool // the program hears no more
	go func() {
		defer program.Close()
		answer := make([]byte, 64<<10)
		for {
			n, err := server.Read(answer)
			if err != nil || deaf.Load() {
				return
			}
			if _, err := program.Write(answer[:n]); err != nil {
				return
			}
		}
	}()
	message := make([]byte, 64<<10)
	for {
		n, err := program.Read(message)
		if err != nil {
			return
		}
		if w.enabled.Load() && w.breaks(message[:n], &deaf) {
			return
		}
		if _, err := server.Write(message[:n]); err != nil {
			return
		}
		if deaf.Load() { // the server is let finish; its answer goes nowhere
			server.(*net.TCPConn).CloseWrite() //nolint:errcheck // it is closed in any case
			io.Copy(io.Discard, server)        //nolint:errcheck
			return
		}
	}
}

// breaks decides what becomes of a message.
func (w *wire) breaks(message []byte, deaf *atomic.Bool) (at bool) {
	nth := func(n, every int64) bool { return every > 0 && n%every == 0 }
	at = nth(w.seen.Add(1), w.any)
	if bytes.Contains(bytes.ToLower(message), []byte("commit\x00")) {
		n := w.commits.Add(1)
		at = at || nth(n, w.commitLost)
		deaf.Store(!at && nth(n, w.answerLost))
	}
	if at || deaf.Load() {
		w.broken.Add(1)
	}
	return at
}

// TestB9_ConnectionsBreak breaks connections in the middle of transactions, and in
// the middle of commits, before and after they are made.
func TestB9_ConnectionsBreak(t *testing.T) {
	t.Parallel()
	for name, w := range map[string]*wire{
		"anywhere":                 {any: 41},
		"commit does not arrive":   {commitLost: 7},
		"answer does not arrive":   {answerLost: 7},
		"everything in turn":       {any: 97, commitLost: 11, answerLost: 13},
		"every second answer lost": {answerLost: 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			breakConnections(t, w)
		})
	}
}

func breakConnections(t *testing.T, w *wire) {
	bank := storetest.NewBank(t, mustOpenAt(t, startWire(t, w)).Ledger())
	bank.Grant(t, "ada", 1_000_000)
	calls := 300
	if storetest.Long() {
		calls = 10_000
	}
	w.enabled.Store(true)
	var mu sync.Mutex
	answered, failed, unknown := map[string]bool{}, 0, 0
	seats := make(chan struct{}, 4)
	var wait sync.WaitGroup
	for i := range calls {
		seats <- struct{}{}
		wait.Go(func() {
			defer func() { <-seats }()
			c := ledger.Call{Account: "ada", Tool: "cheap", Timeout: time.Minute}
			if i%2 == 0 {
				c.Key = "key " + string(rune('0'+i%10)) + string(rune('0'+i/10%10)) + string(rune('0'+i/100%10))
			}
			r, err := bank.Book.Charge(t.Context(), c, func(context.Context) ([]byte, error) { return []byte("answer"), nil })
			mu.Lock()
			defer mu.Unlock()
			switch {
			case err == nil:
				answered[r.Call] = true
			case fault.As(err).Reason == ledger.ReasonUnknown:
				unknown++
			default:
				failed++
			}
		})
	}
	wait.Wait()
	w.enabled.Store(false)
	list, err := bank.Book.Transfers(t.Context(), "ada", 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	spare := 0 // charged and not answered
	for _, x := range list {
		if x.Kind == ledger.Charged && !answered[x.Cause] {
			spare++
		}
		delete(answered, x.Cause)
	}
	t.Logf("%d connections broken: %d calls charged, %d failed, %d of unknown end, %d of these charged", w.broken.Load(), len(list)-1, failed, unknown, spare)
	if len(answered) > 0 || spare > unknown || w.broken.Load() < 10 || len(list) < 2 {
		t.Errorf("%d answered calls are not in the book, %d were charged without an answer", len(answered), spare)
	}
	bank.Set(bank.Now().Add(time.Hour))
	if _, err := bank.Book.Sweep(t.Context()); err != nil {
		t.Error(err)
	}
	for _, a := range bank.Alarmed() {
		if a == "post_without_hold" {
			t.Error("a hold was lost")
		}
	}
	bank.Agrees(t)
}
