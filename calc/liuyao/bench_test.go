package liuyao

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// castings returns n different castings.
func castings(n int) []Casting {
	list := make([]Casting, n)
	for i := range list {
		from, to := yijing.Hexagram(i*37%yijing.Hexagrams), yijing.Hexagram(i*11%yijing.Hexagrams)
		list[i] = Casting{
			Cast: yijing.Between(from, to), Month: ganzhi.EarthlyBranch(i % ganzhi.Branches), Day: ganzhi.PairAt(i * 7),
			Topic: Topic(i % len(topicRows)),
		}
	}
	return list
}

func BenchmarkNewFigure(b *testing.B) {
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		i++
		NewFigure(yijing.Hexagram(i % yijing.Hexagrams))
	}
}

func BenchmarkNewBoard(b *testing.B) {
	b.ReportAllocs()
	list := castings(1024)
	i := 0
	for b.Loop() {
		i++
		if _, err := NewBoard(list[i%len(list)], Rules{}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkWhy says why every line of a board has its marks.
func BenchmarkWhy(b *testing.B) {
	b.ReportAllocs()
	board, err := NewBoard(castings(2)[1], Rules{})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		for i := range board.Lines {
			for _, m := range board.Lines[i].Marks.List() {
				board.Why(&board.Lines[i], m)
			}
		}
	}
}
