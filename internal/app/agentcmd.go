package app

import (
	"bytes"
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/transport/agentsse"
	"github.com/wenbu-go/wenbu/internal/transport/sse"
)

// agentCmd is `wenbu agent`.
type agentCmd struct {
	inputFlags
	Server httpURL `placeholder:"URL" help:"Ask this server instead of answering in this process."`
	modelFlags
	turnFlags
}

// agentTimeout is how long a server may take for a turn.
const agentTimeout = 130 * time.Second

// Run makes one turn and prints its events.
func (c *agentCmd) Run(ctx context.Context, s Streams) error {
	if !c.given() {
		return usage("the request is missing: give it as JSON, with --file, or - for standard input")
	}
	body, err := c.read(s, agentsse.MaxBody)
	if err != nil {
		return err
	}
	out := &eventPrinter{w: s.Out}
	if c.Server != "" {
		err = c.ask(ctx, body, out)
	} else {
		err = c.answer(ctx, body, out)
	}
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		return err
	case out.last == "":
		return errors.New("the stream ended before the turn did")
	case out.last == agent.EventError:
		return errIncomplete
	}
	return nil
}

// answer runs the turn in this process. Nothing is counted.
func (c *agentCmd) answer(ctx context.Context, body jsontext.Value, out *eventPrinter) error {
	w, err := c.writer()
	if err != nil {
		return err
	}
	t, err := newTools("", slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	turner, err := t.newTurner(w, c.limits(), nil)
	if err != nil {
		return err
	}
	request, err := turner.Decode(body)
	if err != nil {
		return err
	}
	turn, err := turner.Prepare(ctx, request)
	if err != nil {
		return err
	}
	return turn.Run(ctx, "", func(e agent.Event) error {
		text, err := json.Marshal(e)
		if err != nil {
			return err
		}
		return out.print(text)
	})
}

// ask sends the turn to a server. The consent in it is checked here first, so
// that nothing leaves this machine without it.
func (c *agentCmd) ask(ctx context.Context, body jsontext.Value, out *eventPrinter) error {
	if _, err := agent.DecodeRequest(body); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, agentTimeout)
	defer cancel()
	response, err := post(ctx, c.Server, agentsse.Path, body)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	decoder := sse.NewDecoder(response.Body)
	for {
		event, err := decoder.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("read the answer of %s: %w", c.Server, err)
		}
		if err := out.print(event); err != nil {
			return err
		}
	}
}

// eventPrinter prints events, one JSON object a line, and keeps the order of
// the protocol: nothing follows the last event.
type eventPrinter struct {
	w    io.Writer
	last string // the type of the terminal event, once it came
}

func (p *eventPrinter) print(event jsontext.Value) error {
	if p.last != "" {
		return errors.New("the stream went on after its last event")
	}
	var head struct {
		Type string `json:"type"`
	}
	if err := json.Unmarshal(event, &head); err != nil {
		return fmt.Errorf("the stream holds an event that is not JSON: %w", err)
	}
	if head.Type == agent.EventDone || head.Type == agent.EventError {
		p.last = head.Type
	}
	line := bytes.Clone(event)
	if err := (*jsontext.Value)(&line).Compact(); err != nil {
		return err
	}
	_, err := p.w.Write(append(line, '\n'))
	return err
}

// post sends JSON to a server and returns its answer when it is 200, else the
// answer's error message and the fields it names.
func post(ctx context.Context, server httpURL, path string, body []byte) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, string(server)+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Wenbu-Client", "cli")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	if response.StatusCode == http.StatusOK {
		return response, nil
	}
	defer response.Body.Close()
	text, err := io.ReadAll(io.LimitReader(response.Body, 64<<10))
	if err != nil {
		return nil, err
	}
	var envelope struct {
		Error struct {
			Code    string `json:"code"`
			Message string `json:"message"`
			Fields  []struct {
				Path    string `json:"path"`
				Code    string `json:"code"`
				Message string `json:"message"`
			} `json:"fields"`
		} `json:"error"`
	}
	if json.Unmarshal(text, &envelope) != nil || envelope.Error.Code == "" {
		return nil, fmt.Errorf("%s answered %s", server, response.Status)
	}
	refused := fault.New(fault.Invalid, "", i18n.T(envelope.Error.Message, envelope.Error.Message))
	for _, f := range envelope.Error.Fields {
		refused.Fields = append(refused.Fields, fault.Field{Path: f.Path, Code: f.Code, Message: f.Message})
	}
	said := envelope.Error.Code + ": " + describe(refused)
	if response.StatusCode == http.StatusUnprocessableEntity || response.StatusCode == http.StatusBadRequest {
		return nil, usageError(said)
	}
	return nil, errors.New(said)
}
