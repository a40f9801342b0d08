package chart

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/xiaoliuren"
)

// Palaces is a reading of the six palaces (六宫) to be shown.
type Palaces struct {
	at      civil.DateTime
	facts   string // lunar date and double hour, or length and double hour, in Hanzi
	factsEn string
	counted []xiaoliuren.Palace // in the order they were counted
	text    calc.Text
}

// DayPalaces shows the reading of a day and hour.
func DayPalaces(d xiaoliuren.Day) Palaces {
	return Palaces{
		at: d.At, counted: []xiaoliuren.Palace{d.Palace}, text: d.Text(),
		facts:   fmt.Sprintf("农历%s  %s日  %s时", d.Lunar, d.Pair, d.Hour),
		factsEn: fmt.Sprintf("%s, day %s, hour %s", d.Lunar.English(), d.Pair, d.Hour),
	}
}

// QuestionPalaces shows the reading of a question, without the question.
func QuestionPalaces(q xiaoliuren.Question) Palaces {
	return Palaces{
		at: q.At, counted: []xiaoliuren.Palace{q.Start, q.Turn}, text: q.Text(),
		facts:   fmt.Sprintf("问题 %d 字  %s时", q.Length, q.Hour),
		factsEn: fmt.Sprintf("a question of %d characters, hour %s", q.Length, q.Hour),
	}
}

// palaceWords are the title, and the roles of one or two counted palaces.
var palaceWords = [...]struct {
	title       string
	day         string
	start, turn string
}{
	Chinese:     {"小六壬", "所值", "起", "应"},
	English:     {"Xiao Liu Ren", "counted", "start", "turn"},
	Traditional: {"小六壬", "所值", "起", "應"},
}

// roles returns what a palace was counted as.
func (p Palaces) roles(l Language, of xiaoliuren.Palace) string {
	words := palaceWords[l]
	names := []string{words.start, words.turn}
	if len(p.counted) == 1 {
		names = []string{words.day}
	}
	var is []string
	for i, counted := range p.counted {
		if counted == of {
			is = append(is, names[i])
		}
	}
	return strings.Join(is, " ")
}

func (l Language) palace(p xiaoliuren.Palace) string {
	if l == English {
		return p.String() + " " + p.English()
	}
	return l.script(p.String())
}

// words returns the facts and the reading in a language. The reading is prose of
// the library, which has no form in traditional characters.
func (p Palaces) words(l Language) (facts, reading string) {
	if l == English {
		return p.factsEn, p.text.En
	}
	return l.script(p.facts), p.text.Zh
}

// Text draws the reading for a terminal, in lines of any length.
func (p Palaces) Text(l Language) string {
	facts, reading := p.words(l)
	var out strings.Builder
	fmt.Fprintf(&out, "%s  %s\n%s\n\n", palaceWords[l].title, p.at, facts)
	for i := range xiaoliuren.Palaces {
		palace := xiaoliuren.Palace(i)
		mark, role := " ", p.roles(l, palace)
		if role != "" {
			mark = "*"
		}
		fmt.Fprintln(&out, strings.TrimRight(mark+" "+pad(l.palace(palace), 20)+role, " "))
	}
	return out.String() + "\n" + reading + "\n"
}

// palaceSeats are the places of the palaces on three fingers: 大安 at the root of
// the index finger, 留连 at its tip, and on to 空亡 at the root of the middle one.
var palaceSeats = [xiaoliuren.Palaces]struct{ column, row float64 }{{0, 1}, {0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}}

// SVG draws the palaces as they lie on the fingers, those that were counted marked,
// with the reading below.
func (p Palaces) SVG(l Language) string {
	const (
		top, gap = 62.0, 8.0
		w        = (drawingWidth - 2*margin - 2*gap) / 3
		h        = 74.0
	)
	facts, reading := p.words(l)
	var c canvas
	c.text(label{x: margin, y: 26, size: 16, ink: inkText, anchor: "start", bold: true}, palaceWords[l].title)
	c.text(label{x: drawingWidth - margin, y: 26, size: 11, ink: inkMuted, anchor: "end"}, p.at.String())
	c.text(label{x: margin, y: 46, size: 12, ink: inkMuted, anchor: "start"}, facts)
	for i, seat := range palaceSeats {
		palace := xiaoliuren.Palace(i)
		x, y := margin+seat.column*(w+gap), top+seat.row*(h+gap)
		role, name := p.roles(l, palace), inkMuted
		c.rect(x, y, w, h, 6, inkTint)
		if role != "" {
			name = inkFire
			c.rect(x, y, w, 3, 1.5, inkFire)
			c.text(label{x: x + w/2, y: y + h - 8, size: 11, ink: inkFire, anchor: "middle"}, role)
		}
		c.text(label{x: x + w/2, y: y + 33, size: 20, ink: name, anchor: "middle", serif: true}, l.script(palace.String()))
		if l == English {
			c.text(label{x: x + w/2, y: y + 50, size: 11, ink: inkMuted, anchor: "middle"}, palace.English())
		}
	}
	lines := wrap(reading, 52)
	if l != English {
		lines = wrapHanzi(reading, 27)
	}
	y := top + 2*h + gap + 26
	c.lines(label{x: margin, y: y, size: 12, ink: inkText, anchor: "start"}, 18, lines)
	size := [2]float64{drawingWidth, y + 18*float64(len(lines)) + 4}
	return c.document(fmt.Sprintf("wenbu-palaces-%s", strings.NewReplacer(":", "", "-", "").Replace(p.at.String())), size, l, palaceWords[l].title, facts)
}

// wrapHanzi breaks Chinese into lines of at most n characters. No line begins with
// a mark that closes.
func wrapHanzi(s string, n int) []string {
	var lines []string
	text := []rune(s)
	for len(text) > n {
		cut := n
		for cut > 1 && strings.ContainsRune("，。；：、！？”）", text[cut]) {
			cut--
		}
		lines = append(lines, string(text[:cut]))
		text = text[cut:]
	}
	return append(lines, string(text))
}
