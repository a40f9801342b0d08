package chart

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/xiaoliuren"
)

// Palaces is a reading of the six palaces (六宫) to be shown.
type Palaces struct {
	at      civil.DateTime
	facts   string // lunar date and double hour, or length and double hour, in Hanzi
	factsEn string
	counted []xiaoliuren.Palace // in the order they were counted
	text    calc.Text
	god     calc.Text // the ten god of the day and what it brings to mind; empty without a day master
}

// DayPalaces shows the reading of a day and hour.
func DayPalaces(d xiaoliuren.Day) Palaces {
	return Palaces{
		at: d.At, counted: []xiaoliuren.Palace{d.Palace}, text: d.Text(),
		facts:   fmt.Sprintf("农历%s  %s日  %s时", d.Lunar, d.Pair, d.Hour),
		factsEn: fmt.Sprintf("%s, day %s, hour %s", d.Lunar.English(), English.pair(d.Pair), English.branch(d.Hour)),
	}
}

// MasterPalaces shows the same with what the day is to a day master (流日十神) and
// what that may bring to mind.
func MasterPalaces(d xiaoliuren.Day, master ganzhi.HeavenlyStem) Palaces {
	p, god := DayPalaces(d), d.TenGod(master)
	text := xiaoliuren.TenGodText(god)
	p.god = calc.Text{
		Zh: fmt.Sprintf("日主%s，今日%s。%s", master, god, text.Zh),
		En: fmt.Sprintf("To the day master %s %s the day is %s (%s). %s", master, master.Pinyin(), god.English(), god, text.En),
	}
	return p
}

// QuestionPalaces shows the reading of a question, without the question.
func QuestionPalaces(q xiaoliuren.Question) Palaces {
	return Palaces{
		at: q.At, counted: []xiaoliuren.Palace{q.Start, q.Turn}, text: q.Text(),
		facts:   fmt.Sprintf("问题 %d 字  %s时", q.Length, q.Hour),
		factsEn: fmt.Sprintf("a question of %d characters, hour %s", q.Length, English.branch(q.Hour)),
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

// words returns the facts and the reading in a language, the reading in paragraphs.
// It is prose of the library, which has no form in traditional characters.
func (p Palaces) words(l Language) (facts string, reading []string) {
	reading = []string{l.prose(p.text)}
	if god := l.prose(p.god); god != "" {
		reading = append(reading, god)
	}
	if l == English {
		return p.factsEn, reading
	}
	return l.script(p.facts), reading
}

// clock is the reading of the clock as people write it.
func (p Palaces) clock() string { return p.at.DateString() + " " + shortClock(p.at) }

// Text draws the reading for a terminal, in lines of any length.
func (p Palaces) Text(l Language) string {
	facts, reading := p.words(l)
	var out strings.Builder
	fmt.Fprintf(&out, "%s  %s\n%s\n\n", palaceWords[l].title, p.clock(), facts)
	for i := range xiaoliuren.Palaces {
		palace := xiaoliuren.Palace(i)
		mark, role := " ", p.roles(l, palace)
		if role != "" {
			mark = "*"
		}
		fmt.Fprintln(&out, strings.TrimRight(mark+" "+pad(l.palace(palace), 20)+role, " "))
	}
	return out.String() + "\n" + strings.Join(reading, "\n\n") + "\n" + l.footText(Foot{})
}

// palaceSeats are the places of the palaces on three fingers: 大安 at the root of
// the index finger, 留连 at its tip, and on to 空亡 at the root of the middle one.
var palaceSeats = [xiaoliuren.Palaces]struct{ column, row float64 }{{0, 1}, {0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}}

// SVG draws the palaces as they lie on the fingers, those that were counted marked,
// with the reading below.
func (p Palaces) SVG(l Language) string {
	const (
		gap = 8.0
		w   = (drawingWidth - 2*margin - 2*gap) / 3
		h   = 74.0
	)
	facts, reading := p.words(l)
	var c canvas
	c.text(label{x: margin, y: 26, size: 16, ink: inkText, anchor: "start", bold: true}, palaceWords[l].title)
	c.text(label{x: drawingWidth - margin, y: 26, size: 11, ink: inkMuted, anchor: "end"}, p.clock())
	told := fold(facts, 48)
	c.lines(label{x: margin, y: 46, size: 12, ink: inkMuted, anchor: "start"}, footLeading, told)
	top := 47 + footLeading*float64(len(told))
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
	y := top + 2*h + gap + 26
	for _, paragraph := range reading {
		lines := wrap(paragraph, 52)
		if l != English {
			lines = wrapHanzi(paragraph, 27)
		}
		c.lines(label{x: margin, y: y, size: 12, ink: inkText, anchor: "start"}, 18, lines)
		y += 18*float64(len(lines)) + 8
	}
	size := [2]float64{drawingWidth, c.footer(l.footLines(Foot{}), y-14, 54) + 6}
	var ground canvas
	ground.rect(0, 0, size[0], size[1], 10, inkPaper)
	ground.WriteString(c.String())
	return ground.document(fmt.Sprintf("wenbu-palaces-%s", strings.NewReplacer(":", "", "-", "").Replace(p.at.String())), size, l, palaceWords[l].title, facts)
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
