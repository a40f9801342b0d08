package bazi

import (
	"math/bits"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Hua says whether a combination transforms (化, hua), and which conditions
// decided it. It is zero for relations that cannot transform.
type Hua struct {
	State   HuaState
	Element ganzhi.Element // what it may become
	Asked   Conditions     // the conditions that must hold
	Met     Conditions     // those of them that do
}

// HuaState is how far a combination goes.
type HuaState uint8

// The states.
const (
	HuaNone HuaState = iota // it can become nothing
	HuaHe                   // 合 he: combined at a distance
	HuaBan                  // 合绊 he ban: bound to each other, but not transformed
	HuaHua                  // 合化 he hua: transformed
)

// String returns the Hanzi, or nothing.
func (s HuaState) String() string { return [...]string{"", "合", "合绊", "合化"}[s] }

// Condition is one condition of a transformation.
type Condition uint8

// The conditions. Each is asked of some combinations only; see hua.go.
const (
	CondAdjacent     Condition = iota // 相邻: the pillars are neighbours
	CondMonth                         // 得月令: the month supports the new element
	CondSole                          // 无争合: each of the two stems is there once
	CondUncontrolled                  // 无克: no other exposed stem restrains the new element
	CondSupport                       // 有扶: another branch or a full group is of the new element
	CondRootless                      // 不坐禄刃: not on its own 禄 or 刃
	CondLead                          // 有引: the month or a stem over the branches leads
	CondUnclashed                     // 无冲: no neighbour is the 冲 of either branch
	CondCommand                       // 月令不克: the month does not restrain the new element
	CondAnchored                      // 得月或透: it holds the month, or a stem exposes its element
)

// conditionNames are the names of the conditions in Hanzi and in English.
var conditionNames = [...]struct{ zh, en string }{
	{"相邻", "neighbours"}, {"得月令", "supported by the month"}, {"无争合", "no rival"},
	{"化神不受克", "new element unrestrained"}, {"地支有扶", "supported by branches"}, {"不坐禄刃", "not on its own root"},
	{"有引化", "led by month or stem"}, {"无冲", "unclashed"}, {"月令不克", "not against the month"},
	{"占月令或透干", "anchored in month or stem"},
}

// String returns the Hanzi.
func (c Condition) String() string { return conditionNames[c].zh }

// English returns an English name.
func (c Condition) English() string { return conditionNames[c].en }

// Conditions is a set of conditions.
type Conditions uint16

// List returns the members of the set in order.
func (s Conditions) List() []Condition {
	var list []Condition
	for ; s != 0; s &= s - 1 {
		list = append(list, Condition(bits.TrailingZeros16(uint16(s))))
	}
	return list
}

// Has reports whether the condition is in the set.
func (s Conditions) Has(c Condition) bool { return s>>c&1 == 1 }

// ask adds a condition and whether it holds.
func (h *Hua) ask(c Condition, holds bool) {
	h.Asked |= 1 << c
	if holds {
		h.Met |= 1 << c
	}
}

// transform decides about every combination in the list.
//
// Rule: 合化 when every condition asked holds; else 合绊 between neighbours and 合
// at a distance.
//
// 天干合 asks 相邻, 得月令, 无争合, 化神不受克, 不坐禄刃, and on request 地支有扶. 六合 asks 相邻,
// 有引化, 无冲, 月令不克. 三合 and 半合 ask to hold the month or to have their element among
// the stems. 三会 asks nothing.
//
// Source: doc/sources.md#transformation.
// Schools: RelationRules.
func (f *finder) transform() {
	for i := range f.list {
		r := &f.list[i]
		branch := ganzhi.EarthlyBranch(bits.TrailingZeros16(r.Branches))
		switch r.Name {
		case ganzhi.RelationWuHe:
			f.stemsTransform(r)
		case ganzhi.RelationLiuHe:
			f.branchesTransform(r)
		case ganzhi.RelationSanHe, ganzhi.RelationBanHe:
			r.Hua.Element = branch.Trine()
			r.Hua.ask(CondAnchored, r.Pillars.Has(Month) || f.exposed(r.Hua.Element, 0))
		case ganzhi.RelationSanHui:
			r.Hua.Element = branch.Direction()
		default:
			continue
		}
		if r.Hua.State == HuaNone {
			r.Hua.State = r.Hua.decide(r.Adjacent)
		}
	}
}

func (h *Hua) decide(adjacent bool) HuaState {
	switch {
	case h.Met == h.Asked:
		return HuaHua
	case adjacent:
		return HuaBan
	}
	return HuaHe
}

func (f *finder) stemsTransform(r *Relation) {
	a := ganzhi.HeavenlyStem(bits.TrailingZeros16(r.Stems))
	b := a.Partner()
	h := &r.Hua
	h.Element = a.CombinesInto()
	if f.rules.HuaAdjacent == HuaNeighbours {
		h.ask(CondAdjacent, r.Adjacent)
	}
	h.ask(CondMonth, f.monthSupports(h.Element))
	h.ask(CondSole, single(f.stems[a]) && single(f.stems[b]))
	h.ask(CondUncontrolled, !f.exposed((h.Element+3)%ganzhi.Elements, r.Stems))
	if f.rules.HuaSupport == On {
		h.ask(CondSupport, f.supported(h.Element))
	}
	if f.rules.HuaRoot != HuaRootFree {
		h.ask(CondRootless, !f.rooted(r.Pillars))
	}
}

func single(s KindSet) bool { return s&(s-1) == 0 }

// exposed reports whether a stem of the element is among the pillars, other than
// the stems given as bits.
func (f *finder) exposed(e ganzhi.Element, except uint16) bool {
	for s := ganzhi.HeavenlyStem(2 * e); s <= ganzhi.HeavenlyStem(2*e+1); s++ {
		if f.stems[s] != 0 && except>>s&1 == 0 {
			return true
		}
	}
	return false
}

// monthBranch returns the branch of the month pillar.
func (f *finder) monthBranch() (ganzhi.EarthlyBranch, bool) {
	for _, m := range f.members {
		if m.Kind == Month {
			return m.Pair.Branch(), true
		}
	}
	return 0, false
}

// monthSupports reports whether the month is of an element, or one of its group:
// its trine and the first branch of its direction, or 辰戌丑未.
func (f *finder) monthSupports(e ganzhi.Element) bool {
	month, ok := f.monthBranch()
	if f.rules.HuaMonth == HuaMonthMain {
		return ok && month.Element() == e
	}
	return ok && transformMonth(month, e)
}

// transformMonth reports whether a month is of the group that lets stems become
// an element.
//
// Rule: 土 辰戌丑未, 金 巳酉丑申, 水 申子辰亥, 木 亥卯未寅, 火 寅午戌巳.
// Source: doc/sources.md#transformation.
func transformMonth(month ganzhi.EarthlyBranch, e ganzhi.Element) bool {
	if e == ganzhi.ElementEarth {
		return month.Element() == e
	}
	return month.Trine() == e || month.Direction() == e && month%3 == 2
}

// supported reports whether a branch besides the month is of the element, or all
// of its trine or direction are there.
func (f *finder) supported(e ganzhi.Element) bool {
	for _, m := range f.members {
		branch := m.Pair.Branch()
		if m.Kind != Month && branch.Element() == e ||
			f.hidden[branch].trine && branch.Trine() == e ||
			f.hidden[branch].direction && branch.Direction() == e {
			return true
		}
	}
	return false
}

// rooted reports whether one of the pillars that HuaRoot names sits on its own 禄
// or 刃.
func (f *finder) rooted(pillars KindSet) bool {
	for _, m := range f.members {
		asked := pillars.Has(m.Kind) && (m.Kind == Day || f.rules.HuaRoot == HuaRootBoth)
		stage := ganzhi.LifeStageOf(m.Pair.Stem(), m.Pair.Branch())
		if asked && (stage == ganzhi.StageLinGuan || stage == ganzhi.StageDiWang) {
			return true
		}
	}
	return false
}

func (f *finder) branchesTransform(r *Relation) {
	branch := ganzhi.EarthlyBranch(bits.TrailingZeros16(r.Branches))
	h := &r.Hua
	h.Element = branch.CombinesInto()
	if branch == ganzhi.BranchWu {
		switch f.rules.WuWei {
		case WuWeiFire:
			h.Element = ganzhi.ElementFire
		case WuWeiNothing:
			*h = Hua{State: HuaHe}
			return
		}
	}
	month, ok := f.monthBranch()
	byMonth, byStem := ok && month.Element() == h.Element, f.ledByStem(r.Pillars, h.Element)
	if f.rules.HuaAdjacent == HuaNeighbours {
		h.ask(CondAdjacent, r.Adjacent)
	}
	h.ask(CondLead, byMonth && f.rules.LiuHeLead != LeadStem || byStem && f.rules.LiuHeLead != LeadMonth)
	h.ask(CondUnclashed, !f.clashed(r.Pillars))
	h.ask(CondCommand, ok && month.Element().Controls() != h.Element)
}

// ledByStem reports whether one of the pillars has a stem of the element.
func (f *finder) ledByStem(pillars KindSet, e ganzhi.Element) bool {
	for _, m := range f.members {
		if pillars.Has(m.Kind) && m.Pair.Stem().Element() == e {
			return true
		}
	}
	return false
}

// clashed reports whether a neighbour is the 冲 of one of the pillars.
func (f *finder) clashed(pillars KindSet) bool {
	for _, m := range f.members {
		if pillars.Has(m.Kind) {
			for others := f.branches[m.Pair.Branch().Add(6)]; others != 0; others &= others - 1 {
				if pair := others&-others | 1<<m.Kind; pair.adjacent() {
					return true
				}
			}
		}
	}
	return false
}

// Becomes returns the element that the combination becomes, or would become.
func (h Hua) Becomes() (ganzhi.Element, bool) {
	return h.Element, h.Asked != 0 || h.State == HuaHua
}
