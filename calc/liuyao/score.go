package liuyao

// The points of a line's score. They are ours: no book has numbers.
var statePoints = [monthStates]int{2, 1, 0, -1, -2}

const (
	pointsYuePo       = -3
	pointsLinRi       = 2
	pointsRiHelp      = 1
	pointsRiKe        = -1
	pointsYuanMoves   = 1
	pointsJiMoves     = -1
	pointsHuiTouSheng = 1
	pointsHuiTouKe    = -2
	pointsZhenKong    = -2
)

// score sums up how a line is helped and hurt (分数), a convention of ours.
//
// Source: doc/sources.md#liuyao-score.
// Schools: Rules.Score.
func (b *Board) score(l *Line) int {
	total := statePoints[l.State]
	add := func(when bool, points int) {
		if when {
			total += points
		}
	}
	add(l.Marks.Has(MarkYuePo), pointsYuePo)
	add(l.Marks.Has(MarkLinRi), pointsLinRi)
	add(l.Marks.Any(MarkRiSheng, MarkRiFu), pointsRiHelp)
	add(l.Marks.Has(MarkRiKe), pointsRiKe)
	add(b.moves(l.Relative.Yuan()), pointsYuanMoves)
	add(b.moves(l.Relative.Ji()), pointsJiMoves)
	add(l.Marks.Has(MarkHuiTouSheng), pointsHuiTouSheng)
	add(l.Marks.Has(MarkHuiTouKe), pointsHuiTouKe)
	add(l.Marks.Has(MarkZhenKong), pointsZhenKong)
	return total
}

// moves reports whether a line with the relative moves openly.
func (b *Board) moves(r Relative) bool {
	for i := range b.Lines {
		if b.Lines[i].Moving() && b.Lines[i].Relative == r {
			return true
		}
	}
	return false
}
