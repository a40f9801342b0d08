package interpreter

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/yijing"
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

// TestHexagramNames finds every hexagram by its name and its number.
func TestHexagramNames(t *testing.T) {
	t.Parallel()
	for n := 1; n <= yijing.Hexagrams; n++ {
		h, _ := yijing.HexagramAt(n)
		for _, text := range []string{h.String() + "卦是什么意思", "第" + fmt.Sprint(n) + "卦讲什么", fmt.Sprintf("What does hexagram %d mean?", n)} {
			if got := symbolsOf(newWords(text)); len(got) != 1 || got[0] != fmt.Sprintf("hexagram-%d", n) {
				t.Errorf("%s: %v, want %d", text, got, n)
			}
		}
	}
	if got := symbolsOf(newWords("怎么解卦，是什么意思")); got != nil {
		t.Errorf("to read a hexagram is taken for one: %v", got)
	}
}

// TestWishes passes on what is wanted of a draw, or says that it was not used.
func TestWishes(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		body string
		has  []string
		no   string
	}{
		{ask("塔罗牌种子 abc 抽三张"), []string{"照你说的用上了：种子“abc”"}, "没有用上"},
		{ask("起一卦，种子：问卜"), []string{"照你说的用上了：种子“问卜”"}, "没有用上"},
		{ask("Draw three tarot cards with seed abc and no reversed cards", inEnglish), []string{"Used as you asked: the seed “abc”, no reversed cards."}, "(reversed)"},
		{ask("抽三张塔罗，不要逆位"), []string{"用上了：不要逆位"}, "（逆位）"},
		{ask("moon-phases tarot spread", inEnglish), []string{"**"}, "Situation: "},
		{ask("塔罗牌种子 abc 抽三张", carded), []string{"没有用上：种子“abc”"}, "用上了：种子"},
		{ask("我摇到的六爻是 687978，种子 abc"), []string{"没有用上：种子“abc”", "你给的"}, "照你说的用上了"},
		{ask("抽四张塔罗牌"), []string{"你要 4 张"}, "没有用上"},
		{ask("Draw three cards about seed money", inEnglish), []string{"Situation"}, "the seed"},
		{ask("乾卦是什么意思？"), []string{"卦辞：“乾：元，亨，利，贞。”", "依据："}, "八卦是伏羲画的"},
		{ask("What does the Death card mean?", inEnglish), []string{"Tarot card: Death", "Upright: ", "Reversed: "}, "not something I can help"},
	} {
		o := play(t, c.body)
		for _, want := range c.has {
			if !strings.Contains(o.text, want) {
				t.Errorf("%s: the answer lacks %q:\n%s", c.body, want, o.text)
			}
		}
		if strings.Contains(o.text, c.no) {
			t.Errorf("%s: the answer has %q:\n%s", c.body, c.no, o.text)
		}
	}
	again := ask("塔罗牌种子 abc 抽三张")
	if a, b := play(t, again), play(t, ask("塔罗牌种子 abd 抽三张")); a.text != play(t, again).text || a.text == strings.ReplaceAll(b.text, "abd", "abc") {
		t.Error("the seed does not decide the cards")
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
	for _, c := range []struct {
		name, body string
		offer      []string
		tools      []string
		title      string
		has        []string
	}{
		{"lines", ask("我摇到的六爻是 687978,帮我看看"), nil, []string{toolLiuyao}, "六爻卦盘", []string{"687978，没有另起", "本卦䷞ **咸**", "月建", "世，", "青龙"}},
		{"lines without the tool for boards", ask("我摇到的六爻是 687978,帮我看看"), agent.DefaultOffer(), []string{toolIChing}, "周易卦象", []string{"687978，没有另起", "本卦䷞ **咸**", "wenbu liuyao", "POST /api/v1/liuyao"}},
		{"lines of a hexagram", ask("我摇到的卦，自下而上是 6、8、7、9、7、8"), nil, []string{toolIChing}, "周易卦象", []string{"687978，没有另起"}},
		{"lines in English", ask("I threw coins and got 6 8 7 9 7 8", inEnglish), nil, []string{toolIChing}, "Hexagram", []string{"687978 from the bottom up; nothing was cast anew"}},
		{"lines beside an earlier cast", ask("我摇到的六爻是 777777", castUp), nil, []string{toolLiuyao}, "", []string{"没有排出来", "没有另起一卦"}},
		{"no lines", ask("我自己摇了一卦，帮我解读"), nil, nil, "", []string{"不另起一卦"}},
		{"cards restored", ask("My tarot cards were The Fool, Death reversed and The Sun", inEnglish), nil, []string{toolRestore}, "Tarot spread", []string{"**The Fool**", "**Death (reversed)**", "**The Sun**", "nothing was drawn anew"}},
		{"two cards have no spread", ask("我抽到的是愚者、死神逆位"), nil, []string{toolRead, toolRead}, "", []string{"没有另抽", "--cards 0,13r", "逆位：拖着"}},
		{"cards of a spread", ask("我抽到的是愚者、死神逆位、太阳，过去现在未来牌阵"), nil, []string{toolRestore}, "塔罗牌阵", []string{"**死神（逆位）**", "没有另抽"}},
		{"cards beside earlier ones", ask("我抽到的是愚者、死神逆位、太阳", carded), nil, nil, "", nil},
		{"a board is asked for", ask("用六爻看看这份工作"), nil, []string{toolLiuyao}, "六爻卦盘", []string{"卦盘：月建", "用神取官鬼", "不断成败"}},
		{"a board is asked for in English", ask("Cast a Liu Yao board about my job", inEnglish), nil, []string{toolLiuyao}, "Liu Yao board", []string{"The board: month", "Self (世)", "judges no outcome"}},
		{"the board of the cast that there is", ask("把这一卦装成六爻卦盘", castUp), nil, []string{toolLiuyao}, "六爻卦盘", []string{"卦盘：月建"}},
		{"plum blossom numbers", ask("报数起卦 12 7 3，问要不要接这个项目"), nil, []string{toolMeihua}, "梅花易数卦象", []string{"按你报的数起卦", "体卦是"}},
		{"plum blossom numbers beside an earlier cast", ask("报数起卦 12 7 3", castUp), nil, []string{toolMeihua}, "", []string{"已有一卦，不替换"}},
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
