package interpreter

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/internal/agent"
)

// TestCardNames finds every card of the deck by its name, in both languages.
func TestCardNames(t *testing.T) {
	t.Parallel()
	for c := range tarot.Card(tarot.Cards) {
		for _, name := range []string{c.String(), c.Traditional(), c.English()} {
			if got := cardsOf(newWords("我抽到 " + name + "。")); len(got) != 1 || got[0].ID != int(c) || got[0].Reversed {
				t.Errorf("%s: %v, want card %d", name, got, c)
			}
			if got := cardsOf(newWords(name + " reversed")); len(got) != 1 || !got[0].Reversed {
				t.Errorf("%s reversed: %v", name, got)
			}
		}
	}
	seen := map[string]int{}
	for _, n := range cardNames() {
		if id, double := seen[n.name]; double && id != n.id {
			t.Errorf("%s is both %d and %d", n.name, id, n.id)
		}
		seen[n.name] = n.id
	}
}

// TestGiven lays out what the person cast or drew, and draws nothing in its place.
func TestGiven(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		message string
		lines   []int
		cards   string
	}{
		{"我摇到的六爻是 687978,帮我看看", []int{6, 8, 7, 9, 7, 8}, "[]"},
		{"我摇到的卦，自上而下是 6、8、7、9、7、8", []int{8, 7, 9, 7, 8, 6}, "[]"},
		{"铜钱摇出老阴 少阳 少阴 老阳 少阳 少阴，什么卦", []int{6, 7, 8, 9, 7, 8}, "[]"},
		{"I threw coins and got 6 8 7 9 7 8", []int{6, 8, 7, 9, 7, 8}, "[]"},
		{"My tarot cards were The Fool, Death and The Sun", nil, "[{0 false} {13 false} {19 false}]"},
		{"我抽到的是逆位的高塔，圣杯王后，权杖十（逆位）", nil, "[{16 true} {48 false} {31 true}]"},
		{"I drew the Ten of Wands reversed and the queen of cups", nil, "[{31 true} {48 false}]"},
		{"帮我起一卦", nil, "[]"},
		{"Draw three tarot cards, please", nil, "[]"},
		{"我的电话是 687978", nil, "[]"},
	} {
		g, _ := readGiven(&scene{}, c.message, newWords(c.message))
		if !slices.Equal(g.lines, c.lines) || strings.ReplaceAll(fmt.Sprint(g.cards), "{}", "") != c.cards {
			t.Errorf("%s: lines %v, cards %v", c.message, g.lines, g.cards)
		}
	}
}

// TestGivenIsShown holds the answers to what was given.
func TestGivenIsShown(t *testing.T) {
	t.Parallel()
	restoring := append(agent.FullOffer(), toolRestore)
	for _, c := range []struct {
		name, body string
		offer      []string
		tools      []string
		title      string
		has        []string
	}{
		{"lines", ask("我摇到的六爻是 687978,帮我看看"), nil, []string{toolIChing}, "周易卦象", []string{"687978，没有另起", "本卦䷞ **咸**", "wenbu liuyao", "POST /api/v1/liuyao"}},
		{"lines in English", ask("I threw coins and got 6 8 7 9 7 8", inEnglish), nil, []string{toolIChing}, "Hexagram", []string{"687978 from the bottom up; nothing was cast anew"}},
		{"lines beside an earlier cast", ask("我摇到的六爻是 777777", castUp), nil, []string{toolIChing}, "", []string{"没有排出来", "没有另起一卦"}},
		{"no lines", ask("我自己摇了一卦，帮我解读"), nil, nil, "", []string{"不另起一卦"}},
		{"cards restored", ask("My tarot cards were The Fool, Death reversed and The Sun", inEnglish), restoring, []string{toolRestore}, "Tarot spread", []string{"**The Fool**", "**Death (reversed)**", "**The Sun**", "nothing was drawn anew"}},
		{"cards noted", ask("我抽到的是愚者、死神逆位"), nil, []string{toolRead, toolRead}, "", []string{"没有另抽", "--cards 0,13r", "逆位：拖着"}},
		{"two cards have no spread", ask("我抽到的是愚者、死神逆位"), restoring, []string{toolRestore + "!", toolRead, toolRead}, "", []string{"没有另抽", "逆位：拖着"}},
		{"a board is asked for", ask("用六爻看看这份工作"), nil, []string{toolIChing}, "周易卦象", []string{"纳甲", "wenbu liuyao"}},
	} {
		o := play(t, c.body, c.offer...)
		if !slices.Equal(o.tools, c.tools) || strings.Join(o.titles, " ") != c.title {
			t.Errorf("%s: tools %v, titles %v", c.name, o.tools, o.titles)
		}
		for _, want := range c.has {
			if !strings.Contains(o.text, want) {
				t.Errorf("%s: the answer lacks %q:\n%s", c.name, want, o.text)
			}
		}
	}
}
