package zhouyi_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/calc/yijing/zhouyi"
)

func ExampleOf() {
	h, _ := yijing.ParseHexagram("谦")
	text := zhouyi.Of(h)
	fmt.Println(text.Judgement.Received)
	fmt.Println(text.Lines[0].ReceivedHans)
	fmt.Println(text.Lines[0].Plain.Zh)
	fmt.Println(text.Lines[0].Plain.En)
	fmt.Println(text.Lines[0].SmallImage)
	// Output:
	// 謙：亨，君子有終。
	// 初六：谦谦君子，用涉大川，吉。
	// 谦而又谦的君子，可以渡过大河，吉祥。
	// Modest and again modest, the noble one may cross the great river. Auspicious.
	// 謙謙君子，卑以自牧也。
}
