package liuyao

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Hidden is a hidden spirit (伏神, fu shen): a line of the head of the palace behind
// the visible line at its place, the flying spirit (飞神, fei shen).
type Hidden struct {
	Line     int // where it hides, 1 to 6
	NaJia    ganzhi.Pair
	Relative Relative
	State    MonthState
	Marks    MarkSet // by month and day
	Bond     Bond    // what flying and hidden spirit are to each other
	// Freed are the marks of the flying spirit that let the hidden one out: void,
	// broken by the month or clashed by the day.
	Freed MarkSet
}

// Usable reports whether month or day hold the hidden spirit up: it is their branch
// or they generate it.
//
// Rule: 伏神得日月生扶, 临日月者有用.
// Source: doc/sources.md#hidden-spirits.
func (h Hidden) Usable() bool {
	return h.Marks.Any(MarkLinYue, MarkLinRi, MarkRiSheng) || h.State == StateXiang
}

// Bond is what a flying and a hidden spirit are to each other (飞伏, fei fu).
type Bond uint8

// The bonds.
const (
	BondSame          Bond = iota // 比和 bi he: one element
	BondFlyingFeeds               // 飞生伏 fei sheng fu: the flying generates the hidden
	BondFlyingBinds               // 飞克伏 fei ke fu: the flying controls the hidden
	BondHiddenBreaks              // 伏克飞 fu ke fei: the hidden controls the flying, 出暴
	BondHiddenDrained             // 伏生飞 fu sheng fei: the hidden generates the flying, 泄气
)

const bonds = 5

// bondWords are the bonds in Chinese and English.
var bondWords = [bonds]words{
	{"飞伏比和", "both have one element"},
	{"飞来生伏，伏神得助", "the flying spirit generates the hidden one and helps it"},
	{"飞来克伏，伏神受制", "the flying spirit controls the hidden one and binds it"},
	{"伏去克飞，谓之出暴", "the hidden spirit controls the flying one and breaks out"},
	{"伏去生飞，谓之泄气", "the hidden spirit generates the flying one and is drained"},
}

// String returns the Hanzi.
func (b Bond) String() string {
	return [bonds]string{"比和", "飞生伏", "飞克伏", "伏克飞", "伏生飞"}[b]
}

// English returns an English name.
func (b Bond) English() string {
	return [bonds]string{"equals", "flying feeds hidden", "flying binds hidden", "hidden breaks out", "hidden is drained"}[b]
}

// Words says what the bond means, in Chinese and in English.
func (b Bond) Words() (zh, en string) { return bondWords[b].zh, bondWords[b].en }

func bondOf(flying, hidden ganzhi.Element) Bond {
	switch {
	case flying == hidden:
		return BondSame
	case flying.Generates() == hidden:
		return BondFlyingFeeds
	case flying.Controls() == hidden:
		return BondFlyingBinds
	case hidden.Controls() == flying:
		return BondHiddenBreaks
	}
	return BondHiddenDrained
}

// hiddenAt returns what the head of the palace has at a place, counted from 0.
func (b *Board) hiddenAt(head *Figure, i int) Hidden {
	pair := head.NaJia[i]
	h := Hidden{
		Line: i + 1, NaJia: pair, Relative: head.Relatives[i],
		State: MonthStateOf(b.Month, pair.Branch().Element()),
		Marks: b.monthMarks(pair.Branch()) | b.dayMarks(pair.Branch()),
		Bond:  bondOf(b.Lines[i].Element(), pair.Branch().Element()),
	}
	h.Marks.add(b.void(pair.Branch()), MarkXunKong)
	h.Freed = b.Lines[i].Marks & (1<<MarkXunKong | 1<<MarkYuePo | 1<<MarkRiChong)
	return h
}

// missing returns the relatives that no line has, as bits.
func (b *Board) missing() uint8 {
	var seen uint8
	for _, r := range b.Original.Relatives {
		seen |= 1 << r
	}
	return ^seen & (1<<relatives - 1)
}

// shownHidden returns the hidden spirits that the rules ask for.
//
// Rule: a relative that no line has is read from the head of the palace, at its own
// place there. Each missing one stands at exactly one place.
// Source: doc/sources.md#hidden-spirits.
// Schools: Rules.HiddenSpirits.
func (b *Board) shownHidden() []Hidden {
	if b.Original.Generation == GenerationHead {
		return nil
	}
	missing := b.missing()
	switch {
	case b.Rules.HiddenSpirits == HiddenAll:
		missing = 1<<relatives - 1
	case b.Rules.HiddenSpirits == HiddenUseful && b.Useful == nil:
		missing = 0
	case b.Rules.HiddenSpirits == HiddenUseful:
		missing &= 1 << b.Useful.Relative
	}
	if missing == 0 {
		return nil
	}
	var list []Hidden
	head := b.Original.Head()
	for i, r := range head.Relatives {
		if missing>>r&1 == 1 {
			list = append(list, b.hiddenAt(&head, i))
		}
	}
	return list
}
