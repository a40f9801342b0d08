package chart

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/calc/liuyao"
)

// page draws the board for a terminal.
func (b sixBoard) page() string {
	var out strings.Builder
	out.WriteString(strings.Join(append([]string{b.title()}, b.facts()...), "\n") + "\n\n")
	b.writeHeads(&out)
	writeTable(&out, b.rows())
	fmt.Fprintf(&out, "%s\n", b.legend())
	for _, p := range slices.Concat(b.passages(), b.reasons()) {
		fmt.Fprintf(&out, "\n%s\n", p.heading)
		for _, text := range p.texts {
			out.WriteString("  " + text + "\n")
		}
	}
	return out.String() + b.lang.footText(b.foot)
}

// writeHeads names the two hexagrams.
func (b sixBoard) writeHeads(out *strings.Builder) {
	rows := [][]string{{b.lang.originalLabel(), b.lang.hexagramTitle(b.Original.Hexagram), b.seat(b.Original)}}
	if b.changes() {
		rows = append(rows, []string{b.lang.changedLabel(), b.lang.hexagramTitle(b.Changed.Hexagram), b.seat(b.Changed)})
	}
	writeTable(out, rows)
	out.WriteString("\n")
}

// rows are the lines from the top down. Hidden spirits have a column of their own
// when there are any.
func (b sixBoard) rows() [][]string {
	var rows [][]string
	changed := b.ChangedRelatives()
	for i := len(b.Lines) - 1; i >= 0; i-- {
		l := &b.Lines[i]
		row := []string{b.spirit(l.Spirit)}
		if len(b.Hidden) > 0 {
			cell := ""
			if h := b.hidden(l.Number); h != nil {
				cell = b.hiddenName(h)
			}
			row = append(row, cell)
		}
		row = append(row, b.relative(l.Relative)+" "+b.naJia(l.NaJia), lineText(l.Value.Yang()), movingMark(l.Value), b.role(l))
		if b.changes() {
			row = append(row, lineText(b.Changed.Hexagram.Yang(l.Number)), b.relative(changed[i])+" "+b.naJia(b.Changed.NaJia[i]))
		}
		rows = append(rows, row)
	}
	return rows
}

// reasons say of each line, from the bottom up, why it has its marks.
func (b sixBoard) reasons() []passage {
	var list []passage
	for i := range b.Lines {
		l := &b.Lines[i]
		heading := b.lineNames([]int{l.Number}) + "  " + b.relative(l.Relative) + " " + b.naJia(l.NaJia) + "  " +
			b.say("月令"+l.State.String(), strings.ToLower(l.State.English())+" in the month")
		if b.Rules.Score == liuyao.On {
			heading += fmt.Sprintf("  %+d", l.Score)
		}
		var texts []string
		for _, m := range l.Marks.List() {
			texts = append(texts, b.say(m.String(), m.English())+b.lang.pick("：", ": ")+b.say(b.Why(l, m)))
		}
		if h := b.hidden(l.Number); h != nil {
			texts = append(texts, b.hiddenName(h)+b.lang.pick("：", ": ")+b.say(h.Bond.Words()))
			for _, m := range h.Marks.List() {
				texts = append(texts, "  "+b.say(m.String(), m.English())+b.lang.pick("：", ": ")+b.say(b.WhyHidden(h, m)))
			}
		}
		list = append(list, passage{heading, texts})
	}
	return list
}
