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
