package reference

import (
	"net/url"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"github.com/wenbu-go/wenbu/internal/units"
)

// ids are those that clients of the protocol know.
var ids = strings.Fields(`reference-dxoqty reference-3qz4gm reference-10xw72z reference-dcthzo reference-1wixhui reference-pdvqbx
	reference-1fvbmrv reference-1cnl0ct reference-16krzv reference-1brq1yl reference-1d7u51d reference-qe6x3d reference-1cv16ht
	reference-1mxvi4m reference-4arcrm reference-17rqs8e reference-14zw60i reference-9f3pvy reference-rjzh22 reference-1bn1g90
	reference-gneit8 reference-9tvml2 reference-7tfbf1 reference-vdecvc reference-3muaxo reference-r5wnka reference-1b31xz reference-1dufik3`)

func TestCatalogue(t *testing.T) {
	t.Parallel()
	if len(ids) != 28 {
		t.Fatalf("%d known ids", len(ids))
	}
	for i, id := range ids {
		if got := Catalogue()[i].ID; got != id {
			t.Errorf("entry %d: got %s, want %s", i, got, id)
		}
	}
	groups := map[string]bool{"calculation": true, "classics": true, "research": true, "products": true, "agents": true, "infrastructure": true}
	seen := map[string]bool{}
	for _, e := range Catalogue() {
		u, err := url.Parse(e.URL)
		if err != nil || u.Scheme != "https" || u.Host == "" || u.Port() != "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" || !samePage(u, u) || u.Host != strings.ToLower(u.Host) {
			t.Errorf("%s: not an address that can be read: %v", e.URL, err)
		}
		if seen[e.ID] || !IsID(e.ID) || !groups[e.Group] || e.Title.Zh == "" || e.Title.En == "" || e.Note.Zh == "" || e.Note.En == "" {
			t.Errorf("%+v", e)
		}
		seen[e.ID] = true
		if found, ok := Find(e.ID); !ok || found != e {
			t.Errorf("%s: found %+v", e.ID, found)
		}
	}
}

func TestTextOfHTML(t *testing.T) {
	t.Parallel()
	for page, want := range map[string]string{
		"":                "",
		"a<b>b</b>c<br>d": "abc\nd",
		"<p>甲<ruby>乙<rt>yi</rt></ruby></p>丙":         "甲乙yi\n丙",
		"x<main>one</main>y<main>two</main>":         "one",
		"<article>a<article>b</article>c</article>d": "a\nb\nc",
		"<main> </main>rest":                         "rest",
		"<head><title>T</title><body>x":              "x",
		"<style>p{}</style><svg><text>s</text></svg><noscript>n</noscript><footer>f</footer>x": "x",
		"<svg/>x":                                "x",
		"<header><div>a</div></header>x":         "x",
		"a &lt;script&gt; &#x4e00; &nbsp;b":      "a <script> 一 b",
		"<p title='</p>'>x":                      "x",
		"</nav>x</script>y":                      "x\ny",
		"<![CDATA[x]]>y<?php z ?>":               "y",
		"a\u202eb\u200bc\x00d\U000E0001e\ufefff": "abcdef",
		"<textarea>t</textarea><template>t</template><iframe>t</iframe>x": "x",
	} {
		if got := tidy(textOfHTML(page)); got != want {
			t.Errorf("%q: got %q, want %q", page, got, want)
		}
	}
}

// Whatever a page holds, its text holds no tag of a script and nothing invisible.
func FuzzText(f *testing.F) {
	f.Add("<main><p>x</p><script>alert(1)</script>")
	f.Add("<svg><script/>x</svg><!-- <main> --><article")
	f.Fuzz(func(t *testing.T, page string) {
		text := tidy(textOfHTML(page))
		if again := tidy(text); again != text {
			t.Errorf("%q becomes %q", text, again)
		}
		if cut, _ := clip(text, 100); units.Len(cut) > 100 {
			t.Errorf("%q has %d units", cut, units.Len(cut))
		}
		if len(text) > 6*len(html.UnescapeString(page)) {
			t.Errorf("%d bytes of %d", len(text), len(page))
		}
	})
}

// BenchmarkText takes the text out of a page of the largest size.
func BenchmarkText(b *testing.B) {
	page := strings.Repeat("<div class=\"row\"><p>The tables give the lunar date. <a href=\"/x\">每日农历</a> &amp; more.</p></div>\n", maxBytes/100)
	b.SetBytes(int64(len(page)))
	b.ReportAllocs()
	for b.Loop() {
		if tidy(textOfHTML(page)) == "" {
			b.Fatal("no text")
		}
	}
}
