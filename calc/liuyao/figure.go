package liuyao

import (
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// Figure is a hexagram with all that does not depend on when it was cast (装卦,
// zhuang gua).
type Figure struct {
	Hexagram   yijing.Hexagram
	Palace     yijing.Trigram // 宫 gong
	Generation Generation
	Kind       Kind
	NaJia      [Lines]ganzhi.Pair
	Relatives  [Lines]Relative // in its own palace
}

// NewFigure sets out a hexagram (装卦, zhuang gua): palace, generation, stems and
// branches, relatives.
//
// Source: doc/sources.md#eight-palaces, doc/sources.md#na-jia.
func NewFigure(h yijing.Hexagram) Figure {
	palace, generation := palaceOf(h)
	f := Figure{Hexagram: h, Palace: palace, Generation: generation, NaJia: naJia(h)}
	f.Kind = kindOf(f.NaJia)
	f.Relatives = f.relativesIn(palace)
	return f
}

// relativesIn returns the relatives of the lines as a palace has them.
func (f Figure) relativesIn(palace yijing.Trigram) [Lines]Relative {
	var list [Lines]Relative
	for i, pair := range f.NaJia {
		list[i] = RelativeOf(palace.Element(), pair.Branch().Element())
	}
	return list
}

// Head returns the head of the figure's palace (本宫首卦), whose lines hide behind
// its own.
func (f Figure) Head() Figure { return NewFigure(yijing.NewHexagram(f.Palace, f.Palace)) }

// Kind says whether the lines of a figure clash or combine with those three places
// away.
type Kind uint8

// The kinds.
const (
	KindPlain Kind = iota // neither
	KindChong             // 六冲 liu chong: all three pairs clash
	KindHe                // 六合 liu he: all three pairs combine
)

// String returns the Hanzi, nothing for a plain figure.
func (k Kind) String() string { return [3]string{"", "六冲", "六合"}[k] }

// English returns an English name.
func (k Kind) English() string { return [3]string{"", "Six Clashes", "Six Harmonies"}[k] }

// kindOf compares each line with the one three places above it.
//
// Source: doc/sources.md#six-clashes.
func kindOf(lines [Lines]ganzhi.Pair) Kind {
	kind := KindPlain
	for i := range half {
		k := KindPlain
		switch low, high := lines[i].Branch(), lines[half+i].Branch(); {
		case clash(low, high):
			k = KindChong
		case low.Partner() == high:
			k = KindHe
		}
		if i > 0 && k != kind {
			return KindPlain
		}
		kind = k
	}
	return kind
}

// clash reports whether two branches are opposite (冲).
func clash(a, b ganzhi.EarthlyBranch) bool { return opposite(a) == b }

// opposite returns the branch that b clashes with.
func opposite(b ganzhi.EarthlyBranch) ganzhi.EarthlyBranch { return b.Add(ganzhi.Branches / 2) }
