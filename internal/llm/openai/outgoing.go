package openai

import (
	"io"
	"sync"
)

// outgoing is the body of a call. A transport keeps a request for as long as its
// answer is read, and a slow answer is read for minutes: so the bytes, which were
// sent long before, are let go of when the answer begins.
type outgoing struct {
	mu   sync.Mutex
	data []byte
	sent int
}

// Read implements io.Reader.
func (o *outgoing) Read(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.sent == len(o.data) {
		return 0, io.EOF
	}
	n := copy(p, o.data[o.sent:])
	o.sent += n
	return n, nil
}

// Close implements io.Closer.
func (o *outgoing) Close() error { return nil }

// again returns the body from its beginning, for a transport that finds its
// connection closed before it was used.
func (o *outgoing) again() (io.ReadCloser, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.sent = 0
	return o, nil
}

// letGo drops the bytes, if all of them were sent.
func (o *outgoing) letGo() {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.sent == len(o.data) {
		o.data, o.sent = nil, 0
	}
}
