// Package units counts text in UTF-16 code units, which every limit of the published
// protocols is in, and cuts text by them.
package units

import (
	"strings"
	"unicode/utf16"
)

// Len returns how many units s has.
func Len(s string) int {
	n := 0
	for _, r := range s {
		n += utf16.RuneLen(r)
	}
	return n
}

// Clip returns the longest beginning of s that has at most n units and ends between
// two characters.
func Clip(s string, n int) string {
	for i, r := range s {
		if n -= utf16.RuneLen(r); n < 0 {
			return s[:i]
		}
	}
	return s
}

// Shorten returns s, or where it has more than n units its beginning with an ellipsis,
// n units together at most.
func Shorten(s string, n int) string {
	if Len(s) <= n {
		return s
	}
	if n < 1 {
		return ""
	}
	return strings.TrimSpace(Clip(s, n-1)) + "…"
}
