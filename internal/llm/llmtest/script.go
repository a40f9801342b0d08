package llmtest

import (
	"context"
	"slices"
	"strings"
	"sync"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Turn is what a Script does in one model call.
type Turn struct {
	Text      []string // pieces, in order
	Reasoning string
	Calls     []agent.ToolCall
	Err       error           // returned after the text
	Wait      <-chan struct{} // holds the call before anything is said
}

// Script is an agent.Model whose calls are written beforehand.
type Script struct {
	mu    sync.Mutex
	turns []Turn
	seen  []agent.ModelRequest
}

// NewScript makes a model that takes these turns in order.
func NewScript(turns ...Turn) *Script { return &Script{turns: turns} }

// Name returns "scripted-model".
func (s *Script) Name() string { return "scripted-model" }

// Metered reports true, so that budgets are exercised.
func (s *Script) Metered() bool { return true }

// Requests returns the requests so far.
func (s *Script) Requests() []agent.ModelRequest {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.seen)
}

// Complete takes the next turn. When none is left it fails like a provider.
func (s *Script) Complete(ctx context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	turn, ok := s.next(req)
	if !ok {
		return agent.Reply{}, fault.New(fault.Internal, agent.ReasonUpstream, i18n.T("脚本已经用完。", "The script is over."))
	}
	if turn.Wait != nil {
		select {
		case <-turn.Wait:
		case <-ctx.Done():
			return agent.Reply{}, ctx.Err()
		}
	}
	for _, piece := range turn.Text {
		onText(piece)
	}
	if turn.Err != nil {
		return agent.Reply{}, turn.Err
	}
	return agent.Reply{
		Model:     ServedModel,
		Text:      strings.Join(turn.Text, ""),
		Reasoning: turn.Reasoning,
		Calls:     turn.Calls,
	}, nil
}

func (s *Script) next(req agent.ModelRequest) (Turn, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.seen = append(s.seen, req)
	if len(s.turns) == 0 {
		return Turn{}, false
	}
	turn := s.turns[0]
	s.turns = s.turns[1:]
	return turn, true
}
