package liuyao_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/liuyao"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

func ExampleNewBoard() {
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		panic(err)
	}
	moment := liuyao.Moment{Local: civil.DateTime{Year: 2030, Month: 6, Day: 5, Hour: 15, Minute: 50}, Zone: zone}
	pillars, err := moment.FourPillars(liuyao.Rules{})
	if err != nil {
		panic(err)
	}
	cast, err := yijing.ParseCast("779888")
	if err != nil {
		panic(err)
	}
	board, err := liuyao.NewBoard(liuyao.Casting{
		Cast: cast, Month: pillars.Pillars[1].Pair.Branch(), Day: pillars.Pillars[2].Pair, Topic: liuyao.TopicHouse,
	}, liuyao.Rules{})
	if err != nil {
		panic(err)
	}
	fmt.Println(board.Original.Hexagram.FullName(), board.Original.Palace, board.Original.Generation, "becomes", board.Changed.Hexagram.FullName())
	line := board.Lines[2]
	fmt.Println(line.Spirit, line.Relative, line.NaJia, line.State)
	for _, mark := range line.Marks.List() {
		_, why := board.Why(&line, mark)
		fmt.Printf("%s: %s\n", mark, why)
	}
	fmt.Println(board.Useful, board.Useful.Place, board.Useful.Line)
	// Output:
	// 地天泰 坤 三世 becomes 地泽临
	// 青龙 兄弟 甲辰 相
	// 日扶: the day Wei 未 (earth) has the element of Chen 辰 (earth) and supports it
	// 化比和: Chen 辰 (earth) becomes Chou 丑 (earth), of the same element
	// 退神: Chen 辰 (earth) becomes Chou 丑 (earth): the same element, going back
	// 父母 month 0
}
