package liuyao

// Deed is what one line does to another (生克合冲).
type Deed uint8

// The deeds.
const (
	DeedGenerate Deed = iota // 生 sheng
	DeedControl              // 克 ke
	DeedCombine              // 合 he: both lines move
	DeedClash                // 冲 chong: both lines move
)

const deeds = 4

// String returns the Hanzi.
func (d Deed) String() string { return [deeds]string{"生", "克", "合", "冲"}[d] }

// English returns an English verb.
func (d Deed) English() string {
	return [deeds]string{"generates", "controls", "combines with", "clashes with"}[d]
}

// Action is one line acting on another. Combinations and clashes hold both ways and
// are listed once, from the lower line.
type Action struct {
	From, To int
	Deed     Deed
}

// actions lists what lines do to each other.
//
// Rule: a line that moves, openly or unseen, generates and controls others, moving or
// quiet, by element; two that move may combine or clash by branch. When nothing
// moves, a line that is 旺 or 相 generates others and controls those that are 休, 囚 or
// 死. A changed line acts on its own line only.
// Source: doc/sources.md#lines-on-lines.
func (b *Board) actions() []Action {
	var list []Action
	still := len(b.acting(func(*Line) bool { return true })) == 0
	for i := range b.Lines {
		from := &b.Lines[i]
		for j := range b.Lines {
			to := &b.Lines[j]
			if i == j || !from.Acts() && !(still && from.State.Strong()) {
				continue
			}
			list = appendByElement(list, from, to)
			if i < j && from.Acts() && to.Acts() {
				list = appendByBranch(list, from, to)
			}
		}
	}
	return list
}

func appendByElement(list []Action, from, to *Line) []Action {
	switch to.Element() {
	case from.Element().Generates():
		return append(list, Action{from.Number, to.Number, DeedGenerate})
	case from.Element().Controls():
		if !from.Acts() && to.State.Strong() {
			return list
		}
		return append(list, Action{from.Number, to.Number, DeedControl})
	}
	return list
}

func appendByBranch(list []Action, from, to *Line) []Action {
	switch a, b := from.NaJia.Branch(), to.NaJia.Branch(); {
	case a.Partner() == b:
		return append(list, Action{from.Number, to.Number, DeedCombine})
	case clash(a, b):
		return append(list, Action{from.Number, to.Number, DeedClash})
	}
	return list
}
