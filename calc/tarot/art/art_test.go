package art

import (
	"crypto/sha256"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"html"
	"io"
	"math"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/tarot"
)

var update = flag.Bool("update", false, "write the digests anew")

var languages = []Language{Chinese, English, Traditional, Bilingual}

func face(t *testing.T, id int, l Language) string {
	t.Helper()
	svg, err := Face(id, l)
	if err != nil {
		t.Fatal(err)
	}
	return svg
}

func back(t *testing.T, l Language) string {
	t.Helper()
	svg, err := Back(l)
	if err != nil {
		t.Fatal(err)
	}
	return svg
}

// pictures are all the faces and the back, by the name used in the digests.
func pictures(t *testing.T, l Language) map[string]string {
	t.Helper()
	out := map[string]string{"back": back(t, l)}
	for id := range tarot.Cards {
		out[fmt.Sprintf("%02d", id)] = face(t, id, l)
	}
	return out
}

// allowed are the elements of a picture and their attributes.
var allowed = map[string]string{
	"svg":     " xmlns viewBox role aria-label lang xml:lang ",
	"title":   " ",
	"desc":    " ",
	"g":       " fill stroke stroke-width stroke-linecap stroke-linejoin transform ",
	"path":    " d fill stroke stroke-width fill-rule stroke-dasharray ",
	"circle":  " cx cy r fill stroke ",
	"ellipse": " cx cy rx ry fill stroke stroke-width ",
	"text":    " x y font-size font-weight text-anchor fill stroke font-family ",
}

// A picture has no ids, so any number of them can stand in one page, and nothing in
// it leads elsewhere.
func TestPictures_AreSafeDocuments(t *testing.T) {
	t.Parallel()
	for _, l := range languages {
		for name, svg := range pictures(t, l) {
			count := map[string]int{}
			decoder := xml.NewDecoder(strings.NewReader(svg))
			for {
				token, err := decoder.RawToken()
				if errors.Is(err, io.EOF) {
					break
				}
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				start, ok := token.(xml.StartElement)
				if !ok {
					continue
				}
				count[start.Name.Local]++
				attributes, ok := allowed[start.Name.Local]
				if !ok {
					t.Errorf("%s: element <%s>", name, start.Name.Local)
				}
				for _, a := range start.Attr {
					key := strings.TrimPrefix(a.Name.Space+":"+a.Name.Local, ":")
					if !strings.Contains(attributes, " "+key+" ") {
						t.Errorf("%s: attribute %s of <%s>", name, key, start.Name.Local)
					}
					if key != "xmlns" && regexp.MustCompile(`(?i)url|:/|script`).MatchString(a.Value) {
						t.Errorf("%s: %s is %q", name, key, a.Value)
					}
				}
			}
			if count["svg"] != 1 || count["title"] != 1 {
				t.Errorf("%s: %d svg, %d title", name, count["svg"], count["title"])
			}
			if len(svg) > 12<<10 {
				t.Errorf("%s: %d bytes", name, len(svg))
			}
		}
	}
}

func TestFace_NamesItself(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		id   int
		l    Language
		want string
		lang string
	}{
		{0, Chinese, "愚者", "zh-Hans"}, {0, English, "The Fool", "en"}, {1, Traditional, "魔術師", "zh-Hant"},
		{8, English, "Strength", "en"}, {11, English, "Justice", "en"}, {8, Bilingual, "力量 · Strength", "zh-Hans"},
		{22, English, "Ace of Wands", "en"}, {35, Chinese, "权杖国王", "zh-Hans"}, {49, English, "King of Cups", "en"},
		{52, Traditional, "寶劍三", "zh-Hant"}, {64, Traditional, "星幣一", "zh-Hant"}, {77, English, "King of Pentacles", "en"},
	} {
		svg := face(t, c.id, c.l)
		for _, want := range []string{"<title>" + c.want + "</title>", `aria-label="` + c.want + `"`, ">" + c.want + "</text>", ` lang="` + c.lang + `"`, `role="img"`} {
			if !strings.Contains(svg, want) {
				t.Errorf("card %d in %s: no %s", c.id, c.l.Tag(), want)
			}
		}
	}
}

// Prose has no traditional form here; a name has.
func TestFace_DescribesItself(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for id := range tarot.Cards {
		said, err := Description(id)
		if err != nil || said.Zh == "" || said.En == "" || seen[said.Zh] || seen[said.En] {
			t.Errorf("card %d: %q, %v", id, said, err)
		}
		seen[said.Zh], seen[said.En] = true, true
		for l, want := range map[Language]string{Chinese: said.Zh, English: html.EscapeString(said.En), Bilingual: said.Zh} {
			if !strings.Contains(face(t, id, l), "<desc>"+want+"</desc>") {
				t.Errorf("card %d in %s: not described", id, l.Tag())
			}
		}
		if strings.Contains(face(t, id, Traditional), "<desc>") {
			t.Errorf("card %d: described in simplified characters", id)
		}
	}
}

// A name is as wide as the card has room for, and at half size still read.
func TestFace_NameFits(t *testing.T) {
	t.Parallel()
	size := regexp.MustCompile(`font-size="([\d.]+)"`)
	for _, l := range languages {
		least := 16.0
		if l == Bilingual {
			least = 11
		}
		for id := range tarot.Cards {
			s := numbers(t, size.FindStringSubmatch(face(t, id, l))[1])[0]
			if s < least || s > 20 || s*ems(l.name(tarot.Card(id))) > 200 {
				t.Errorf("card %d in %s: size %v, width %v", id, l.Tag(), s, s*ems(l.name(tarot.Card(id))))
			}
		}
	}
}

func TestFaces_AreAllDifferent(t *testing.T) {
	t.Parallel()
	words := regexp.MustCompile(`<text.*</text>`)
	seen := map[string]int{}
	for id := range tarot.Cards {
		g, err := FaceGroup(id, Chinese)
		if err != nil {
			t.Fatal(err)
		}
		scene := words.ReplaceAllString(g, "")
		if other, ok := seen[scene]; ok {
			t.Errorf("cards %d and %d have the same picture", other, id)
		}
		seen[scene] = id
	}
}

// The pips show their emblem as often as their number says, and the courts and the
// Magician show one.
func TestFaces_CountTheirEmblems(t *testing.T) {
	t.Parallel()
	outlines := map[tarot.Suit]string{
		tarot.SuitWands: `stroke="` + string(rose) + `" stroke-width="1.5"`, tarot.SuitCups: "M-22-28H22C22-6",
		tarot.SuitSwords: `fill="` + string(slate) + `" d="M0-52L`, tarot.SuitPentacles: star(0, 0, 17, 5),
	}
	for id := range tarot.Cards {
		c, svg := tarot.Card(id), face(t, id, Chinese)
		for suit, outline := range outlines {
			want := 0
			switch number := c.Number(tarot.DeckRWS); {
			case c.Suit() == suit && number <= 10:
				want = number
			case c.Suit() == suit, id == 1, id == 11 && suit == tarot.SuitSwords:
				want = 1
			case id == 14 && suit == tarot.SuitCups:
				want = 2
			}
			if got := strings.Count(svg, outline); got != want {
				t.Errorf("%s: %d of %s, want %d", c.English(), got, suit, want)
			}
		}
	}
}

func TestFaceGroup_IsWhatFaceShows(t *testing.T) {
	t.Parallel()
	for id := range tarot.Cards {
		g, err := FaceGroup(id, English)
		if err != nil || !strings.HasPrefix(g, "<g ") || !strings.HasSuffix(g, "</g>") || !strings.Contains(face(t, id, English), g) {
			t.Errorf("card %d: %v, %.40s", id, err, g)
		}
	}
	if !strings.Contains(back(t, Chinese), BackGroup()) {
		t.Error("the back shows another group")
	}
}

// What lies under the mat is not seen; beyond the card it would be where a page
// places the group.
func TestPictures_StayOnTheCard(t *testing.T) {
	t.Parallel()
	for name, svg := range pictures(t, Chinese) {
		for _, q := range outline(t, svg) {
			if q.x < -0.5 || q.x > cardWidth+0.5 || q.y < -0.5 || q.y > cardHeight+0.5 {
				t.Errorf("%s: (%.0f, %.0f) lies outside the card", name, q.x, q.y)
			}
		}
	}
}

func TestBack_IsTheSameTurnedRound(t *testing.T) {
	t.Parallel()
	here, turned := map[string]bool{}, map[string]bool{}
	key := func(m mark, x, y float64) string {
		return fmt.Sprint(m.fill, m.stroke, math.Round(x), math.Round(y))
	}
	marks := outline(t, back(t, Chinese))
	for _, m := range marks {
		here[key(m, m.x+0.01, m.y+0.01)] = true
		turned[key(m, cardWidth-m.x+0.01, cardHeight-m.y+0.01)] = true
	}
	if len(marks) < 500 {
		t.Errorf("only %d marks", len(marks))
	}
	for k := range here {
		if !turned[k] {
			t.Errorf("%s is not there turned round", k)
		}
	}
}

// Numbers have few decimals and one spelling.
func TestPictures_Numbers(t *testing.T) {
	t.Parallel()
	bad := regexp.MustCompile(`\d\.\d{3}|NaN|Inf|\d[eE][-+]?\d|-0[^.\d]`)
	for name, svg := range pictures(t, English) {
		if m := bad.FindString(svg); m != "" {
			t.Errorf("%s: holds %s", name, m)
		}
	}
	for v, want := range map[float64]string{0: "0", -0.04: "0", 0.05: "0.1", -0.05: "0", 12: "12", 12.25: "12.3", -12.25: "-12.2", 12.249: "12.2"} {
		if got := num(v); got != want {
			t.Errorf("num(%v): got %s, want %s", v, got, want)
		}
	}
}

func TestPictures_Refuse(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		id    int
		l     Language
		field string
	}{{-1, Chinese, "id"}, {78, English, "id"}, {0, 4, "language"}} {
		_, err := Face(c.id, c.l)
		var input *calc.InputError
		if !errors.As(err, &input) || input.Field != c.field || input.Reason == "" || input.ReasonZh == "" {
			t.Errorf("card %d, language %d: %v", c.id, c.l, err)
		}
	}
	if _, err := Description(78); err == nil {
		t.Error("card 78 is described")
	}
	if _, err := Back(4); err == nil {
		t.Error("the back has a name in language 4")
	}
}

// The digests say that a picture changed, not that it is good: look at every one
// that did before you write them anew.
func TestPictures_Golden(t *testing.T) {
	t.Parallel()
	const path = "testdata/pictures.sha256"
	var got strings.Builder
	for i := range tarot.Cards + 1 {
		name := "back"
		if i < tarot.Cards {
			name = fmt.Sprintf("%02d", i)
		}
		sum := sha256.New()
		for _, l := range languages {
			io.WriteString(sum, pictures1(t, i, l))
		}
		fmt.Fprintf(&got, "%s %x\n", name, sum.Sum(nil))
	}
	if *update {
		if err := os.WriteFile(path, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	now := strings.Split(got.String(), "\n")
	for i, line := range strings.Split(string(want), "\n") {
		if i >= len(now) || now[i] != line {
			t.Errorf("the picture of %.4s differs; look at it, then run the test with -update", line)
		}
	}
}

// pictures1 returns the face of a card, or the back after the last of them.
func pictures1(t *testing.T, i int, l Language) string {
	if i == tarot.Cards {
		return back(t, l)
	}
	return face(t, i, l)
}

func BenchmarkFace(b *testing.B) {
	b.ReportAllocs()
	for i := range b.N {
		if _, err := Face(i%tarot.Cards, Chinese); err != nil {
			b.Fatal(err)
		}
	}
}
