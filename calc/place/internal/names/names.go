// Package names brings place names of different scripts and spellings to the
// one form in which they are searched.
package names

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Fold returns the searched form of a name: lower case, Latin letters without
// diacritics, Hanzi simplified, everything but letters and digits left out.
func Fold(name string) string { return string(AppendFold(nil, name)) }

// AppendFold appends the searched form of a name to b.
func AppendFold(b []byte, name string) []byte {
	t := tables()
	for _, r := range name {
		switch {
		case 'a' <= r && r <= 'z' || '0' <= r && r <= '9':
			b = append(b, byte(r))
		case 'A' <= r && r <= 'Z':
			b = append(b, byte(r-'A'+'a'))
		case r >= utf8.RuneSelf:
			b = appendFolded(b, unicode.ToLower(r), t)
		}
	}
	return b
}

// appendFolded appends a character outside ASCII.
func appendFolded(b []byte, r rune, t map[rune]rune) []byte {
	if plain := t[r]; plain != 0 {
		return utf8.AppendRune(b, plain)
	}
	if two := ligatures[r]; two != "" {
		return append(b, two...)
	}
	if unicode.IsLetter(r) {
		return utf8.AppendRune(b, r)
	}
	return b
}

// Simplify returns text with its Hanzi simplified and nothing else changed.
func Simplify(text string) string {
	t := tables()
	return strings.Map(func(r rune) rune {
		if s := t[r]; s != 0 && unicode.Is(unicode.Han, r) {
			return s
		}
		return r
	}, text)
}

// IsHan reports whether text consists of Hanzi only.
func IsHan(text string) bool {
	for _, r := range text {
		if !unicode.Is(unicode.Han, r) {
			return false
		}
	}
	return text != ""
}

// tables maps a character to the one it is searched as.
var tables = sync.OnceValue(func() map[rune]rune {
	t := make(map[rune]rune, 4096)
	plain := []rune(simplified)
	for i, r := range []rune(traditional) {
		t[r] = plain[i]
	}
	for letter, variants := range latin {
		for _, r := range variants {
			t[r] = letter
		}
	}
	return t
})

// suffixes are the words for a kind of place that people leave out or use
// freely, longest first.
var suffixes = [...]string{"自治县", "自治州", "自治旗", "自治区", "特别行政区", "街道", "地区", "新区", "特区", "市", "县", "区", "镇", "乡", "旗", "盟", "州", "省"}

// Stem returns a name in Hanzi without its kind of place (市, 县, 区, 镇 …). What
// is left has two characters at least, so that 郫县 stays whole.
func Stem(name string) string {
	for _, suffix := range suffixes {
		stem, found := strings.CutSuffix(name, suffix)
		if found && len(stem) >= len("成都") {
			return stem
		}
	}
	return name
}

// IsSuffix reports whether rest can follow a stem without naming another
// place: nothing, a kind of place, or a nationality and autonomous unit
// (孟村 + 回族自治县).
func IsSuffix(rest string) bool {
	if rest == "" {
		return true
	}
	for _, suffix := range suffixes {
		if rest == suffix {
			return true
		}
	}
	return strings.HasSuffix(rest, "族自治县") || strings.HasSuffix(rest, "族自治州") || strings.HasSuffix(rest, "族自治旗") ||
		rest == "蒙古自治县" || rest == "蒙古自治州"
}
