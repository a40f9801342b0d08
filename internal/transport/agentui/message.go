package agentui

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// message is the message that is being written.
type message struct {
	item   MessageItem
	index  int
	text   strings.Builder // of the open part
	open   bool            // a part is open
	sealed bool            // it takes no more text
}

// say adds text to the answer, up to max_output_tokens.
func (f *fold) say(text string) {
	most := unbounded
	if n := f.run.Request.MaxOutputTokens; n != nil {
		most = *n
	}
	said := f.written.clip(text, most)
	f.cut = f.cut || len(said) < len(text)
	if said == "" {
		return
	}
	m := f.openPart()
	m.text.WriteString(said)
	f.emit(&textDelta{head{Type: eventTextDelta}, m.item.ID, m.index, len(m.item.Content), said, []any{}})
}

// openPart returns the open message with an open part that takes text.
func (f *fold) openPart() *message {
	if f.message == nil {
		f.message = &message{
			item:  MessageItem{Type: "message", ID: f.begun, Status: statusInProgress, Role: "assistant", Content: []Part{}},
			index: len(f.items),
		}
		f.emit(&itemEvent{head{Type: eventItemAdded}, f.message.index, f.message.item})
	}
	m := f.message
	if m.sealed {
		f.closePart(false)
	}
	if !m.open {
		m.open = true
		f.emit(&partEvent{head{Type: eventPartAdded}, m.item.ID, m.index, len(m.item.Content), newPart("")})
	}
	return m
}

func newPart(text string) Part {
	return Part{Type: "output_text", Text: text, Annotations: []Annotation{}, Logprobs: []any{}}
}

// closePart closes the open part. The last part of a message takes the sources that
// no text names, too.
func (f *fold) closePart(last bool) {
	m := f.message
	part, at := newPart(m.text.String()), len(m.item.Content)
	f.sources = slices.DeleteFunc(f.sources, func(s agent.Source) bool {
		a, named := cite(s, part.Text)
		if !named && !last {
			return false
		}
		f.emit(&annotationAdded{head{Type: eventAnnotation}, m.item.ID, m.index, at, len(part.Annotations), a})
		part.Annotations = append(part.Annotations, a)
		return true
	})
	f.emit(&textDone{head{Type: eventTextDone}, m.item.ID, m.index, at, part.Text, []any{}})
	f.emit(&partEvent{head{Type: eventPartDone}, m.item.ID, m.index, at, part})
	m.item.Content = append(m.item.Content, part)
	m.text.Reset()
	m.open, m.sealed = false, false
}

// closeMessage closes the open message, if there is one.
func (f *fold) closeMessage(status string) {
	m := f.message
	if m == nil {
		return
	}
	if m.open {
		f.closePart(true)
	}
	m.item.Status = status
	f.emit(&itemEvent{head{Type: eventItemDone}, m.index, m.item})
	f.items = append(f.items, m.item)
	f.message = nil
}

// cite makes the citation of a source in a text, and reports whether the text names
// it.
func cite(s agent.Source, text string) (Annotation, bool) {
	a := Annotation{Type: "url_citation", URL: s.URL, Title: s.Title, EndIndex: utf8.RuneCountInString(text)}
	for _, name := range []string{s.URL, s.Title} {
		if at := strings.Index(text, name); name != "" && at >= 0 {
			a.StartIndex = utf8.RuneCountInString(text[:at])
			a.EndIndex = a.StartIndex + utf8.RuneCountInString(name)
			return a, true
		}
	}
	return a, false
}

// ask says a question to the person, apart from what was said before.
func (f *fold) ask(q agent.Question) {
	text := questionText(q)
	if f.message != nil && f.message.text.Len() > 0 && !f.message.sealed {
		text = "\n\n" + text
	}
	f.say(text)
}

// questionText is a question to the person as text.
func questionText(q agent.Question) string {
	var b strings.Builder
	b.WriteString(q.Question)
	for i, o := range q.Options {
		if i == 0 {
			b.WriteString("\n")
		}
		b.WriteString("\n- " + o)
	}
	return b.String()
}

// sayReport says a report as a part of its own. Charts are told as interface parts.
func (f *fold) sayReport(artifact jsontext.Value) {
	var r agent.ReportArtifact
	if json.Unmarshal(artifact, &r) != nil || r.Type != "report" {
		return
	}
	if f.message != nil && f.message.open {
		f.message.sealed = true
	}
	f.say(reportText(r.Report))
	if f.message != nil {
		f.message.sealed = true
	}
}

// reportText is a report as Markdown.
func reportText(r agent.Report) string {
	var b strings.Builder
	b.WriteString("# " + r.Title + "\n\n" + r.Summary)
	for _, s := range r.Sections {
		b.WriteString("\n\n## " + s.Heading + "\n\n" + s.Body)
	}
	for i, q := range r.Questions {
		if i == 0 {
			b.WriteString("\n")
		}
		b.WriteString("\n- " + q)
	}
	return b.String() + "\n\n"
}
