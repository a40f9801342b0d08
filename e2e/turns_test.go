package e2e

import (
	"context"
	"encoding/json/v2"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/transport/sse"
)

// turn is one turn as its client saw it.
type turn struct {
	mark  string
	first time.Duration // until the first byte of the stream
	whole time.Duration
	text  string // all deltas
	last  event
	other string // a mark of another turn that was found in the stream
	err   error
}

// turns are clients of one server that run turns at once.
type turns struct {
	t    testing.TB
	base string
	http *http.Client
}

// run runs one turn to its end, or until ctx is done.
func (c *turns) run(ctx context.Context, mark string) turn {
	out := turn{mark: mark}
	began := time.Now()
	response, err := c.post(ctx, mark)
	if err != nil {
		out.err = err
		return out
	}
	defer response.Body.Close()
	for events := sse.NewDecoder(response.Body); ; {
		data, err := events.Next()
		if out.first == 0 {
			out.first = time.Since(began)
		}
		if err != nil {
			out.whole = time.Since(began)
			if !errors.Is(err, io.EOF) {
				out.err = err
			}
			return out
		}
		out.take(data)
	}
}

func (c *turns) post(ctx context.Context, mark string) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.base+"/api/v1/agent", strings.NewReader(turnBody(mark)))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := c.http.Do(request)
	if err != nil {
		return nil, err
	}
	if response.StatusCode != http.StatusOK {
		defer response.Body.Close()
		text, err := io.ReadAll(response.Body)
		return nil, errors.Join(fmt.Errorf("%s: %d %s", mark, response.StatusCode, text), err)
	}
	return response, nil
}

// turnBody is the request of a turn, with some background that is its own.
func turnBody(mark string) string {
	return fmt.Sprintf(`{"message":"请起一卦 %s","consent":true,"context":{"note":"背景 %s"}}`, mark, mark)
}

// take reads one event.
func (t *turn) take(data []byte) {
	var e struct {
		event
		Text string `json:"text"`
	}
	if err := json.Unmarshal(data, &e); err != nil {
		t.err = err
		return
	}
	t.text += e.Text
	t.last = e.event
	for _, m := range markOf.FindAllString(string(data), -1) {
		if m != t.mark {
			t.other = m
		}
	}
}

// check fails the test unless a turn ended well and held its own answer only.
func (t *turn) check(tb testing.TB) {
	tb.Helper()
	switch {
	case t.err != nil:
		tb.Errorf("%s: %v", t.mark, t.err)
	case t.other != "":
		tb.Errorf("the stream of %s holds %s", t.mark, t.other)
	case t.last != event{"done", "complete"} || t.text != answerText(t.mark):
		tb.Errorf("%s: ended with %+v, text %q", t.mark, t.last, t.text)
	}
}

// probe runs n turns, eight at a time, whose answers are not held.
func (c *turns) probe(name string, n int) []turn {
	out := make([]turn, n)
	next := make(chan int)
	var work sync.WaitGroup
	for range 8 {
		work.Go(func() {
			for i := range next {
				out[i] = c.run(c.t.Context(), fmt.Sprintf("mark-%s-%d", name, i))
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	work.Wait()
	for i := range out {
		out[i].check(c.t)
	}
	return out
}

// percentile returns the time below which p of a hundred are.
func percentile(p int, list []time.Duration) time.Duration {
	list = slices.Sorted(slices.Values(list))
	return list[(len(list)-1)*p/100].Round(10 * time.Microsecond)
}

func times(list []turn, of func(turn) time.Duration) []time.Duration {
	var out []time.Duration
	for _, t := range list {
		out = append(out, of(t))
	}
	return out
}

func first(t turn) time.Duration { return t.first }
func whole(t turn) time.Duration { return t.whole }

// mostPerTurn is how many KB of resident memory a running turn may take; of a hundred
// turns a larger part is memory that the collector has not given back.
const mostPerTurn = 500

// TestTurns_ManyAtOnce runs a hundred turns at once against the program, a thousand
// with WENBU_LONG, while the provider holds every answer half-way. It measures what
// a running turn costs, and holds the server to four promises: each stream carries
// its own turn only; a client that leaves ends the call at the provider within 100
// ms; readers that take nothing delay nobody and are let go; and every turn that was
// held is finished when the provider goes on. It is not run beside the other tests of
// the package, so that they do not disturb what it measures.
func TestTurns_ManyAtOnce(t *testing.T) {
	n, probes, stuck := 100, 200, 8
	if os.Getenv("WENBU_LONG") == "1" {
		n, probes, stuck = 1000, 1000, 40
	}
	provider := newGated(t, n+stuck)
	p := serve(t, t.TempDir(), "WENBU_MODEL_URL="+provider.URL, "WENBU_MODEL=slow", "WENBU_LIMIT_TURN_MODEL_CALLS=2", "WENBU_LIMIT_TURN_SECONDS=600",
		"WENBU_LIMIT_AGENT_TURNS_PER_DAY=999999", "WENBU_LIMIT_API_PER_MINUTE=999999", "WENBU_LIMIT_MODEL_CALLS_PER_DAY=999999", "WENBU_LIMIT_AGENT_CALLS_PER_DAY=999999")
	c := &turns{t, p.base, &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 16}}}
	provider.pass(true)
	c.probe("warm", 50)
	before := p.residentMB()

	provider.pass(false)
	running := c.start(n)
	for range n {
		<-provider.held
	}
	memory := p.residentMB() - before
	t.Logf("%d turns held: %.0f KB of resident memory for each", n, memory*1024/float64(n))
	if each := memory * 1024 / float64(n); each > mostPerTurn && !raced {
		t.Errorf("a running turn takes %.0f KB, want at most %d", each, mostPerTurn)
	}

	c.leave(provider, running[:n/10])
	provider.pass(true)
	c.beside(provider, probes, stuck)
	provider.release()
	var kept []turn
	for i, r := range running {
		ended := <-r.ended
		if i >= n/10 {
			ended.check(t)
			kept = append(kept, ended)
		}
	}
	t.Logf("first byte of %d turns begun together: p50 %v, p99 %v", n, percentile(50, times(kept, first)), percentile(99, times(kept, first)))
}

// underWay is a turn that runs.
type underWay struct {
	mark  string
	leave context.CancelFunc
	ended chan turn
}

// start begins n turns together.
func (c *turns) start(n int) []underWay {
	var list []underWay
	for i := range n {
		ctx, leave := context.WithCancel(c.t.Context())
		u := underWay{fmt.Sprintf("mark-held-%d", i), leave, make(chan turn, 1)}
		list = append(list, u)
		go func() { u.ended <- c.run(ctx, u.mark) }()
	}
	return list
}

// leave lets clients leave, one after another, and measures until the provider
// knows.
func (c *turns) leave(provider *gated, list []underWay) {
	var took []time.Duration
	for _, u := range list {
		a := provider.at(u.mark)
		began := time.Now()
		u.leave()
		took = append(took, (<-a.left).Sub(began))
	}
	c.t.Logf("a client leaves: the provider knows after p50 %v, at most %v", percentile(50, took), percentile(100, took))
	if late := percentile(90, took); late > 100*time.Millisecond {
		c.t.Errorf("one call in ten went on for %v after its client had left, want at most 100 ms", late)
	}
}

// beside runs turns while all the others are held, before, while and after some
// readers take nothing.
func (c *turns) beside(provider *gated, probes, stuck int) {
	quiet := c.probe("before", probes)
	c.t.Logf("turns beside the held ones: first byte p50 %v, p99 %v; whole p50 %v, p99 %v",
		percentile(50, times(quiet, first)), percentile(99, times(quiet, first)), percentile(50, times(quiet, whole)), percentile(99, times(quiet, whole)))
	provider.pass(false)
	for i := range stuck {
		c.readNothing(fmt.Sprintf("mark-flood-%d", i))
	}
	for range stuck {
		<-provider.held
	}
	provider.pass(true)
	during := c.probe("beside", probes)
	for i := range stuck { // each is let go, which shows that it was stuck
		<-provider.at(fmt.Sprintf("mark-flood-%d", i)).left
	}
	quiet = append(quiet, c.probe("after", probes)...)
	slowest := percentile(99, times(during, whole))
	ratio := float64(slowest) / float64(percentile(99, times(quiet, whole)))
	c.t.Logf("beside %d stuck readers: whole p99 %v, %.2f times that without them", stuck, slowest, ratio)
	// A turn that waited for a stuck reader would take until that is let go, 10 s; what
	// else runs on the machine makes less of a difference than half of that.
	if ratio > 3 && slowest > 5*time.Second {
		c.t.Errorf("stuck readers make the slowest turns of others %.1f times as long: %v", ratio, slowest)
	}
}

// readNothing asks for a turn over a connection with the smallest buffers and never
// reads.
func (c *turns) readNothing(mark string) {
	dialer := net.Dialer{Control: func(_, _ string, raw syscall.RawConn) error {
		var failed error
		err := raw.Control(func(fd uintptr) {
			failed = errors.Join(
				syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 2048),
				syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, syscall.TCP_MAXSEG, 536))
		})
		return errors.Join(err, failed)
	}}
	conn, err := dialer.DialContext(c.t.Context(), "tcp", strings.TrimPrefix(c.base, "http://"))
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(func() { conn.Close() })
	body := turnBody(mark)
	if _, err := fmt.Fprintf(conn, "POST /api/v1/agent HTTP/1.1\r\nHost: wenbu\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", len(body), body); err != nil {
		c.t.Fatal(err)
	}
}
