package quota

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/netip"
)

// noNetwork stands for every caller without a usable address, such as one on a
// Unix socket. They share one budget.
const noNetwork = "local"

// identity returns the name under which a network is counted on one day: an
// HMAC-SHA256 of "<day>|<address>". It cannot be turned back into the address
// and is another one tomorrow.
func identity(salt []byte, day, address string) string {
	mac := hmac.New(sha256.New, salt)
	mac.Write([]byte(day + "|" + networkOf(address)))
	return hex.EncodeToString(mac.Sum(nil))
}

// networkOf returns what of an address counts as one network: all of an IPv4
// address, the first 64 bits of an IPv6 one.
func networkOf(address string) string {
	addr, err := netip.ParseAddr(address)
	if err != nil {
		return noNetwork
	}
	addr = addr.Unmap().WithZone("")
	if addr.Is4() {
		return addr.String()
	}
	return netip.PrefixFrom(addr, 64).Masked().Addr().String()
}
