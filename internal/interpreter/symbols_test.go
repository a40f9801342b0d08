package interpreter

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// TestSymbols plays a draw and a cast with the fields that their calculators
// answer with.
func TestSymbols(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, message, tool, result string
		has                         []string
		hasNo                       []string
	}{
		{
			"tarot", "帮我抽三张塔罗牌", toolTarot,
			`{"artifactId":"a","verifiedCalculation":{"kind":"tarot","cards":[
				{"zh":"愚者","keywordsZh":"出发、信任","promptZh":"你想从哪里开始？","reversedZh":"哪里可以先看一眼？","reversed":false,"position":"situation"},
				{"zh":"塔","keywordsZh":"松动、真相","promptZh":"什么已经站不住了？","reversedZh":"你在替什么撑着？","reversed":true,"position":"tension"}]}}`,
			[]string{"处境，**愚者**：出发、信任。你想从哪里开始？", "张力，**塔（逆位）**：松动、真相。你在替什么撑着？", "不是预测"},
			[]string{"什么已经站不住了", "画面", "牌面上"},
		},
		{
			"a place of another spread, with a text", "帮我抽三张塔罗牌", toolTarot,
			`{"artifactId":"a","verifiedCalculation":{"kind":"tarot","cards":[
				{"zh":"星星","keywordsZh":"盼望","promptZh":"盼什么？","reversedZh":"?","meaningZh":"风停之后看得远。","reversed":false,"position":"crown","positionZh":"之上","positionEn":"Above"}]}}`,
			[]string{"之上，**星星**：盼望。风停之后看得远。盼什么？", "牌与卦由程序抽出"},
			[]string{"干支"},
		},
		{
			"iching", "起一卦看看", toolIChing,
			`{"artifactId":"a","verifiedCalculation":{"kind":"iching","moving":[1,4],
				"original":{"number":47,"zh":"困","symbol":"䷮","promptZh":"困住你的是什么？"},
				"changed":{"number":60,"zh":"节","symbol":"䷻","promptZh":"多少算够？"}}}`,
			[]string{"本卦䷮ **困**：困住你的是什么？", "变卦䷻ **节**：多少算够？"},
			nil,
		},
		{
			"iching with the book's words", "起一卦看看", toolIChing,
			`{"artifactId":"a","verifiedCalculation":{"kind":"iching","moving":[4],
				"original":{"number":47,"zh":"困","symbol":"䷮","promptZh":"困住你的是什么？"},
				"changed":{"number":29,"zh":"坎","symbol":"䷜","promptZh":"?"},
				"texts":{"original":{"judgement":{"received":"困：亨","receivedHans":"困：亨","zh":"困而能通。"},
					"lines":[{"received":"一"},{"received":"二"},{"received":"三"},{"received":"九四：來徐徐","receivedHans":"九四：来徐徐"}]},
					"changed":{"judgement":{"received":"習坎","receivedHans":"习坎"}}}}}`,
			[]string{"卦辞：“困：亨”意思是：困而能通。", "动爻：“九四：来徐徐”", "卦辞：“习坎”"},
			[]string{"意思是：\n", "“一”", "來", "各家"},
		},
		{
			"iching without moving lines", "起一卦看看", toolIChing,
			`{"reusedOriginal":true,"verifiedCalculation":{"kind":"iching","moving":[],"original":{"number":1,"zh":"乾","symbol":"䷀","promptZh":"?"},"changed":{"number":1,"zh":"乾"}}}`,
			[]string{"本卦䷀ **乾**"},
			[]string{"变卦"},
		},
	} {
		req := request(i18n.Zh, c.message, []agent.ToolSpec{{Name: c.tool}})
		first, err := New(clock).Complete(t.Context(), req, nil)
		if err != nil || len(first.Calls) != 1 || first.Calls[0].Name != c.tool {
			t.Fatalf("%s: first step %+v, %v", c.name, first, err)
		}
		req.Messages = append(req.Messages,
			agent.Message{Role: agent.RoleAssistant, Calls: first.Calls},
			agent.Message{Role: agent.RoleTool, CallID: first.Calls[0].ID, Content: c.result})
		second, err := New(clock).Complete(t.Context(), req, nil)
		if err != nil || len(second.Calls) != 0 {
			t.Fatalf("%s: second step %+v, %v", c.name, second, err)
		}
		for _, want := range c.has {
			if !strings.Contains(second.Text, want) {
				t.Errorf("%s: the answer lacks %q:\n%s", c.name, want, second.Text)
			}
		}
		for _, no := range c.hasNo {
			if strings.Contains(second.Text, no) {
				t.Errorf("%s: the answer has %q:\n%s", c.name, no, second.Text)
			}
		}
	}
}

// TestSpreadWords names only spreads that there are.
func TestSpreadWords(t *testing.T) {
	t.Parallel()
	for _, s := range spreadWords {
		if _, err := tarot.ParseSpread(s.id); err != nil || len(s.words) == 0 {
			t.Errorf("%s: %v", s.id, err)
		}
	}
}

// TestPreviewIsNotCited leaves a text that was only restored in part alone.
func TestPreviewIsNotCited(t *testing.T) {
	t.Parallel()
	m := newMind(&scene{locale: i18n.Zh, message: "什么是伤官？", now: now, offered: map[string]agent.ToolSpec{}, snapshot: agent.Snapshot{
		VerifiedLibrarySources: []agent.LibraryReceipt{
			{Source: agent.Source{ID: "guide-a", Title: "甲"}, Content: "## 一\n\n伤官是什么。", RequiresReadBeforeCitation: true},
			{Source: agent.Source{ID: "guide-b", Title: "乙"}, Content: "## 二\n\n伤官是一种关系。"},
		},
	}})
	if m.hasText("guide-a") || !m.hasText("guide-b") {
		t.Errorf("citable texts: %+v", m.texts)
	}
}

// F47: nobody here has seen the pictures, so they are not described.
func TestF47_ArtworkIsNotDescribed(t *testing.T) {
	t.Parallel()
	const drawn = `"context":{"readings":[{"kind":"tarot","input":{"cards":[{"id":5,"reversed":true}]}}]}`
	for message, c := range map[string]struct {
		locale    string
		has, hasn []string
	}{
		"牌上画的是什么？":                                 {"zh", []string{"牌面上画了什么我看不到", "教皇（逆位）"}, []string{"手册里没有"}},
		"这张牌的画面是什么样子？":                             {"zh", []string{"牌面上画了什么我看不到"}, nil},
		"What is on the card?":                     {"en", []string{"What the picture on a card shows I cannot see", "The Hierophant (reversed)"}, nil},
		"Can you describe the picture on my card?": {"en", []string{"I cannot see"}, nil},
		"讲讲这张牌":                                    {"zh", []string{"教皇（逆位）"}, []string{"看不到"}},
	} {
		o := play(t, ask(message, `"locale":"`+c.locale+`"`, drawn))
		for _, want := range c.has {
			if !strings.Contains(o.text, want) {
				t.Errorf("%s: %q is not in\n%s", message, want, o.text)
			}
		}
		for _, no := range append(c.hasn, "权杖", "钥匙", "throne", "keys") {
			if strings.Contains(o.text, no) {
				t.Errorf("%s: %q is in\n%s", message, no, o.text)
			}
		}
		if len(o.charts) != 0 {
			t.Errorf("%s: %d cards were drawn", message, len(o.charts))
		}
	}
}
