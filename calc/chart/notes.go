package chart

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
)

// notes are what a reader of the chart should know: its warnings, then the charts
// that the birth may have when the one drawn is not sure.
func (l Language) notes(c *bazi.Chart) []string {
	var list []string
	for _, w := range c.Warnings {
		list = append(list, l.warning(w))
	}
	if line := l.alternatives(c); line != "" {
		list = append(list, line)
	}
	return list
}

func (l Language) warning(w bazi.Warning) string {
	if l == Traditional {
		return w.Hant()
	}
	return l.pick(w.Words())
}

// alternatives lists the pillars of the charts that the birth may have, or
// nothing when there is one.
func (l Language) alternatives(c *bazi.Chart) string {
	var charts []string
	for _, a := range c.Alternatives() {
		names := make([]string, len(a.Pillars))
		for i, p := range a.Pillars {
			names[i] = p.String()
		}
		charts = append(charts, strings.Join(names, " "))
	}
	if len(charts) < 2 {
		return ""
	}
	return l.words().alternatives + strings.Join(charts, l.words().or) + l.pick("。", ".")
}

// fold breaks a text into lines of at most n terminal columns: at spaces, and
// between Hanzi where the next line would not begin with a closing mark.
func fold(s string, n int) []string {
	var lines []string
	for s = strings.TrimSpace(s); width(s) > n; {
		at := breakAt(s, n)
		lines = append(lines, strings.TrimSpace(s[:at]))
		s = strings.TrimSpace(s[at:])
	}
	return append(lines, s)
}

// breakAt returns the last place at which a text may be broken within n columns;
// a word that is longer is broken where the line is full.
func breakAt(s string, n int) int {
	columns, full, best := 0, 0, 0
	previous := ' '
	for i, r := range s {
		if i > 0 && (r == ' ' || wide(r) || wide(previous)) && !strings.ContainsRune("，。；：、）", r) && previous != '（' {
			best = i
		}
		columns += width(string(r))
		if columns > n {
			break
		}
		full, previous = i+len(string(r)), r
	}
	if best == 0 {
		return full
	}
	return best
}

// notes draws the notes below the chart.
func (d *pillarDrawing) notes() {
	list := d.lang.notes(d.chart)
	if len(list) == 0 {
		return
	}
	const leading = 15
	columns := 58
	if d.lang == English {
		columns = 50
	}
	d.section(d.lang.words().notes)
	for _, note := range list {
		lines := fold(note, columns)
		d.lines(label{x: margin, y: d.y + 11, size: 11, ink: inkText, anchor: "start"}, leading, lines)
		d.y += leading*float64(len(lines)) + 5
	}
	d.y += 7
}
