package liuyao

import "github.com/wenbu-go/wenbu/calc/yijing"

// Lines is the number of lines of a hexagram (六爻, liu yao), numbered 1 at the
// bottom to 6 at the top.
const Lines = 6

const half = Lines / 2

// Generation is the place of a hexagram in its palace (世, shi).
type Generation uint8

// The generations: how far a hexagram is from the head of its palace.
const (
	GenerationHead   Generation = iota // 本宫 ben gong: the doubled trigram
	GenerationFirst                    // 一世 yi shi: line 1 changed
	GenerationSecond                   // 二世 er shi: lines 1 and 2
	GenerationThird                    // 三世 san shi: lines 1 to 3
	GenerationFourth                   // 四世 si shi: lines 1 to 4
	GenerationFifth                    // 五世 wu shi: lines 1 to 5
	GenerationYouHun                   // 游魂 you hun: line 4 changed back
	GenerationGuiHun                   // 归魂 gui hun: lines 1 to 3 changed back too
)

const generations = 8

var (
	generationHanzi   = [generations]string{"本宫", "一世", "二世", "三世", "四世", "五世", "游魂", "归魂"}
	generationEnglish = [generations]string{
		"Palace Head", "First Generation", "Second Generation", "Third Generation",
		"Fourth Generation", "Fifth Generation", "Wandering Soul", "Returning Soul",
	}
	// generationFlips are the lines in which a hexagram differs from the head.
	generationFlips = [generations]yijing.Hexagram{0, 0b1, 0b11, 0b111, 0b1111, 0b11111, 0b10111, 0b10000}
	generationShi   = [generations]int{6, 1, 2, 3, 4, 5, 4, 3}
	// generationOfPairs finds the generation from the lines in which the inner and
	// the outer trigram differ, line 1 against 4 lowest.
	generationOfPairs = [8]Generation{
		0b000: GenerationHead, 0b001: GenerationFirst, 0b011: GenerationSecond, 0b111: GenerationThird,
		0b110: GenerationFourth, 0b100: GenerationFifth, 0b101: GenerationYouHun, 0b010: GenerationGuiHun,
	}
)

// String returns the Hanzi.
func (g Generation) String() string { return generationHanzi[g] }

// English returns an English name.
func (g Generation) English() string { return generationEnglish[g] }

// Shi returns the line that stands for the asker (世爻, shi yao), 1 to 6.
//
// Rule: 本宫 6, 一世 1, 二世 2, 三世 3, 四世 4, 五世 5, 游魂 4, 归魂 3.
// Source: doc/sources.md#eight-palaces.
func (g Generation) Shi() int { return generationShi[g] }

// Ying returns the line that stands for the other side (应爻, ying yao), three
// lines from 世.
func (g Generation) Ying() int { return (g.Shi()+half-1)%Lines + 1 }

// palaceOf returns the trigram whose palace (八宫, ba gong) holds a hexagram, and
// the hexagram's generation there.
//
// Rule: 寻世诀. The lines of the inner and the outer trigram are compared place by
// place. With 世 in 1, 2, 3 or 6 the palace is the outer trigram; in 4 or 5 and for
// 游魂 the opposite of the inner one; for 归魂 the inner one.
// Source: doc/sources.md#eight-palaces.
func palaceOf(h yijing.Hexagram) (palace yijing.Trigram, g Generation) {
	inner, outer := h.Lower(), h.Upper()
	g = generationOfPairs[inner^outer]
	switch g {
	case GenerationFourth, GenerationFifth, GenerationYouHun:
		return inner ^ yijing.TrigramQian, g
	case GenerationGuiHun:
		return inner, g
	}
	return outer, g
}
