package agent

import (
	"context"
	_ "embed"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed tool_ask.md
var askText string

var askSpec = tool.Spec{
	Name: toolAskUser, Category: "agent",
	Label:       i18n.T("补充一个问题", "Clarify one detail"),
	Description: tool.Describe(askText),
}

// questionAsked is what ask_user answers.
type questionAsked struct {
	Waiting bool `json:"waitingForUser"`
}

// askUser puts a question to the person. The turn ends with it.
func (r *run) askUser(_ context.Context, _ i18n.Locale, in Question) (questionAsked, error) {
	r.send(Event{Type: EventQuestion, Question: &in})
	return questionAsked{Waiting: true}, nil
}
