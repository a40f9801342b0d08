package agent

import (
	"encoding/json/v2"
	"strings"
	"testing"
)

func TestF12_F13_F14_F15_RedrawPermission(t *testing.T) {
	t.Parallel()
	for _, message := range []string{
		"请重新抽三张牌。", "再起一卦。", "Please redraw.", "Draw again for a different question.", "Can you redraw?",
		"Let's redraw.", "Let’s redraw!", "请帮我重新抽取三张塔罗牌。", "重抽吧", "麻烦再抽一张", "我想重新起卦", "我要再抽3张塔罗牌",
		"重新抽塔罗牌一下", "再起一卦吧", " 重起一卦！！ ", "draw another card", "Cast a new hexagram for a new question please.",
		"could you please draw a new spread?", "RECAST", "cast again",
	} {
		if !asksForRedraw(message) {
			t.Errorf("%q asks for a redraw", message)
		}
	}
	for _, message := range []string{
		"不要重新抽取，沿用原来的牌。", "请重新解释这三张牌", "Do not redraw.", "Can you explain what a new spread means?",
		"Should I draw again?", "If I asked you to redraw, what would happen?", "再起来解释一下", "保留原卦，不再起卦",
		"不能重抽", "不可以重新抽", "不准重新起卦", "不许再抽", "不需要再抽", "请勿重抽", "不重抽",
		"No, not a new draw", "not a new draw", "redraw? no", "I refuse to redraw", "重新抽三张牌，这不是我现在的要求",
		"除非我明确要求，否则不要重抽", "", "。", "重新抽\n不要", "please", "请", "redraw\nno", "别的不变，重新抽", "重新抽两张牌",
	} {
		if asksForRedraw(message) {
			t.Errorf("%q does not ask for a redraw", message)
		}
	}
}

func TestIsBare(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"": true, " \n": true, "三点提要：": true, "报告已好。\n\n**Key takeaways:**": true, "three points:": true, "## 要点": true, "好：\n\n": true,
		"报告已好。": false, "要点：一、二、三。": false, "Key takeaways:\n- one": false, "a: b": false,
	} {
		if got := isBare(text); got != want {
			t.Errorf("isBare(%q): got %v, want %v", text, got, want)
		}
	}
}

func TestQuotedLen(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "命", "a\"b\\c", "\n\r\t\b\f\x00\x1f\x7f", strings.Repeat("𝄞\n", 100), "</script>&"} {
		want, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := quotedLen(text); got != len(want) {
			t.Errorf("quotedLen(%q): got %d, want %d", text, got, len(want))
		}
	}
}
