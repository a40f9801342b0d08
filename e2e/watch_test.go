package e2e

import (
	"bufio"
	"encoding/json/v2"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

// converser is somebody with a key who converses with a server.
type converser struct {
	*process
	key string
}

func newConverser(t *testing.T) converser {
	t.Helper()
	data := t.TempDir()
	operator(t, data, "account", "create", "ada")
	_, key := newKey(t, data, "ada", "personal")
	return converser{serve(t, data, "WENBU_LIMIT_API_PER_MINUTE=10000000", "WENBU_LIMIT_AGENT_TURNS_PER_DAY=10000000"), key}
}

// ask posts to a door of conversations and wants success.
func (p converser) ask(path, body string) map[string]any {
	p.t.Helper()
	r, err := http.NewRequestWithContext(p.t.Context(), http.MethodPost, p.base+path, strings.NewReader(body))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+p.key)
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode >= 300 {
		p.t.Fatalf("%s: %d %s %v", path, res.StatusCode, raw, err)
	}
	var o map[string]any
	if err := json.Unmarshal(raw, &o); err != nil {
		p.t.Fatal(err)
	}
	return o
}

// watch opens the stream of a session and reads its snapshot.
func (p converser) watch(session string) net.Conn {
	p.t.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(p.base, "http://"))
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { conn.Close() })
	fmt.Fprintf(conn, "GET /api/v1/session/%s/events HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n\r\n", session, strings.TrimPrefix(p.base, "http://"), p.key)
	if err := conn.SetReadDeadline(time.Now().Add(time.Minute)); err != nil {
		p.t.Fatal(err)
	}
	lines := bufio.NewReaderSize(conn, 512)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			p.t.Fatalf("no snapshot: %v", err)
		}
		if strings.HasPrefix(line, "event: snapshot") {
			return conn
		}
	}
}

// TestTalk_StuckWatchers lets some watchers of a session read nothing while much is
// said in it: they are let go, and nobody else waits for them.
func TestTalk_StuckWatchers(t *testing.T) {
	if os.Getenv("WENBU_LONG") == "" {
		t.Skip("make test-long runs it: it takes as long as a stuck reader is given")
	}
	p := newConverser(t)
	turns := func(more string, least int, d time.Duration) time.Duration {
		var took []time.Duration
		for begun := time.Now(); len(took) < least || time.Since(begun) < d; {
			start := time.Now()
			// Another birth each time: its charts are much to tell.
			p.ask("/api/v1/responses", fmt.Sprintf(`{"input":"我%d年5月%d日早上8点半出生在成都,男。我的八字有什么特点?"%s}`, 1950+len(took)%60, 1+len(took)%28, more))
			took = append(took, time.Since(start))
		}
		slices.Sort(took)
		return took[len(took)*99/100]
	}
	alone := turns("", 300, 0)
	open := p.files()
	var stuck []net.Conn
	for range 4 {
		noisy := p.ask("/api/v1/session", "{}")["session_id"].(string)
		conn := p.watch(noisy)
		if err := conn.(*net.TCPConn).SetReadBuffer(4096); err != nil {
			t.Fatal(err)
		}
		stuck = append(stuck, conn)
		turns(`,"conversation":"`+noisy+`"`, 80, 0)
	}
	beside := turns("", 300, 16*time.Second)
	t.Logf("turns of others: p99 %v alone, %v beside %d stuck watchers, %.2f times", alone, beside, len(stuck), float64(beside)/float64(alone))
	if beside > 2*alone && beside > 100*time.Millisecond {
		t.Errorf("stuck watchers make turns of others %.1f times as long", float64(beside)/float64(alone))
	}
	if now := p.files(); now >= open+len(stuck) {
		t.Errorf("%d files are open after 16 s, %d before the stuck watchers", now, open)
	}
}

// files is how many files the server has open, connections among them.
func (p converser) files() int {
	p.t.Helper()
	list, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", p.cmd.Process.Pid))
	if err != nil {
		p.t.Skip("open files are read from /proc, which this system does not have")
	}
	return len(list)
}
