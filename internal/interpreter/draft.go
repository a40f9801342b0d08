package interpreter

import (
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// sentence is one statement with its grounds: ids of facts, of passages
// ("source:" and the id), of the person's words or of a rule of the house. A
// sentence without grounds is a defect, which a test looks for.
type sentence struct {
	text    string
	because []string
}

// The grounds beside facts and sources.
const (
	saidNow       = "said.now"        // the message
	saidBirth     = "said.birth"      // birth data in messages or profile
	ruleNotice    = "rule.notice"     // what every reading must say
	ruleScope     = "rule.scope"      // what the interpreter does and does not do
	ruleSafety    = "rule.safety"     // help before readings
	ruleExample   = "rule.example"    // an invented example is called one
	ruleReflect   = "rule.reflect"    // an answer ends with a question
	ruleTradition = "rule.tradition." // + key: a traditional reading in the interpreter's tables
	toolOutcome   = "tool."           // + name: what a tool answered
	sourceBasis   = "source:"         // + id
)

// shape is how a paragraph is set.
type shape uint8

const (
	plain shape = iota
	heading
	bullet
	tableRow
	note // the notice
)

// paragraph is a run of sentences set in one way.
type paragraph struct {
	shape     shape
	sentences []sentence
}

// draft is an answer in the making.
type draft struct{ paragraphs []paragraph }

// add appends a paragraph; one without text is left out.
func (d *draft) add(s shape, list ...sentence) {
	var kept []sentence
	for _, x := range list {
		if x.text != "" {
			kept = append(kept, x)
		}
	}
	if len(kept) > 0 {
		d.paragraphs = append(d.paragraphs, paragraph{s, kept})
	}
}

// head appends a heading. Like a label, it states nothing, so its basis is scope.
func (d *draft) head(text string) { d.add(heading, sentence{text, []string{ruleScope}}) }

// text joins the sentences of a paragraph.
func (p paragraph) text(l i18n.Locale) string {
	var parts []string
	for _, s := range p.sentences {
		parts = append(parts, s.text)
	}
	return strings.Join(parts, i18n.T("", " ").In(l))
}

// markdown returns the draft as Markdown.
func (d *draft) markdown(l i18n.Locale) string {
	var b strings.Builder
	for i, p := range d.paragraphs {
		if i > 0 {
			b.WriteString("\n")
			same := p.shape == d.paragraphs[i-1].shape && (p.shape == bullet || p.shape == tableRow)
			if !same {
				b.WriteString("\n")
			}
		}
		text := p.text(l)
		switch p.shape {
		case heading:
			text = "**" + text + "**"
		case bullet:
			text = "- " + text
		case note:
			text = "*" + text + "*"
		}
		b.WriteString(text)
	}
	return b.String()
}
