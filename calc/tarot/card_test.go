package tarot

import (
	"errors"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/wenbu-go/wenbu/calc"
)

func hasHan(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return unicode.Is(unicode.Han, r) })
}

// The ids are fixed: 0..21 with Strength 8 and Justice 11, then 22 + suit·14 + rank.
func TestCard_IDs(t *testing.T) {
	t.Parallel()
	for card, want := range map[Card]string{
		0: "愚者 愚者 The Fool", 1: "魔术师 魔術師 The Magician", 7: "战车 戰車 The Chariot", 8: "力量 力量 Strength", 11: "正义 正義 Justice",
		21: "世界 世界 The World", 22: "权杖一 權杖一 Ace of Wands", 35: "权杖国王 權杖國王 King of Wands",
		36: "圣杯一 聖杯一 Ace of Cups", 46: "圣杯侍从 聖杯侍從 Page of Cups", 50: "宝剑一 寶劍一 Ace of Swords", 61: "宝剑骑士 寶劍騎士 Knight of Swords",
		64: "星币一 星幣一 Ace of Pentacles", 76: "星币王后 星幣王后 Queen of Pentacles", 77: "星币国王 星幣國王 King of Pentacles",
	} {
		if got := card.String() + " " + card.Traditional() + " " + card.English(); got != want {
			t.Errorf("card %d: got %s, want %s", card, got, want)
		}
	}
}

// E118: every card has every field.
// T17: there are 78 of them, all different.
func TestCase_E118_EveryCardIsComplete(t *testing.T) {
	t.Parallel()
	names, perSuit := map[string]bool{}, map[Suit]int{}
	color := regexp.MustCompile(`^#[0-9a-f]{6}$`)
	for c := range Card(Cards) {
		perSuit[c.Suit()]++
		for _, name := range []string{c.String(), c.English()} {
			if name == "" || names[name] {
				t.Errorf("card %d: name %q is missing or not its own", c, name)
			}
			names[name] = true
		}
		if hasHan(c.English()) || !hasHan(c.String()) || !hasHan(c.Traditional()) {
			t.Errorf("card %d: names in the wrong script", c)
		}
		if (c.Arcana() == ArcanaMajor) != (c.Suit() == SuitMajor) || c.Suit().Symbol() == "" || !color.MatchString(c.Suit().Color()) || c.Suit().Name() == (calc.Text{}) {
			t.Errorf("card %d: arcana %s, suit %s", c, c.Arcana(), c.Suit())
		}
		low, high := 1, 14
		if c.Arcana() == ArcanaMajor {
			low, high = 0, 21
		}
		if n := c.Number(DeckRWS); n < low || n > high {
			t.Errorf("card %d: number %d", c, n)
		}
	}
	if perSuit[SuitMajor] != 22 || perSuit[SuitWands] != 14 || perSuit[SuitCups] != 14 || perSuit[SuitSwords] != 14 || perSuit[SuitPentacles] != 14 {
		t.Errorf("cards per suit: %v", perSuit)
	}
	if Card(78).Valid() || !Card(77).Valid() {
		t.Error("the deck has not 78 cards")
	}
}

// The order of the deck changes two numbers and nothing else.
func TestDeckOrder(t *testing.T) {
	t.Parallel()
	for c := range Card(Cards) {
		want := c.Number(DeckRWS)
		switch c.English() {
		case "Strength":
			want = 11
		case "Justice":
			want = 8
		}
		if got := c.Number(DeckMarseille); got != want {
			t.Errorf("%s: number %d, want %d", c.English(), got, want)
		}
	}
}

func TestRules_Set(t *testing.T) {
	t.Parallel()
	var rules Rules
	if rules.DeckOrder.String() != "rws" {
		t.Error("the default order is not rws")
	}
	for name, value := range map[string]string{OptionDeckOrder: "marseille", OptionReversalRate: "0.25"} {
		if err := rules.Set(name, value); err != nil {
			t.Error(err)
		}
	}
	if rules.DeckOrder != DeckMarseille || rules.ReversalRate.Chance() != 0.25 {
		t.Errorf("got %+v", rules)
	}
	for _, c := range [][3]string{
		{OptionDeckOrder, "crowley", OptionDeckOrder}, {OptionReversalRate, "1.5", OptionReversalRate}, {OptionReversalRate, "-0.1", OptionReversalRate},
		{OptionReversalRate, "NaN", OptionReversalRate}, {OptionReversalRate, "often", OptionReversalRate}, {"late_zi", "same_day", "options"},
	} {
		var input *calc.InputError
		if err := rules.Set(c[0], c[1]); !errors.As(err, &input) || input.Field != c[2] || input.ReasonZh == "" {
			t.Errorf("%v: %v", c, err)
		}
	}
}
