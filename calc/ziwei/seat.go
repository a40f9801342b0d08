package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Palaces is the number of palaces (十二宫, shi er gong).
const Palaces = ganzhi.Branches

// seat is where a star stands: the index of a palace, counted from 寅.
type seat int8

// The seats by their branches.
const (
	yin seat = iota
	mao
	chen
	si
	wu
	wei
	shen
	you
	xu
	hai
	zi
	chou
	absent seat = -1 // the star is not in the chart
)

// wrap brings a number of steps from 寅 into one round.
func wrap(n int) seat {
	n %= Palaces
	if n < 0 {
		n += Palaces
	}
	return seat(n)
}

// seatOf returns the seat of a branch.
func seatOf(b ganzhi.EarthlyBranch) seat { return wrap(int(b) - int(ganzhi.BranchYin)) }

// branch returns the branch of a seat.
func (s seat) branch() ganzhi.EarthlyBranch { return ganzhi.BranchYin.Add(int(s)) }

// step returns the seat n palaces on, or back when n is negative.
func (s seat) step(n int) seat { return wrap(int(s) + n) }
