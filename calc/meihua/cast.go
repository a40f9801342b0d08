package meihua

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// Sums are the three numbers that make a hexagram (卦数), before they are divided:
// by eight for the trigrams, by six for the moving line, a remainder of nothing
// standing for eight or six.
type Sums struct{ Upper, Lower, Moving int }

// Cast is a hexagram of numbers with its one moving line (起卦, qi gua).
type Cast struct {
	Rules    Rules
	Sums     Sums
	Moment   *Moment // of a cast by time; nil for one by numbers
	Original yijing.Hexagram
	Line     int // 动爻, 1 at the bottom to 6
}

// MaxNumber is the largest number that is cast from.
const MaxNumber = 1_000_000_000

// FromNumbers casts from two or three numbers (数占, shu zhan): the first makes the
// upper trigram, the second the lower, the sum of both, or the third, the moving
// line. hour is the number of the double hour, 1 for 子 to 12; it counts only by
// rule, and 0 stands for none.
//
// What stands for a trigram in the book's other castings, an object, a direction,
// a count of strokes or sounds, is given as its number: see
// [yijing.Trigram.Number].
//
// Anything else is an *calc.InputError.
//
// Source: doc/sources.md#meihua-numbers.
func FromNumbers(numbers []int, hour int, r Rules) (*Cast, error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	if len(numbers) != 2 && len(numbers) != 3 {
		return nil, numbersError(fmt.Sprint(len(numbers)), "must be two or three", "须为两个或三个")
	}
	for _, n := range numbers {
		if n < 1 || n > MaxNumber {
			return nil, numbersError(fmt.Sprint(n), "must each be from 1 to 1000000000", "每个数须在 1 至 1000000000 之间")
		}
	}
	sums := Sums{Upper: numbers[0], Lower: numbers[1], Moving: numbers[0] + numbers[1]}
	if len(numbers) == 3 {
		sums.Moving = numbers[2]
	}
	switch {
	case r.Hour == HourLeftOut:
	case hour < 1 || hour > 12:
		return nil, &calc.InputError{Field: "time", Value: fmt.Sprint(hour),
			Reason: "is needed to add the hour", ReasonZh: "加时起卦须有时辰"}
	default:
		sums.Moving += hour
	}
	return newCast(sums, r), nil
}

func numbersError(value, reason, reasonZh string) error {
	return &calc.InputError{Field: "numbers", Value: value, Reason: reason, ReasonZh: reasonZh}
}

func newCast(s Sums, r Rules) *Cast {
	return &Cast{
		Rules: r, Sums: s,
		Original: yijing.NewHexagram(yijing.TrigramAt(s.Lower), yijing.TrigramAt(s.Upper)),
		Line:     (s.Moving-1)%6 + 1,
	}
}

// Lines returns the cast as six lines, of which one moves.
func (c *Cast) Lines() yijing.Cast { return yijing.Between(c.Original, c.Changed()) }

// Changed returns the hexagram after the line has turned (变卦, bian gua).
func (c *Cast) Changed() yijing.Hexagram { return c.Original ^ 1<<(c.Line-1) }

// Nuclear returns the hexagram inside (互卦, hu gua), by rule of the changed one
// when the original is 乾 or 坤.
func (c *Cast) Nuclear() yijing.Hexagram {
	if c.Rules.Nuclear == NuclearChanged && c.Original == c.Original.Nuclear() && c.Original.Lower() == c.Original.Upper() {
		return c.Changed().Nuclear()
	}
	return c.Original.Nuclear()
}

// BodyAbove reports whether the body is the upper trigram: the moving line is
// below.
func (c *Cast) BodyAbove() bool { return c.Line <= 3 }

// Body returns the trigram without the moving line (体卦, ti gua).
func (c *Cast) Body() yijing.Trigram { return side(c.Original, c.BodyAbove()) }

// Use returns the trigram with the moving line (用卦, yong gua).
func (c *Cast) Use() yijing.Trigram { return side(c.Original, !c.BodyAbove()) }

// side returns the upper or the lower trigram.
func side(h yijing.Hexagram, upper bool) yijing.Trigram {
	if upper {
		return h.Upper()
	}
	return h.Lower()
}
