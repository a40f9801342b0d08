package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// serverFlags are everything that configures a server. serve runs by them and
// doctor checks them.
type serverFlags struct {
	Addr string `default:"127.0.0.1:8787" env:"WENBU_ADDR" placeholder:"HOST:PORT" help:"Where to listen; port 0 picks one."`
	storeFlags
	SiteURL        httpURL     `env:"WENBU_SITE_URL" placeholder:"URL" help:"Public address of the site, for links in documents; left out, links are relative."`
	TrustedProxies prefixes    `env:"WENBU_TRUSTED_PROXIES" placeholder:"CIDR,…" help:"Networks whose X-Forwarded-For and -Proto are believed."`
	Timezone       zoneName    `default:"Asia/Shanghai" env:"WENBU_TIMEZONE" placeholder:"ZONE" help:"Time zone that birth forms propose."`
	SignUp         signUps     `name:"signup" env:"WENBU_SIGNUP" placeholder:"open|invite|closed" help:"Who may make an account; left out, anybody on loopback and nobody elsewhere."`
	SessionDays    sessionDays `name:"session-days" default:"30" env:"WENBU_SESSION_DAYS" placeholder:"N" help:"Days until a signed-in browser must sign in again, and that a conversation is kept after its last change."`
	modelFlags
	limitFlags
	hubFlags
}

// serveCmd is `wenbu serve`.
type serveCmd struct{ serverFlags }

// The time limits of the server's side of a connection. A stream sets its own
// write deadlines; there is no time limit on a whole answer.
const (
	readHeaderTimeout = 10 * time.Second
	readTimeout       = 30 * time.Second
	idleTimeout       = 2 * time.Minute
	drainSlack        = 10 * time.Second
)

// Run serves until ctx is done, then lets the requests under way finish.
func (c *serveCmd) Run(ctx context.Context, s Streams) error {
	log := slog.New(slog.NewTextHandler(s.Err, nil))
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return usage("--addr: cannot listen on it: %v", err)
	}
	defer listener.Close()

	server, err := c.open(ctx, log, listener.Addr())
	if err != nil {
		return err
	}
	defer server.Close()

	web := &http.Server{
		Handler:           server.Handler,
		ReadHeaderTimeout: readHeaderTimeout,
		ReadTimeout:       readTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    32 << 10,
		ErrorLog:          slog.NewLogLogger(log.Handler(), slog.LevelDebug),
	}
	failed := make(chan error, 1)
	go func() { failed <- web.Serve(listener) }()
	fmt.Fprintf(s.Out, "listening on http://%s\n", listener.Addr())

	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	return c.drain(web, server, log)
}

// drain stops taking connections, paid calls and runs, and waits for what is under way: at
// most as long as a turn may take. A paid call that takes longer is not charged.
func (c *serveCmd) drain(web *http.Server, s *server, log *slog.Logger) error {
	log.Info("draining")
	s.office.talks.Drain()
	ctx, cancel := context.WithTimeout(context.Background(), time.Duration(c.TurnSeconds)*time.Second+drainSlack)
	defer cancel()
	settled := make(chan error, 1)
	go func() { settled <- s.office.book.Drain(ctx) }()
	if err := web.Shutdown(ctx); err != nil {
		return errors.Join(fmt.Errorf("requests were still running: %w", err), web.Close())
	}
	// A call with an idempotency key goes on when its client has left.
	if err := <-settled; err != nil {
		return fmt.Errorf("paid calls were still running: %w", err)
	}
	return nil
}
