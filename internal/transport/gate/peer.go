package gate

import (
	"context"
	"net/http"
	"net/netip"
	"strings"
)

// peer is who sent a request: the first address, seen from here, that is no
// trusted proxy.
type peer struct {
	address netip.Addr // invalid when there is none, as on a Unix socket
	scheme  string     // as the client used it
}

type addressKey struct{}

// Address returns the address of the client of a request that came through a
// gate, or "" when it has none.
func Address(ctx context.Context) string {
	address, _ := ctx.Value(addressKey{}).(netip.Addr)
	if !address.IsValid() {
		return ""
	}
	return address.String()
}

// Client returns the address of the client of any request, as Address does of one
// that came through the gate.
func (g *Gate) Client(r *http.Request) string {
	return Address(context.WithValue(r.Context(), addressKey{}, g.peerOf(r).address))
}

// peerOf finds the client. Forwarding headers are believed only from trusted
// proxies, and only as far as trusted proxies wrote them: in X-Forwarded-For each
// proxy appends the address it heard from, so the rightmost one that is not
// trusted is the client.
func (g *Gate) peerOf(r *http.Request) peer {
	p := peer{address: hostAddress(r.RemoteAddr), scheme: "http"}
	if r.TLS != nil {
		p.scheme = "https"
	}
	if !g.trusted(p.address) {
		return p
	}
	if scheme := lastOf(r.Header.Values("X-Forwarded-Proto")); scheme == "http" || scheme == "https" {
		p.scheme = scheme
	}
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0; i-- {
		hop := hostAddress(strings.TrimSpace(hops[i]))
		if !hop.IsValid() {
			break // nothing left of it can be believed
		}
		p.address = hop
		if !g.trusted(hop) {
			break
		}
	}
	return p
}

func (g *Gate) trusted(address netip.Addr) bool {
	for _, prefix := range g.config.TrustedProxies {
		if prefix.Contains(address) {
			return true
		}
	}
	return false
}

// lastOf returns the last item of a comma-separated header in lower case.
func lastOf(values []string) string {
	all := strings.Join(values, ",")
	return strings.ToLower(strings.TrimSpace(all[strings.LastIndexByte(all, ',')+1:]))
}

// hostAddress reads an address with or without a port; the zero Addr when there
// is none.
func hostAddress(text string) netip.Addr {
	if both, err := netip.ParseAddrPort(text); err == nil {
		return both.Addr().Unmap().WithZone("")
	}
	address, _ := netip.ParseAddr(strings.Trim(text, "[]"))
	return address.Unmap().WithZone("")
}

// network returns what of the peer's address is limited together: all of an IPv4
// address, the first 64 bits of an IPv6 one. Peers without an address share the
// zero Prefix.
func (p peer) network() netip.Prefix {
	if p.address.Is6() {
		return netip.PrefixFrom(p.address, 64).Masked()
	}
	if !p.address.IsValid() {
		return netip.Prefix{}
	}
	return netip.PrefixFrom(p.address, 32)
}
