package chart

import (
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/calc/yijing/zhouyi"
)

// IChingText returns a cast of the Book of Changes (易经) for a terminal: both
// hexagrams with their lines, the related ones, what the book says of the hexagrams
// and of the lines that move, and below it the foot.
func IChingText(c yijing.Cast, f Foot, l Language) string { return ichingSheet(c, f, l).text(l) }

// IChingSVG returns the same as a drawing.
func IChingSVG(c yijing.Cast, f Foot, l Language) string { return ichingSheet(c, f, l).svg(l) }

func ichingSheet(c yijing.Cast, f Foot, l Language) *sheet {
	original := c.Original()
	s := &sheet{
		id: "wenbu-iching-" + c.String(), title: l.pick("周易卦象", "I Ching"), cast: c,
		related: []relative{
			{l.pick("互卦", "Nuclear"), original.Nuclear()},
			{l.script(l.pick("错卦", "Opposite")), original.Opposite()},
			{l.script(l.pick("综卦", "Reversed")), original.Reversed()},
		},
		sections: ichingPassages(c, l), foot: f,
	}
	moving := l.script(l.pick("无动爻", "No line moves"))
	if s.changes() {
		moving = l.script(l.pick("动爻：", "Moving: ")) + l.movingNames(c)
	}
	s.facts = []string{moving}
	return s
}

// ichingPassages are what the book says of the original hexagram, of the lines that
// move and of the changed hexagram.
func ichingPassages(c yijing.Cast, l Language) []passage {
	original, changed := c.Original(), c.Changed()
	text := zhouyi.Of(original)
	list := l.question(original)
	judgement := func(h yijing.Hexagram) string {
		return l.hexagramName(h) + l.script(l.pick("：卦辞", ": judgement"))
	}
	list = append(list, said(judgement(original), l.piece(text.Judgement)...)...)
	for _, line := range c.Moving() {
		list = append(list, said(l.hexagramName(original)+l.pick("：", ": ")+l.lineName(original, line), l.piece(text.Lines[line-1])...)...)
	}
	if c.MovingBits() == yijing.Hexagrams-1 {
		list = append(list, said(l.hexagramName(original)+l.pick("：用", ": when all lines move"), l.piece(text.Use)...)...)
	}
	if changed != original {
		list = append(list, l.judgement(changed)...)
	}
	return list
}

// question is what the hexagram asks, which has no form in traditional characters.
func (l Language) question(h yijing.Hexagram) []passage {
	switch l {
	case English:
		return said("To ask yourself", h.Question().En)
	case Traditional:
		return nil
	}
	return said("问自己", h.Question().Zh)
}

// piece returns a piece of the book with its plain rendering and what is to be noted
// of it, of which traditional characters have none.
func (l Language) piece(p zhouyi.Piece) []string {
	switch l {
	case English:
		return []string{p.Plain.En, p.Received, labelled("Note: ", p.Note.En)}
	case Traditional:
		return []string{p.Received}
	}
	return []string{p.ReceivedHans, p.Plain.Zh, labelled("注：", p.Note.Zh)}
}

// labelled puts a label before a text, and nothing before an empty one.
func labelled(label, text string) string {
	if text == "" {
		return ""
	}
	return label + text
}

// judgement is what the book says of a hexagram as a whole.
func (l Language) judgement(h yijing.Hexagram) []passage {
	return said(l.hexagramName(h)+l.script(l.pick("：卦辞", ": judgement")), l.piece(zhouyi.Of(h).Judgement)...)
}
