package liuyao

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// setMarks marks every line. Marks by the day come first, because lines that move
// unseen help others.
func (b *Board) setMarks() {
	for i := range b.Lines {
		l := &b.Lines[i]
		l.Marks = b.monthMarks(l.NaJia.Branch()) | b.dayMarks(l.NaJia.Branch())
		l.Marks |= b.clashMarks(l) | b.holdMarks(l) | b.changeMarks(l)
	}
	for i := range b.Lines {
		l := &b.Lines[i]
		l.Marks |= b.voidMarks(l)
		l.Marks.add(len(b.tombLines(l)) > 0, MarkDongMu)
	}
	if b.Rules.Score == On {
		for i := range b.Lines {
			b.Lines[i].Score = b.score(&b.Lines[i])
		}
	}
}

// monthMarks returns what the month is to a branch beside 旺相休囚死.
//
// Source: doc/sources.md#month-and-day.
func (b *Board) monthMarks(branch ganzhi.EarthlyBranch) MarkSet {
	return relationMarks(branch, b.Month, MarkLinYue, [4]Mark{MarkYueHe, MarkYuePo, MarkYueXing, MarkYueHai})
}

// relationMarks marks a branch by what the branch of month or day is to it: the
// same, then 合, 冲, 刑 and 害. A branch is not punished by itself.
func relationMarks(branch, by ganzhi.EarthlyBranch, same Mark, list [4]Mark) MarkSet {
	var s MarkSet
	relations := branch.RelationsTo(by)
	s.add(branch == by, same)
	s.add(relations.Has(ganzhi.RelationLiuHe), list[0])
	s.add(relations.Has(ganzhi.RelationChong), list[1])
	s.add(relations.Has(ganzhi.RelationXing), list[2])
	s.add(relations.Has(ganzhi.RelationHai), list[3])
	return s
}

// dayMarks returns what the day is to a branch. A branch is not in the tomb of a day
// that is itself.
//
// Rule: 临, 扶 生 克 by element, 合 冲 刑 害 by branch, and of the twelve life stages
// 长生 帝旺 墓 绝.
// Source: doc/sources.md#month-and-day, doc/sources.md#liuyao-stages.
func (b *Board) dayMarks(branch ganzhi.EarthlyBranch) MarkSet {
	day := b.Day.Branch()
	s := relationMarks(branch, day, MarkLinRi, [4]Mark{MarkRiHe, MarkRiChong, MarkRiXing, MarkRiHai})
	line, by := branch.Element(), day.Element()
	s.add(line == by && branch != day, MarkRiFu)
	s.add(by.Generates() == line, MarkRiSheng)
	s.add(by.Controls() == line, MarkRiKe)
	switch b.Rules.stageOf(line, day) {
	case ganzhi.StageChangSheng:
		s.add(true, MarkRiChangSheng)
	case ganzhi.StageDiWang:
		s.add(true, MarkRiDiWang)
	case ganzhi.StageMu:
		s.add(branch != day, MarkRiMu)
	case ganzhi.StageJue:
		s.add(true, MarkRiJue)
	}
	return s
}

// clashMarks returns what a clash by the day does to a line.
//
// Rule: a quiet line that is 旺 or 相 moves unseen (暗动), a weak one breaks (日破),
// unless Rules.AnDong lets what helps it count. A void line is raised (冲空则起) and so does not break. A moving line may be scattered
// (冲散), as Rules.ChongSan says.
// Source: doc/sources.md#day-clash.
// Schools: Rules.AnDong, Rules.ChongSan.
func (b *Board) clashMarks(l *Line) MarkSet {
	var s MarkSet
	if !clash(l.NaJia.Branch(), b.Day.Branch()) {
		return s
	}
	strong, void := l.State.Strong(), b.void(l.NaJia.Branch())
	s.add(void, MarkChongKong)
	stirs := strong || b.Rules.AnDong == AnDongHelped && b.stirred(l)
	s.add(!l.Moving() && stirs, MarkAnDong)
	s.add(!l.Moving() && !stirs && !void, MarkRiPo)
	scattered := b.Rules.ChongSan == ChongSanAll || b.Rules.ChongSan == ChongSanWeak && !strong
	s.add(l.Moving() && scattered, MarkChongSan)
	return s
}

// stirred reports whether the day has the element of a line, or a line that moves
// openly generates it.
func (b *Board) stirred(l *Line) bool {
	return l.Element() == b.Day.Branch().Element() || b.moves(l.Relative.Yuan())
}

// holdMarks returns what a combination with month or day does to a line.
//
// Rule: a moving line is held (合绊), a quiet one that is 旺 or 相 raised (合起).
// Source: doc/sources.md#day-combination.
func (b *Board) holdMarks(l *Line) MarkSet {
	var s MarkSet
	partner := l.NaJia.Branch().Partner()
	combined := partner == b.Month || partner == b.Day.Branch()
	s.add(combined && l.Moving(), MarkHeBan)
	s.add(combined && !l.Moving() && l.State.Strong(), MarkHeQi)
	return s
}

// voidMarks returns how a void line is taken.
//
// Source: doc/sources.md#liuyao-void.
// Schools: Rules.VoidMonth, Rules.TrueVoid.
func (b *Board) voidMarks(l *Line) MarkSet {
	var s MarkSet
	if !b.void(l.NaJia.Branch()) {
		return s
	}
	s.add(true, MarkXunKong)
	lifted := b.voidLift(l) != liftNone
	s.add(lifted, MarkKongBuKong)
	s.add(!lifted && b.trulyVoid(l), MarkZhenKong)
	return s
}

// trulyVoid reports whether a line that nothing helps is truly empty.
//
// Rule: 春土 夏金 秋是木 三冬逢火是真空.
func (b *Board) trulyVoid(l *Line) bool {
	if b.Rules.TrueVoid == TrueVoidWeak {
		return !l.State.Strong() || l.Marks.Has(MarkYuePo)
	}
	return b.Month.Direction().Controls() == l.Element()
}

// lift is why a void line is not taken as empty.
type lift uint8

const (
	liftNone   lift = iota
	liftMoving      // 动不为空
	liftMonth       // 旺不为空
	liftDay         // 日辰生扶
	liftLine        // 动爻生扶
	liftClash       // 冲空则起
)

// voidLift returns the first reason not to take a void line as empty. A month that
// breaks a line (月破) does not help it.
//
// Rule: 旺不为空 动不为空 有日建动爻生扶者亦不为空 月破为空, and 冲空则起.
func (b *Board) voidLift(l *Line) lift {
	thriving := l.State == StateWang || l.State == StateXiang && b.Rules.VoidMonth == VoidMonthWangXiang
	switch {
	case l.Moving():
		return liftMoving
	case thriving && !l.Marks.Has(MarkYuePo):
		return liftMonth
	case l.Marks.Any(MarkRiSheng, MarkRiFu):
		return liftDay
	case len(b.helpers(l)) > 0:
		return liftLine
	case l.Marks.Has(MarkChongKong):
		return liftClash
	}
	return liftNone
}

// helpers returns the lines that move and have the element of l or generate it.
func (b *Board) helpers(l *Line) []int {
	return b.acting(func(o *Line) bool {
		return o != l && (o.Element() == l.Element() || o.Element().Generates() == l.Element())
	})
}

// tombLines returns the moving lines that are the tomb of l (动墓).
//
// Source: doc/sources.md#liuyao-stages.
func (b *Board) tombLines(l *Line) []int {
	tomb := b.Rules.branchAtStage(l.Element(), ganzhi.StageMu)
	return b.acting(func(o *Line) bool { return o != l && o.NaJia.Branch() == tomb && l.NaJia.Branch() != tomb })
}

// acting returns the lines that move, openly or unseen, and satisfy a condition.
func (b *Board) acting(condition func(*Line) bool) []int {
	var list []int
	for i := range b.Lines {
		if l := &b.Lines[i]; l.Acts() && condition(l) {
			list = append(list, l.Number)
		}
	}
	return list
}
