package chart

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/liuyao"
)

// sixBoard is a board of six lines (六爻卦盘) as it is shown.
type sixBoard struct {
	*liuyao.Board
	when *bazi.Chart // the four pillars of the casting
	foot Foot
	lang Language
}

// LiuyaoText returns a board of six lines for a terminal, with the reason of every
// mark. The chart is that of the moment of casting.
func LiuyaoText(b *liuyao.Board, when *bazi.Chart, f Foot, l Language) string {
	return sixBoard{b, when, f, l}.page()
}

// LiuyaoSVG returns a board of six lines as a drawing.
func LiuyaoSVG(b *liuyao.Board, when *bazi.Chart, f Foot, l Language) string {
	d := &sixDrawing{sixBoard: sixBoard{b, when, f, l}}
	return d.draw()
}

func (b sixBoard) title() string { return b.say("六爻卦盘", "Liu Yao board") }

// say picks a text and writes it in the script of the language.
func (b sixBoard) say(zh, en string) string { return b.lang.script(b.lang.pick(zh, en)) }

// changes reports whether any line moves.
func (b sixBoard) changes() bool { return b.Changed.Hexagram != b.Original.Hexagram }

// facts say when the cast was made, its pillars and what it is about.
func (b sixBoard) facts() []string {
	when := b.lang.birthLine(b.when) + "  " + b.lang.zoneLine(b.when.Birth, b.when.Time)
	list := []string{when}
	if line := b.lang.clockLine(b.when); line != "" {
		list = append(list, line)
	}
	p := b.when.Pillars
	pair := func(i int) string { return b.lang.pair(p[i].Pair) }
	list = append(list, b.lang.pick(
		fmt.Sprintf("%s年  %s月  %s日  %s时  旬空 %s%s", pair(0), pair(1), pair(2), pair(3), b.Void[0], b.Void[1]),
		fmt.Sprintf("year %s, month %s, day %s, hour %s; void: %s and %s", pair(0), pair(1), pair(2), pair(3), English.branch(b.Void[0]), English.branch(b.Void[1]))))
	if b.Topic != liuyao.TopicNone {
		zh, en := b.Topic.Names()
		list = append(list, b.lang.pick("占"+zh, "about "+en))
	}
	for i := range list {
		list[i] = b.lang.script(list[i])
	}
	return list
}

// seat says where a hexagram stands in its palace.
func (b sixBoard) seat(f liuyao.Figure) string {
	zh, en := f.Palace.String()+"宫"+f.Generation.String(), f.Palace.String()+" "+f.Palace.Pinyin()+" palace, "+strings.ToLower(f.Generation.English())
	if f.Kind != liuyao.KindPlain {
		zh, en = zh+" · "+f.Kind.String(), en+" · "+strings.ToLower(f.Kind.English())
	}
	return b.say(zh, en)
}

func (b sixBoard) relative(r liuyao.Relative) string { return b.say(r.String(), r.English()) }

// naJia writes stem and branch with the element, in English after them.
func (b sixBoard) naJia(p ganzhi.Pair) string {
	e := p.Branch().Element()
	return p.String() + b.lang.pick(e.String(), " "+e.English())
}

// spiritShort are the spirits where there is little room.
var spiritShort = [liuyao.Lines]string{"Dragon", "Bird", "Array", "Serpent", "Tiger", "Warrior"}

func (b sixBoard) spirit(s liuyao.Spirit) string { return b.say(s.String(), spiritShort[s]) }

// role returns 世 or 应, or nothing.
func (b sixBoard) role(l *liuyao.Line) string {
	switch l {
	case b.Shi():
		return "世"
	case b.Ying():
		return b.lang.script("应")
	}
	return ""
}

// aside are the marks that a board does not show: data that decide nothing, and what
// other marks say better.
var aside = map[liuyao.Mark]bool{
	liuyao.MarkYueXing: true, liuyao.MarkYueHai: true, liuyao.MarkRiXing: true, liuyao.MarkRiHai: true,
	liuyao.MarkHuaBiHe: true, liuyao.MarkHuaXie: true, liuyao.MarkHuaHao: true,
}

// marks lists the state and the marks of a line by month and day, and what its change
// does to it.
func (b sixBoard) marks(l *liuyao.Line) (state, change []string) {
	state = []string{b.say(l.State.String(), strings.ToLower(l.State.English()))}
	for _, m := range l.Marks.List() {
		switch {
		case aside[m], m == liuyao.MarkRiChong && l.Marks.Any(liuyao.MarkAnDong, liuyao.MarkRiPo, liuyao.MarkChongKong, liuyao.MarkChongSan):
		case m == liuyao.MarkXunKong && l.Marks.Any(liuyao.MarkKongBuKong, liuyao.MarkZhenKong):
		case m >= liuyao.MarkHuiTouSheng:
			change = append(change, b.say(m.String(), m.English()))
		default:
			state = append(state, b.say(m.String(), m.English()))
		}
	}
	if b.Rules.Score == liuyao.On {
		state = append(state, fmt.Sprintf(b.say("分 %+d", "score %+d"), l.Score))
	}
	return state, change
}

// hidden says what hides under a line, or nothing.
func (b sixBoard) hidden(line int) *liuyao.Hidden {
	for i := range b.Hidden {
		if b.Hidden[i].Line == line {
			return &b.Hidden[i]
		}
	}
	return nil
}

func (b sixBoard) hiddenName(h *liuyao.Hidden) string {
	return b.say("伏 ", "hidden ") + b.relative(h.Relative) + " " + b.naJia(h.NaJia)
}

// usefulLine is the line of the useful god, 0 for none.
func (b sixBoard) usefulLine() int {
	if b.Useful == nil || b.Useful.Place != liuyao.PlaceLine {
		return 0
	}
	return b.Useful.Line
}

// lineNames names lines, or says that there is none.
func (b sixBoard) lineNames(numbers []int) string {
	if len(numbers) == 0 {
		return b.say("不现", "on no line")
	}
	var names []string
	for _, n := range numbers {
		names = append(names, b.say(liuyao.LineName(n), fmt.Sprintf("line %d", n)))
	}
	return strings.Join(names, b.lang.pick("、", ", "))
}

// notes warn of a moment of casting that is not sure.
func (b sixBoard) notes() []string {
	var list []string
	for _, w := range b.when.Warnings {
		list = append(list, b.say(liuyao.MomentWarning(w)))
	}
	return list
}

// passages are what is said below the board.
func (b sixBoard) passages() []passage {
	list := said(b.lang.words().notes, b.notes()...)
	list = append(list, said(b.say("用神", "Useful god"), b.usefulTexts()...)...)
	list = append(list, said(b.say("卦象", "The board"), b.boardTexts()...)...)
	if b.Useful != nil {
		var hints []string
		for _, h := range b.Useful.Hints {
			hints = append(hints, b.say(h.Words()))
		}
		list = append(list, said(b.say("应期：只是可能，不作承诺", "Times the books would look at; nothing is promised"), hints...)...)
	}
	return list
}

// usefulTexts say what stands for the matter, where, and what helps and hurts it.
func (b sixBoard) usefulTexts() []string {
	u := b.Useful
	if u == nil {
		return nil
	}
	where := b.say(u.Place.Words())
	switch u.Place {
	case liuyao.PlaceLine:
		where = b.lineNames([]int{u.Line}) + " " + b.relative(u.Relative) + " " + b.naJia(b.Lines[u.Line-1].NaJia)
	case liuyao.PlaceHidden:
		where += b.lang.pick("：", ": ") + b.relative(u.Hidden.Relative) + " " + b.naJia(u.Hidden.NaJia)
	}
	texts := []string{b.say(u.Significator.String(), u.Significator.English()) + b.lang.pick("：", ": ") + where}
	for _, step := range u.Steps {
		texts = append(texts, b.say(b.StepWords(step)))
	}
	var gods []string
	for i, god := range u.Gods {
		name := [4][2]string{{"原神", "helped by"}, {"忌神", "hindered by"}, {"仇神", "foe of the helper"}, {"闲神", "bystander"}}[i]
		gods = append(gods, b.say(name[0], name[1])+" "+b.relative(god.Relative)+b.lang.pick("（", " (")+b.lineNames(god.Lines)+b.lang.pick("）", ")"))
	}
	return append(texts, strings.Join(gods, b.lang.pick("，", "; ")))
}

// boardTexts say what the whole board is.
func (b sixBoard) boardTexts() []string {
	var texts []string
	for _, p := range b.Patterns.List() {
		texts = append(texts, b.say(p.String(), p.English())+b.lang.pick("：", ": ")+b.say(p.Words()))
	}
	for _, t := range b.Trines {
		name := b.lang.branch(t.Branches[0]) + b.lang.pick("", ", ") + b.lang.branch(t.Branches[1]) + b.lang.pick("", ", ") + b.lang.branch(t.Branches[2]) + b.lang.pick("三合"+t.Element.String()+"局", " formation of "+strings.ToLower(t.Element.English()))
		texts = append(texts, b.lang.script(name)+b.lang.pick("：", ": ")+b.say(t.Third.Words()))
	}
	body := b.say("卦身 ", "body ") + b.lang.branch(b.Body.Branch) + b.lang.pick("：", ": ") + b.lineNames(b.Body.Lines)
	if b.Body.ShiShen > 0 {
		body += b.say("；世身 ", "; by the branch of 世 ") + b.lineNames([]int{b.Body.ShiShen})
	}
	return append(texts, body)
}

// legend explains the signs.
func (b sixBoard) legend() string {
	text := b.say("○ 老阳动  × 老阴动", "○ old yang moves, × old yin moves; 世 the Self line, 应 the Other line")
	if b.usefulLine() > 0 {
		text += b.say("  底色为用神", "; shaded: the useful god")
	}
	return text
}

// describe tells the board to those who cannot see it.
func (b sixBoard) describe() string {
	stop := b.lang.pick("。", ". ")
	parts := append(b.facts(), b.lang.originalLabel()+" "+b.lang.hexagramTitle(b.Original.Hexagram)+b.lang.pick("，", ", ")+b.seat(b.Original))
	for i := range b.Lines {
		l := &b.Lines[i]
		state, _ := b.marks(l)
		text := b.lineNames([]int{l.Number}) + " " + b.spirit(l.Spirit) + " " + b.relative(l.Relative) + " " + b.naJia(l.NaJia) + " " + b.role(l)
		text = strings.TrimSpace(text) + b.lang.pick("，", ", ") + strings.Join(state, " ")
		if l.Moving() {
			text += b.say("，化", ", becomes ") + b.relative(l.Change.Relative) + " " + b.naJia(l.Change.NaJia)
		}
		parts = append(parts, text)
	}
	if b.changes() {
		parts = append(parts, b.lang.changedLabel()+" "+b.lang.hexagramTitle(b.Changed.Hexagram)+b.lang.pick("，", ", ")+b.seat(b.Changed))
	}
	return strings.TrimSpace(strings.Join(parts, stop) + stop)
}
