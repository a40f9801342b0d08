package gate

import (
	"net"
	"net/http"
	"net/url"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// origin is a web origin in normal form: scheme, host in lower case, and a port
// that is not the scheme's own.
type origin struct {
	scheme string
	host   string // with port, when it is not the default one
}

// parseOrigin reads "scheme://host[:port]".
func parseOrigin(text string) (origin, bool) {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.User != nil || u.Path != "" ||
		u.RawQuery != "" || u.Fragment != "" || u.Scheme != "http" && u.Scheme != "https" {
		return origin{}, false
	}
	return newOrigin(u.Scheme, u.Host), true
}

func newOrigin(scheme, host string) origin {
	host = strings.ToLower(host)
	if scheme == "http" {
		host = strings.TrimSuffix(host, ":80")
	} else {
		host = strings.TrimSuffix(host, ":443")
	}
	return origin{scheme: scheme, host: host}
}

// loopback reports whether the origin's host is the machine itself.
func (o origin) loopback() bool {
	switch (&url.URL{Host: o.host}).Hostname() {
	case "localhost", "127.0.0.1", "::1":
		return true
	}
	return false
}

// Origin returns the web origin that a request was made to, as the client wrote
// it: "https://example.org".
func (g *Gate) Origin(r *http.Request) string {
	return newOrigin(g.peerOf(r).scheme, r.Host).text()
}

// text returns the origin as it is written: "https://example.org".
func (o origin) text() string { return o.scheme + "://" + o.host }

// SameSite refuses what a browser says a page of another site has sent. It is for
// every door that a cookie opens, and asks alike for reading and writing, since
// what a cookie opens is nobody else's to read.
func (g *Gate) SameSite(r *http.Request) error {
	asked := r
	if r.Method == http.MethodGet || r.Method == http.MethodHead {
		asked = &http.Request{Method: http.MethodPost, Header: r.Header, Host: r.Host, URL: r.URL}
	}
	if g.cross.Check(asked) != nil {
		return fault.New(fault.Denied, "origin_denied", i18n.T("不接受来自别的网站的请求。", "Requests from another site are not accepted."))
	}
	return nil
}

// originAllowed says whether a web page of the request's Origin may call. A caller
// without an Origin is no web page and may; Origin is not a credential.
func (g *Gate) originAllowed(r *http.Request, p peer) bool {
	values := r.Header.Values("Origin")
	if len(values) == 0 || len(values) == 1 && values[0] == "" {
		return true
	}
	from, ok := parseOrigin(values[0])
	if !ok || len(values) > 1 {
		return false
	}
	own := newOrigin(p.scheme, r.Host)
	return from == own || from == g.site || own.loopback() && from.loopback()
}

func (g *Gate) checkOrigin(r *http.Request, p peer) error {
	if g.originAllowed(r, p) {
		return nil
	}
	return fault.New(fault.Denied, "origin_denied",
		i18n.T("不接受来自这个网页来源的请求。", "Requests from this web origin are not accepted."))
}

// hostAllowed says whether a request's Host may be this server. One that listens
// on the machine itself is called by a name of the machine, by the site's name, or
// by a proxy that is trusted; another name is one that a web page gave to this
// address to reach it (DNS rebinding).
func (g *Gate) hostAllowed(r *http.Request) bool {
	local, ok := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	if !ok || !hostAddress(local.String()).IsLoopback() || g.trusted(hostAddress(r.RemoteAddr)) {
		return true
	}
	called := newOrigin("http", r.Host)
	return called.loopback() || g.site.host != "" && newOrigin(g.site.scheme, r.Host) == g.site
}

// preflight answers an OPTIONS request of an allowed origin.
func (g *Gate) preflight(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	setPreflightHeaders(h)
	allow := r.Header.Get("Origin")
	if allow == "" {
		allow = g.config.SiteURL
	}
	if allow != "" {
		h.Set("Access-Control-Allow-Origin", allow)
	}
	w.WriteHeader(http.StatusNoContent)
}
