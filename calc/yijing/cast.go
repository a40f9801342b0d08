package yijing

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
)

// Line is a line as it is cast (爻, yao), by its traditional number.
type Line uint8

// The four lines. The old ones move: they turn into their opposite.
const (
	LineOldYin    Line = 6 // 老阴 lao yin, 交: yin that becomes yang
	LineYoungYang Line = 7 // 少阳 shao yang, 单: yang that stays
	LineYoungYin  Line = 8 // 少阴 shao yin, 拆: yin that stays
	LineOldYang   Line = 9 // 老阳 lao yang, 重: yang that becomes yin
)

// String returns the Hanzi.
func (l Line) String() string { return [4]string{"老阴", "少阳", "少阴", "老阳"}[l-LineOldYin] }

// English returns the English name.
func (l Line) English() string {
	return [4]string{"old yin", "young yang", "young yin", "old yang"}[l-LineOldYin]
}

// Yang reports whether the line is unbroken as it was cast.
func (l Line) Yang() bool { return l%2 == 1 }

// Moving reports whether the line turns into its opposite (动爻, dong yao).
func (l Line) Moving() bool { return l == LineOldYin || l == LineOldYang }

// Cast is the outcome of a casting (起卦, qi gua): six lines, the bottom one first.
type Cast [6]Line

// NewCast checks lines that were given by hand: six of 6 7 8 9, the bottom one
// first. Anything else is an *calc.InputError.
func NewCast(lines []int) (Cast, error) {
	var c Cast
	if len(lines) != len(c) {
		return Cast{}, lineError(strings.Trim(strings.ReplaceAll(fmt.Sprint(lines), " ", ", "), "[]"),
			"must be six numbers, the bottom line first",
			"须为六个数，自下而上，初爻在先")
	}
	for i, n := range lines {
		if n < int(LineOldYin) || n > int(LineOldYang) {
			return Cast{}, lineError(strconv.Itoa(n),
				fmt.Sprintf("must each be 6 (old yin), 7 (young yang), 8 (young yin) or 9 (old yang); number %d from the bottom is not", i+1),
				fmt.Sprintf("每爻须为 6（老阴）、7（少阳）、8（少阴）或 9（老阳），自下而上第 %d 个不是", i+1))
		}
		c[i] = Line(n)
	}
	return c, nil
}

// ParseCast reads six digits of 6 7 8 9, the bottom line first: 687978. Anything
// else is an *calc.InputError.
func ParseCast(text string) (Cast, error) {
	if len(text) > 64 {
		return Cast{}, lineError(fmt.Sprintf("%.16q…", text), "must be six digits, the bottom line first", "须为六个数字，自下而上，初爻在先")
	}
	var lines []int
	for _, r := range text {
		if r < '0' || r > '9' {
			return Cast{}, lineError(text, "must be digits only, as in 687978, the bottom line first", "须只含数字，如 687978，自下而上，初爻在先")
		}
		lines = append(lines, int(r-'0'))
	}
	if len(lines) != len(Cast{}) {
		return Cast{}, lineError(text, "must be six digits, the bottom line first", "须为六个数字，自下而上，初爻在先")
	}
	return NewCast(lines)
}

func lineError(value, reason, reasonZh string) error {
	return &calc.InputError{Field: "lines", Value: value, Reason: reason, ReasonZh: reasonZh}
}

// Between returns the cast that leads from one hexagram to another: the lines in
// which they differ move.
func Between(original, changed Hexagram) Cast {
	var c Cast
	for i := range c {
		switch was, is := original.Yang(i+1), changed.Yang(i+1); {
		case was && is:
			c[i] = LineYoungYang
		case was:
			c[i] = LineOldYang
		case is:
			c[i] = LineOldYin
		default:
			c[i] = LineYoungYin
		}
	}
	return c
}

// String returns the six digits, the bottom line first.
func (c Cast) String() string {
	var text [len(c)]byte
	for i, l := range c {
		text[i] = '0' + byte(l)
	}
	return string(text[:])
}

// Original returns the hexagram of the lines as they were cast (本卦, ben gua).
func (c Cast) Original() Hexagram {
	var h Hexagram
	for i, l := range c {
		h |= Hexagram(l&1) << i
	}
	return h
}

// MovingBits returns the moving lines as bits, line 1 in the lowest.
func (c Cast) MovingBits() uint8 {
	var bits uint8
	for i, l := range c {
		if l.Moving() {
			bits |= 1 << i
		}
	}
	return bits
}

// Moving returns the places of the moving lines (动爻, dong yao), 1 at the bottom,
// in rising order; empty when none moves.
func (c Cast) Moving() []int {
	places := []int{}
	for i, l := range c {
		if l.Moving() {
			places = append(places, i+1)
		}
	}
	return places
}

// Changed returns the hexagram after the moving lines have turned (之卦, zhi gua;
// 变卦): the original one when none moves.
//
// Source: doc/sources.md#line-numbers.
func (c Cast) Changed() Hexagram { return c.Original() ^ Hexagram(c.MovingBits()) }
