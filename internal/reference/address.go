package reference

import "net/netip"

// globalUnicast is all of IPv6 that is given to networks at all. Loopback, local,
// mapped and translated (NAT64) addresses lie outside it.
var globalUnicast = netip.MustParsePrefix("2000::/3")

// notPublic are ranges that do not lead to one public host of the internet:
// private, shared, local, documentation, benchmarking and multicast ranges, and
// those that hold another address inside. From the special-purpose registries of
// the IANA.
var notPublic = prefixes(
	"0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
	"172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24",
	"192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24",
	"198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",

	"2001::/23",         // protocol assignments, Teredo among them
	"2001:db8::/32",     // documentation
	"2002::/16",         // 6to4
	"2620:4f:8000::/48", // AS112
	"3fff::/20",         // documentation
)

func prefixes(list ...string) []netip.Prefix {
	out := make([]netip.Prefix, len(list))
	for i, text := range list {
		out[i] = netip.MustParsePrefix(text)
	}
	return out
}

// public reports whether an address is one of a public host. An IPv4 address that
// is written as an IPv6 one is judged as what it is; one with a zone is local.
func public(a netip.Addr) bool {
	if !a.IsValid() {
		return false
	}
	a = a.Unmap()
	if a.Is6() && !globalUnicast.Contains(a) {
		return false
	}
	for _, p := range notPublic {
		if p.Contains(a) {
			return false
		}
	}
	return true
}
