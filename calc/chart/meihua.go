package chart

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/meihua"
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/calc/yijing/zhouyi"
)

// MeihuaText returns a cast by plum blossom numbers (梅花易数) for a terminal: the
// numbers, the hexagrams with body and use, their relations, and what the book
// says of the hexagram and of its moving line.
func MeihuaText(c *meihua.Cast, l Language) string { return meihuaSheet(c, l).text(l) }

// MeihuaSVG returns the same as a drawing.
func MeihuaSVG(c *meihua.Cast, l Language) string { return meihuaSheet(c, l).svg(l) }

func meihuaSheet(c *meihua.Cast, l Language) *sheet {
	s := &sheet{
		id:    fmt.Sprintf("wenbu-meihua-%d-%d-%d", c.Sums.Upper, c.Sums.Lower, c.Sums.Moving),
		title: l.script(l.pick("梅花易数", "Plum blossom numbers")), cast: c.Lines(),
		facts:   append(l.momentFacts(c), l.sums(c)),
		related: []relative{{l.pick("互卦", "Nuclear"), c.Nuclear()}},
	}
	body, use := l.script(l.pick("体", "body")), l.pick("用", "use")
	if s.halves = [2]string{use, body}; !c.BodyAbove() {
		s.halves = [2]string{body, use}
	}
	s.sections = append(s.sections, l.bearings(c)...)
	text := zhouyi.Of(c.Original)
	s.sections = append(s.sections, l.judgement(c.Original)...)
	s.sections = append(s.sections, said(l.hexagramName(c.Original)+l.pick("：", ": ")+l.lineName(c.Original, c.Line), l.piece(text.Lines[c.Line-1])...)...)
	s.sections = append(s.sections, l.judgement(c.Changed())...)
	return s
}

// momentFacts tell the time of a cast in the numbers that count.
func (l Language) momentFacts(c *meihua.Cast) []string {
	m := c.Moment
	if m == nil {
		return nil
	}
	at := m.Local.DateString() + " " + shortClock(m.Local)
	if m.Used != m.Local {
		at += "  " + l.clock(c.Rules.Clock) + " " + m.Used.DateString() + " " + shortClock(m.Used)
	}
	year, hour := int(m.Year)+1, int(m.Hour)+1
	if l == English {
		return []string{fmt.Sprintf("%s (%s); year %s %d, month %d, day %d, hour %s %d", at,
			m.Lunar.English(), l.branch(m.Year), year, m.Month, m.Day, l.branch(m.Hour), hour)}
	}
	lunar := m.Lunar.String()
	if l == Traditional {
		lunar = m.Lunar.Hant()
	}
	return []string{fmt.Sprintf("%s  %s%s", at, l.script("农历"), lunar),
		fmt.Sprintf("年%s%d  月%d  日%d  %s%s%d", m.Year, year, m.Month, m.Day, l.script("时"), m.Hour, hour)}
}

// sums tell how the numbers became trigrams and a line.
func (l Language) sums(c *meihua.Cast) string {
	if l == English {
		return fmt.Sprintf("upper %d: %s %d; lower %d: %s %d; moving %d: line %d", c.Sums.Upper, l.trigramName(c.Original.Upper()), c.Original.Upper().Number(),
			c.Sums.Lower, l.trigramName(c.Original.Lower()), c.Original.Lower().Number(), c.Sums.Moving, c.Line)
	}
	return fmt.Sprintf(l.script("上 %d 得%s%d，下 %d 得%s%d，动 %d 得%s"), c.Sums.Upper, l.trigramName(c.Original.Upper()), c.Original.Upper().Number(),
		c.Sums.Lower, l.trigramName(c.Original.Lower()), c.Original.Lower().Number(), c.Sums.Moving, c.Original.LineName(c.Line))
}

// bearings are the relations to the body, each with what it may bring to mind.
func (l Language) bearings(c *meihua.Cast) []passage {
	heading := fmt.Sprintf(l.script(l.pick("体 %s%s", "Body: %s, %s")), l.trigramName(c.Body()), l.element(c.Body()))
	if c.Moment != nil {
		season := meihua.SeasonOf(c.Body(), c.Moment.Jie)
		heading += l.pick("，"+l.script(c.Moment.Jie.String()+"月")+season.String(), fmt.Sprintf(", %s in the %s month", season.English(), l.branch(c.Moment.Jie)))
	}
	var list []string
	for _, r := range c.Relations() {
		text := fmt.Sprintf("%s %s%s  ", l.script(r.String()), l.trigramName(r.Trigram), l.element(r.Trigram))
		switch l {
		case English:
			text = fmt.Sprintf("%s (%s, %s): %s", r.English(), l.trigramName(r.Trigram), l.element(r.Trigram), r.Text().En)
		case Chinese:
			text += r.Text().Zh
		}
		list = append(list, strings.TrimSpace(text))
	}
	return said(heading, list...)
}

func (l Language) trigramName(t yijing.Trigram) string {
	switch l {
	case English:
		return t.String() + " " + t.Pinyin()
	case Traditional:
		return t.Hant()
	}
	return t.String()
}

func (l Language) element(t yijing.Trigram) string {
	if l == English {
		return t.Element().English()
	}
	return t.Element().String()
}
