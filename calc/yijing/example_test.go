package yijing_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

func Example() {
	cast, err := yijing.ParseCast("678978") // the bottom line first
	if err != nil {
		panic(err)
	}
	original, changed := cast.Original(), cast.Changed()
	fmt.Println(original.Symbol(), original.FullName(), "→", changed.Symbol(), changed.FullName(), cast.Moving())
	fmt.Println(original.Nuclear().FullName(), original.Opposite().FullName(), original.Reversed().FullName())
	// Output:
	// ䷮ 泽水困 → ䷻ 水泽节 [1 4]
	// 风火家人 山火贲 水风井
}

func ExampleYarrow() {
	src, err := lot.FromSeed("问卜")
	if err != nil {
		panic(err)
	}
	fmt.Println(yijing.Yarrow(src))
	// Output: 879978
}
