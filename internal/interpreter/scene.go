package interpreter

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Tools that the interpreter knows how to use.
const (
	toolPlan    = "update_plan"
	toolBazi    = "calculate_bazi"
	toolPlaces  = "search_places"
	toolSearch  = "search_library"
	toolRead    = "read_library"
	toolAsk     = "ask_user"
	toolReport  = "write_report"
	toolTarot   = "draw_tarot"
	toolRestore = "restore_tarot"
	toolIChing  = "cast_iching"
	toolLiuyao  = "cast_liuyao"
	toolZiwei   = "calculate_ziwei"
	toolDay     = "almanac_day"
	toolPick    = "pick_day"
	toolMatch   = "match_charts"
	toolTerms   = "solar_terms"
	toolReverse = "reverse_lookup"
	toolXiao    = "xiaoliuren"
	toolMeihua  = "cast_meihua"
	kindBazi    = "bazi"
)

// scene is a model call read apart: what was said before, what is said now, and
// what has been done about it in this turn.
type scene struct {
	locale   i18n.Locale
	research bool
	choice   agent.Choice
	offered  map[string]agent.ToolSpec
	snapshot agent.Snapshot
	earlier  []agent.Message // the history
	message  string          // the person's message of this turn
	steps    []step          // tools run in this turn
	rounds   int             // model calls before this one
	now      time.Time
	memory   *memory // of the steps before; nil: none
}

// step is one tool call of this turn with its outcome.
type step struct {
	tool   string
	args   jsontext.Value
	result jsontext.Value
	failed string // the error, "" when it succeeded
}

func readScene(req agent.ModelRequest, now time.Time) *scene {
	s := &scene{locale: req.Locale, research: req.Research, choice: req.Choice, now: now, offered: map[string]agent.ToolSpec{}}
	for _, t := range req.Tools {
		s.offered[t.Name] = t
	}
	last := -1 // index of the person's message: the last user message before any tool round
	snapshotRead := false
	for i, m := range req.Messages {
		switch m.Role {
		case agent.RoleUser:
			last = i
		case agent.RoleSystem:
			if i > 0 && !snapshotRead {
				snapshotRead = s.readSnapshot(m.Content)
			}
		}
	}
	for i, m := range req.Messages {
		switch {
		case i < last && (m.Role == agent.RoleUser || m.Role == agent.RoleAssistant):
			s.earlier = append(s.earlier, m)
		case i == last:
			s.message = m.Content
		}
	}
	if last >= 0 {
		s.readSteps(req.Messages[last+1:])
	}
	return s
}

// readSnapshot reads the JSON after the first line of the second system message.
// It tolerates members it does not know.
func (s *scene) readSnapshot(content string) bool {
	_, body, ok := strings.Cut(content, "\n")
	if !ok {
		return false
	}
	var snap agent.Snapshot
	if err := json.Unmarshal([]byte(body), &snap); err != nil {
		return false
	}
	s.snapshot = snap
	return true
}

// readSteps pairs the calls of this turn with their results.
func (s *scene) readSteps(messages []agent.Message) {
	calls := map[string]agent.ToolCall{}
	for _, m := range messages {
		switch m.Role {
		case agent.RoleAssistant:
			s.rounds++
			for _, c := range m.Calls {
				calls[c.ID] = c
			}
		case agent.RoleTool:
			if c, ok := calls[m.CallID]; ok {
				s.steps = append(s.steps, newStep(c, m.Content))
			}
		}
	}
}

func newStep(c agent.ToolCall, content string) step {
	st := step{tool: c.Name, args: jsontext.Value(c.Arguments), result: jsontext.Value(content)}
	var outcome struct {
		Error   any  `json:"error"`
		Skipped bool `json:"skipped"`
	}
	switch err := json.Unmarshal(st.result, &outcome); {
	case err != nil:
		st.failed = "unreadable result"
	case outcome.Skipped:
		st.failed = "skipped"
	case outcome.Error != nil:
		st.failed = errorText(outcome.Error)
	}
	return st
}

// errorText returns the words of a tool's error: a string, or the message of an object.
func errorText(e any) string {
	switch v := e.(type) {
	case string:
		return v
	case map[string]any:
		if msg, ok := v["message"].(string); ok {
			return msg
		}
	}
	return "error"
}

// offers reports whether a tool may be called.
func (s *scene) offers(name string) bool {
	_, ok := s.offered[name]
	return ok
}

// takes reports whether an offered tool has a parameter of this name.
func (s *scene) takes(name, parameter string) bool {
	t, ok := s.offered[name]
	if !ok || t.Parameters == nil {
		return ok
	}
	_, has := t.Parameters.Properties[parameter]
	return has
}

// tried reports whether a tool was called in this turn, with any outcome.
func (s *scene) tried(name string) bool {
	for _, st := range s.steps {
		if st.tool == name {
			return true
		}
	}
	return false
}

// results returns the successful steps of a tool, oldest first.
func (s *scene) results(name string) []step {
	var out []step
	for _, st := range s.steps {
		if st.tool == name && st.failed == "" {
			out = append(out, st)
		}
	}
	return out
}

// failure returns the last error of a tool that never succeeded in this turn.
func (s *scene) failure(name string) string {
	if len(s.results(name)) > 0 {
		return ""
	}
	for i := len(s.steps) - 1; i >= 0; i-- {
		if s.steps[i].tool == name {
			return s.steps[i].failed
		}
	}
	return ""
}

// said returns the person's words, oldest message first, the present one last.
func (s *scene) said() []string {
	var out []string
	for _, m := range s.earlier {
		if m.Role == agent.RoleUser {
			out = append(out, m.Content)
		}
	}
	return append(out, s.message)
}
