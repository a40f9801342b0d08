package reference

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/units"
)

var readAt = time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)

// prose is enough text for a page.
var prose = strings.Repeat("The tables give the lunar date of every day. 每日农历皆有对照。", 4)

// net is a network of one: whatever name is asked for, and whatever address is
// dialled, it is the test's server, which has the certificate of all names.
type world struct {
	reader    *Reader
	addresses []netip.Addr // that names resolve to
	resolved  atomic.Int32
	dialled   atomic.Int32
	lookup    error
}

// newWorld returns a Reader whose network is the handler.
func newWorld(t *testing.T, handler http.Handler) *world {
	t.Helper()
	server := httptest.NewUnstartedServer(handler)
	server.EnableHTTP2 = true
	server.Config.ErrorLog = nil
	server.StartTLS()
	t.Cleanup(server.Close)
	roots := x509.NewCertPool()
	roots.AddCert(server.Certificate())
	w := &world{addresses: []netip.Addr{netip.MustParseAddr("93.184.215.14")}}
	w.reader = NewReader(Options{
		Roots: roots, Now: func() time.Time { return readAt }, Version: "test",
		Network: Network{
			Resolve: func(context.Context, string) ([]netip.Addr, error) {
				w.resolved.Add(1)
				return w.addresses, w.lookup
			},
			Dial: func(ctx context.Context, a netip.AddrPort) (net.Conn, error) {
				w.dialled.Add(1)
				if err := guard(a.String()); err != nil {
					t.Errorf("dialled %v", a)
				}
				var d net.Dialer
				return d.DialContext(ctx, "tcp", server.Listener.Addr().String())
			},
		},
	})
	// The test server's certificate is for example.com.
	w.reader.transport.(*http.Transport).TLSClientConfig.ServerName = "example.com"
	return w
}

func (w *world) read(t *testing.T, id string) (Page, error) {
	t.Helper()
	return w.reader.Read(t.Context(), i18n.En, id)
}

// wantFailure checks that an error is a visible failure for the reason and says
// nothing about this machine.
func wantFailure(t *testing.T, name string, err error, reason string) {
	t.Helper()
	f := fault.As(err)
	if f == nil || f.Reason != reason {
		t.Errorf("%s: got %v, want %s", name, err, reason)
		return
	}
	if f.Kind != fault.Unavailable && f.Kind != fault.NotFound || f.Msg.Zh == "" || strings.ContainsAny(f.Msg.En, "0123456789") {
		t.Errorf("%s: a failure of kind %v that says %q", name, f.Kind, f.Msg.En)
	}
}

const hko = "reference-10xw72z"

func htmlPage(body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, body)
	}
}

// S6: no script comes along, and the text begins with the notice that it is no order.
func TestRead(t *testing.T) {
	t.Parallel()
	w := newWorld(t, http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if r.Host != "www.hko.gov.hk" || r.URL.Path != "/en/gts/time/conversion.htm" || r.Method != http.MethodGet || r.URL.RawQuery != "" {
			t.Errorf("asked for %s %s%s", r.Method, r.Host, r.URL)
		}
		if r.Header.Get("Accept") != "text/html, text/plain;q=0.9" || !strings.HasPrefix(r.UserAgent(), "wenbu/test (+https://") {
			t.Errorf("asked with %v", r.Header)
		}
		for _, name := range []string{"Cookie", "Referer", "Authorization"} {
			if r.Header.Get(name) != "" {
				t.Errorf("sent %s", name)
			}
		}
		htmlPage(`<!doctype html><head><title>T</title><meta charset="utf-8"><body><nav>Menu</nav>
			<main><h1>Dates &amp; days</h1><p>`+prose+`<script>steal()</script></p></main>`).ServeHTTP(rw, r)
	}))
	p, err := w.read(t, hko)
	if err != nil {
		t.Fatal(err)
	}
	text, ok := strings.CutPrefix(p.Content, notice.En+"\n\n")
	if !ok || text != "Dates & days\n"+strings.TrimSpace(prose) || p.Entry.ID != hko || p.Truncated || !p.ReadAt.Equal(readAt) {
		t.Errorf("got %+v", p)
	}
	if !strings.HasPrefix(p.Excerpt, "Dates & days The tables") || units.Len(p.Excerpt) > 280 {
		t.Errorf("excerpt %q", p.Excerpt)
	}
}

func TestRead_LongPageIsCut(t *testing.T) {
	t.Parallel()
	p, err := newWorld(t, htmlPage("<p>"+strings.Repeat("😀字", 4000))).read(t, hko)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.TrimPrefix(p.Content, notice.En+"\n\n")
	if n := units.Len(text); !p.Truncated || n > contentUnits || n < contentUnits-1 {
		t.Errorf("%d units, truncated %v", n, p.Truncated)
	}
}

// hostileIDs are ids that are no entry, however much they look like an address.
// Nothing is resolved for any of them.
var hostileIDs = []string{
	"", "reference-", "reference-0", "reference-zzzzzz", "reference-10xw72z ", " reference-10xw72z", "REFERENCE-10XW72Z",
	"reference-10xw72z#x", "reference-10xw72z/", "reference-10xw72z?u=https://evil.test", "reference-10xw72z\x00", "reference-10xw72z%00",
	"reference-../dxoqty", "reference-constructor", "reference-__proto__", "constructor", "toString",
	"https://www.hko.gov.hk/en/gts/time/conversion.htm", "https://evil.test/", "http://169.254.169.254/latest/meta-data/",
	"http://localhost/", "https://127.0.0.1/", "https://[::1]/", "file:///etc/passwd", "gopher://127.0.0.1:70/_x", "data:text/html,x",
	"javascript:alert(1)", "//evil.test/", `\\evil.test\x`, "https://www.hko.gov.hk@evil.test/", "https://evil.test#www.hko.gov.hk",
	"https://www.hko.gov.hk.evil.test/", "https://www.hko.gov.hk:8443/en/gts/time/conversion.htm", "guide-bazi-basics", "hexagram-1",
}

func TestRead_OnlyIDsOfTheCatalogue(t *testing.T) {
	t.Parallel()
	w := newWorld(t, http.NotFoundHandler())
	for _, id := range hostileIDs {
		_, err := w.read(t, id)
		wantFailure(t, fmt.Sprintf("%q", id), err, "unknown_reference")
	}
	if n := w.resolved.Load() + w.dialled.Load(); n != 0 {
		t.Errorf("%d look-ups and connections for ids that do not exist", n)
	}
}

// hostilePlaces are where the page of the Hong Kong Observatory must not lead.
var hostilePlaces = []string{
	"http://www.hko.gov.hk/en/gts/time/conversion.htm", "https://www.hko.gov.hk:443/en/gts/time/conversion.htm",
	"https://www.hko.gov.hk:8443/en/gts/time/conversion.htm", "https://user@www.hko.gov.hk/en/gts/time/conversion.htm",
	"https://user:pass@www.hko.gov.hk/en/gts/time/conversion.htm", "https://www.hko.gov.hk@evil.test/en/gts/time/conversion.htm",
	"https://evil.test/en/gts/time/conversion.htm", "//evil.test/en/gts/time/conversion.htm", "https://hko.gov.hk/en/gts/time/conversion.htm",
	"https://www.hko.gov.hk./en/gts/time/conversion.htm", "https://www.hko.gov.hk.evil.test/en/gts/time/conversion.htm",
	"https://WWW.HKO.GOV.HK.evil.test/en/gts/time/conversion.htm", "https://xwww.hko.gov.hk/en/gts/time/conversion.htm",
	"https://127.0.0.1/en/gts/time/conversion.htm", "https://[::1]/en/gts/time/conversion.htm", "https://[::ffff:7f00:1]/en/gts/time/conversion.htm",
	"https://2130706433/en/gts/time/conversion.htm", "https://0x7f000001/en/gts/time/conversion.htm", "https://0177.0.0.1/en/gts/time/conversion.htm",
	"https://169.254.169.254/latest/meta-data/", "https://localhost/en/gts/time/conversion.htm", "https://metadata.google.internal/",
	"/en/gts/time/other.htm", "/en/gts/time/conversion.htm?next=https://evil.test", "/en/gts/time/conversion.htm?", "/en/gts/time/conversion.htm//",
	"/en/gts/time/../time/conversion.htm2", "/en/gts/time%2Fconversion.htm", "/en%2fgts/time/conversion.htm", `/en/gts/time%5Cconversion.htm`,
	`\evil.test\en`, "https:evil.test", "https:///en/gts/time/conversion.htm", "file:///etc/passwd", "ftp://www.hko.gov.hk/en/gts/time/conversion.htm",
	"gopher://www.hko.gov.hk/", "data:text/html,hello", "javascript:alert(1)", "", "https://%zz/", "/EN/gts/time/conversion.htm",
	"https://ctext.org/book-of-changes", "https://aa.usno.navy.mil/faq/eqtime", "https://www.hko.gov.hk/",
	"https://www.hko.gov.hk%2eevil.test/en/gts/time/conversion.htm", "https://www.hko.gov.hk\u3002evil.test/en/gts/time/conversion.htm", "https://ｗｗｗ.hko.gov.hk/en/gts/time/conversion.htm",
}

// S4, S5, F42: one request was made, and neither an address outside the catalogue nor
// another page of it was asked for.
func TestRead_RedirectsElsewhereAreRefused(t *testing.T) {
	t.Parallel()
	for i, place := range hostilePlaces {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			var asked atomic.Int32
			w := newWorld(t, http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) {
				asked.Add(1)
				rw.Header().Set("Content-Type", "text/html")
				rw.Header()["Location"] = []string{place}
				rw.WriteHeader([]int{301, 302, 303, 307, 308}[i%5])
				fmt.Fprint(rw, prose)
			}))
			_, err := w.read(t, hko)
			wantFailure(t, place, err, reasonElsewhere)
			if asked.Load() != 1 || w.dialled.Load() != 1 {
				t.Errorf("%s: %d requests over %d connections", place, asked.Load(), w.dialled.Load())
			}
		})
	}
}

func TestRead_RedirectsOnTheSamePage(t *testing.T) {
	t.Parallel()
	const path = "/en/gts/time/conversion.htm"
	for name, c := range map[string]struct {
		places []string // in turn
		ok     bool
	}{
		"slash":                  {[]string{path + "/"}, true},
		"fragment":               {[]string{path + "#top"}, true},
		"absolute":               {[]string{"https://www.hko.gov.hk" + path + "/"}, true},
		"relative":               {[]string{"conversion.htm"}, true},
		"percent":                {[]string{"/en/gts/time/%63onversion.htm"}, true},
		"two":                    {[]string{path + "/", path}, true},
		"three":                  {[]string{path + "/", path, path + "/"}, false},
		"second leads elsewhere": {[]string{path + "/", "https://evil.test/"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var asked atomic.Int32
			w := newWorld(t, http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
				if n := int(asked.Add(1)); n <= len(c.places) {
					http.Redirect(rw, r, c.places[n-1], http.StatusFound)
					return
				}
				htmlPage("<p>"+prose).ServeHTTP(rw, r)
			}))
			_, err := w.read(t, hko)
			if c.ok {
				if err != nil {
					t.Error(err)
				}
				return
			}
			wantFailure(t, name, err, reasonElsewhere)
		})
	}
}

// The redirect of a name in Chinese, as Wikisource sends it.
func TestRead_RedirectInPercentForm(t *testing.T) {
	t.Parallel()
	e, _ := Find("reference-1fvbmrv")
	own, err := url.Parse(e.URL)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]bool{
		"https://zh.wikisource.org/wiki/%E6%BB%B4%E5%A4%A9%E9%AB%93":                 true,
		"https://zh.wikisource.org/wiki/%E6%BB%B4%E5%A4%A9%E9%AB%93/":                true,
		"https://zh.wikisource.org/wiki/三命通會_(四庫全書本)/卷07":                            false, // another entry on the same host
		"https://zh.wikisource.org/wiki/%E6%BB%B4%E5%A4%A9%E9%AB%93?variant=zh-hans": false,
	} {
		u, err := url.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := samePage(u, own); got != want {
			t.Errorf("%s: got %v", text, got)
		}
	}
}

func zipped(text string) string {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write([]byte(text))
	_ = z.Close()
	return b.String()
}

// S7: a PDF and a page that answers 403 are refused, among others.
func TestRead_HostileAnswers(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("x", maxBytes+1)
	for name, c := range map[string]struct {
		status int
		head   map[string]string
		body   string
		reason string
	}{
		"forbidden":                   {status: 403, body: prose, reason: reasonRefused},
		"not found":                   {status: 404, body: prose, reason: reasonRefused},
		"gone":                        {status: 410, body: prose, reason: reasonRefused},
		"too many":                    {status: 429, body: prose, reason: reasonRefused},
		"broken":                      {status: 500, body: prose, reason: reasonRefused},
		"busy":                        {status: 503, body: prose, reason: reasonRefused},
		"not modified":                {status: 304, reason: reasonRefused},
		"multiple choices":            {status: 300, body: prose, reason: reasonRefused},
		"no content":                  {status: 204, head: map[string]string{"Content-Type": "text/html"}, reason: reasonEmpty},
		"redirect without place":      {status: 302, body: prose, reason: reasonElsewhere},
		"pdf":                         {head: map[string]string{"Content-Type": "application/pdf"}, body: prose, reason: reasonNotText},
		"json":                        {head: map[string]string{"Content-Type": "application/json"}, body: prose, reason: reasonNotText},
		"xhtml":                       {head: map[string]string{"Content-Type": "application/xhtml+xml"}, body: prose, reason: reasonNotText},
		"svg":                         {head: map[string]string{"Content-Type": "image/svg+xml"}, body: prose, reason: reasonNotText},
		"octets":                      {head: map[string]string{"Content-Type": "application/octet-stream"}, body: prose, reason: reasonNotText},
		"text/htmlx":                  {head: map[string]string{"Content-Type": "text/htmlx"}, body: prose, reason: reasonNotText},
		"broken type":                 {head: map[string]string{"Content-Type": "text/html;;;="}, body: prose, reason: reasonNotText},
		"empty type":                  {head: map[string]string{"Content-Type": ""}, body: prose, reason: reasonNotText},
		"brotli":                      {head: map[string]string{"Content-Type": "text/html", "Content-Encoding": "br"}, body: prose, reason: reasonNotText},
		"gzip twice":                  {head: map[string]string{"Content-Type": "text/html", "Content-Encoding": "gzip, gzip"}, body: zipped(zipped(prose)), reason: reasonNotText},
		"gzip that is none":           {head: map[string]string{"Content-Type": "text/html", "Content-Encoding": "gzip"}, body: prose, reason: reasonUnreachable},
		"bomb":                        {head: map[string]string{"Content-Type": "text/html", "Content-Encoding": "gzip"}, body: zipped(long), reason: reasonTooLarge},
		"too long":                    {head: map[string]string{"Content-Type": "text/html"}, body: long, reason: reasonTooLarge},
		"too long by its word":        {head: map[string]string{"Content-Type": "text/html", "Content-Length": "99999999999"}, body: "x", reason: reasonTooLarge},
		"utf-16":                      {head: map[string]string{"Content-Type": "text/html; charset=utf-16"}, body: prose, reason: reasonNotText},
		"utf-7":                       {head: map[string]string{"Content-Type": "text/html; charset=utf-7"}, body: prose, reason: reasonNotText},
		"unsaid charset":              {head: map[string]string{"Content-Type": "text/plain"}, body: strings.Repeat("\xb5\xc0\xff", 90), reason: reasonNotText},
		"meta says an unknown one":    {head: map[string]string{"Content-Type": "text/html"}, body: `<meta charset="x-user-defined">` + prose, reason: reasonNotText},
		"thin":                        {head: map[string]string{"Content-Type": "text/html"}, body: "<p>Hello.</p>", reason: reasonEmpty},
		"only a script":               {head: map[string]string{"Content-Type": "text/html"}, body: "<script>" + prose + "</script>", reason: reasonEmpty},
		"a script that closes itself": {head: map[string]string{"Content-Type": "text/html"}, body: "<script/>" + prose + "</script>", reason: reasonEmpty},
		"only a comment":              {head: map[string]string{"Content-Type": "text/html"}, body: "<!-- " + prose + " -->", reason: reasonEmpty},
		"only navigation":             {head: map[string]string{"Content-Type": "text/html"}, body: "<nav><nav></nav>" + prose + "</nav>", reason: reasonEmpty},
		"only invisible":              {head: map[string]string{"Content-Type": "text/plain"}, body: strings.Repeat("\u200b\u202e\U000E0041", 200), reason: reasonEmpty},
		"challenge":                   {head: map[string]string{"Content-Type": "text/html"}, body: "<h1>Just a moment...</h1>" + prose, reason: reasonEmpty},
		"challenge in Chinese":        {head: map[string]string{"Content-Type": "text/html"}, body: "<p>请先完成验证" + prose, reason: reasonEmpty},
		"huge head":                   {head: map[string]string{"Content-Type": "text/html", "X": strings.Repeat("x", 2*maxHead)}, body: prose, reason: reasonUnreachable},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) {
				rw.Header()["Date"] = nil
				for k, v := range c.head {
					rw.Header()[k] = []string{v}
				}
				if c.status != 0 {
					rw.WriteHeader(c.status)
				}
				_, _ = rw.Write([]byte(c.body)) // the reader may be gone
			}))
			p, err := w.read(t, hko)
			wantFailure(t, name, err, c.reason)
			if p != (Page{}) {
				t.Errorf("a failure with a page: %+v", p)
			}
		})
	}
	t.Run("two types", func(t *testing.T) {
		t.Parallel()
		w := newWorld(t, http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) {
			rw.Header()["Content-Type"] = []string{"text/html", "text/plain"}
			fmt.Fprint(rw, prose)
		}))
		_, err := w.read(t, hko)
		wantFailure(t, "two types", err, reasonNotText)
	})
}

func TestRead_ForgivenAnswers(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		head map[string]string
		body string
		want string
	}{
		"gzip":                            {map[string]string{"Content-Type": "text/html", "Content-Encoding": "gzip"}, zipped("<p>" + prose), "每日农历"},
		"plain":                           {map[string]string{"Content-Type": "text/plain"}, prose + "<b>", "<b>"},
		"gbk":                             {map[string]string{"Content-Type": "text/html; charset=GBK"}, strings.Repeat("<p>\xc5\xa9\xc0\xfa abc", 40), "农历"},
		"gb2312 by meta":                  {map[string]string{"Content-Type": "text/html"}, `<meta http-equiv=content-type content="text/html; charset=gb2312">` + strings.Repeat("\xc5\xa9\xc0\xfa ", 60), "农历"},
		"bom":                             {map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "\uFEFF" + prose, "The tables"},
		"deep":                            {map[string]string{"Content-Type": "text/html"}, strings.Repeat("<div>", 200_000) + prose, "The tables"},
		"long, with a word of challenges": {map[string]string{"Content-Type": "text/html"}, "captcha " + strings.Repeat(prose, 10), "captcha"},
	} {
		w := newWorld(t, http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) {
			for k, v := range c.head {
				rw.Header().Set(k, v)
			}
			fmt.Fprint(rw, c.body)
		}))
		p, err := w.read(t, hko)
		if err != nil || !strings.Contains(p.Content, c.want) {
			t.Errorf("%s: got %.200q, %v", name, p.Content, err)
		}
	}
}

func TestRead_NetworkFailures(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		lookup    error
		addresses []string
	}{
		"no network":            {lookup: errors.New("lookup www.hko.gov.hk on 10.0.0.1:53: server misbehaving")},
		"no address":            {},
		"loopback":              {addresses: []string{"127.0.0.1"}},
		"private of every kind": {addresses: []string{"10.0.0.1", "::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"}},
	} {
		w := newWorld(t, htmlPage(prose))
		w.lookup, w.addresses = c.lookup, nil
		for _, a := range c.addresses {
			w.addresses = append(w.addresses, netip.MustParseAddr(a))
		}
		_, err := w.read(t, hko)
		wantFailure(t, name, err, reasonUnreachable)
		if w.dialled.Load() != 0 {
			t.Errorf("%s: dialled", name)
		}
	}
}

// A name that has private addresses beside public ones is reached at a public
// one only: newWorld fails the test when another is dialled.
func TestRead_MixedAddresses(t *testing.T) {
	t.Parallel()
	w := newWorld(t, htmlPage("<p>"+prose))
	w.addresses = []netip.Addr{netip.MustParseAddr("127.0.0.1"), netip.MustParseAddr("::ffff:93.184.215.14"), netip.MustParseAddr("10.0.0.1")}
	if _, err := w.read(t, hko); err != nil || w.dialled.Load() != 1 {
		t.Errorf("%v after %d connections", err, w.dialled.Load())
	}
}

// The name is resolved again for a redirect, and what it says then is judged.
func TestRead_RebindingOnRedirect(t *testing.T) {
	t.Parallel()
	var w *world
	w = newWorld(t, http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		w.addresses = []netip.Addr{netip.MustParseAddr("169.254.169.254")}
		http.Redirect(rw, r, r.URL.Path+"/", http.StatusFound)
	}))
	_, err := w.read(t, hko)
	wantFailure(t, "rebinding", err, reasonUnreachable)
	if w.dialled.Load() != 1 || w.resolved.Load() != 2 {
		t.Errorf("%d connections, %d look-ups", w.dialled.Load(), w.resolved.Load())
	}
}

func TestRead_Timeout(t *testing.T) {
	t.Parallel()
	for name, handler := range map[string]http.HandlerFunc{
		"head": func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
		"body": func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, prose)
			_ = http.NewResponseController(w).Flush()
			<-r.Context().Done()
		},
	} {
		w := newWorld(t, handler)
		w.reader.timeout = 300 * time.Millisecond
		_, err := w.read(t, hko)
		wantFailure(t, name, err, reasonTimeout)
	}
}

func TestRead_Cancelled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	w := newWorld(t, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		cancel()
		<-r.Context().Done()
	}))
	if _, err := w.reader.Read(ctx, i18n.Zh, hko); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestRead_CertificateOfAnotherName(t *testing.T) {
	t.Parallel()
	w := newWorld(t, htmlPage(prose))
	w.reader.transport.(*http.Transport).TLSClientConfig.ServerName = "" // the name that is asked for
	_, err := w.read(t, hko)
	wantFailure(t, "certificate", err, reasonUnreachable)
}
