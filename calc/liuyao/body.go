package liuyao

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Body is the body of a hexagram (卦身, gua shen), which the books use little or
// not at all; it decides nothing here.
type Body struct {
	Branch ganzhi.EarthlyBranch // 月卦身
	Lines  []int                // the lines that have the branch, rising; none when it is not on the board
	// ShiShen is the line of the body by the branch of 世 (世身), 0 when the rules do
	// not ask for it.
	ShiShen int
}

// bodyBranch returns the branch of the body (月卦身, yue gua shen).
//
// Rule: 阴世则从午月起 阳世还从子月生: from 子 with 世 on a yang line, from 午 on a yin
// line, one branch for each line from the bottom up to 世.
// Source: doc/sources.md#hexagram-body.
func bodyBranch(shi int, yang bool) ganzhi.EarthlyBranch {
	first := ganzhi.BranchWu
	if yang {
		first = ganzhi.BranchZi
	}
	return first.Add(shi - 1)
}

// shiShen returns the line of the body by the branch of 世 (世身, shi shen).
//
// Rule: 子午持世身居初 丑未二 寅申三 卯酉四 辰戌五 巳亥六.
// Source: doc/sources.md#hexagram-body.
// Schools: Rules.ShiShen.
func shiShen(shi ganzhi.EarthlyBranch) int { return int(shi)%Lines + 1 }

func (b *Board) body() Body {
	shi := b.Original.Generation.Shi()
	body := Body{Branch: bodyBranch(shi, b.Original.Hexagram.Yang(shi))}
	for _, l := range b.Lines {
		if l.NaJia.Branch() == body.Branch {
			body.Lines = append(body.Lines, l.Number)
		}
	}
	if b.Rules.ShiShen == On {
		body.ShiShen = shiShen(b.Lines[shi-1].NaJia.Branch())
	}
	return body
}
