package liuyao

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Trine is a formation of three (三合局, san he ju).
type Trine struct {
	Element  ganzhi.Element
	Branches [3]ganzhi.EarthlyBranch // 长生, 帝旺, 墓
	Moving   []int                   // the lines that move into it, openly or unseen, rising
	Third    Third                   // where a branch beside two moving lines comes from
	Awaits   ganzhi.EarthlyBranch    // the branch that is missing, when Third is ThirdAwaited
}

// Third says where the third branch of a formation comes from.
type Third uint8

// The places.
const (
	ThirdMoves   Third = iota // all three move
	ThirdMonth                // 月建
	ThirdDay                  // 日辰
	ThirdChange               // a moving line of the same trigram becomes it
	ThirdQuiet                // a quiet line has it
	ThirdAwaited              // nothing has it yet (虚一待用)
)

// thirdWords say where the third branch comes from.
var thirdWords = [...]words{
	{"三支都由动爻构成", "all three branches move"},
	{"第三支由月建补足", "the month brings the third branch"},
	{"第三支由日辰补足", "the day brings the third branch"},
	{"第三支由变爻补足", "a moving line becomes the third branch"},
	{"第三支由静爻补足", "a quiet line has the third branch"},
	{"虚一待用，尚缺一支", "one branch is still wanting"},
}

// Words says where the third branch comes from, in Chinese and in English.
func (t Third) Words() (zh, en string) { return thirdWords[t].zh, thirdWords[t].en }

// Complete reports whether the formation stands.
func (t Trine) Complete() bool { return t.Third != ThirdAwaited }

// trines returns the formations of three on the board.
//
// Rule: 申子辰水 亥卯未木 寅午戌火 巳酉丑金. All three branches move, openly or unseen; or
// two move and the third is month or day, or what one of the two becomes with both in one trigram.
// Two that move, the middle one among them, wait for the third (虚一待用). Quiet lines
// alone form nothing.
// Source: doc/sources.md#liuyao-trines.
// Schools: Rules.SanHe.
func (b *Board) trines() []Trine {
	var list []Trine
	for _, middle := range [4]ganzhi.EarthlyBranch{ganzhi.BranchZi, ganzhi.BranchMao, ganzhi.BranchWu, ganzhi.BranchYou} {
		t := Trine{Element: middle.Trine(), Branches: [3]ganzhi.EarthlyBranch{middle.Add(-4), middle, middle.Add(4)}}
		if b.fillTrine(&t) {
			list = append(list, t)
		}
	}
	return list
}

// fillTrine finds the moving lines of a formation and its third branch, and reports
// whether there is one.
func (b *Board) fillTrine(t *Trine) bool {
	var have [3]bool
	for _, l := range b.Lines {
		for i, branch := range t.Branches {
			if l.Acts() && l.NaJia.Branch() == branch {
				have[i] = true
				t.Moving = append(t.Moving, l.Number)
			}
		}
	}
	missing, count := 0, 0
	for i, h := range have {
		if h {
			count++
		} else {
			missing = i
		}
	}
	switch count {
	case 3:
		t.Third = ThirdMoves
		return true
	case 2:
		t.Third = b.third(t.Branches[missing], t.Moving)
		if !t.Complete() {
			t.Awaits = t.Branches[missing]
		}
		return t.Complete() || have[1]
	}
	return false
}

// third finds the branch that two moving lines lack.
func (b *Board) third(branch ganzhi.EarthlyBranch, moving []int) Third {
	switch {
	case branch == b.Month:
		return ThirdMonth
	case branch == b.Day.Branch():
		return ThirdDay
	case b.changesInto(branch, moving):
		return ThirdChange
	case b.Rules.SanHe == SanHeOneStatic && b.stands(branch):
		return ThirdQuiet
	}
	return ThirdAwaited
}

// changesInto reports whether one of the lines becomes the branch while the other
// branch of the formation moves in the same trigram.
func (b *Board) changesInto(branch ganzhi.EarthlyBranch, moving []int) bool {
	for _, n := range moving {
		l := b.Lines[n-1]
		if !l.Moving() || l.Change.NaJia.Branch() != branch {
			continue
		}
		for _, m := range moving {
			sameTrigram := (n-1)/half == (m-1)/half
			if sameTrigram && b.Lines[m-1].NaJia.Branch() != l.NaJia.Branch() {
				return true
			}
		}
	}
	return false
}

// stands reports whether a quiet line has a branch.
func (b *Board) stands(branch ganzhi.EarthlyBranch) bool {
	for _, l := range b.Lines {
		if !l.Acts() && l.NaJia.Branch() == branch {
			return true
		}
	}
	return false
}
