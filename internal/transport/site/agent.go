package site

import (
	"net/http"
	"strings"
)

// agentPage is the workspace: almost all of it is the front end's. A message
// posted to it, from the landing page, is put into the composer and not sent.
func agentPage() *page {
	return &page{
		name: "agent", path: "/agent/", nav: true, wide: true,
		island: "agent", texts: append([]string{"agent", "report"}, chartTexts...),
		post: postAgent,
	}
}

// agentDraft is what the workspace starts with.
type agentDraft struct {
	Draft string `json:"draft"`
}

// maxMessageUnits is the longest message the agent takes, in UTF-16 units.
const maxMessageUnits = 3000

func postAgent(_ *site, r *http.Request, v *view) int {
	v.Data.Page = agentDraft{Draft: cutUnits(strings.TrimSpace(r.PostForm.Get("message")), maxMessageUnits)}
	return http.StatusOK
}

// cutUnits returns the longest start of s that has at most n UTF-16 units.
func cutUnits(s string, n int) string {
	for i, c := range s {
		n--
		if c > 0xFFFF {
			n--
		}
		if n < 0 {
			return s[:i]
		}
	}
	return s
}
