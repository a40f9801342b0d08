package interpreter

import (
	"context"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// Name is what the interpreter is called in a turn's receipt.
const Name = "wenbu-interpreter-1"

// Interpreter is an agent.Model. It is safe for concurrent use; what it returns for
// one turn is for that turn alone.
type Interpreter struct {
	now    func() time.Time
	memory *memory // nil: it remembers nothing between calls
}

// New makes an interpreter. The clock tells which luck pillar a person is in.
func New(now func() time.Time) *Interpreter { return &Interpreter{now: now} }

var _ agent.TurnModel = (*Interpreter)(nil)

// ForTurn returns the interpreter of one turn, which understands the person's words
// once and not in every step.
func (in *Interpreter) ForTurn() agent.Model { return &Interpreter{now: in.now, memory: new(memory)} }

// Name returns the model's name.
func (*Interpreter) Name() string { return Name }

// Metered reports that no shared model budget is used.
func (*Interpreter) Metered() bool { return false }

// Complete answers one model call with tool calls or with text, never both.
func (in *Interpreter) Complete(ctx context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	if err := ctx.Err(); err != nil {
		return agent.Reply{}, err
	}
	s := readScene(req, in.now())
	s.memory = in.memory
	m := newMind(s)
	next := m.next()
	if next.failed != nil {
		return agent.Reply{}, next.failed
	}
	if len(next.calls) > 0 {
		return agent.Reply{Model: Name, Calls: next.calls}, nil
	}
	text := next.draft.markdown(m.locale)
	for piece := range strings.SplitAfterSeq(text, "\n") {
		if err := ctx.Err(); err != nil {
			return agent.Reply{}, err
		}
		if onText != nil && piece != "" {
			onText(piece)
		}
	}
	return agent.Reply{Model: Name, Text: text}, nil
}
