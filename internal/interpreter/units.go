package interpreter

import (
	"strings"
	"time"
	"unicode/utf16"
)

// units is the length of s in UTF-16 units, which all limits count.
func units(s string) int {
	n := 0
	for _, r := range s {
		n += utf16.RuneLen(r)
	}
	return n
}

// clipUnits returns the beginning of s, at most n units, with … where it was cut.
func clipUnits(s string, n int) string {
	if units(s) <= n {
		return s
	}
	used, cut := 0, 0
	for i, r := range s {
		if used+1 > n {
			break
		}
		cut = i
		used += utf16.RuneLen(r)
	}
	return strings.TrimSpace(s[:cut]) + "…"
}

// splitSentences cuts a text after its full stops.
func splitSentences(s string) []string {
	var out []string
	start := 0
	rs := []rune(s)
	for i, r := range rs {
		end := strings.ContainsRune("。！？", r) ||
			strings.ContainsRune(".!?", r) && (i+1 == len(rs) || rs[i+1] == ' ') && (i+2 >= len(rs) || !lower(rs[i+2]))
		if !end {
			continue
		}
		stop := i + 1
		for stop < len(rs) && strings.ContainsRune("”’）)\"", rs[stop]) {
			stop++
		}
		out = append(out, strings.TrimSpace(string(rs[start:stop])))
		start = stop
	}
	if rest := strings.TrimSpace(string(rs[start:])); rest != "" {
		out = append(out, rest)
	}
	return out
}

func lower(r rune) bool { return r >= 'a' && r <= 'z' }

// dayAfter returns the date after a valid YYYY-MM-DD, or "" for anything else.
func dayAfter(date string) string {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return ""
	}
	return t.AddDate(0, 0, 1).Format(time.DateOnly)
}
