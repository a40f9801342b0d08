package interpreter

import (
	"encoding/json/v2"
	"fmt"
	"slices"
	"strings"
)

// givenAnswer speaks of a cast or cards that the person made, when they could not
// be laid out as told.
func (m *mind) givenAnswer() (draft, bool) {
	var d draft
	d.add(plain, m.beforehandLimits()...)
	switch s := m.earlierSymbols(); {
	case m.draw == toolIChing && len(m.given.lines) == 0:
		d.add(plain, sentence{m.tr("卦是你自己起的，我不另起一卦来代替。请把六爻自下而上写成六个数：老阴 6、少阳 7、少阴 8、老阳 9，例如“我摇到的六爻是 787987”。",
			"You cast it yourself, so I will not cast another in its place. Write the six lines from the bottom up as six numbers, 6 old yin, 7 young yang, 8 young yin, 9 old yang, such as “I threw the coins and got the lines 787987”."), []string{saidNow, ruleScope}})
		d.add(plain, sentence{m.tr("想让程序起卦，说“帮我起一卦”。", "To have the program cast, say “cast the I Ching for me”."), []string{ruleScope}})
	case m.draw == toolIChing && (s == nil || !slices.Equal(s.Lines, m.given.lines)):
		d.add(plain, sentence{m.tr("你给的六爻（自下而上 "+m.linesText()+"）这一轮没有排出来：没有起卦的工具，或者这段对话里已有一卦，不替换。我也没有另起一卦。",
			"Your six lines ("+m.linesText()+" from the bottom up) were not laid out in this turn: there is no caster, or this conversation has a cast already, which is not replaced. I cast nothing else either."), []string{saidNow, ruleScope}})
		d.add(plain, sentence{m.tr("请在新的对话里把六爻再写一遍。", "Please write the six lines again in a new conversation."), []string{ruleScope}})
	case m.draw == toolTarot && len(m.given.cards) == 0:
		d.add(plain, sentence{m.tr("牌是你自己抽的，我不另抽来代替。请写出每张牌的名字和正逆位，例如“我抽到的是愚者、死神逆位、太阳”。",
			"You drew them yourself, so I will not draw others in their place. Write the name of each card and whether it is reversed, such as “I drew The Fool, Death reversed and The Sun”."), []string{saidNow, ruleScope}})
		d.add(plain, sentence{m.tr("想让程序抽牌，说“帮我抽三张塔罗牌”。", "To have the program draw, say “draw three tarot cards”."), []string{ruleScope}})
	case m.draw == toolTarot && len(m.results(toolRestore)) == 0:
		return m.givenNotes(d), true
	default:
		return draft{}, false
	}
	return d, true
}

// linesText writes the six values one after the other.
func (m *mind) linesText() string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(m.given.lines), " ", ""), "[]")
}

// givenNotes tells what the notes say of cards that could not be laid out.
func (m *mind) givenNotes(d draft) draft {
	var ids []string
	for _, c := range m.given.cards {
		id := fmt.Sprint(c.ID)
		if c.Reversed {
			id += "r"
		}
		ids = append(ids, id)
	}
	d.add(plain, sentence{m.tr("这几张是你自己抽的，我没有另抽；这一轮也没有摆成牌阵。要摆出来，用命令 wenbu tarot --cards "+strings.Join(ids, ",")+"。",
		"You drew these yourself and I drew no others; nor were they laid out as a spread in this turn. To lay them out, run wenbu tarot --cards "+strings.Join(ids, ",")+"."), []string{saidNow, ruleScope}})
	notes := m.notes()
	for _, c := range m.given.cards {
		for _, n := range notes {
			if n.id == fmt.Sprintf("tarot-%d", c.ID) {
				m.addNote(&d, n, m.tr("关键词：", "Keywords: "), map[bool]string{false: m.tr("正位：", "Upright: "), true: m.tr("逆位：", "Reversed: ")}[c.Reversed])
			}
		}
	}
	if left := len(m.given.cards) - len(notes); left > 0 {
		d.add(plain, sentence{m.tr(fmt.Sprintf("还有 %d 张这一次没有读，可以再问。", left), fmt.Sprintf("%d more were not read this time; ask again for them.", left)), []string{ruleScope}})
	}
	d.add(plain, sentence{m.tr("读的时候先想一件具体的事，再看哪个词碰到了它。碰到你的是哪一个？", "Hold one concrete matter in mind and see which word touches it. Which one does?"), []string{ruleReflect}})
	d.add(note, sentence{m.in(drawNoticeText), []string{ruleNotice}})
	return d
}

// givenSentence says that what was given is what is shown.
func (m *mind) givenSentence() sentence {
	switch {
	case len(m.given.lines) > 0:
		text := m.tr("照你给的六爻排出，自下而上 "+m.linesText()+"，没有另起。", "Laid out from the six lines you gave, "+m.linesText()+" from the bottom up; nothing was cast anew.")
		if m.given.fromTop {
			text = m.tr("你是自上而下写的，这里倒过来用。", "You told them from the top down, so they are taken in reverse. ") + text
		}
		return sentence{text, []string{saidNow, toolOutcome + m.caster()}}
	case len(m.given.cards) > 0:
		return sentence{m.tr("照你给的牌摆出，没有另抽；没说牌阵的，位置按通用的牌阵。", "Laid out from the cards you gave; nothing was drawn anew. Where no spread was named the places are those of the common one."), []string{saidNow, toolOutcome + toolRestore}}
	}
	return sentence{}
}

// symbolNote is what the library notes of a card or a hexagram.
type symbolNote struct {
	id, title string
	lines     []string
}

// notes lists the notes that were read in this turn.
func (m *mind) notes() []symbolNote {
	var list []symbolNote
	for _, st := range m.results(toolRead) {
		var r struct {
			Source struct {
				ID   string `json:"id"`
				Kind string `json:"kind"`
			} `json:"source"`
			Content string `json:"content"`
		}
		if json.Unmarshal(st.result, &r) != nil || r.Source.Kind != "symbol" {
			continue
		}
		title, body, _ := strings.Cut(r.Content, "\n\n")
		list = append(list, symbolNote{r.Source.ID, title, strings.Split(body, "\n")})
	}
	return list
}

// addNote quotes those lines of a note that begin with one of the labels.
func (m *mind) addNote(d *draft, n symbolNote, labels ...string) {
	because := []string{sourceBasis + n.id}
	d.add(plain, sentence{"**" + n.title + "**", because})
	for _, line := range n.lines {
		if slices.ContainsFunc(labels, func(l string) bool { return strings.HasPrefix(line, l) }) {
			d.add(bullet, sentence{line, because})
		}
	}
}
