package app

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json/jsontext"
	"log/slog"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/interpreter"
	"github.com/wenbu-go/wenbu/internal/session"
)

// newConversations joins the conversations that are kept. With consent the model that
// is configured answers, without it only the built-in one.
func (c *serveCmd) newConversations(ctx context.Context, log *slog.Logger, a assembly, budget agent.Budget) (*session.Service, error) {
	turner, err := a.tools.newTalker(a.writer.Model, c.limits(), budget)
	if err != nil {
		return nil, err
	}
	builtin := turner
	if a.writer.Provider {
		builtin = nil
		if c.Interpreter != "off" {
			if builtin, err = a.tools.newTalker(interpreter.New(time.Now), c.limits(), budget); err != nil {
				return nil, err
			}
		}
	}
	return session.New(ctx, session.Config{
		Store: a.store.talks, Signal: a.store.signal, Turner: turner, Builtin: builtin, NewMapper: newEnvelopeMapper,
		Now: time.Now, NewID: randomID, Life: time.Duration(c.SessionDays) * 24 * time.Hour, Log: log,
	})
}

// newTalker makes the agent of conversations. model may be nil: it refuses turns.
func (t tools) newTalker(model agent.Model, limits agent.Limits, budget agent.Budget) (*agent.Turner, error) {
	return agent.NewTurner(agent.Config{
		Model: model, Tools: t.talk, Library: t.library, Budget: budget, Limits: limits, Offer: conversationOffer(),
		Now: time.Now, NewID: func() string { return uuid.New().String() },
	})
}

// randomID returns an id that nobody guesses: a prefix and 128 random bits.
func randomID(prefix string) string {
	var bits [16]byte
	rand.Read(bits[:]) //nolint:errcheck // it never fails
	return prefix + hex.EncodeToString(bits[:])
}

// exportedConversation is a session in an account's export.
type exportedConversation struct {
	ID        string            `json:"session_id"`
	Title     string            `json:"title"`
	CreatedAt *string           `json:"created_at"`
	UpdatedAt *string           `json:"updated_at"`
	Messages  []exportedMessage `json:"messages"`
	Pending   []exportedInput   `json:"pending_inputs"`
}

type exportedMessage struct {
	Role      string           `json:"role"`
	Content   string           `json:"content"`
	Status    string           `json:"status"`
	CreatedAt *string          `json:"created_at"`
	Envelopes []jsontext.Value `json:"envelopes"`
	Artifacts []jsontext.Value `json:"artifacts"`
}

type exportedInput struct {
	ID        string  `json:"input_id"`
	Text      string  `json:"text"`
	Delivery  string  `json:"delivery"`
	CreatedAt *string `json:"created_at"`
}

// exportConversations returns what is kept of an account's conversations.
func (o office) exportConversations(ctx context.Context, account string) ([]exportedConversation, error) {
	out := []exportedConversation{}
	if o.talks == nil {
		return out, nil
	}
	list, err := o.talks.Export(ctx, session.Account(account))
	for _, s := range list {
		c := exportedConversation{
			ID: s.Session.ID, Title: s.Session.Title, CreatedAt: stamp(s.Session.CreatedAt), UpdatedAt: stamp(s.Session.UpdatedAt),
			Messages: []exportedMessage{}, Pending: []exportedInput{},
		}
		for _, m := range s.Messages {
			e := exportedMessage{string(m.Role), m.Content, string(m.Status), stamp(m.CreatedAt), []jsontext.Value{}, append([]jsontext.Value{}, m.Artifacts...)}
			for _, part := range m.Envelopes {
				e.Envelopes = append(e.Envelopes, part.Body)
			}
			c.Messages = append(c.Messages, e)
		}
		for _, in := range s.Pending {
			c.Pending = append(c.Pending, exportedInput{in.InputID, in.Text, string(in.Delivery), stamp(in.CreatedAt)})
		}
		out = append(out, c)
	}
	return out, err
}
