package agentui

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/transport/agentui/eventcheck"
)

var noon = time.Date(2026, 3, 1, 4, 0, 0, 0, time.UTC)

// someRun is a run that a plain request started.
func someRun() run {
	return run{ID: "resp_1", Session: "ses_1", CreatedAt: noon, Request: echo{Model: "m", InputTokens: 3}}
}

// framesOf folds a log and returns it as it would be sent.
func framesOf(t testing.TB, r run, business bool, log []session.RunEvent) []eventcheck.Frame {
	t.Helper()
	f, events := newFold(r, business)
	for _, e := range log {
		events = append(events, f.take(e)...)
	}
	var frames []eventcheck.Frame
	for _, e := range events {
		data, err := encode(e)
		if err != nil {
			t.Fatal(err)
		}
		frames = append(frames, eventcheck.Frame{Event: e.name(), Data: string(data)})
	}
	return append(frames, eventcheck.Frame{Data: "[DONE]"})
}

// The events of a log.
func begins(id string) session.RunEvent {
	return session.RunEvent{Kind: session.EventMessage, Message: &session.MessageBegin{ID: id}}
}
func shows(e agent.Event) session.RunEvent {
	return session.RunEvent{Kind: session.EventAgent, Agent: &e}
}
func says(text string) session.RunEvent {
	return shows(agent.Event{Type: agent.EventDelta, Text: text})
}
func reads(title, url string) session.RunEvent {
	return shows(agent.Event{Type: agent.EventSource, Source: &agent.Source{ID: title, Title: title, URL: url}})
}
func calls(name, args string) session.RunEvent {
	return session.RunEvent{Kind: session.EventCall, Call: &session.Call{ID: "msg_c", CallID: "call_" + name, Name: name, Arguments: args}}
}
func receives(id string, status session.InputStatus) session.RunEvent {
	return session.RunEvent{Kind: session.EventInput, Input: &session.Receipt{
		Session: "ses_1", InputID: id, Response: "resp_1", Delivery: session.Steer, Status: status, CreatedAt: noon}}
}
func draws(id string) session.RunEvent {
	return session.RunEvent{Kind: session.EventEnvelope, Envelope: &session.Envelope{ID: id, CreatedAt: noon, Body: jsontext.Value(`{"kind":"chart"}`)}}
}
func ends(status session.Status, code string) session.RunEvent {
	return session.RunEvent{Kind: session.EventEnd, At: noon.Add(time.Second), End: &session.End{Status: status, Code: code, Message: "why"}}
}

// outline writes frames one per line, without what is the same everywhere.
func outline(t *testing.T, frames []eventcheck.Frame) string {
	t.Helper()
	var lines []string
	for _, f := range frames[:len(frames)-1] {
		var e struct {
			OutputIndex  *int            `json:"output_index"`
			ContentIndex *int            `json:"content_index"`
			ItemID       string          `json:"item_id"`
			Delta        string          `json:"delta"`
			Text         string          `json:"text"`
			Arguments    string          `json:"arguments"`
			Item         *jsontext.Value `json:"item"`
			Annotation   *Annotation     `json:"annotation"`
			Response     *Response       `json:"response"`
			Error        *Failure        `json:"error"`
			Data         *jsontext.Value `json:"data"`
		}
		if err := json.Unmarshal([]byte(f.Data), &e); err != nil {
			t.Fatal(err)
		}
		line := strings.TrimPrefix(f.Event, "response.")
		if e.OutputIndex != nil {
			line += fmt.Sprint(" ", *e.OutputIndex)
		}
		if e.ContentIndex != nil {
			line += fmt.Sprint(".", *e.ContentIndex)
		}
		for _, text := range []string{e.ItemID, e.Delta + e.Text + e.Arguments} {
			if text != "" {
				line += fmt.Sprintf(" %q", text)
			}
		}
		if e.Annotation != nil {
			line += fmt.Sprintf(" %s %d-%d", e.Annotation.URL, e.Annotation.StartIndex, e.Annotation.EndIndex)
		}
		if e.Response != nil {
			line += fmt.Sprintf(" %s %d items", e.Response.Status, len(e.Response.Output))
			if e.Response.IncompleteDetails != nil {
				line += " " + e.Response.IncompleteDetails.Reason
			}
			for k, v := range e.Response.Metadata {
				line += " " + k + "=" + v
			}
		}
		if e.Error != nil {
			line += " " + e.Error.Type + " " + *e.Error.Code
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

func TestFold(t *testing.T) {
	t.Parallel()
	question := shows(agent.Event{Type: agent.EventQuestion, Question: &agent.Question{Question: "哪天？", Options: []string{"今天", "明天"}}})
	for name, c := range map[string]struct {
		change   func(*run)
		business bool
		log      []session.RunEvent
		want     string
	}{
		"one answer with a source": {log: []session.RunEvent{begins("msg_1"), reads("guide", "/learn/x"), says("见"), says("/learn/x。"), ends(session.Completed, "")}, want: `
			created in_progress 0 items
			in_progress in_progress 0 items
			output_item.added 0
			content_part.added 0.0 "msg_1"
			output_text.delta 0.0 "msg_1" "见"
			output_text.delta 0.0 "msg_1" "/learn/x。"
			output_text.annotation.added 0.0 "msg_1" /learn/x 1-9
			output_text.done 0.0 "msg_1" "见/learn/x。"
			content_part.done 0.0 "msg_1"
			output_item.done 0
			completed completed 1 items`},
		"a question": {log: []session.RunEvent{begins("msg_1"), question, ends(session.Waiting, "")}, want: `
			created in_progress 0 items
			in_progress in_progress 0 items
			output_item.added 0
			content_part.added 0.0 "msg_1"
			output_text.delta 0.0 "msg_1" "哪天？\n\n- 今天\n- 明天"
			output_text.done 0.0 "msg_1" "哪天？\n\n- 今天\n- 明天"
			content_part.done 0.0 "msg_1"
			output_item.done 0
			completed completed 1 items wenbu_status=waiting`},
		"in the background, cancelled": {change: func(r *run) { r.Request.Background = true }, log: []session.RunEvent{begins("msg_1"), says("半"), ends(session.Cancelled, "")}, want: `
			created queued 0 items
			queued queued 0 items
			in_progress in_progress 0 items
			output_item.added 0
			content_part.added 0.0 "msg_1"
			output_text.delta 0.0 "msg_1" "半"
			output_text.done 0.0 "msg_1" "半"
			content_part.done 0.0 "msg_1"
			output_item.done 0
			incomplete incomplete 1 items cancelled`},
		"failed before a word": {log: []session.RunEvent{begins("msg_1"), ends(session.Failed, "agent_upstream")}, want: `
			created in_progress 0 items
			in_progress in_progress 0 items
			error model_error agent_upstream
			failed failed 0 items`},
		"restarted": {log: []session.RunEvent{ends(session.Failed, session.ReasonRestarted)}, want: `
			created in_progress 0 items
			in_progress in_progress 0 items
			error server_error server_restarted
			failed failed 0 items`},
		"steered, with business events": {business: true, log: []session.RunEvent{
			begins("msg_1"), says("一"), receives("a", session.InputPending), draws("env_1"), receives("a", session.InputDelivered), begins("msg_2"), says("二"), ends(session.Limited, "")}, want: `
			created in_progress 0 items
			in_progress in_progress 0 items
			output_item.added 0
			content_part.added 0.0 "msg_1"
			output_text.delta 0.0 "msg_1" "一"
			tjwater.user_input
			tjwater.ui_envelope
			tjwater.user_input
			output_text.done 0.0 "msg_1" "一"
			content_part.done 0.0 "msg_1"
			output_item.done 0
			output_item.added 1
			content_part.added 1.0 "msg_2"
			output_text.delta 1.0 "msg_2" "二"
			output_text.done 1.0 "msg_2" "二"
			content_part.done 1.0 "msg_2"
			output_item.done 1
			incomplete incomplete 2 items max_tool_calls`},
		"text and a call": {log: []session.RunEvent{begins("msg_1"), says("查"), calls("f", `{"a":1}`), ends(session.Completed, "")}, want: `
			created in_progress 0 items
			in_progress in_progress 0 items
			output_item.added 0
			content_part.added 0.0 "msg_1"
			output_text.delta 0.0 "msg_1" "查"
			output_text.done 0.0 "msg_1" "查"
			content_part.done 0.0 "msg_1"
			output_item.done 0
			output_item.added 1
			function_call_arguments.delta 1 "fc_1_1" "{\"a\":1}"
			function_call_arguments.done 1 "fc_1_1" "{\"a\":1}"
			output_item.done 1
			completed completed 2 items`},
		"cut off": {change: func(r *run) { n := 3; r.Request.MaxOutputTokens = &n }, log: []session.RunEvent{begins("msg_1"), says("一二"), says("三四"), says("五"), ends(session.Completed, "")}, want: `
			created in_progress 0 items
			in_progress in_progress 0 items
			output_item.added 0
			content_part.added 0.0 "msg_1"
			output_text.delta 0.0 "msg_1" "一二"
			output_text.delta 0.0 "msg_1" "三"
			output_text.done 0.0 "msg_1" "一二三"
			content_part.done 0.0 "msg_1"
			output_item.done 0
			incomplete incomplete 1 items max_output_tokens`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := someRun()
			if c.change != nil {
				c.change(&r)
			}
			frames := framesOf(t, r, c.business, c.log)
			want := strings.TrimSpace(strings.ReplaceAll(c.want, "\t", ""))
			if got := outline(t, frames); got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
			if _, err := eventcheck.Check(frames, c.business); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestFold_ReportIsAPartOfItsOwn(t *testing.T) {
	t.Parallel()
	report := shows(agent.Event{Type: agent.EventArtifact, Artifact: jsontext.Value(`{"type":"report","title":"题","summary":"要点","sections":[{"heading":"一","body":"正文"}]}`)})
	chart := shows(agent.Event{Type: agent.EventArtifact, Artifact: jsontext.Value(`{"type":"chart","id":"1"}`)})
	frames := framesOf(t, someRun(), false, []session.RunEvent{begins("msg_1"), chart, report, says("写好了。"), ends(session.Completed, "")})
	final, err := eventcheck.Check(frames, false)
	if err != nil {
		t.Fatal(err)
	}
	content := final["output"].([]any)[0].(map[string]any)["content"].([]any)
	if len(content) != 2 || content[0].(map[string]any)["text"] != "# 题\n\n要点\n\n## 一\n\n正文\n\n" || content[1].(map[string]any)["text"] != "写好了。" {
		t.Errorf("content: %v", content)
	}
}

// randomLog is a log as a run may write it.
func randomLog(r *rand.Rand) []session.RunEvent {
	log := []session.RunEvent{begins("msg_0")}
	messages, parts := 1, 0
	for range r.IntN(30) {
		switch r.IntN(12) {
		case 0:
			log = append(log, begins(fmt.Sprint("msg_", messages)))
			messages++
		case 1:
			log = append(log, reads(fmt.Sprint("guide-", r.IntN(5)), fmt.Sprint("/learn/", r.IntN(5))))
		case 2:
			log = append(log, receives("in", []session.InputStatus{session.InputPending, session.InputDelivered, session.InputDropped}[r.IntN(3)]))
		case 3:
			parts++
			log = append(log, draws(fmt.Sprint("env_", parts)))
		case 4:
			log = append(log, shows(agent.Event{Type: agent.EventQuestion, Question: &agent.Question{Question: "?", Options: []string{"a"}}}))
		case 5:
			log = append(log, shows(agent.Event{Type: agent.EventArtifact, Artifact: jsontext.Value(`{"type":"report","title":"t","summary":"/learn/1","sections":[]}`)}))
		case 6:
			log = append(log, shows(agent.Event{Type: agent.EventToolEnd, Status: "error"}), says(""))
		default:
			log = append(log, says([]string{"字", "word ", "见 /learn/2 ", "\n", "😀"}[r.IntN(5)]))
		}
	}
	if r.IntN(4) == 0 {
		log = append(log, calls("f", "{}"), calls("g", `{"x":"`+strings.Repeat("y", r.IntN(9))+`"}`))
	}
	statuses := []session.Status{session.Completed, session.Waiting, session.Limited, session.Cancelled, session.Failed}
	codes := []string{agent.ReasonUpstream, agent.ReasonIncomplete, agent.ReasonTimeout, session.ReasonRestarted}
	return append(log, ends(statuses[r.IntN(len(statuses))], codes[r.IntN(len(codes))]))
}

// randomRun is a run with random wishes.
func randomRun(r *rand.Rand) run {
	one := someRun()
	one.Listed = r.IntN(2) == 0
	one.Request.Background = r.IntN(3) == 0
	if r.IntN(3) == 0 {
		n := 1 + r.IntN(20)
		one.Request.MaxOutputTokens = &n
	}
	if r.IntN(3) == 0 {
		one.Request.Metadata = map[string]string{"a": "1", "b": "2", "c": "3"}
		one.Request.Tools = []FunctionTool{{Type: "function", Name: "f", Parameters: jsontext.Value(`{}`)}}
	}
	return one
}

// TestFold_Checked folds random logs: every stream is sound, is the same each time,
// and without business events is the same but for the numbers.
func TestFold_Checked(t *testing.T) {
	t.Parallel()
	n := 2000
	if os.Getenv("WENBU_LONG") == "1" {
		n = 20_000
	}
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 1))
		log, one := randomLog(r), randomRun(r)
		with, without := framesOf(t, one, true, log), framesOf(t, one, false, log)
		for business, frames := range map[bool][]eventcheck.Frame{true: with, false: without} {
			if _, err := eventcheck.Check(frames, business); err != nil {
				t.Fatalf("seed %d, business %v: %v", seed, business, err)
			}
			if again := framesOf(t, one, business, log); !slices.Equal(again, frames) {
				t.Fatalf("seed %d: two folds differ", seed)
			}
		}
		core := slices.DeleteFunc(slices.Clone(with), func(f eventcheck.Frame) bool { return strings.HasPrefix(f.Event, "tjwater.") })
		for i := range without {
			if a, b := unnumbered(t, core[i]), unnumbered(t, without[i]); !reflect.DeepEqual(a, b) {
				t.Fatalf("seed %d: event %d differs between the modes: %v, %v", seed, i, a, b)
			}
		}
	}
}

// unnumbered is the data of a frame without its number.
func unnumbered(t *testing.T, f eventcheck.Frame) any {
	t.Helper()
	if f.Event == "" {
		return f.Data
	}
	var o map[string]any
	if err := json.Unmarshal([]byte(f.Data), &o); err != nil {
		t.Fatal(err)
	}
	delete(o, "sequence_number")
	return o
}

// TestChecker_Fails damages sound streams in one place each: the checker has to see
// every damage.
func TestChecker_Fails(t *testing.T) {
	t.Parallel()
	damages := map[string]func(r *rand.Rand, frames []eventcheck.Frame) []eventcheck.Frame{
		"an event is missing": func(r *rand.Rand, frames []eventcheck.Frame) []eventcheck.Frame {
			i := r.IntN(len(frames))
			return slices.Delete(frames, i, i+1)
		},
		"an event comes twice": func(r *rand.Rand, frames []eventcheck.Frame) []eventcheck.Frame {
			i := r.IntN(len(frames))
			return slices.Insert(frames, i, frames[i])
		},
		"two events change places": func(r *rand.Rand, frames []eventcheck.Frame) []eventcheck.Frame {
			i := r.IntN(len(frames) - 1)
			frames[i], frames[i+1] = frames[i+1], frames[i]
			return frames
		},
		"the event line is another": func(r *rand.Rand, frames []eventcheck.Frame) []eventcheck.Frame {
			frames[r.IntN(len(frames))].Event = "response.keepalive"
			return frames
		},
		"an id line": func(r *rand.Rand, frames []eventcheck.Frame) []eventcheck.Frame {
			frames[r.IntN(len(frames))].ID = "7"
			return frames
		},
		"a member is missing": func(r *rand.Rand, frames []eventcheck.Frame) []eventcheck.Frame {
			return damaged(r, frames, func(o map[string]any) { delete(o, anyKey(r, o)) })
		},
		"a member is of another kind": func(r *rand.Rand, frames []eventcheck.Frame) []eventcheck.Frame {
			return damaged(r, frames, func(o map[string]any) { key := anyKey(r, o); o[key] = anotherKind(o[key]) })
		},
		"a member too many": func(r *rand.Rand, frames []eventcheck.Frame) []eventcheck.Frame {
			return damaged(r, frames, func(o map[string]any) { o["more"] = 1 })
		},
	}
	for name, damage := range damages {
		for seed := range uint64(300) {
			r := rand.New(rand.NewPCG(seed, 2))
			frames := framesOf(t, randomRun(r), true, randomLog(r))
			bad := damage(r, slices.Clone(frames))
			if _, err := eventcheck.Check(bad, true); err == nil {
				t.Fatalf("%s, seed %d: the checker saw nothing in %v", name, seed, bad)
			}
		}
	}
	frames := framesOf(t, someRun(), true, []session.RunEvent{begins("msg_1"), draws("e"), says("x"), ends(session.Completed, "")})
	if _, err := eventcheck.Check(frames, false); err == nil {
		t.Error("business events pass where none are wanted")
	}
}

// damaged changes the object of one event, or of the response or item in it.
func damaged(r *rand.Rand, frames []eventcheck.Frame, change func(map[string]any)) []eventcheck.Frame {
	f := &frames[r.IntN(len(frames)-1)]
	var o map[string]any
	if json.Unmarshal([]byte(f.Data), &o) != nil {
		return nil
	}
	target := o
	for _, inner := range []string{"response", "item", "part", "annotation"} {
		if v, ok := o[inner].(map[string]any); ok && r.IntN(2) == 0 {
			target = v
		}
	}
	change(target)
	data, err := json.Marshal(o)
	if err != nil {
		return nil
	}
	f.Data = string(data)
	return frames
}

// anotherKind is a value of another kind than v.
func anotherKind(v any) any {
	if _, isList := v.([]any); isList {
		return "x"
	}
	return []any{-1.5}
}

func anyKey(r *rand.Rand, o map[string]any) string {
	keys := slices.Sorted(maps.Keys(o))
	keys = slices.DeleteFunc(keys, func(k string) bool { return slices.Contains([]string{"conversation", "tool_choice"}, k) })
	return keys[r.IntN(len(keys))]
}
