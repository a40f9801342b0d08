package llmtest

import (
	"encoding/json/v2"
	"net/http"
)

// Answer is what a Server says to one request.
type Answer struct {
	Status int
	Header http.Header
	Steps  []Step
}

// Step is one piece of an answer's body. Each is flushed by itself.
type Step struct {
	bytes []byte
	wait  <-chan struct{}
	cut   bool
}

// Stream answers 200 with an event stream of the given steps.
func Stream(steps ...Step) Answer {
	return Answer{
		Status: http.StatusOK,
		Header: http.Header{"Content-Type": {"text/event-stream; charset=utf-8"}},
		Steps:  steps,
	}
}

// Say answers with one text and a proper ending.
func Say(text string) Answer { return Stream(Text(text), Finish("stop"), Done()) }

// Status answers with an HTTP status and a body.
func Status(code int, body string) Answer {
	return Answer{Status: code, Header: http.Header{"Content-Type": {"application/json"}}, Steps: []Step{Raw(body)}}
}

// Raw sends bytes as they are.
func Raw(s string) Step { return Step{bytes: []byte(s)} }

// Data sends one event with the given data.
func Data(data string) Step { return Raw("data: " + data + "\n\n") }

// Comment sends a comment line, as providers do to keep a connection open.
func Comment(text string) Step { return Raw(": " + text + "\n\n") }

// Text sends a piece of the answer's text.
func Text(s string) Step { return chunk(map[string]any{"content": s}, nil) }

// Reasoning sends a piece of reasoning.
func Reasoning(s string) Step { return chunk(map[string]any{"reasoning_content": s}, nil) }

// Call sends the first piece of a tool call.
func Call(index int, id, name, arguments string) Step {
	return chunk(map[string]any{"tool_calls": []any{map[string]any{
		"index": index, "id": id, "type": "function",
		"function": map[string]any{"name": name, "arguments": arguments},
	}}}, nil)
}

// MoreArguments sends a later piece of a tool call's arguments.
func MoreArguments(index int, piece string) Step {
	return chunk(map[string]any{"tool_calls": []any{map[string]any{
		"index": index, "function": map[string]any{"arguments": piece},
	}}}, nil)
}

// Finish sends the finish reason.
func Finish(reason string) Step { return chunk(map[string]any{}, reason) }

// Done sends the end mark.
func Done() Step { return Data("[DONE]") }

// Wait holds the stream until ch is closed or the client leaves.
func Wait(ch <-chan struct{}) Step { return Step{wait: ch} }

// Cut drops the connection in the middle of the answer.
func Cut() Step { return Step{cut: true} }

// ServedModel is the model's name in every chunk made here.
const ServedModel = "scripted-model-1"

func chunk(delta map[string]any, finish any) Step {
	data, err := json.Marshal(map[string]any{
		"id":      "chatcmpl-1",
		"object":  "chat.completion.chunk",
		"model":   ServedModel,
		"choices": []any{map[string]any{"index": 0, "delta": delta, "finish_reason": finish}},
	}, json.Deterministic(true))
	if err != nil {
		panic("llmtest: " + err.Error())
	}
	return Data(string(data))
}

// Bytes returns what the steps send, joined.
func Bytes(steps ...Step) []byte {
	var all []byte
	for _, s := range steps {
		all = append(all, s.bytes...)
	}
	return all
}

// Pieces sends the same bytes as steps, size bytes at a time: characters and
// line ends are split wherever that falls.
func Pieces(size int, steps ...Step) []Step {
	var out []Step
	for rest := Bytes(steps...); len(rest) > 0; {
		n := min(size, len(rest))
		out = append(out, Step{bytes: rest[:n]})
		rest = rest[n:]
	}
	return out
}
