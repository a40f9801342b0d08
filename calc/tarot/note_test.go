package tarot

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc"
)

// named is a text with the place it stands in.
type named struct {
	at   string
	text calc.Text
}

// allNotes lists every text of every card.
func allNotes() (keywords, meanings, questions []named) {
	for c := range Card(Cards) {
		n := c.Note()
		add := func(list *[]named, what string, t calc.Text) {
			*list = append(*list, named{c.English() + " " + what, t})
		}
		add(&keywords, "keywords", n.Keywords)
		for _, reversed := range []bool{false, true} {
			add(&meanings, fmt.Sprintf("meaning, reversed %v", reversed), n.Meaning(reversed))
			add(&questions, fmt.Sprintf("question, reversed %v", reversed), n.Question(reversed))
		}
	}
	return keywords, meanings, questions
}

// within reports whether a text has low to high characters.
func within(s string, low, high int) bool {
	n := utf8.RuneCountInString(s)
	return n >= low && n <= high
}

// E118: every card has every text, in both languages, of a length to read.
func TestCase_E118_EveryTextIsThere(t *testing.T) {
	t.Parallel()
	keywords, meanings, questions := allNotes()
	if len(keywords) != 78 || len(meanings) != 156 || len(questions) != 156 {
		t.Fatalf("%d, %d, %d texts", len(keywords), len(meanings), len(questions))
	}
	for _, k := range keywords {
		if strings.Count(k.text.Zh, "、") != 2 || strings.Count(k.text.En, ", ") != 2 {
			t.Errorf("%s: %+v are not three", k.at, k.text)
		}
	}
	sentenceZh, sentenceEn := regexp.MustCompile(`[。？！]”?`), regexp.MustCompile(`[.?!]"?( |$)`)
	for _, m := range meanings {
		if !within(m.text.Zh, 40, 110) || !within(m.text.En, 110, 340) {
			t.Errorf("%s: %d and %d characters", m.at, utf8.RuneCountInString(m.text.Zh), len(m.text.En))
		}
		for _, n := range []int{len(sentenceZh.FindAllString(m.text.Zh, -1)), len(sentenceEn.FindAllString(m.text.En, -1))} {
			if n < 2 || n > 5 {
				t.Errorf("%s: %d sentences", m.at, n)
			}
		}
	}
	for _, q := range questions {
		if !within(q.text.Zh, 8, 32) || !within(q.text.En, 20, 110) || !strings.HasSuffix(q.text.Zh, "？") || !strings.HasSuffix(q.text.En, "?") {
			t.Errorf("%s: %+v is no short question", q.at, q.text)
		}
	}
}

// Each text is in its own language and stands once; so does every sentence.
func TestNotes_AreOriginalToTheirCard(t *testing.T) {
	t.Parallel()
	keywords, meanings, questions := allNotes()
	english := regexp.MustCompile(`^[A-Za-z ,.;:?!'"-]+$`)
	latin := regexp.MustCompile(`[A-Za-z]`)
	seen := map[string]string{}
	for _, list := range [][]named{keywords, meanings, questions} {
		for _, n := range list {
			if !english.MatchString(n.text.En) || strings.Contains(n.text.En, "  ") {
				t.Errorf("%s: not plain English: %s", n.at, n.text.En)
			}
			if !hasHan(n.text.Zh) || latin.MatchString(n.text.Zh) || strings.ContainsAny(n.text.Zh, `,.;?!" `) {
				t.Errorf("%s: not plain Chinese: %s", n.at, n.text.Zh)
			}
			for _, part := range append(strings.Split(n.text.Zh, "。"), strings.Split(n.text.En, ". ")...) {
				if part == "" {
					continue
				}
				if where, twice := seen[part]; twice {
					t.Errorf("%q stands in %s and in %s", part, where, n.at)
				}
				seen[part] = n.at
			}
		}
	}
}

// A card asks and describes. It foretells nothing, judges no body and no mind,
// and promises nothing.
func TestNotes_ForetellNothing(t *testing.T) {
	t.Parallel()
	banned := regexp.MustCompile(`(?i)将会|注定|必将|一定会|命中|预示|预言|诊断|抑郁|焦虑|疾病|治疗|发财|好运|厄运|` +
		`\b(you will|will happen|destin\w*|fate|fated|predict\w*|omen|diagnos\w*|depress\w*|anxiety|disease|therap\w*|cure[ds]?|lucky|luck)\b`)
	keywords, meanings, questions := allNotes()
	for _, list := range [][]named{keywords, meanings, questions} {
		for _, n := range list {
			if found := banned.FindString(n.text.Zh + " " + n.text.En); found != "" {
				t.Errorf("%s: says %q", n.at, found)
			}
		}
	}
	for s := range Spread(Spreads) {
		for _, p := range s.Positions() {
			if found := banned.FindString(p.Label.Zh + p.Asks.Zh + " " + p.Label.En + " " + p.Asks.En); found != "" {
				t.Errorf("%s %s: says %q", s, p.ID, found)
			}
		}
	}
}

// A drawn card speaks as it lies.
func TestDrawn_SpeaksAsItLies(t *testing.T) {
	t.Parallel()
	for c := range Card(Cards) {
		n := c.Note()
		up, down := Drawn{Card: c}, Drawn{Card: c, Reversed: true}
		if up.Meaning() != n.Upright || down.Meaning() != n.Reversed || up.Question() != n.UprightQuestion || down.Question() != n.ReversedQuestion {
			t.Errorf("%s: the wrong side speaks", c.English())
		}
		if n.Upright == n.Reversed || n.UprightQuestion == n.ReversedQuestion {
			t.Errorf("%s: both sides say the same", c.English())
		}
	}
}
