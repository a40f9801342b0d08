package library

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/xiaoliuren"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// laid is a spread of cards, and the one of them that is looked at.
type laid struct {
	tarot.Layout
	at int
}

// drawTarot draws the cards of a spread by a seed; the argument at picks one of
// them, the first being 1.
func drawTarot(p placeholder) (laid, error) {
	spread, err := tarot.ParseSpread(p.args["spread"])
	if err != nil {
		return laid{}, err
	}
	src, err := lot.FromSeed(p.args["seed"])
	if err != nil {
		return laid{}, err
	}
	drawn := laid{Layout: tarot.Draw(src, spread, tarot.Rules{})}
	if at, ok := p.args["at"]; ok {
		n, err := strconv.Atoi(at)
		if err != nil || n < 1 || n > len(drawn.Cards) {
			return laid{}, fmt.Errorf("no card %q in the spread", at)
		}
		drawn.at = n - 1
	}
	return drawn, nil
}

func (d laid) card() tarot.Drawn { return d.Cards[d.at] }

// tarotViews are the values that a guide may show of drawn cards.
var tarotViews = map[string]view[laid]{
	"cards": said(func(d laid) i18n.Text {
		var zh, en []string
		for i, c := range d.Cards {
			label, name := d.Spread.Position(i).Label, drawnName(c)
			zh, en = append(zh, label.Zh+"："+name.Zh), append(en, label.En+": "+name.En)
		}
		return clauses(zh, en)
	}),
	"card":     said(func(d laid) i18n.Text { return drawnName(d.card()) }),
	"position": said(func(d laid) i18n.Text { return i18n.Text(d.Spread.Position(d.at).Label) }),
	"asks":     said(func(d laid) i18n.Text { return i18n.Text(d.Spread.Position(d.at).Asks) }),
	"keywords": said(func(d laid) i18n.Text { return i18n.Text(d.card().Card.Note().Keywords) }),
	"meaning":  said(func(d laid) i18n.Text { return i18n.Text(d.card().Meaning()) }),
	"question": said(func(d laid) i18n.Text { return i18n.Text(d.card().Question()) }),
}

func drawnName(c tarot.Drawn) i18n.Text {
	name := c.Card.Name()
	if c.Reversed {
		return i18n.T(name.Zh+"（逆位）", name.En+" (reversed)")
	}
	return i18n.T(name.Zh+"（正位）", name.En+" (upright)")
}

// counted is Xiao Liu Ren of a day and hour and, when there is one, of a question.
type counted struct {
	xiaoliuren.Day
	question *xiaoliuren.Question
}

// countPalaces counts the palaces of a date and time.
func countPalaces(p placeholder) (counted, error) {
	local, _, known, err := p.clock()
	if err == nil && !known {
		err = errors.New("a time is needed")
	}
	if err != nil {
		return counted{}, err
	}
	var c counted
	if c.Day, err = xiaoliuren.DayOf(local); err != nil {
		return counted{}, err
	}
	if text, ok := p.args["question"]; ok {
		q, err := xiaoliuren.Ask(text, local)
		if err != nil {
			return counted{}, err
		}
		c.question = &q
	}
	return c, nil
}

// palaceViews are the values that a guide may show of Xiao Liu Ren.
var palaceViews = map[string]view[counted]{
	"lunar": said(func(c counted) i18n.Text { return i18n.T(c.Lunar.MonthName()+c.Lunar.DayName(), lunarDay(c)) }),
	"hour": said(func(c counted) i18n.Text {
		return i18n.T(fmt.Sprintf("%s时，第 %d 个", c.Hour, c.Hour+1), fmt.Sprintf("%s, number %d", branchName(c.Hour, i18n.En), c.Hour+1))
	}),
	"month":  said(func(c counted) i18n.Text { return palaceLabel(c.onMonth()) }),
	"day":    said(func(c counted) i18n.Text { return palaceLabel(c.onDay()) }),
	"palace": said(func(c counted) i18n.Text { return palaceLabel(c.Palace) }),
	"text":   said(func(c counted) i18n.Text { return i18n.Text(c.Palace.Text()) }),
	"asked": func(c counted, l i18n.Locale) (string, error) {
		if c.question == nil {
			return "", errors.New("a question is needed")
		}
		q := c.question
		start, turn := palaceLabel(q.Start), palaceLabel(q.Turn)
		return i18n.T(fmt.Sprintf("%d 个字，先落%s，按时辰再数到%s", q.Length, start.Zh, turn.Zh),
			fmt.Sprintf("%d characters lead to %s, and the hour on to %s", q.Length, start.En, turn.En)).In(l), nil
	},
}

func lunarDay(c counted) string { return fmt.Sprintf("month %d, day %d", c.Lunar.Month, c.Lunar.Day) }

// onMonth and onDay are the palaces on the way, which the engine passes over.
func (c counted) onMonth() xiaoliuren.Palace { return c.palace(c.Lunar.Month - 1) }
func (c counted) onDay() xiaoliuren.Palace   { return c.palace(c.Lunar.Month + c.Lunar.Day - 2) }

func (counted) palace(steps int) xiaoliuren.Palace {
	return xiaoliuren.Palace(steps % xiaoliuren.Palaces)
}

func palaceLabel(p xiaoliuren.Palace) i18n.Text {
	return i18n.T(p.String(), p.English()+" ("+p.String()+")")
}
