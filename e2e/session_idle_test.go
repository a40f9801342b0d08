package e2e

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"
)

// TestSession_IdleStreams opens streams of sessions that say nothing, and counts what
// they cost the real server.
func TestSession_IdleStreams(t *testing.T) {
	streams := 500
	if os.Getenv("WENBU_LONG") == "1" {
		streams = 5000
	}
	p := serve(t, t.TempDir(), "WENBU_LIMIT_API_PER_MINUTE=999999999")
	var talkers []*talker
	for i := range 50 {
		talkers = append(talkers, newTalker(t, p.base, fmt.Sprint(i)))
	}
	open := func(i int) net.Conn { return openStream(t, p.base, talkers[i%len(talkers)]) }
	for i := range 20 { // what the first ones bring along is not counted
		defer open(i).Close()
	}
	before := p.residentMB()
	for i := range streams {
		defer open(i).Close()
	}
	more := p.residentMB() - before
	each := more * 1024 / float64(streams)
	t.Logf("%d streams take %.0f MB over %.0f, %.1f KB each", streams, more, before, each)
	const most = 64 // the first ones bring more along
	if each > most {
		t.Errorf("%.1f KB for each idle stream, at most %d", each, most)
	}
}

// openStream opens the stream of a session over a connection of its own and reads the
// snapshot that it begins with.
func openStream(t *testing.T, base string, c *talker) net.Conn {
	t.Helper()
	address := strings.TrimPrefix(base, "http://")
	conn, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	at, err := url.Parse(base)
	if err != nil {
		t.Fatal(err)
	}
	request, err := http.NewRequest(http.MethodGet, base+"/api/v1/session/"+c.session+"/events", http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	for _, cookie := range c.client.Jar.Cookies(at) {
		request.AddCookie(cookie)
	}
	if err := request.Write(conn); err != nil {
		t.Fatal(err)
	}
	if err := conn.SetReadDeadline(time.Now().Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	in := bufio.NewReaderSize(conn, 512)
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			t.Fatalf("no snapshot: %v", err)
		}
		if strings.HasPrefix(line, "event: snapshot") {
			return conn
		}
	}
}
