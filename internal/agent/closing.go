package agent

import (
	"fmt"
	"strings"
)

// closing returns the text that ends an answer. Beside a saved report, a text
// that says nothing or breaks off at a heading is replaced by the report's own
// summary.
func (r *run) closing(text string) string {
	saved := r.desk.saved
	if saved == nil || !isBare(text) {
		return text
	}
	return fmt.Sprintf(textReportReady.In(r.locale), saved.Title, saved.Summary)
}

// isBare reports whether text is empty or ends in a heading with nothing under
// it, such as "Key takeaways:".
func isBare(text string) bool {
	text = strings.TrimSpace(text)
	last := text[strings.LastIndexByte(text, '\n')+1:]
	if strings.HasPrefix(last, "#") {
		return true
	}
	last = strings.TrimRight(last, "*_ ")
	return last == "" || strings.HasSuffix(last, ":") || strings.HasSuffix(last, "：")
}
