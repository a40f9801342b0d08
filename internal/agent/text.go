package agent

import "unicode/utf16"

// units returns the length of s in UTF-16 units, the measure of the protocol.
func units(s string) int {
	n := 0
	for _, r := range s {
		n += utf16.RuneLen(r)
	}
	return n
}

// clip returns the longest beginning of s that has at most n UTF-16 units and
// ends between two characters.
func clip(s string, n int) string {
	used := 0
	for i, r := range s {
		if used += utf16.RuneLen(r); used > n {
			return s[:i]
		}
	}
	return s
}
