package chart

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// The columns of a cell on a terminal.
const (
	hanziColumns   = 18
	spelledColumns = 26
)

// TwelvePalacesText returns a Zi Wei chart as the board of twelve palaces for a
// terminal: 77 columns in Chinese, 109 in English.
func TwelvePalacesText(c *ziwei.Chart, l Language) string {
	columns := hanziColumns
	if l == English {
		columns = spelledColumns
	}
	t := textBoard{columns: columns}
	var cells [ziwei.Palaces][]string
	for i := range c.Palaces {
		cells[i] = l.cell(&c.Palaces[i], columns)
	}
	t.rule("┌", "┬", "┬", "┐")
	t.row(cells[3], cells[4], cells[5], cells[6])
	t.rule("├", "┼", "┴", "┤")
	t.middle(l.middle(c, 2*columns+1), [2][]string{cells[2], cells[1]}, [2][]string{cells[7], cells[8]})
	t.rule("├", "┼", "┬", "┤")
	t.row(cells[0], cells[11], cells[10], cells[9])
	t.rule("└", "┴", "┴", "┘")
	for _, note := range l.boardNotes(c) {
		t.WriteString(strings.Join(fold(note, 4*columns+5), "\n") + "\n")
	}
	return t.String()
}

// cell writes what is in a palace as lines.
func (l Language) cell(p *ziwei.Palace, columns int) []string {
	lines := []string{pad(l.say(p.Name), columns-width(l.pair(p.Pair))) + l.pair(p.Pair)}
	if marks := l.marks(p); marks != "" {
		lines = append(lines, "["+marks+"]")
	}
	if p.Empty() {
		lines = append(lines, "("+l.boardWords().noMajor+")")
	}
	for _, each := range p.Major {
		lines = append(lines, l.starText(each))
	}
	var minor, adjective []string
	for _, each := range p.Minor {
		minor = append(minor, l.starText(each))
	}
	for _, each := range p.Adjective {
		adjective = append(adjective, l.spell(each.Star))
	}
	rings := l.rings(p)
	lines = append(lines, flow(minor, columns)...)
	lines = append(lines, flow(adjective, columns)...)
	lines = append(lines, "")
	lines = append(lines, flow(rings[:], columns)...)
	return append(lines, l.decadeLine(p))
}

// starText writes a star with brightness and transformation: 太阳庙·禄.
func (l Language) starText(s ziwei.PlacedStar) string {
	text := l.starName(s.Star)
	if s.Brightness != ziwei.BrightnessNone {
		text += l.pick("", " ") + l.say(s.Brightness)
	}
	if s.Transformation != ziwei.HuaNone {
		text += "·" + l.hua(s.Transformation)
	}
	return text
}

// middle writes the facts of the birth as lines of a width.
func (l Language) middle(c *ziwei.Chart, columns int) []string {
	lines := []string{"", l.boardWords().title, "", l.bornLine(c)}
	for _, line := range []string{l.zoneLine(c.Birth, c.Time), l.usedClock(c.Rules.Clock, c.Time.Used), l.lunarLine(c)} {
		if line != "" {
			lines = append(lines, line)
		}
	}
	pillars := make([]string, len(c.Pillars))
	for i, p := range c.Pillars {
		pillars[i] = l.pair(p)
	}
	lines = append(lines, "")
	lines = append(lines, flow(pillars, columns)...)
	lines = append(lines, "")
	for _, fact := range l.facts(c) {
		lines = append(lines, fact[0]+l.pick("　", ": ")+fact[1])
	}
	var list []string
	for i, each := range c.Transformed() {
		list = append(list, l.starName(each)+" "+l.hua(ziwei.HuaLu+ziwei.Transformation(i)))
	}
	lines = append(lines, "", l.boardWords().transformed)
	lines = append(lines, flow(list, columns)...)
	for i, line := range lines {
		lines[i] = strings.Repeat(" ", max(0, columns-width(line))/2) + line
	}
	return lines
}

// flow sets words in lines of at most so many columns.
func flow(words []string, columns int) []string {
	const gap = "  "
	var lines []string
	for _, word := range words {
		last := len(lines) - 1
		if last >= 0 && width(lines[last])+len(gap)+width(word) <= columns {
			lines[last] += gap + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}

// textBoard writes the board from top to bottom.
type textBoard struct {
	strings.Builder
	columns int
}

// rule writes a line between rows with the crossings given.
func (t *textBoard) rule(left, sides, middle, right string) {
	edge := strings.Repeat("─", t.columns)
	t.WriteString(left + edge + sides + edge + middle + edge + sides + edge + right + "\n")
}

// row writes cells side by side.
func (t *textBoard) row(cells ...[]string) {
	height := 0
	for _, cell := range cells {
		height = max(height, len(cell))
	}
	for i := range height {
		for _, cell := range cells {
			t.WriteString("│" + pad(at(cell, i), t.columns))
		}
		t.WriteString("│\n")
	}
}

// middle writes the two middle rows, whose cells stand on both sides of the facts.
func (t *textBoard) middle(facts []string, left, right [2][]string) {
	heights := [2]int{max(len(left[0]), len(right[0])), max(len(left[1]), len(right[1]))}
	heights[1] = max(heights[1], len(facts)-heights[0])
	wide := 2*t.columns + 1
	line := 0
	for row, height := range heights {
		if row > 0 {
			edge := strings.Repeat("─", t.columns)
			t.WriteString("├" + edge + "┤" + pad(at(facts, line), wide) + "├" + edge + "┤\n")
			line++
		}
		for i := range height {
			t.WriteString("│" + pad(at(left[row], i), t.columns) + "│" + pad(at(facts, line), wide) + "│" + pad(at(right[row], i), t.columns) + "│\n")
			line++
		}
	}
}

// at returns a line of a cell, or nothing below its end.
func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return ""
}
