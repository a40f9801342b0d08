package liuyao

import (
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Relative is one of the six relatives (六亲, liu qin): what the element of a line
// is to that of the palace, which is the sixth. Each generates the next.
type Relative uint8

// The relatives beside oneself.
const (
	RelativeXiongDi Relative = iota // 兄弟 xiong di: the same element
	RelativeZiSun                   // 子孙 zi sun: what I generate
	RelativeQiCai                   // 妻财 qi cai: what I control
	RelativeGuanGui                 // 官鬼 guan gui: what controls me
	RelativeFuMu                    // 父母 fu mu: what generates me
)

const relatives = 5

var (
	relativeHanzi   = [relatives]string{"兄弟", "子孙", "妻财", "官鬼", "父母"}
	relativePinyin  = [relatives]string{"Xiong Di", "Zi Sun", "Qi Cai", "Guan Gui", "Fu Mu"}
	relativeEnglish = [relatives]string{"Siblings", "Offspring", "Wealth", "Officer", "Parents"}
)

// String returns the Hanzi.
func (r Relative) String() string { return relativeHanzi[r] }

// Pinyin returns the reading without tones.
func (r Relative) Pinyin() string { return relativePinyin[r] }

// English returns an English name.
func (r Relative) English() string { return relativeEnglish[r] }

// RelativeOf returns what an element is in a palace of another.
//
// Rule: 同我者兄弟 我生者子孙 我克者妻财 克我者官鬼 生我者父母.
// Source: doc/sources.md#six-relatives.
func RelativeOf(palace, line ganzhi.Element) Relative {
	return Relative((line + ganzhi.Elements - palace) % ganzhi.Elements)
}

// element returns the element that the relative has in a palace.
func (r Relative) element(palace ganzhi.Element) ganzhi.Element {
	return (palace + ganzhi.Element(r)) % ganzhi.Elements
}

// add returns the relative n places on in the order of generation.
func (r Relative) add(n Relative) Relative { return (r + n) % relatives }

// Yuan returns the one that generates r (原神, yuan shen).
func (r Relative) Yuan() Relative { return r.add(4) }

// Ji returns the one that controls r (忌神, ji shen).
func (r Relative) Ji() Relative { return r.add(3) }

// Chou returns the one that controls 原神 and generates 忌神 (仇神, chou shen).
func (r Relative) Chou() Relative { return r.add(2) }

// Xian returns the one that is left, which r generates (闲神, xian shen).
func (r Relative) Xian() Relative { return r.add(1) }
