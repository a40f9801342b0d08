package session

import (
	"context"
	"encoding/json/v2"
	"slices"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/units"
)

// What of a conversation a turn is given.
const (
	historyMessages = 16
	historyUnits    = 28000
	messageUnits    = 7000
	noteUnits       = 5000
	givenReadings   = 6
	givenReports    = 2
	givenSources    = 12
	givenArtifacts  = 40 // that are looked through for readings and reports
)

// prepare makes the turn of a plan out of the transcript, the settings, and what the
// run is asked with.
func (s *Service) prepare(ctx context.Context, p *plan, in *Input) error {
	past, err := s.past(ctx, p.session)
	if err != nil {
		return err
	}
	set := p.request.Settings
	req := agent.TurnRequest{Consent: set.Consent, Locale: set.Locale, Mode: set.Mode, NewDraw: set.NewDraw, Context: set.Context}
	asked := messagesOf(p.request.Items)
	if in != nil {
		asked = append(asked, Message{Role: RoleUser, Content: in.Text})
	}
	if last := asked[len(asked)-1]; last.Role == RoleUser {
		req.Message, asked = last.Content, asked[:len(asked)-1]
	}
	past = append(past, asked...)
	p.history = history(past)
	req.Context.Note = note(set.Context.Note, past)
	req.Context.SourceIDs = sources(set.Context.SourceIDs, past)
	if err := s.addArtifacts(ctx, p.session, &req.Context); err != nil {
		return err
	}
	if p.turn, err = p.turner.Prepare(ctx, req); err != nil {
		return err
	}
	return p.turn.With(set.Client)
}

func messagesOf(items []Item) []Message {
	var list []Message
	for _, i := range items {
		list = append(list, Message{Role: i.Role, Content: i.Text, CallID: i.CallID, Name: i.Name})
	}
	return list
}

// past returns the newest messages of a conversation. A session that goes on from a
// response has those before it in front.
func (s *Service) past(ctx context.Context, sess Session) ([]Message, error) {
	var list []Message
	r := Range{Limit: 2 * historyMessages}
	for {
		some, err := s.Store.Messages(ctx, sess.ID, r)
		if err != nil {
			return nil, wrap("read the transcript", err)
		}
		list = append(some, list...)
		if sess.Parent == "" || len(list) >= 2*historyMessages {
			return list, nil
		}
		parent, found, err := s.Store.Response(ctx, sess.Parent)
		if err != nil || !found {
			return list, wrap("find a response", err)
		}
		if sess, found, err = s.Store.Session(ctx, parent.Session); err != nil || !found {
			return list, wrap("find a session", err)
		}
		r.UpTo = parent.LastMessage
	}
}

// history returns messages as a model sees them: the newest 16, each cut to 7000
// units, the oldest left out until they have 28000. A call of a client's tool is
// there with its answer or not at all.
func history(past []Message) []agent.Message {
	list := []agent.Message{}
	answers := map[string]string{}
	for _, m := range past {
		if m.Role == RoleCallOutput {
			answers[m.CallID] = units.Clip(m.Content, messageUnits)
		}
	}
	total, taken := 0, 0
	for _, m := range slices.Backward(past) {
		text := units.Clip(m.Content, messageUnits)
		one, ok := asHistory(m, text, answers)
		if !ok {
			continue
		}
		if total += units.Len(text); total > historyUnits || taken == historyMessages {
			break
		}
		taken++
		list = append(one, list...)
	}
	return list
}

// asHistory returns a message of the transcript as a model sees it.
func asHistory(m Message, text string, answers map[string]string) ([]agent.Message, bool) {
	switch m.Role {
	case RoleUser, RoleAssistant:
		return []agent.Message{{Role: agent.Role(m.Role), Content: text}}, text != ""
	case RoleCall:
		answer, ok := answers[m.CallID]
		return []agent.Message{
			{Role: agent.RoleAssistant, Calls: []agent.ToolCall{{ID: m.CallID, Name: m.Name, Arguments: m.Content}}},
			{Role: agent.RoleTool, CallID: m.CallID, Content: answer},
		}, ok
	}
	return nil, false
}

// note returns the person's note with what the conversation was instructed to. Both
// are data to a model, never rules.
func note(note string, past []Message) string {
	for _, m := range past {
		if m.Role == RoleSystem || m.Role == RoleDeveloper {
			note += "\n" + m.Content
		}
	}
	return units.Clip(note, noteUnits)
}

// sources returns the ids of texts read before, the newest twelve.
func sources(given []string, past []Message) []string {
	list := slices.Clone(given)
	for _, m := range past {
		for _, id := range m.Sources {
			list = append(slices.DeleteFunc(list, func(s string) bool { return s == id }), id)
		}
	}
	return slices.Clip(list[max(0, len(list)-givenSources):])
}

// addArtifacts puts the charts and reports of a conversation before those of a
// context, and leaves the newest.
func (s *Service) addArtifacts(ctx context.Context, sess Session, c *agent.Context) error {
	var readings []agent.ReadingInput
	var reports []agent.Report
	for {
		parts, err := s.Store.Parts(ctx, sess.ID, PartArtifact, givenArtifacts)
		if err != nil {
			return wrap("read charts and reports", err)
		}
		var before []agent.ReadingInput
		var drafts []agent.Report
		for _, p := range parts {
			var a artifact
			if json.Unmarshal(p.Body, &a) != nil {
				continue
			}
			switch a.Type {
			case "chart":
				before = append(before, a.Input)
			case "report":
				drafts = append(drafts, a.report())
			}
		}
		readings, reports = append(before, readings...), append(drafts, reports...)
		if sess.Parent == "" || len(readings) >= givenReadings {
			break
		}
		parent, found, err := s.Store.Response(ctx, sess.Parent)
		if err != nil || !found {
			return wrap("find a response", err)
		}
		if sess, found, err = s.Store.Session(ctx, parent.Session); err != nil || !found {
			return wrap("find a session", err)
		}
	}
	readings, reports = append(readings, c.Readings...), append(reports, c.Reports...)
	c.Readings = readings[max(0, len(readings)-givenReadings):]
	c.Reports = reports[max(0, len(reports)-givenReports):]
	return nil
}

// artifact is a chart or a report of the agent.
type artifact struct {
	Type  string             `json:"type"`
	Input agent.ReadingInput `json:"input"`

	Title     string                `json:"title"`
	Summary   string                `json:"summary"`
	Sections  []agent.ReportSection `json:"sections"`
	Questions []string              `json:"questions"`
	Visual    *agent.Visual         `json:"visual"`
}

func (a artifact) report() agent.Report {
	return agent.Report{Title: a.Title, Summary: a.Summary, Sections: a.Sections, Questions: a.Questions, Visual: a.Visual}
}
