package chart

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
)

// FourPillarsText returns a four-pillar chart as a table for a terminal, with its
// warnings, its relations and, when it has any, its luck pillars below.
func FourPillarsText(c *bazi.Chart, l Language) string {
	w := l.words()
	var b strings.Builder
	fmt.Fprintf(&b, "%s  %s  %s", w.title, l.birthLine(c), l.zoneLine(c.Birth, c.Time))
	if line := l.clockLine(c); line != "" {
		b.WriteString("  " + line)
	}
	b.WriteString("\n\n")
	writeTable(&b, pillarRows(c, l))
	if notes := l.notes(c); len(notes) > 0 {
		fmt.Fprintf(&b, "\n%s\n\n%s\n", w.notes, strings.Join(notes, "\n"))
	}
	if list := c.Relations(); len(list) > 0 {
		fmt.Fprintf(&b, "\n%s\n\n", w.relations)
		writeTable(&b, relationRows(list, l))
	}
	if c.Luck != nil {
		fmt.Fprintf(&b, "\n%s  %s\n\n", w.luck, l.luckLine(c.Luck))
		writeTable(&b, luckRows(c.Luck, l))
	}
	return b.String() + l.footText(Foot{})
}

// pillarRows returns the table of the pillars: a label, then a cell a pillar.
func pillarRows(c *bazi.Chart, l Language) [][]string {
	w := l.words()
	row := func(label string, cell func(bazi.Pillar) string) []string {
		cells := []string{label}
		for _, p := range c.Pillars {
			cells = append(cells, cell(p))
		}
		return cells
	}
	rows := [][]string{
		row("", func(p bazi.Pillar) string { return w.pillars[p.Kind] }),
		row(w.tenGod, l.role),
		row(w.stem, func(p bazi.Pillar) string {
			s := p.Pair.Stem()
			return s.String() + " " + l.nature(s.YinYang(), s.Element())
		}),
		row(w.branch, func(p bazi.Pillar) string {
			b := p.Pair.Branch()
			return b.String() + " " + l.nature(b.YinYang(), b.Element())
		}),
	}
	for i := range 3 {
		label := ""
		if i == 0 {
			label = w.hidden
		}
		rows = append(rows, row(label, func(p bazi.Pillar) string { return hiddenCell(p, i, l) }))
	}
	return append(rows,
		row(w.naYin, func(p bazi.Pillar) string { return l.naYin(p.NaYin) }),
		row(w.stage, func(p bazi.Pillar) string { return l.stage(p.Stage) }),
		row(w.void, func(p bazi.Pillar) string { return p.KongWang[0].String() + p.KongWang[1].String() }),
	)
}

// hiddenCell prints the hidden stem number i of a pillar, if it has one.
func hiddenCell(p bazi.Pillar, i int, l Language) string {
	if i >= len(p.Hidden) {
		return ""
	}
	h := p.Hidden[i]
	return fmt.Sprintf("%s %s %d", h.Stem, l.tenGod(h.TenGod), h.Weight)
}

func luckRows(luck *bazi.Luck, l Language) [][]string {
	var rows [][]string
	for _, p := range luck.Pillars {
		rows = append(rows, []string{
			l.age(p.StartAge),
			fmt.Sprintf("%d–%d", p.StartYear, p.EndYear),
			p.Pair.String(),
			l.tenGod(p.TenGod),
		})
	}
	return rows
}

// writeTable aligns cells by their widest and ends lines without spaces.
func writeTable(b *strings.Builder, rows [][]string) {
	var columns []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(columns) {
				columns = append(columns, 0)
			}
			columns[i] = max(columns[i], width(cell))
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			line.WriteString(pad(cell, columns[i]+2))
		}
		b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
}
