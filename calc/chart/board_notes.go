package chart

import "github.com/wenbu-go/wenbu/calc/ziwei"

// boardNotes are what a reader of a board should know: the warnings of the chart,
// the other charts that the birth may have, then the rules in force that are not the
// default, and last what a chart is for.
func (l Language) boardNotes(c *ziwei.Chart) []string {
	var list []string
	for _, w := range c.Warnings() {
		if l == Traditional {
			list = append(list, w.Hant())
			continue
		}
		list = append(list, l.pick(w.Words()))
	}
	for _, a := range c.Alternatives() {
		list = append(list, l.otherBoard(a.Chart))
	}
	usual := map[string]string{}
	for _, o := range ziwei.Options() {
		usual[o.Name] = o.Values[0]
	}
	for _, r := range c.Applied() {
		if r.Value != usual[r.Option] {
			list = append(list, l.ruleLine(r))
		}
	}
	return append(list, l.notice())
}

// otherBoard tells another chart in a line: lunar date and hour, life palace, bureau.
func (l Language) otherBoard(c *ziwei.Chart) string {
	w := l.boardWords()
	return w.other + l.lunarLine(c) + w.comma + w.lifePalace + " " + l.pair(c.Palaces[c.LifePalace].Pair) + w.comma + l.say(c.Bureau) + l.pick("。", ".")
}

// ruleLine writes a rule as a sentence.
func (l Language) ruleLine(r ziwei.AppliedRule) string {
	w := l.boardWords()
	if l == English {
		return w.rule + ": " + r.Why + "."
	}
	return w.rule + "：" + l.script(r.WhyZh) + "。"
}

const noteLeading = 16

// noteRoom is the height of lines of notes.
func (d *board) noteRoom(lines int) float64 {
	if lines == 0 {
		return 0
	}
	return noteLeading*float64(lines) + 6
}

// foldedNotes returns the notes in lines that are as wide as the board.
func (d *board) foldedNotes() []string {
	columnWidth := 5.7 // half a Hanzi
	if d.lang == English {
		columnWidth = 6.4
	}
	var lines []string
	for _, note := range d.lang.boardNotes(d.chart) {
		lines = append(lines, fold(note, int(boardColumns*d.cellWidth/columnWidth))...)
	}
	return lines
}
