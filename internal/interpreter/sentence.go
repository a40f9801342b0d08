package interpreter

import (
	"strings"
	"time"
)

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
