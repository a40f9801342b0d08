package reference

import (
	"context"
	"net"
	"net/netip"
	"testing"
)

// hostileAddresses lead back to this machine, into its network, or nowhere.
var hostileAddresses = []string{
	"0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.254", "127.0.0.1", "127.255.255.254",
	"169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.170", "192.0.2.1", "192.31.196.1",
	"192.52.193.1", "192.88.99.1", "192.168.0.1", "192.168.255.255", "192.175.48.1", "198.18.0.1", "198.19.255.255",
	"198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
	"::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:0.0.0.0",
	"::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "100:0:0:1::1",
	"2001::1", "2001:0:53aa:64c:0:0:80ff:fffe", "2001:10::1", "2001:20::1", "2001:1ff:ffff::1", "2001:db8::1", "2002:7f00:1::1",
	"2002:a9fe:a9fe::", "2002:808:808::1", "2620:4f:8000::1", "3fff::1", "3fff:fff::1", "4000::1", "5f00::1", "fc00::1",
	"fd00:ec2::254", "fd12:3456::1", "fe80::1", "fe80::1%lo", "2606:4700::1111%eth0", "fec0::1", "ff02::1", "ff0e::1",
}

var publicAddresses = []string{
	"1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
	"169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.167.255.255", "192.169.0.0", "198.17.255.255",
	"198.20.0.0", "223.255.255.255", "::ffff:8.8.8.8", "2000::1", "2001:200::1", "2001:4860:4860::8888", "2003::1", "2606:4700::1111", "3ffe:ffff::1",
}

func TestPublic(t *testing.T) {
	t.Parallel()
	for _, text := range hostileAddresses {
		if public(netip.MustParseAddr(text)) {
			t.Errorf("%s is said to be public", text)
		}
	}
	for _, text := range publicAddresses {
		if !public(netip.MustParseAddr(text)) {
			t.Errorf("%s is said not to be public", text)
		}
	}
	if public(netip.Addr{}) {
		t.Error("no address is said to be public")
	}
}

func TestGuard(t *testing.T) {
	t.Parallel()
	for address, ok := range map[string]bool{
		"93.184.215.14:443": true, "[2606:4700::1111]:443": true, "93.184.215.14:80": false, "93.184.215.14:22": false,
		"127.0.0.1:443": false, "[::1]:443": false, "[::ffff:10.0.0.1]:443": false, "www.hko.gov.hk:443": false, "": false, "93.184.215.14": false,
	} {
		if err := guard(address); (err == nil) != ok {
			t.Errorf("%q: %v", address, err)
		}
	}
}

// The real dialer refuses addresses by itself, even those that somebody forgot to
// judge: nobody reaches this machine's own listener, and no packet leaves.
func TestInternet_RefusesAtTheSocket(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	own := listener.Addr().(*net.TCPAddr).AddrPort()
	places := []netip.AddrPort{own, netip.AddrPortFrom(netip.AddrFrom16(own.Addr().As16()), own.Port())}
	for _, text := range hostileAddresses {
		places = append(places, netip.AddrPortFrom(netip.MustParseAddr(text), httpsPort))
	}
	for _, p := range places {
		conn, err := Internet().Dial(context.Background(), p)
		if err == nil {
			conn.Close()
			t.Errorf("connected to %v", p)
		}
	}
}
