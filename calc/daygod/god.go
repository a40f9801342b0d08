package daygod

import (
	"github.com/wenbu-go/wenbu/calc/internal/hant"
	"iter"
	"math/bits"
	"sync"
)

// God is a day god (神煞, shen sha), or another mark of a day that activities ask
// for, such as an officer.
type God uint8

// Gods is the number of gods and marks.
const Gods = len(godRows)

// Kind is what a god is.
type Kind uint8

// The kinds.
const (
	KindLucky   Kind = iota // 吉神
	KindUnlucky             // 凶神
	KindMark                // officers, stems and branches: not listed among the gods
)

// String returns the Hanzi.
func (g God) String() string { return godRows[g].name }

// Hant returns the name in traditional Hanzi.
func (g God) Hant() string { return hant.Of(g.String()) }

// Pinyin returns the reading without tones.
func (g God) Pinyin() string { return godRows[g].pinyin }

// English returns the reading, and what the name means where English has a usual
// word for it, as in "Tian De (Heavenly Virtue)".
func (g God) English() string {
	row := godRows[g]
	switch {
	case row.gloss == "":
		return row.pinyin
	case row.kind == ".":
		return row.gloss
	}
	return row.pinyin + " (" + row.gloss + ")"
}

// Kind returns what the god is.
func (g God) Kind() Kind {
	switch godRows[g].kind {
	case "+":
		return KindLucky
	case "-":
		return KindUnlucky
	}
	return KindMark
}

// Listed reports whether almanacs list the god among those of a day. The others
// are names for single days that close a day or go with a listed one.
func (g God) Listed() bool {
	return g.Kind() != KindMark && (g < firstSingle || g > lastSingle)
}

// The gods of single cells, 阴位 to 逐阵, are not listed.
const (
	firstSingle = 121
	lastSingle  = 134
)

// ParseGod returns the god with the given Hanzi.
func ParseGod(hanzi string) (God, bool) {
	g, ok := godByName()[hanzi]
	return g, ok
}

var godByName = sync.OnceValue(func() map[string]God {
	m := make(map[string]God, Gods)
	for i, row := range godRows {
		m[row.name] = God(i)
	}
	return m
})

// Set is a set of gods.
type Set [(Gods + 63) / 64]uint64

// Has reports whether the set holds a god.
func (s Set) Has(g God) bool { return s[g/64]>>(g%64)&1 != 0 }

// Empty reports whether the set holds no god.
func (s Set) Empty() bool { return s == Set{} }

// All yields the gods of the set in the order of the tables: lucky ones first.
func (s Set) All() iter.Seq[God] {
	return func(yield func(God) bool) {
		for i, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(God(64*i + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

func (s Set) with(g God) Set {
	s[g/64] |= 1 << (g % 64)
	return s
}

func (s Set) and(o Set) Set {
	for i := range s {
		s[i] &= o[i]
	}
	return s
}

func (s Set) or(o Set) Set {
	for i := range s {
		s[i] |= o[i]
	}
	return s
}

func (s Set) without(o Set) Set {
	for i := range s {
		s[i] &^= o[i]
	}
	return s
}

// meets reports whether the sets share a god.
func (s Set) meets(o Set) bool {
	for i := range s {
		if s[i]&o[i] != 0 {
			return true
		}
	}
	return false
}
