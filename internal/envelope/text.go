package envelope

import "unicode/utf16"

// maxFallback is the length of a fallbackText in UTF-16 units.
const maxFallback = 1000

// units returns how many UTF-16 code units text has.
func units(text string) int {
	n := 0
	for _, r := range text {
		n += utf16.RuneLen(r)
	}
	return n
}

// clip cuts a text to at most n UTF-16 units.
func clip(text string, n int) string {
	if units(text) <= n {
		return text
	}
	used := 0
	for i, r := range text {
		if used += utf16.RuneLen(r); used > n-1 {
			return text[:i] + "…"
		}
	}
	return text
}
