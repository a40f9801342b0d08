package art_test

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/tarot/art"
)

func ExampleFace() {
	svg, err := art.Face(17, art.English)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(strings.SplitAfter(svg, "\n")[1])
	// Output: <title>The Star</title>
}

// Two cards side by side, the second reversed.
func ExampleFaceGroup() {
	first, _ := art.FaceGroup(0, art.Chinese)
	second, _ := art.FaceGroup(21, art.Chinese)
	spread := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 400">` + first +
		`<g transform="translate(500 400) rotate(180)">` + second + `</g></svg>`
	fmt.Println(strings.Count(spread, "<text"))
	// Output: 2
}

func ExampleStyle() {
	older := art.Style{Language: art.Bilingual, Order: tarot.DeckMarseille}
	svg, err := older.Face(8)
	fmt.Println(strings.Contains(svg, "力量 · Strength"), err)
	// Output: true <nil>
}
