package mcpdoor

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// drainTimeout is how long the end of the input waits for answers under way.
const drainTimeout = 15 * time.Second

// ServeStreams answers one host over a pair of streams until the input ends. All
// that was asked until then is answered.
func ServeStreams(ctx context.Context, c Config, all bool, in io.Reader, out io.Writer) error {
	return NewServer(c, all).Run(ctx, drained{&mcp.IOTransport{Reader: io.NopCloser(in), Writer: nopCloser{out}}})
}

type nopCloser struct{ io.Writer }

// Close does nothing: the stream is not ours.
func (nopCloser) Close() error { return nil }

// drained is a transport whose input ends only when everything is answered.
type drained struct{ mcp.Transport }

// Connect makes the connection.
func (d drained) Connect(ctx context.Context) (mcp.Connection, error) {
	conn, err := d.Transport.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &drainedConn{Connection: conn, closed: make(chan struct{}), answered: make(chan struct{}, 1)}, nil
}

type drainedConn struct {
	mcp.Connection
	mu       sync.Mutex
	open     int           // requests without an answer
	answered chan struct{} // holds a value after an answer
	closed   chan struct{}
	once     sync.Once
}

// Read returns the next message, and the end only after the last answer.
func (c *drainedConn) Read(ctx context.Context) (jsonrpc.Message, error) {
	message, err := c.Connection.Read(ctx)
	if request, ok := message.(*jsonrpc.Request); err == nil && ok && request.IsCall() {
		c.count(1)
	}
	if errors.Is(err, io.EOF) {
		c.drain(ctx)
	}
	return message, err
}

// Write sends a message.
func (c *drainedConn) Write(ctx context.Context, message jsonrpc.Message) error {
	err := c.Connection.Write(ctx, message)
	if _, ok := message.(*jsonrpc.Response); ok {
		c.count(-1)
	}
	return err
}

// Close ends the connection.
func (c *drainedConn) Close() error {
	c.once.Do(func() { close(c.closed) })
	return c.Connection.Close()
}

func (c *drainedConn) count(n int) (open int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.open += n
	if n < 0 {
		select {
		case c.answered <- struct{}{}:
		default: // one value is enough
		}
	}
	return c.open
}

func (c *drainedConn) drain(ctx context.Context) {
	late := time.NewTimer(drainTimeout)
	defer late.Stop()
	for c.count(0) > 0 {
		select {
		case <-c.answered:
		case <-c.closed:
			return
		case <-ctx.Done():
			return
		case <-late.C:
			return
		}
	}
}
