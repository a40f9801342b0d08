package liuyao

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// Casting is what a board is made of.
type Casting struct {
	Cast  yijing.Cast
	Month ganzhi.EarthlyBranch // 月建 yue jian: the branch of the month by its 节
	Day   ganzhi.Pair          // 日辰 ri chen: the pair of the day
	Topic Topic                // what the question is about; zero when it is not said
}

// Board is a cast hexagram set out for reading (卦盘, gua pan).
type Board struct {
	Casting
	Rules    Rules
	Void     [2]ganzhi.EarthlyBranch // 旬空: the branches that the day's ten lack
	Original Figure
	Changed  Figure // the same as Original when no line moves
	Lines    [Lines]Line
	Hidden   []Hidden // 伏神, by line
	Body     Body
	Patterns PatternSet
	Trines   []Trine
	Actions  []Action
	Useful   *Useful // nil without a topic
}

// Line is one line of a board (爻, yao).
type Line struct {
	Number   int // 1 at the bottom to 6
	Value    yijing.Line
	NaJia    ganzhi.Pair
	Relative Relative
	Spirit   Spirit
	State    MonthState
	Marks    MarkSet
	Change   *Change // nil for a quiet line
	Score    int     // of our own; 0 unless the rules ask for it
}

// Change is what a moving line becomes (变爻, bian yao).
type Change struct {
	NaJia    ganzhi.Pair
	Relative Relative // in the palace that Rules.ChangedRelatives names
	State    MonthState
}

// Element returns the element of the line's branch.
func (l Line) Element() ganzhi.Element { return l.NaJia.Branch().Element() }

// Moving reports whether the line changes (动爻).
func (l Line) Moving() bool { return l.Change != nil }

// Acts reports whether the line moves, openly or unseen (明动, 暗动).
func (l Line) Acts() bool { return l.Moving() || l.Marks.Has(MarkAnDong) }

// NewBoard sets out a cast. The error is a *calc.InputError: lines that are not
// 6 to 9, branches or topics that do not exist, rules without meaning.
//
// Source: doc/sources.md#liuyao-board. Schools: Rules.
func NewBoard(c Casting, r Rules) (*Board, error) {
	if err := c.check(); err != nil {
		return nil, err
	}
	if err := r.check(); err != nil {
		return nil, err
	}
	b := &Board{Casting: c, Rules: r, Void: c.Day.KongWang()}
	b.Original = NewFigure(c.Cast.Original())
	b.Changed = NewFigure(c.Cast.Changed())
	b.setLines()
	b.setMarks()
	b.Body = b.body()
	b.Patterns = b.patterns()
	b.Trines = b.trines()
	b.Actions = b.actions()
	if c.Topic != TopicNone {
		b.Useful = b.useful()
	}
	b.Hidden = b.shownHidden()
	return b, nil
}

func (c Casting) check() error {
	for _, l := range c.Cast {
		if l < yijing.LineOldYin || l > yijing.LineOldYang {
			return inputError("lines", fmt.Sprint(uint8(l)), "must be 6, 7, 8 or 9", "须为 6、7、8 或 9")
		}
	}
	switch {
	case c.Month >= ganzhi.Branches:
		return inputError("month", fmt.Sprint(uint8(c.Month)), "is no earthly branch", "不是地支")
	case c.Day >= ganzhi.Pairs:
		return inputError("day", fmt.Sprint(uint8(c.Day)), "is no stem-branch pair", "不是干支")
	case int(c.Topic) >= len(topicRows):
		return inputError("topic", fmt.Sprint(uint8(c.Topic)), "is no topic", "没有这一类占问")
	}
	return nil
}

// setLines fills in what each line is.
func (b *Board) setLines() {
	palace := b.Original.Palace
	if b.Rules.ChangedRelatives == RelativesOwnPalace {
		palace = b.Changed.Palace
	}
	became := b.Changed.relativesIn(palace)
	for i := range b.Lines {
		pair := b.Original.NaJia[i]
		l := Line{
			Number: i + 1, Value: b.Cast[i], NaJia: pair,
			Relative: b.Original.Relatives[i],
			Spirit:   SpiritOf(b.Day.Stem(), i+1),
			State:    MonthStateOf(b.Month, pair.Branch().Element()),
		}
		if l.Value.Moving() {
			to := b.Changed.NaJia[i]
			l.Change = &Change{NaJia: to, Relative: became[i], State: MonthStateOf(b.Month, to.Branch().Element())}
		}
		b.Lines[i] = l
	}
}

// ChangedRelatives returns the relatives of all lines of the changed hexagram, in
// the palace that the rules name (变卦六亲).
//
// Source: doc/sources.md#changed-relatives.
// Schools: Rules.ChangedRelatives.
func (b *Board) ChangedRelatives() [Lines]Relative {
	if b.Rules.ChangedRelatives == RelativesOwnPalace {
		return b.Changed.Relatives
	}
	return b.Changed.relativesIn(b.Original.Palace)
}

// Shi returns the line that stands for the asker (世爻).
func (b *Board) Shi() *Line { return &b.Lines[b.Original.Generation.Shi()-1] }

// Ying returns the line that stands for the other side (应爻).
func (b *Board) Ying() *Line { return &b.Lines[b.Original.Generation.Ying()-1] }

// void reports whether a branch is one of those that the day's ten lack.
func (b *Board) void(branch ganzhi.EarthlyBranch) bool {
	return branch == b.Void[0] || branch == b.Void[1]
}
