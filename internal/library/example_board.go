package library

import (
	"errors"
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/liuyao"
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/calc/ziwei"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// purple is a Zi Wei chart and the palace of it that is looked at.
type purple struct {
	*ziwei.Chart
	at int
}

// castZiwei casts a chart; the argument palace picks one of its palaces by the
// Hanzi, else it is the palace of life.
func castZiwei(p placeholder) (purple, error) {
	local, zone, err := p.moment()
	if err != nil {
		return purple{}, err
	}
	sex, err := p.sex()
	if err != nil {
		return purple{}, err
	}
	chart, err := ziwei.NewChart(bazi.Birth{Local: local, HourKnown: true, Zone: zone, Sex: sex}, ziwei.Rules{})
	if err != nil {
		return purple{}, err
	}
	name, ok := p.args["palace"]
	if !ok {
		return purple{chart, chart.LifePalace}, nil
	}
	for i := range chart.Palaces {
		if chart.Palaces[i].Name.String() == name {
			return purple{chart, i}, nil
		}
	}
	return purple{}, fmt.Errorf("no palace %q", name)
}

// ziweiViews are the values that a guide may show of a Zi Wei chart.
var ziweiViews = map[string]view[purple]{
	"lunar": said(func(c purple) i18n.Text {
		return i18n.T(c.Lunar.String()+c.HourName(), c.Lunar.English()+", hour "+branchName(c.Hour, i18n.En))
	}),
	"year": said(func(c purple) i18n.Text { return bothLanguages(c.Year, pairName) }),
	"sign": said(func(c purple) i18n.Text { return i18n.T(c.Sign.String(), c.Sign.English()) }),
	"bureau": said(func(c purple) i18n.Text {
		return i18n.T(c.Bureau.String(), c.Bureau.English()+" ("+c.Bureau.String()+")")
	}),
	"body":   said(func(c purple) i18n.Text { return palaceTitle(c, c.BodyPalace) }),
	"palace": said(func(c purple) i18n.Text { return palaceTitle(c, c.at) }),
	"stars":  said(func(c purple) i18n.Text { return starsOf(c, c.at) }),
	"ages": said(func(c purple) i18n.Text {
		d := c.Palaces[c.at].Decadal
		return i18n.T(fmt.Sprintf("%d–%d 岁", d.From, d.To), fmt.Sprintf("%d–%d", d.From, d.To))
	}),
	"opposite": said(func(c purple) i18n.Text { return palaceAndStars(c, c.Surrounded(c.at).Opposite) }),
	"surrounded": said(func(c purple) i18n.Text {
		s := c.Surrounded(c.at)
		return several(c, s.Self, s.Opposite, s.Wealth, s.Career)
	}),
	"palaces": said(func(c purple) i18n.Text {
		var all []int
		for i := range c.Palaces {
			all = append(all, (c.LifePalace-i+len(c.Palaces))%len(c.Palaces))
		}
		return several(c, all...)
	}),
	"transformed": said(transformedList),
	"flights":     said(flightList),
}

func palaceName(n ziwei.PalaceName) i18n.Text {
	return i18n.T(strings.TrimSuffix(n.String(), "宫")+"宫", n.English()+" ("+n.String()+")")
}

func palaceTitle(c purple, at int) i18n.Text {
	p := &c.Palaces[at]
	name := palaceName(p.Name)
	return i18n.T(name.Zh+"在"+p.Pair.Branch().String(), name.En+" in "+branchName(p.Pair.Branch(), i18n.En))
}

func starName(s ziwei.Star) i18n.Text {
	return i18n.T(s.String(), s.String()+" "+s.Pinyin())
}

// starsOf lists the major stars of a palace with their transformations, or says
// that it has none of its own.
func starsOf(c purple, at int) i18n.Text {
	var zh, en []string
	for _, s := range c.Palaces[at].Major {
		name := starName(s.Star)
		if t := s.Transformation; t != ziwei.HuaNone {
			name = i18n.T(name.Zh+"化"+t.String(), name.En+" (化"+t.String()+")")
		}
		zh, en = append(zh, name.Zh), append(en, name.En)
	}
	if len(zh) == 0 {
		return i18n.T("无主星", "no major star")
	}
	return joined(zh, en)
}

func palaceAndStars(c purple, at int) i18n.Text {
	name, stars := palaceName(c.Palaces[at].Name), starsOf(c, at)
	return i18n.T(name.Zh+"（"+stars.Zh+"）", name.En+": "+stars.En)
}

func several(c purple, palaces ...int) i18n.Text {
	var zh, en []string
	for _, at := range palaces {
		t := palaceAndStars(c, at)
		zh, en = append(zh, t.Zh), append(en, t.En)
	}
	return i18n.T(strings.Join(zh, "、"), strings.Join(en, "; "))
}

// transformedList says what the stem of the year of birth transforms, and where
// those stars stand.
func transformedList(c purple) i18n.Text {
	var zh, en []string
	for i, s := range c.Transformed() {
		at, ok := c.Seat(s)
		if !ok {
			continue
		}
		hua, name, where := ziwei.HuaLu+ziwei.Transformation(i), starName(s), palaceName(c.Palaces[at].Name)
		zh = append(zh, name.Zh+"化"+hua.String()+"在"+where.Zh)
		en = append(en, name.En+" 化"+hua.String()+" in "+where.En)
	}
	return joined(zh, en)
}

// flightList says where the stem of the palace looked at sends the four.
func flightList(c purple) i18n.Text {
	var zh, en []string
	for _, f := range c.Flights(c.at) {
		name, where := starName(f.Star), palaceName(c.Palaces[f.To].Name)
		zh = append(zh, name.Zh+"化"+f.Transformation.String()+"入"+where.Zh)
		en = append(en, name.En+" 化"+f.Transformation.String()+" to "+where.En)
	}
	return joined(zh, en)
}

// castLiuyao sets out six lines by the month and day of a moment; topic is what
// the question is about.
func castLiuyao(p placeholder) (*liuyao.Board, error) {
	local, zone, err := p.moment()
	if err != nil {
		return nil, err
	}
	pillars, err := liuyao.Moment{Local: local, Zone: zone}.FourPillars(liuyao.Rules{})
	if err != nil {
		return nil, err
	}
	cast, err := yijing.ParseCast(p.args["lines"])
	if err != nil {
		return nil, err
	}
	var topic liuyao.Topic
	if name, given := p.args["topic"]; given {
		if topic, given = liuyao.ParseTopic(name); !given {
			return nil, fmt.Errorf("unknown topic %q", name)
		}
	}
	return liuyao.NewBoard(liuyao.Casting{
		Cast: cast, Month: pillars.Pillars[bazi.Month].Pair.Branch(), Day: pillars.Pillars[bazi.Day].Pair, Topic: topic,
	}, liuyao.Rules{})
}

// liuyaoViews are the values that a guide may show of a board of six lines.
var liuyaoViews = map[string]view[*liuyao.Board]{
	"original": said(func(b *liuyao.Board) i18n.Text { return hexagramName(b.Original.Hexagram) }),
	"changed":  said(func(b *liuyao.Board) i18n.Text { return hexagramName(b.Changed.Hexagram) }),
	"palace": said(func(b *liuyao.Board) i18n.Text {
		f := b.Original
		return i18n.T(fmt.Sprintf("%s宫%s卦", f.Palace, f.Generation), fmt.Sprintf("palace of %s (%s), %s (%s)", f.Palace, f.Palace.Pinyin(), strings.ToLower(f.Generation.English()), f.Generation))
	}),
	"time": said(func(b *liuyao.Board) i18n.Text {
		return i18n.T(fmt.Sprintf("%s月%s日", b.Month, b.Day), "month "+branchName(b.Month, i18n.En)+", day "+pairName(b.Day, i18n.En))
	}),
	"void": said(func(b *liuyao.Board) i18n.Text {
		return joined([]string{b.Void[0].String(), b.Void[1].String()}, []string{branchName(b.Void[0], i18n.En), branchName(b.Void[1], i18n.En)})
	}),
	"lines": said(func(b *liuyao.Board) i18n.Text {
		var zh, en []string
		for i := range b.Lines {
			t := lineTitle(&b.Lines[i])
			zh, en = append(zh, t.Zh), append(en, t.En)
		}
		return clauses(zh, en)
	}),
	"self":   said(func(b *liuyao.Board) i18n.Text { return lineTitle(b.Shi()) }),
	"other":  said(func(b *liuyao.Board) i18n.Text { return lineTitle(b.Ying()) }),
	"moving": said(movingLines),
	"useful": showUseful,
	"marks":  showUsefulMarks,
}

func lineTitle(x *liuyao.Line) i18n.Text {
	branch := x.NaJia.Branch()
	return i18n.T(fmt.Sprintf("%s%s%s%s", liuyao.LineName(x.Number), x.Relative, branch, x.Element()),
		fmt.Sprintf("line %d %s, %s, %s", x.Number, strings.ToLower(x.Relative.English()), branchName(branch, i18n.En), strings.ToLower(x.Element().English())))
}

// movingLines says what each moving line becomes.
func movingLines(b *liuyao.Board) i18n.Text {
	var zh, en []string
	for i := range b.Lines {
		x := &b.Lines[i]
		if x.Change == nil {
			continue
		}
		to := x.Change.NaJia.Branch()
		t := lineTitle(x)
		zh = append(zh, fmt.Sprintf("%s化%s%s", t.Zh, x.Change.Relative, to))
		en = append(en, fmt.Sprintf("%s, becomes %s, %s", t.En, strings.ToLower(x.Change.Relative.English()), branchName(to, i18n.En)))
	}
	if len(zh) == 0 {
		return i18n.T("无", "none")
	}
	return clauses(zh, en)
}

// showUseful says what stands for the matter asked about and where it is.
func showUseful(b *liuyao.Board, l i18n.Locale) (string, error) {
	u := b.Useful
	if u == nil {
		return "", errors.New("a topic is needed")
	}
	if u.Place == liuyao.PlaceLine {
		line := lineTitle(&b.Lines[u.Line-1])
		return i18n.T("用神是"+u.Significator.String()+"，在"+line.Zh, strings.ToLower(u.Significator.English())+": "+line.En).In(l), nil
	}
	zh, en := u.Place.Words()
	return i18n.T("用神是"+u.Significator.String()+"，"+zh, strings.ToLower(u.Significator.English())+": "+en).In(l), nil
}

// showUsefulMarks says why the line of the useful god has its marks.
func showUsefulMarks(b *liuyao.Board, l i18n.Locale) (string, error) {
	if b.Useful == nil || b.Useful.Place != liuyao.PlaceLine {
		return "", errors.New("the useful god is on no line")
	}
	line := &b.Lines[b.Useful.Line-1]
	out := []string{i18n.T("在月令为"+line.State.String(), "by the month "+strings.ToLower(line.State.English())+" ("+line.State.String()+")").In(l)}
	for _, m := range line.Marks.List() {
		zh, en := b.Why(line, m)
		out = append(out, i18n.T(m.String()+"："+zh, m.String()+": "+en).In(l))
	}
	return strings.Join(out, i18n.T("；", "; ").In(l)), nil
}
