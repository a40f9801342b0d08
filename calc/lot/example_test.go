package lot_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/lot"
)

func ExampleFromSeed() {
	src, err := lot.FromSeed("问卜")
	if err != nil {
		panic(err)
	}
	fmt.Println(lot.IntN(src, 64), lot.Draw(src, []string{"甲", "乙", "丙", "丁"}, 2))
	// Output: 35 [乙 丙]
}
