package reference

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"syscall"
	"time"

	"code.dny.dev/ssrf"
)

const dialTimeout = 3 * time.Second

// Network is how names become addresses and addresses connections.
type Network struct {
	// Resolve returns the addresses of a host.
	Resolve func(ctx context.Context, host string) ([]netip.Addr, error)
	// Dial connects to an address.
	Dial func(ctx context.Context, address netip.AddrPort) (net.Conn, error)
}

// Internet is the Network of the machine. The addresses it connects to are judged
// once more by the socket that is about to connect.
func Internet() Network {
	judge := ssrf.New(ssrf.WithPorts(httpsPort))
	dialer := &net.Dialer{Timeout: dialTimeout, Control: func(network, address string, c syscall.RawConn) error {
		if err := guard(address); err != nil {
			return err
		}
		return judge.Safe(network, address, c)
	}}
	return Network{
		Resolve: func(ctx context.Context, host string) ([]netip.Addr, error) {
			return net.DefaultResolver.LookupNetIP(ctx, "ip", host)
		},
		Dial: func(ctx context.Context, address netip.AddrPort) (net.Conn, error) {
			return dialer.DialContext(ctx, "tcp", address.String())
		},
	}
}

// guard refuses the address of a socket unless it is a public host's HTTPS port.
func guard(address string) error {
	a, err := netip.ParseAddrPort(address)
	if err != nil {
		return fmt.Errorf("address that is about to be dialled: %w", err)
	}
	if a.Port() != httpsPort || !public(a.Addr()) {
		return errNotPublic
	}
	return nil
}

var errNotPublic = errors.New("the address is not one of a public host")

// connect resolves a host and connects to the first of its public addresses that
// answers. Others are never dialled.
func (n Network) connect(ctx context.Context, host string) (net.Conn, error) {
	addresses, err := n.Resolve(ctx, host)
	if err != nil {
		return nil, err
	}
	failed := errNotPublic
	for _, a := range addresses {
		if !public(a) {
			continue
		}
		conn, err := n.Dial(ctx, netip.AddrPortFrom(a.Unmap(), httpsPort))
		if err == nil {
			return conn, nil
		}
		if failed = err; ctx.Err() != nil {
			break
		}
	}
	return nil, failed
}
