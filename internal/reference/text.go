package reference

import (
	"bytes"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"github.com/wenbu-go/wenbu/internal/units"
)

// form is how the text of a body is written.
type form struct {
	html    bool
	charset string // as the answer says, in lower case; "" when it does not
}

// formOf reads the form from an answer's head. Only HTML and plain text pass,
// and only as one Content-Type says them.
func formOf(h http.Header) (form, error) {
	if h.Get("Content-Encoding") != "" {
		return form{}, errors.New("a compression that was not asked for")
	}
	if len(h.Values("Content-Type")) != 1 {
		return form{}, errors.New("not exactly one Content-Type")
	}
	kind, parameters, err := mime.ParseMediaType(h.Get("Content-Type"))
	if err != nil {
		return form{}, err
	}
	if kind != "text/html" && kind != "text/plain" {
		return form{}, fmt.Errorf("not text: %.40q", kind)
	}
	return form{html: kind == "text/html", charset: strings.ToLower(parameters["charset"])}, nil
}

// charsets are the encodings that pages may be written in, beside UTF-8.
var charsets = map[string]encoding.Encoding{
	"gbk": simplifiedchinese.GB18030, "gb2312": simplifiedchinese.GB18030, "gb18030": simplifiedchinese.GB18030,
	"big5": traditionalchinese.Big5, "iso-8859-1": charmap.Windows1252, "windows-1252": charmap.Windows1252,
}

var metaCharset = regexp.MustCompile(`(?i)<meta[^>]{0,200}?charset\s*=\s*["']?([a-z0-9_-]{1,20})`)

// metaReach is how far into a page its own word about its encoding may stand.
const metaReach = 1024

// decode returns a body as UTF-8.
func (f form) decode(body []byte) (string, error) {
	name := f.charset
	if m := metaCharset.FindSubmatch(body[:min(len(body), metaReach)]); name == "" && f.html && m != nil {
		name = strings.ToLower(string(m[1]))
	}
	body = bytes.TrimPrefix(body, []byte("\uFEFF"))
	switch name {
	case "":
		if !utf8.Valid(body) {
			return "", errors.New("neither UTF-8 nor said to be anything else")
		}
		return string(body), nil
	case "utf-8", "utf8", "us-ascii":
		return strings.ToValidUTF8(string(body), "\uFFFD"), nil
	}
	known, ok := charsets[name]
	if !ok {
		return "", fmt.Errorf("unknown charset %.20q", name)
	}
	out, err := known.NewDecoder().Bytes(body)
	return string(out), err
}

// silent are elements that hold nothing a reader of the text wants.
var silent = map[atom.Atom]bool{
	atom.Script: true, atom.Style: true, atom.Nav: true, atom.Header: true, atom.Footer: true, atom.Noscript: true,
	atom.Svg: true, atom.Template: true, atom.Iframe: true, atom.Title: true, atom.Select: true, atom.Textarea: true,
	atom.Object: true, atom.Noembed: true, atom.Noframes: true, atom.Xmp: true, atom.Plaintext: true,
}

// inline are elements that stand within a line of text.
var inline = map[atom.Atom]bool{
	atom.A: true, atom.Abbr: true, atom.B: true, atom.Bdi: true, atom.Bdo: true, atom.Cite: true, atom.Code: true,
	atom.Data: true, atom.Dfn: true, atom.Em: true, atom.Font: true, atom.I: true, atom.Kbd: true, atom.Mark: true,
	atom.Q: true, atom.Rb: true, atom.Rp: true, atom.Rt: true, atom.Ruby: true, atom.S: true, atom.Samp: true,
	atom.Small: true, atom.Span: true, atom.Strong: true, atom.Sub: true, atom.Sup: true, atom.Time: true, atom.U: true,
	atom.Var: true, atom.Wbr: true, atom.Ins: true, atom.Del: true,
}

// extractor collects the text of a page, and apart from it that of the first
// article or main element.
type extractor struct {
	all, body strings.Builder
	skip      open // a silent element
	main      open // the article or main element
	mainDone  bool
}

// open is an element under way: its name and how many of that name are open.
type open struct {
	name  atom.Atom
	depth int
}

func (o *open) start(name atom.Atom) {
	if o.depth == 0 {
		o.name = name
	}
	if o.name == name {
		o.depth++
	}
}

// end closes an element and reports whether that was the last.
func (o *open) end(name atom.Atom) bool {
	if o.depth == 0 || o.name != name {
		return false
	}
	o.depth--
	return o.depth == 0
}

// textOfHTML returns the text of a page, one block a line. It reads the page tag
// by tag and builds no tree, so that depth costs nothing.
func textOfHTML(page string) string {
	x := &extractor{}
	for z := html.NewTokenizer(strings.NewReader(page)); ; {
		kind := z.Next()
		switch kind {
		case html.ErrorToken: // the end: there is no other error in a string
			if text := x.body.String(); strings.TrimSpace(text) != "" {
				return text
			}
			return x.all.String()
		case html.TextToken:
			if x.skip.depth == 0 {
				x.write(string(z.Text()))
			}
		case html.StartTagToken, html.SelfClosingTagToken, html.EndTagToken:
			name, _ := z.TagName()
			x.tag(atom.Lookup(name), kind)
		}
	}
}

// tag takes the beginning or the end of an element.
func (x *extractor) tag(name atom.Atom, kind html.TokenType) {
	if !inline[name] {
		x.write("\n")
	}
	switch {
	case kind == html.SelfClosingTagToken && name == atom.Svg: // only foreign elements can close themselves
	case silent[name] || x.skip.depth > 0:
		if kind == html.EndTagToken {
			x.skip.end(name)
		} else if silent[name] {
			x.skip.start(name)
		}
	case name == atom.Article || name == atom.Main:
		if kind == html.EndTagToken {
			x.mainDone = x.main.end(name) || x.mainDone
		} else if !x.mainDone {
			x.main.start(name)
		}
	}
}

func (x *extractor) write(s string) {
	x.all.WriteString(s)
	if x.main.depth > 0 {
		x.body.WriteString(s)
	}
}

// tidy returns a text without characters that are not seen, with one space
// between words and no empty line.
func tidy(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\u2028' || r == '\u2029':
			return '\n'
		case unicode.IsSpace(r):
			return ' '
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs), r >= 0xE0000, r&0xFFFE == 0xFFFE, unicode.Is(unicode.Variation_Selector, r):
			return -1
		}
		return r
	}, s)
	lines := []string{}
	for line := range strings.Lines(s) {
		if words := strings.Fields(line); len(words) > 0 {
			lines = append(lines, strings.Join(words, " "))
		}
	}
	return strings.Join(lines, "\n")
}

// challengeUnits is the length from which a text is no challenge, whatever words
// it holds.
const challengeUnits = 1500

var challengeWords = []string{
	"just a moment", "checking your browser", "enable javascript and cookies", "verify you are human", "verifying you are human",
	"are you a robot", "not a robot", "captcha", "attention required", "access denied", "ddos protection", "unusual traffic",
	"client challenge", "security check", "人机验证", "安全验证", "完成验证", "访问过于频繁", "滑动验证",
}

// challenged reports whether a text asks its reader to prove to be human.
func challenged(text string) bool {
	lower := strings.ToLower(text)
	for _, w := range challengeWords {
		if strings.Contains(lower, w) {
			return true
		}
	}
	return false
}

// clip returns the beginning of s, at most n UTF-16 units, and whether that is
// not all of it.
func clip(s string, n int) (string, bool) {
	if begin := units.Clip(s, n); len(begin) < len(s) {
		return strings.TrimSpace(begin), true
	}
	return s, false
}
