package liuyao

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// changeMarks returns what a moving line's change does to it (动变, dong bian).
//
// Rule: by element what the change is to the line, 回头生 回头克 比和 泄 耗; 进神 and 退神;
// by branch 合 冲 or the same; void, broken by the month, tomb or extinction.
// Source: doc/sources.md#moving-lines.
func (b *Board) changeMarks(l *Line) MarkSet {
	var s MarkSet
	if !l.Moving() {
		return s
	}
	from, to := l.NaJia.Branch(), l.Change.NaJia.Branch()
	s.add(to.Element().Generates() == from.Element(), MarkHuiTouSheng)
	s.add(to.Element().Controls() == from.Element(), MarkHuiTouKe)
	s.add(to.Element() == from.Element(), MarkHuaBiHe)
	s.add(from.Element().Generates() == to.Element(), MarkHuaXie)
	s.add(from.Element().Controls() == to.Element(), MarkHuaHao)
	s.add(advances(from, to), MarkJinShen)
	s.add(advances(to, from), MarkTuiShen)
	s.add(b.void(to), MarkHuaKong)
	s.add(clash(to, b.Month), MarkHuaPo)
	s.add(to != from && b.Rules.stageOf(from.Element(), to) == ganzhi.StageMu, MarkHuaMu)
	s.add(b.Rules.stageOf(from.Element(), to) == ganzhi.StageJue, MarkHuaJue)
	s.add(from.Partner() == to, MarkHuaHe)
	s.add(clash(from, to), MarkHuaChong)
	s.add(from == to, MarkFuYin)
	return s
}

// advances reports whether a branch goes forward to another of its element (进神, jin
// shen); the reverse is 退神 (tui shen).
//
// Rule: 亥子 寅卯 巳午 申酉 丑辰 辰未 未戌 戌丑. On a board only 寅卯 申酉 丑辰 未戌 and their
// reverses can occur.
// Source: doc/sources.md#advance-and-retreat.
// Schools: a transmitted list of seven lacks 戌丑; it makes no difference.
func advances(from, to ganzhi.EarthlyBranch) bool {
	if from.Element() == ganzhi.ElementEarth {
		return from.Add(3) == to
	}
	return from.Add(1) == to && from.Element() == to.Element()
}
