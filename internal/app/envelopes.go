package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// envelopeMapper writes the envelopes of a run as the parts of a conversation.
type envelopeMapper struct{ *envelope.Mapper }

// newEnvelopeMapper makes the Mapper of a run of a conversation.
func newEnvelopeMapper(l i18n.Locale) session.Mapper { return envelopeMapper{envelope.NewMapper(l)} }

// Event implements session.Mapper.
func (m envelopeMapper) Event(e agent.Event) ([]jsontext.Value, error) {
	return written(m.Mapper.Event(e))
}

// Result implements session.Mapper.
func (m envelopeMapper) Result(name string, r tool.Result) ([]jsontext.Value, error) {
	return written(m.Mapper.Result(name, r))
}

// written encodes envelopes; those that were made are kept beside an error.
func written(list []envelope.Envelope, err error) ([]jsontext.Value, error) {
	var out []jsontext.Value
	for _, e := range list {
		text, wrong := json.Marshal(e)
		if wrong != nil {
			err = errors.Join(err, wrong)
			continue
		}
		out = append(out, text)
	}
	return out, err
}

// conversationStage is the conversation that show_chart and show_map run in.
type conversationStage struct{}

// errNoConversation says that one of them was called outside of any.
var errNoConversation = errors.New("a tool of conversations was called outside of one")

// Result implements envelope.Stage: charts are results, reports are not.
func (conversationStage) Result(ctx context.Context, id string) (envelope.Result, bool, error) {
	s, ok := session.StageOf(ctx)
	if !ok {
		return envelope.Result{}, false, fault.Wrap("find a result", errNoConversation)
	}
	body, found, err := s.Artifact(ctx, id)
	if err != nil || !found {
		return envelope.Result{}, false, err
	}
	var chart agent.ChartArtifact
	if err := json.Unmarshal(body, &chart); err != nil {
		return envelope.Result{}, false, fault.Wrap("read a result of the conversation", err)
	}
	if chart.Type != "chart" {
		return envelope.Result{}, false, nil
	}
	return envelope.Result{Kind: chart.Input.Kind, Title: chart.Title, Input: chart.Input.Input, Reading: chart.Reading}, true, nil
}

// Show implements envelope.Stage.
func (conversationStage) Show(ctx context.Context, e envelope.Envelope) error {
	s, ok := session.StageOf(ctx)
	if !ok {
		return fault.Wrap("show something", errNoConversation)
	}
	text, err := json.Marshal(e)
	if err != nil {
		return fault.Wrap("encode an envelope", err)
	}
	return s.Show(ctx, text)
}

// conversationTools are the tools that conversations have beside the others, and
// conversationOffer names what a model is offered there.
func conversationTools() []tool.Tool { return envelope.ShowTools(conversationStage{}) }

func conversationOffer() []string {
	return append(agent.FullOffer(), envelope.ShowChart, envelope.ShowMap)
}
