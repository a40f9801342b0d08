package catalog

import (
	"encoding/json/jsontext"
	"encoding/json/v2"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/liuyao"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// newLiuyaoOutput writes a board in the form of the wire.
func newLiuyaoOutput(s sixLines) (liuyaoOutput, error) {
	l := i18n.Locale(s.in.Locale)
	input, err := s.repeatable()
	if err != nil {
		return liuyaoOutput{}, err
	}
	out := liuyaoOutput{
		Kind: "liuyao", Version: "wenbu-liuyao-1.0", castOutput: newCastOutput(s.casting, l),
		Liuyao: newLiuyaoBoard(s, l), Input: input, Warnings: []string{}, Notice: castNotice.In(l),
	}
	for _, w := range s.pillars.Warnings {
		out.Warnings = append(out.Warnings, i18n.T(liuyao.MomentWarning(w)).Both())
	}
	for _, r := range s.pillars.Applied() {
		if momentRules[r.Option] {
			out.Rules = append(out.Rules, baziRule{r.Option, r.Value, r.WhyZh, r.Why})
		}
	}
	for _, r := range s.board.Applied() {
		out.Rules = append(out.Rules, baziRule{r.Option, r.Value, r.WhyZh, r.Why})
	}
	return out, nil
}

// repeatable is an input that gives the answer again.
func (s sixLines) repeatable() (jsontext.Value, error) {
	in := s.in
	in.Seed, in.Lines = "", nil
	for _, line := range s.cast {
		in.Lines = append(in.Lines, int(line))
	}
	return json.Marshal(in)
}

// momentRules are the rules of the four pillars that decide month and day.
var momentRules = map[string]bool{"month_boundary": true, "clock": true, "late_zi": true}

func newLiuyaoBoard(s sixLines, l i18n.Locale) liuyaoBoard {
	b := s.board
	out := liuyaoBoard{
		Moment: newLiuyaoMoment(s), Month: b.Month.String(), Day: b.Day.String(), Void: b.Void[0].String() + b.Void[1].String(),
		Original: newLiuyaoFigure(b.Original, b.Original.Relatives),
		Hidden:   []liuyaoHidden{}, Body: newLiuyaoBody(b), Patterns: []liuyaoFact{}, Trines: []liuyaoTrine{}, Actions: []liuyaoAction{},
		Useful: newLiuyaoUseful(b, l), Bounds: newBaziBoundaries(s.pillars),
	}
	if len(s.cast.Moving()) > 0 {
		changed := newLiuyaoFigure(b.Changed, b.ChangedRelatives())
		out.Changed = &changed
	}
	for i := range b.Lines {
		out.Lines[i] = newLiuyaoLine(b, &b.Lines[i])
	}
	for _, h := range b.Hidden {
		out.Hidden = append(out.Hidden, newLiuyaoHidden(b, &h))
	}
	for _, p := range b.Patterns.List() {
		zh, en := p.Words()
		out.Patterns = append(out.Patterns, liuyaoFact{p.String(), p.English(), zh, en})
	}
	for _, t := range b.Trines {
		out.Trines = append(out.Trines, newLiuyaoTrine(t))
	}
	for _, a := range b.Actions {
		out.Actions = append(out.Actions, liuyaoAction{a.From, a.To, a.Deed.String(), a.Deed.English()})
	}
	return out
}

func newLiuyaoMoment(s sixLines) liuyaoMoment {
	t := s.pillars.Time
	m := liuyaoMoment{
		Clock: t.Civil.String(), Timezone: s.in.Timezone, Offset: civil.FormatOffset(t.OffsetSeconds),
		Instant: instant(s.pillars.Moment.Unix), Used: t.Used.String(),
	}
	for i, p := range s.pillars.Pillars {
		m.Pillars[i] = p.Pair.String()
	}
	return m
}

func newLiuyaoFigure(f liuyao.Figure, relatives [liuyao.Lines]liuyao.Relative) liuyaoFigure {
	out := liuyaoFigure{
		Name: f.Hexagram.FullName(), Palace: f.Palace.String(), Element: f.Palace.Element().String(),
		Generation: f.Generation.String(), GenerationEn: f.Generation.English(),
		Shi: f.Generation.Shi(), Ying: f.Generation.Ying(), Type: f.Kind.String(),
	}
	for i, pair := range f.NaJia {
		out.Lines[i] = newLiuyaoPlain(relatives[i], pair)
	}
	return out
}

func newLiuyaoPlain(r liuyao.Relative, pair ganzhi.Pair) liuyaoPlain {
	return liuyaoPlain{r.String(), r.English(), pair.String(), pair.Branch().Element().String()}
}

// lineSigns are the signs of moving lines.
var lineSigns = map[int]string{6: "×", 9: "○"}

func newLiuyaoLine(b *liuyao.Board, l *liuyao.Line) liuyaoLine {
	out := liuyaoLine{
		Number: l.Number, Name: liuyao.LineName(l.Number), Value: int(l.Value), Moving: l.Moving(), Sign: lineSigns[int(l.Value)],
		Spirit: l.Spirit.String(), SpiritEn: l.Spirit.English(), liuyaoPlain: newLiuyaoPlain(l.Relative, l.NaJia),
		State: l.State.String(), StateEn: l.State.English(), Marks: []liuyaoFact{},
	}
	switch l {
	case b.Shi():
		out.Role = "世"
	case b.Ying():
		out.Role = "应"
	}
	for _, m := range l.Marks.List() {
		zh, en := b.Why(l, m)
		out.Marks = append(out.Marks, liuyaoFact{m.String(), m.English(), zh, en})
	}
	if l.Change != nil {
		out.Becomes = &liuyaoTo{newLiuyaoPlain(l.Change.Relative, l.Change.NaJia), l.Change.State.String()}
	}
	if b.Rules.Score == liuyao.On {
		out.Score = new(l.Score)
	}
	return out
}

func newLiuyaoHidden(b *liuyao.Board, h *liuyao.Hidden) liuyaoHidden {
	flying := b.Lines[h.Line-1]
	zh, en := h.Bond.Words()
	out := liuyaoHidden{
		Line: h.Line, liuyaoPlain: newLiuyaoPlain(h.Relative, h.NaJia), State: h.State.String(), Marks: []liuyaoFact{},
		Flying: flying.Relative.String() + flying.NaJia.String(), Bond: liuyaoFact{h.Bond.String(), h.Bond.English(), zh, en},
		Freed: []string{}, Usable: h.Usable(),
	}
	for _, m := range h.Marks.List() {
		zh, en := b.WhyHidden(h, m)
		out.Marks = append(out.Marks, liuyaoFact{m.String(), m.English(), zh, en})
	}
	for _, m := range h.Freed.List() {
		out.Freed = append(out.Freed, m.String())
	}
	return out
}

func newLiuyaoBody(b *liuyao.Board) liuyaoBody {
	body := liuyaoBody{Branch: b.Body.Branch.String(), Lines: numbers(b.Body.Lines)}
	if b.Rules.ShiShen == liuyao.On {
		body.Shi = new(b.Body.ShiShen)
	}
	return body
}

func newLiuyaoTrine(t liuyao.Trine) liuyaoTrine {
	out := liuyaoTrine{Element: t.Element.String(), Moving: numbers(t.Moving), Complete: t.Complete()}
	out.WhyZh, out.WhyEn = t.Third.Words()
	for i, branch := range t.Branches {
		out.Branches[i] = branch.String()
	}
	if !t.Complete() {
		out.Awaits = t.Awaits.String()
	}
	return out
}

// numbers is a list that is never null.
func numbers(list []int) []int { return append([]int{}, list...) }
