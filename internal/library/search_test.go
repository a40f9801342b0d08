package library

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/units"
)

// queries are what people type, and the guide that answers them.
var queries = []struct{ query, want string }{
	{"八字是什么", "guide-bazi-basics"},
	{"怎么看四柱命盘", "guide-bazi-basics"},
	{"what is a bazi chart", "guide-bazi-basics"},
	{"day master", "guide-bazi-basics"},
	{"日主是什么意思", "guide-bazi-basics"},
	{"五行相生相克", "guide-five-elements"},
	{"我五行缺火怎么办", "guide-five-elements"},
	{"missing element fire", "guide-five-elements"},
	{"five elements balance", "guide-five-elements"},
	{"旺相休囚死", "guide-five-elements"},
	{"十神", "guide-bazi-ten-gods"},
	{"伤官是什么", "guide-bazi-ten-gods"},
	{"七杀太重", "guide-bazi-ten-gods"},
	{"seven killings meaning", "guide-bazi-ten-gods"},
	{"ten gods", "guide-bazi-ten-gods"},
	{"我的用神是什么", "guide-bazi-strength-and-useful-gods"},
	{"身强还是身弱", "guide-bazi-strength-and-useful-gods"},
	{"useful god of a weak day master", "guide-bazi-strength-and-useful-gods"},
	{"神煞有哪些", "guide-bazi-strength-and-useful-gods"},
	{"clashes and combinations", "guide-bazi-strength-and-useful-gods"},
	{"不知道出生时辰", "guide-unknown-birth-time"},
	{"时辰不详怎么排盘", "guide-unknown-birth-time"},
	{"I don't know my birth time", "guide-unknown-birth-time"},
	{"unknown hour rectification", "guide-unknown-birth-time"},
	{"真太阳时要不要用", "guide-birth-time-timezone"},
	{"子时换日还是零点换日", "guide-birth-time-timezone"},
	{"時區與夏令時", "guide-birth-time-timezone"},
	{"daylight saving time birth", "guide-birth-time-timezone"},
	{"true solar time", "guide-birth-time-timezone"},
	{"two BaZi day-boundary conventions", "guide-birth-time-timezone"},
	{"海外出生时区", "guide-birth-time-timezone"},
	{"怎么提问比较好", "guide-ask-a-better-question"},
	{"很迷茫，不知道问什么", "guide-ask-a-better-question"},
	{"how should I ask a question", "guide-ask-a-better-question"},
	{"should I change jobs decision", "guide-ask-a-better-question"},
}

// S1: no two texts have one id, in either language.
func TestS1_IDsAreUnique(t *testing.T) {
	t.Parallel()
	for _, loc := range locales {
		seen := map[string]bool{}
		count := func(id string) {
			if seen[id] {
				t.Errorf("%s: two texts are %s", loc, id)
			}
			seen[id] = true
		}
		for _, g := range guides(t, loc) {
			count(g.ID)
		}
		for _, s := range symbols() {
			count(s.id)
		}
		for _, e := range reference.Catalogue() {
			count(e.ID)
		}
		if len(seen) < 24+64+78+28 {
			t.Errorf("%s: %d texts", loc, len(seen))
		}
	}
}

// TestSearch_FindsTheRightGuideFirst asks every query in both languages: the
// language of a query need not be that of the reader. S1 wants both to find guides.
func TestSearch_FindsTheRightGuideFirst(t *testing.T) {
	t.Parallel()
	l := open(t)
	for _, q := range queries {
		for _, loc := range locales {
			hits, err := l.Search(loc, q.query, 6)
			if err != nil {
				t.Fatal(err)
			}
			if len(hits) == 0 || hits[0].ID != q.want {
				var got []string
				for _, h := range hits {
					got = append(got, h.ID)
				}
				t.Errorf("Search(%s, %q) = %v, want %s first", loc, q.query, got, q.want)
				continue
			}
			h := hits[0]
			if h.Kind != "guide" || h.NextTool != "read_library" || !strings.HasPrefix(h.URL, "https://wenbu.test/") {
				t.Errorf("Search(%s, %q): %+v", loc, q.query, h)
			}
			if n := units.Len(h.Snippet); n < 10 || n > 220 {
				t.Errorf("Search(%s, %q): snippet of %d units", loc, q.query, n)
			}
		}
	}
}

// TestSearch_References finds outside pages by their titles and notes, and says
// that another tool reads them.
func TestSearch_References(t *testing.T) {
	t.Parallel()
	l := open(t)
	for query, want := range map[string]string{
		"均时差": "reference-dcthzo", "equation of time": "reference-dcthzo", "滴天髓": "reference-1fvbmrv", "巴纳姆效应": "reference-1brq1yl",
		"Gutenberg tarot": "reference-16krzv", "香港天文台": "reference-10xw72z", "double-blind test of astrology": "reference-1d7u51d",
	} {
		for _, loc := range locales {
			hits, err := l.Search(loc, query, 8)
			if err != nil {
				t.Fatal(err)
			}
			i := slices.IndexFunc(hits, func(h Hit) bool { return h.ID == want })
			if i < 0 {
				t.Errorf("%s: %s is not among %v", query, want, hits)
				continue
			}
			h := hits[i]
			if h.Kind != "reference" || h.NextTool != "read_reference" || !strings.HasPrefix(h.URL, "https://") || h.Level == "" || h.Snippet == "" || h.Title == "" {
				t.Errorf("%s: %+v", query, h)
			}
		}
	}
}

// corpus reads testdata/queries.txt: what people type, by the text that should come
// first, in Chinese and in English.
func corpus(t testing.TB) map[i18n.Locale][]struct{ slug, query string } {
	t.Helper()
	text, err := os.ReadFile("testdata/queries.txt")
	if err != nil {
		t.Fatal(err)
	}
	out := map[i18n.Locale][]struct{ slug, query string }{}
	in := i18n.Zh
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" {
			in = i18n.En
		}
		if slug, query, ok := strings.Cut(line, " "); ok && slug != "#" {
			out[in] = append(out[in], struct{ slug, query string }{slug, query})
		}
	}
	return out
}

// TestSearch_Corpus wants nine queries in ten of each language to find their guide
// first, whatever language the reader has chosen, and all to find it among the
// first three.
func TestSearch_Corpus(t *testing.T) {
	t.Parallel()
	l := open(t)
	for in, list := range corpus(t) {
		if len(list) < 60 {
			t.Errorf("%s: %d queries, want 60", in, len(list))
		}
		for _, reader := range locales {
			first := 0
			for _, q := range list {
				hits, err := l.Search(reader, q.query, 3)
				if err != nil {
					t.Fatal(err)
				}
				want := "guide-" + q.slug
				if l.Has(q.slug) {
					want = q.slug // a note on a card or a hexagram
				}
				place := slices.Index(ids(hits), want)
				switch {
				case place < 0:
					t.Errorf("%s reader, %q: %s is not among the first three: %v", reader, q.query, q.slug, ids(hits))
				case place == 0:
					first++
				default:
					t.Logf("%s reader, %q: %s comes after %v", reader, q.query, q.slug, ids(hits[:place]))
				}
			}
			if first*10 < len(list)*9 {
				t.Errorf("%s reader: %d of %d queries in %s find their guide first", reader, first, len(list), in)
			}
			t.Logf("%s reader: %d of %d queries in %s find their guide first", reader, first, len(list), in)
		}
	}
}

func ids(hits []Hit) []string {
	var out []string
	for _, h := range hits {
		out = append(out, h.ID)
	}
	return out
}

// BenchmarkSearch_Corpus is the time of one query of the corpus.
func BenchmarkSearch_Corpus(b *testing.B) {
	l := open(b)
	list := slices.Concat(corpus(b)[i18n.Zh], corpus(b)[i18n.En])
	for _, loc := range locales { // loads and makes the indexes
		if _, err := l.Search(loc, "八字", 6); err != nil {
			b.Fatal(err)
		}
	}
	for i := 0; b.Loop(); i++ {
		_, _ = l.Search(locales[i%2], list[i%len(list)].query, 6)
	}
}

func TestSearch_Limits(t *testing.T) {
	t.Parallel()
	l := open(t)
	for _, c := range []struct{ limit, want int }{{-3, 1}, {0, 1}, {2, 2}, {99, 8}} {
		hits, err := l.Search(i18n.Zh, "八字 时间 问题 五行", c.limit)
		if err != nil || len(hits) != c.want {
			t.Errorf("limit %d: %d hits, %v; want %d", c.limit, len(hits), err, c.want)
		}
	}
	hits, err := l.Search(i18n.En, "xyzzy", 5)
	if err != nil || hits == nil || len(hits) != 0 {
		t.Errorf("nothing to find: %v, %v; want an empty list", hits, err)
	}
}

func BenchmarkSearch(b *testing.B) {
	l := open(b)
	if _, err := l.Search(i18n.Zh, "八字", 6); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		_, _ = l.Search(i18n.Zh, "夜里二十三点半出生，子时换日还是零点换日，真太阳时要不要用", 6)
	}
}

func BenchmarkRead(b *testing.B) {
	l := open(b)
	for b.Loop() {
		_, _ = l.Read(i18n.Zh, "guide-birth-time-timezone", "")
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		_, _ = open(b).Guides(i18n.Zh)
	}
}

func BenchmarkIndex(b *testing.B) {
	l := open(b)
	s, err := l.load()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		newIndex(l.documents(s, i18n.Zh))
	}
}

// TestSearch_NotesAndPages asks for every hexagram, every card and every outside page
// by its name in both languages: nine in ten come first, before the guides and all the
// others that share their words, and all among the eight that a search shows.
func TestSearch_NotesAndPages(t *testing.T) {
	t.Parallel()
	l := open(t)
	asked := map[string]map[string]string{"hexagrams": {}, "cards": {}, "pages": {}} // query → id
	for n := 1; n <= yijing.Hexagrams; n++ {
		h, _ := yijing.HexagramAt(n)
		asked["hexagrams"][h.FullName()+"是什么意思"] = hexagramSymbol(n).id
		asked["hexagrams"][fmt.Sprintf("%s %s hexagram", h.Pinyin(), h.English())] = hexagramSymbol(n).id
	}
	for c := range tarot.Card(tarot.Cards) {
		asked["cards"]["塔罗 "+c.String()+" 是什么意思"] = tarotSymbol(c).id
		asked["cards"][c.English()+" card meaning"] = tarotSymbol(c).id
	}
	for _, e := range reference.Catalogue() {
		asked["pages"][e.Title.Zh], asked["pages"][e.Title.En] = e.ID, e.ID
	}
	for kind, list := range asked {
		first := 0
		for query, want := range list {
			hits, err := l.Search(i18n.En, query, 8)
			if err != nil {
				t.Fatal(err)
			}
			switch slices.Index(ids(hits), want) {
			case 0:
				first++
			case -1:
				t.Errorf("%s: %s is not among %v", query, want, ids(hits))
			default:
				t.Logf("%s: %s comes after %v", query, want, ids(hits))
			}
		}
		t.Logf("%s: %d of %d come first", kind, first, len(list))
		if first*10 < len(list)*9 {
			t.Errorf("%s: %d of %d come first, want nine in ten", kind, first, len(list))
		}
	}
}
