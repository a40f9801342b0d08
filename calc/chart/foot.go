package chart

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc"
)

// Foot is what stands small below a drawing: how it came about (来由). The zero value
// says nothing of that.
type Foot struct {
	Method calc.Text // for example that lines were cast by three coins
	Seed   string    // what chance was taken from; "" is not shown
}

// footWords are the notice that stands below every chart, and the label of a seed.
var footWords = [...]struct{ notice, seed string }{
	Chinese:     {"供娱乐与自我省思，不预言任何事。", "种子"},
	English:     {"For entertainment and reflection; it predicts nothing.", "Seed"},
	Traditional: {"供娛樂與自我省思，不預言任何事。", "種子"},
}

// notice says what a chart is for.
func (l Language) notice() string { return footWords[l].notice }

// footLines are the lines below a chart, the notice last.
func (l Language) footLines(f Foot) []string {
	var list []string
	if method := l.name(f.Method); method != "" {
		list = append(list, method)
	}
	if f.Seed != "" {
		list = append(list, footWords[l].seed+l.pick("：", ": ")+f.Seed)
	}
	return append(list, l.notice())
}

// footText writes the same for a terminal.
func (l Language) footText(f Foot) string { return "\n" + strings.Join(l.footLines(f), "\n") + "\n" }

const footLeading = 15

// footer writes lines below a drawing, at most so many terminal columns wide, and
// returns where they end.
func (c *canvas) footer(list []string, y float64, columns int) float64 {
	for _, each := range list {
		lines := fold(each, columns)
		c.lines(label{x: margin, y: y + footLeading - 3, size: 11, ink: inkMuted, anchor: "start"}, footLeading, lines)
		y += footLeading * float64(len(lines))
	}
	return y + 4
}
