package library

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/calc/meihua"
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// castLines casts the six lines given, or three coins by a seed.
func castLines(p placeholder) (yijing.Cast, error) {
	seed, seeded := p.args["seed"]
	lines, given := p.args["lines"]
	if seeded == given {
		return yijing.Cast{}, errors.New("want either lines or a seed")
	}
	if given {
		return yijing.ParseCast(lines)
	}
	src, err := lot.FromSeed(seed)
	if err != nil {
		return yijing.Cast{}, err
	}
	return yijing.Coins(src), nil
}

// castViews are the values that a guide may show of six lines.
var castViews = map[string]view[yijing.Cast]{
	"digits": said(func(c yijing.Cast) i18n.Text { return i18n.T(c.String(), c.String()) }),
	"lines":  said(lineList),
	"moving": said(movingList),

	"original": said(func(c yijing.Cast) i18n.Text { return hexagramName(c.Original()) }),
	"changed":  said(func(c yijing.Cast) i18n.Text { return hexagramName(c.Changed()) }),
	"nuclear":  said(func(c yijing.Cast) i18n.Text { return hexagramName(c.Original().Nuclear()) }),
	"opposite": said(func(c yijing.Cast) i18n.Text { return hexagramName(c.Original().Opposite()) }),
	"reversed": said(func(c yijing.Cast) i18n.Text { return hexagramName(c.Original().Reversed()) }),
	"trigrams": said(func(c yijing.Cast) i18n.Text { return trigramsOf(c.Original()) }),
	"question": said(func(c yijing.Cast) i18n.Text { return i18n.Text(c.Original().Question()) }),
}

func hexagramName(h yijing.Hexagram) i18n.Text {
	return i18n.T(
		fmt.Sprintf("%s 第 %d 卦%s（%s）", h.Symbol(), h.Number(), h, h.FullName()),
		fmt.Sprintf("%s %d %s (%s, %s)", h.Symbol(), h.Number(), h, h.Pinyin(), h.English()))
}

func trigramsOf(h yijing.Hexagram) i18n.Text {
	up, low := h.Upper(), h.Lower()
	return i18n.T("上"+trigramName(up).Zh+"下"+trigramName(low).Zh, trigramName(up).En+" above "+trigramName(low).En)
}

func trigramName(t yijing.Trigram) i18n.Text {
	return i18n.T(fmt.Sprintf("%s%s（%s）", t.Symbol(), t, t.Image()),
		fmt.Sprintf("%s %s (%s, %s)", t.Symbol(), t, t.Pinyin(), strings.ToLower(t.English())))
}

func lineList(c yijing.Cast) i18n.Text {
	var zh, en []string
	for _, v := range c {
		zh = append(zh, fmt.Sprintf("%d %s", v, v))
		en = append(en, fmt.Sprintf("%d %s", v, strings.ToLower(v.English())))
	}
	return joined(zh, en)
}

// movingList names the moving lines as the book does.
func movingList(c yijing.Cast) i18n.Text {
	var zh, en []string
	for _, n := range c.Moving() {
		name := c.Original().LineName(n)
		zh, en = append(zh, name), append(en, fmt.Sprintf("line %d (%s)", n, name))
	}
	if len(zh) == 0 {
		return i18n.T("无", "none")
	}
	return joined(zh, en)
}

// joined makes a list of short items, clauses one of items that hold commas.
func joined(zh, en []string) i18n.Text {
	return i18n.T(strings.Join(zh, "、"), strings.Join(en, ", "))
}

func clauses(zh, en []string) i18n.Text {
	return i18n.T(strings.Join(zh, "；"), strings.Join(en, "; "))
}

func castTrigram(p placeholder) (yijing.Trigram, error) {
	t, ok := yijing.ParseTrigram(p.args["name"])
	if !ok {
		return 0, fmt.Errorf("unknown trigram %q", p.args["name"])
	}
	return t, nil
}

// trigramViews are the values that a guide may show of a trigram.
var trigramViews = map[string]view[yijing.Trigram]{
	"name": said(func(t yijing.Trigram) i18n.Text {
		return i18n.T(t.Symbol()+" "+t.String(), t.Symbol()+" "+t.String()+" "+t.Pinyin())
	}),
	"image": said(func(t yijing.Trigram) i18n.Text { return i18n.T(t.Image(), strings.ToLower(t.English())) }),
	"element": said(func(t yijing.Trigram) i18n.Text {
		return i18n.T(t.Element().String(), strings.ToLower(t.Element().English()))
	}),
	"number": said(func(t yijing.Trigram) i18n.Text { return i18n.T(strconv.Itoa(t.Number()), strconv.Itoa(t.Number())) }),
	"lines": said(func(t yijing.Trigram) i18n.Text {
		names := func(yin, yang string) []string {
			var all []string
			for _, bit := range t.Bits() {
				all = append(all, map[rune]string{'0': yin, '1': yang}[bit])
			}
			return all
		}
		return joined(names("阴", "阳"), names("yin", "yang"))
	}),
}

// castMeihua casts by a date and time, or by two or three numbers.
func castMeihua(p placeholder) (*meihua.Cast, error) {
	text, given := p.args["numbers"]
	if !given {
		local, zone, err := p.moment()
		if err != nil {
			return nil, err
		}
		return meihua.FromTime(local, zone, nil, meihua.Rules{})
	}
	if p.args["date"] != "" {
		return nil, errors.New("want either numbers or a date")
	}
	var numbers []int
	for n := range strings.SplitSeq(text, ",") {
		number, err := strconv.Atoi(n)
		if err != nil {
			return nil, err
		}
		numbers = append(numbers, number)
	}
	return meihua.FromNumbers(numbers, 0, meihua.Rules{})
}

// meihuaViews are the values that a guide may show of a cast by numbers.
var meihuaViews = map[string]view[*meihua.Cast]{
	"moment": showNumbersOfTime,
	"sums": said(func(c *meihua.Cast) i18n.Text {
		s := c.Sums
		return i18n.T(fmt.Sprintf("上卦数 %d，下卦数 %d，动爻数 %d", s.Upper, s.Lower, s.Moving),
			fmt.Sprintf("upper %d, lower %d, moving line %d", s.Upper, s.Lower, s.Moving))
	}),
	"original": said(func(c *meihua.Cast) i18n.Text { return hexagramName(c.Original) }),
	"trigrams": said(func(c *meihua.Cast) i18n.Text { return trigramsOf(c.Original) }),
	"line":     said(func(c *meihua.Cast) i18n.Text { return movingList(c.Lines()) }),
	"nuclear":  said(func(c *meihua.Cast) i18n.Text { return hexagramName(c.Nuclear()) }),
	"changed":  said(func(c *meihua.Cast) i18n.Text { return hexagramName(c.Changed()) }),
	"body":     said(func(c *meihua.Cast) i18n.Text { return withElement(c.Body()) }),
	"use":      said(func(c *meihua.Cast) i18n.Text { return withElement(c.Use()) }),
	"relations": said(func(c *meihua.Cast) i18n.Text {
		var zh, en []string
		for _, r := range c.Relations() {
			zh = append(zh, fmt.Sprintf("%s%s：%s", r.Role, r.Trigram, r))
			en = append(en, fmt.Sprintf("%s (%s)", r.English(), r.Trigram))
		}
		return clauses(zh, en)
	}),
}

func withElement(t yijing.Trigram) i18n.Text {
	name := trigramName(t)
	return i18n.T(name.Zh+"属"+t.Element().String(), name.En+", which is "+strings.ToLower(t.Element().English()))
}

// showNumbersOfTime gives the numbers of year, month, day and hour.
func showNumbersOfTime(c *meihua.Cast, l i18n.Locale) (string, error) {
	m := c.Moment
	if m == nil {
		return "", errors.New("a cast by numbers has no moment")
	}
	return i18n.T(
		fmt.Sprintf("%s年 %d，月 %d，日 %d，%s时 %d", m.Year, m.Year+1, m.Month, m.Day, m.Hour, m.Hour+1),
		fmt.Sprintf("year %s %d, month %d, day %d, hour %s %d", branchName(m.Year, l), m.Year+1, m.Month, m.Day, branchName(m.Hour, l), m.Hour+1)).In(l), nil
}
