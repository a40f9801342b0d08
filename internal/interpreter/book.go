package interpreter

import (
	"fmt"
	"strings"
)

// hexagramText is what the book says of a hexagram.
type hexagramText struct {
	Judgement bookPiece   `json:"judgement"`
	Lines     []bookPiece `json:"lines"`
}

// bookPiece is a piece of the book, as received and in plain words.
type bookPiece struct {
	Received     string `json:"received"`
	ReceivedHans string `json:"receivedHans"`
	Zh           string `json:"zh"`
	En           string `json:"en"`
}

func (m *mind) addHexagrams(d *draft, s *symbols) {
	if s.Board == nil && newWords(m.task).has(liuyaoWords...) {
		d.add(plain, sentence{m.tr("这一轮只有周易的卦和原文，不排六爻的盘（纳甲、世应、六亲）；要看盘，用命令 wenbu liuyao，或请求 POST /api/v1/liuyao，把同样的六爻给它。",
			"This turn shows the hexagram and the text of the Changes, not the Liu Yao board (纳甲 stems and branches, 世应 self and other, 六亲 six kin). For the board run wenbu liuyao or send the same lines to POST /api/v1/liuyao."), []string{ruleScope, saidNow}})
	}
	m.addHexagram(d, m.tr("本卦", "Hexagram "), s.Original)
	m.addPiece(d, m.tr("卦辞", "Its judgement"), s.Texts.Original.Judgement)
	for _, line := range s.Moving {
		if line >= 1 && line <= len(s.Texts.Original.Lines) {
			m.addPiece(d, m.tr("动爻", fmt.Sprintf("Moving line %d", line)), s.Texts.Original.Lines[line-1])
		}
	}
	if len(s.Moving) > 1 {
		d.add(bullet, sentence{m.tr("动了不止一爻：先看哪一条，各家说法不同，这里都列出，不作取舍。", "More than one line moves: schools differ in which to read first, so all stand here and none is preferred."), []string{factSymbols}})
	}
	if len(s.Moving) > 0 && s.Changed.Number != s.Original.Number {
		m.addHexagram(d, m.tr("变卦", "Changing to "), s.Changed)
		m.addPiece(d, m.tr("卦辞", "Its judgement"), s.Texts.Changed.Judgement)
	}
	if s.Board != nil {
		m.addBoard(d, s.Board)
	}
}

// addHexagram names a hexagram. Its symbol stands outside the emphasis: Markdown
// takes it for punctuation, beside which a word's emphasis does not begin.
func (m *mind) addHexagram(d *draft, label string, h hexagram) {
	d.add(bullet, sentence{label + h.Symbol + " **" + m.tr(h.Zh, h.En) + "**" + m.tr("：", ": ") + m.tr(h.PromptZh, h.PromptEn), []string{factSymbols}})
}

// addPiece quotes a piece of the book, with its plain words where there are any.
func (m *mind) addPiece(d *draft, label string, p bookPiece) {
	if p.Received == "" {
		return
	}
	quoted := m.tr(p.ReceivedHans, p.Received)
	plainly := strings.TrimSpace(m.tr(p.Zh, p.En))
	if plainly != "" {
		plainly = m.tr("意思是：", " That is: ") + plainly
	}
	d.add(bullet, sentence{label + m.tr("：“", ": “") + quoted + "”" + plainly, []string{factSymbols}})
}
