package liuyao

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Why says why a line of the board has a mark, in Chinese and in English.
func (b *Board) Why(l *Line, m Mark) (zh, en string) {
	return b.explain(m, l.NaJia.Branch(), l)
}

// WhyHidden says why a hidden spirit has a mark.
func (b *Board) WhyHidden(h *Hidden, m Mark) (zh, en string) {
	return b.explain(m, h.NaJia.Branch(), nil)
}

// explain fills in the text of a mark. Hidden spirits, which are no lines, have marks
// by month and day alone.
func (b *Board) explain(m Mark, branch ganzhi.EarthlyBranch, l *Line) (zh, en string) {
	row := markRows[m]
	zh, en = row.zh, row.en
	name := func(key string, b ganzhi.EarthlyBranch) {
		zh = strings.ReplaceAll(zh, key, b.String()+b.Element().String())
		en = strings.ReplaceAll(en, key, readable(b))
	}
	name("{line}", branch)
	name("{month}", b.Month)
	name("{day}", b.Day.Branch())
	if l == nil {
		return zh, en
	}
	if l.Moving() {
		name("{to}", l.Change.NaJia.Branch())
	}
	say := func(key string, w words) {
		zh, en = strings.ReplaceAll(zh, key, w.zh), strings.ReplaceAll(en, key, w.en)
	}
	say("{state}", words{l.State.String(), strings.ToLower(l.State.English())})
	say("{by}", b.cause(m, l))
	say("{why}", b.reason(m, l))
	return zh, en
}

// readable names a branch in English.
func readable(b ganzhi.EarthlyBranch) string {
	return b.Pinyin() + " " + b.String() + " (" + strings.ToLower(b.Element().English()) + ")"
}

// cause names what holds, raises or entombs a line.
func (b *Board) cause(m Mark, l *Line) words {
	switch m {
	case MarkHeBan, MarkHeQi:
		partner := l.NaJia.Branch().Partner()
		month, day := partner == b.Month, partner == b.Day.Branch()
		switch {
		case month && day:
			return words{"月建与日辰" + partner.String(), "month and day " + readable(partner)}
		case month:
			return words{"月建" + partner.String(), "the month " + readable(partner)}
		}
		return words{"日辰" + partner.String(), "the day " + readable(partner)}
	case MarkDongMu:
		return lineNames(b.tombLines(l))
	}
	return words{}
}

// reason says why a line moves unseen, and why a void line is not empty, or truly is.
func (b *Board) reason(m Mark, l *Line) words {
	switch m {
	case MarkAnDong:
		return b.stirReason(l)
	case MarkKongBuKong:
		return b.liftReason(l)
	case MarkZhenKong:
		if b.Rules.TrueVoid == TrueVoidWeak {
			if l.Marks.Has(MarkYuePo) {
				return words{"又逢月破", "the month breaks it"}
			}
			return words{"月令为" + l.State.String(), "it is " + strings.ToLower(l.State.English()) + " in the month"}
		}
		return words{
			fmt.Sprintf("%s月属%s令，克%s", b.Month, b.Month.Direction(), l.Element()),
			fmt.Sprintf("the season of %s controls %s", strings.ToLower(b.Month.Direction().English()), strings.ToLower(l.Element().English())),
		}
	}
	return words{}
}

func (b *Board) stirReason(l *Line) words {
	switch {
	case l.State.Strong():
		return words{"月令为" + l.State.String(), "it is " + strings.ToLower(l.State.English()) + " in the month"}
	case l.Element() == b.Day.Branch().Element():
		return words{"与日辰同类", "it has the element of the day"}
	}
	return words{"得动爻相生", "a moving line generates it"}
}

func (b *Board) liftReason(l *Line) words {
	switch b.voidLift(l) {
	case liftMoving:
		return words{"动不为空", "it moves"}
	case liftMonth:
		return words{"月令为" + l.State.String(), "it is " + strings.ToLower(l.State.English()) + " in the month"}
	case liftDay:
		return words{"日辰" + b.Day.Branch().String() + "生扶", "the day " + readable(b.Day.Branch()) + " helps it"}
	case liftLine:
		by := lineNames(b.helpers(l))
		return words{by.zh + "发动生扶", by.en + " moves and helps it"}
	}
	return words{"冲空则起", "a clash raises it"}
}

// lineNames names lines by their numbers.
func lineNames(numbers []int) words {
	var zh, en []string
	for _, n := range numbers {
		zh = append(zh, LineName(n))
		en = append(en, fmt.Sprintf("line %d", n))
	}
	return words{strings.Join(zh, "、"), strings.Join(en, ", ")}
}

// LineName returns what a line is called by its place (爻位, yao wei), 初爻 to 上爻.
// The number is that of a line, 1 to 6.
func LineName(number int) string {
	return [Lines]string{"初爻", "二爻", "三爻", "四爻", "五爻", "上爻"}[number-1]
}
