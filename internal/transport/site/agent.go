package site

import (
	"encoding/json/jsontext"
	"net/http"
	"strings"
)

// agentPage is the workspace: almost all of it is the front end's. A message
// posted to it, from the landing page, is put into the composer and not sent.
func agentPage() *page {
	return &page{
		name: "agent", path: "/agent/", wide: true,
		island: "agent", texts: append([]string{"agent", "report", "iching", "tarot", "ziwei"}, chartTexts...),
		post: postAgent,
	}
}

// agentDraft is what the workspace starts with. The birth comes from the chart
// page of a browser that keeps nothing itself; the front end checks it.
type agentDraft struct {
	Draft string         `json:"draft"`
	Birth jsontext.Value `json:"birth,omitzero"`
}

// maxBirthBytes is more than any birth takes.
const maxBirthBytes = 1000

// maxMessageUnits is the longest message the agent takes, in UTF-16 units.
const maxMessageUnits = 3000

func postAgent(_ *site, r *http.Request, v *view) int {
	draft := agentDraft{Draft: cutUnits(strings.TrimSpace(r.PostForm.Get("message")), maxMessageUnits)}
	if birth := jsontext.Value(r.PostForm.Get("birth")); len(birth) <= maxBirthBytes && birth.IsValid() {
		draft.Birth = birth
	}
	v.Data.Page = draft
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
