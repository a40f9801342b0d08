package openai

import (
	"bytes"
	"encoding/json/v2"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	lt "github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/units"
)

// ending closes a stream properly.
func ending(reason string) string { return string(lt.Bytes(lt.Finish(reason), lt.Done())) }

func wire(steps ...lt.Step) string { return string(lt.Bytes(steps...)) }

func calls(deltas string) lt.Step {
	return lt.Data(`{"choices":[{"index":0,"delta":{"tool_calls":[` + deltas + `]},"finish_reason":null}]}`)
}

// misbehaviour is every way of breaking a stream that the client must notice.
var misbehaviour = []struct{ name, stream string }{
	// endings
	{"nothing at all", ""},
	{"an HTML page", "<html><body>busy</body></html>\n\n"},
	{"a plain JSON answer", `{"choices":[{"index":0,"message":{"content":"好"},"finish_reason":"stop"}]}`},
	{"end mark alone", wire(lt.Done())},
	{"finish reason missing", wire(lt.Text("好"), lt.Done())},
	{"finish reason length", wire(lt.Text("好"), lt.Finish("length"), lt.Done())},
	{"finish reason content_filter", wire(lt.Text("好"), lt.Finish("content_filter"), lt.Done())},
	{"finish reason insufficient_system_resource", wire(lt.Text("好"), lt.Finish("insufficient_system_resource"), lt.Done())},
	{"finish reason error", wire(lt.Text("好"), lt.Finish("error"), lt.Done())},
	{"finish reason of a wrong type", wire(lt.Text("好")) + wire(lt.Data(`{"choices":[{"index":0,"delta":{},"finish_reason":1}]}`), lt.Done())},
	{"no end mark", wire(lt.Text("好"), lt.Finish("stop"))},
	{"end mark in lower case", wire(lt.Text("好"), lt.Finish("stop"), lt.Data("[done]"))},
	{"end mark as JSON", wire(lt.Text("好"), lt.Finish("stop"), lt.Data(`"[DONE]"`))},
	{"end mark as a comment", wire(lt.Text("好"), lt.Finish("stop"), lt.Comment("[DONE]"))},
	{"end mark cut in two", wire(lt.Text("好"), lt.Finish("stop")) + "data: [DO"},
	{"end mark before an unterminated comment", wire(lt.Text("好"), lt.Finish("stop")) + "data: [DONE]\n: tail"},
	{"data after the end mark", wire(lt.Text("好"), lt.Finish("stop"), lt.Done(), lt.Text("还有"))},
	{"a second end mark", wire(lt.Text("好"), lt.Finish("stop"), lt.Done(), lt.Done())},
	{"a second, unterminated end mark", wire(lt.Text("好"), lt.Finish("stop"), lt.Done()) + "data: [DONE]"},
	{"an unterminated tail after the end mark", wire(lt.Text("好"), lt.Finish("stop"), lt.Done()) + ": tail"},
	{"last event without its blank line", wire(lt.Text("好")) + strings.TrimSuffix(wire(lt.Finish("stop")), "\n")},
	{"last event without any line end", wire(lt.Text("好")) + strings.TrimSuffix(wire(lt.Finish("stop")), "\n\n")},
	{"empty text", wire(lt.Text("")) + ending("stop")},
	{"blank text", wire(lt.Text(" \n\t")) + ending("stop")},
	{"reasoning only", wire(lt.Reasoning("想了很久")) + ending("stop")},

	// bytes
	{"invalid UTF-8", "data: {\"choices\":[{\"delta\":{\"content\":\"\xff\"}}]}\n\n" + ending("stop")},
	{"a character cut by a line end", "data: {\"choices\":[{\"delta\":{\"content\":\"\xe5\xa5\n\xbd\"}}]}\n\n" + ending("stop")},
	{"an encoded surrogate", "data: {\"choices\":[{\"delta\":{\"content\":\"\xed\xa0\x80\"}}]}\n\n" + ending("stop")},
	{"an escaped lone surrogate", wire(lt.Data(`{"choices":[{"delta":{"content":"\ud83d"}}]}`)) + ending("stop")},
	{"invalid UTF-8 in a comment", ": \xff\n\n" + wire(lt.Text("好")) + ending("stop")},
	{"a byte order mark before a later line", wire(lt.Text("好"), lt.Finish("stop")) + "\ufeff" + wire(lt.Done())},
	{"lone carriage returns", strings.ReplaceAll(wire(lt.Text("好"))+ending("stop"), "\n", "\r")},
	{"one huge line", "data: " + strings.Repeat("x", maxStream) + "\n\n"},
	{"one huge line without an end", strings.Repeat("x", 2*maxStream)},
	{"over 1 MiB of comments", strings.Repeat(": keep-alive\n\n", maxStream/14+1) + wire(lt.Text("好")) + ending("stop")},
	{"one byte over 1 MiB", padded(maxStream + 1)},

	// JSON
	{"cut JSON", wire(lt.Data(`{"choices":[{"delta":{"content":"好"`)) + ending("stop")},
	{"empty data", wire(lt.Data("")) + ending("stop")},
	{"null", wire(lt.Text("好"), lt.Data("null")) + ending("stop")},
	{"an array", wire(lt.Text("好"), lt.Data("[]")) + ending("stop")},
	{"a number", wire(lt.Text("好"), lt.Data("1")) + ending("stop")},
	{"two values in one event", wire(lt.Text("好"), lt.Data("{} {}")) + ending("stop")},
	{"duplicate keys", wire(lt.Data(`{"choices":[{"delta":{"content":"好","content":"坏"}}]}`)) + ending("stop")},
	{"content is a number", wire(lt.Data(`{"choices":[{"delta":{"content":1}}]}`)) + ending("stop")},
	{"content is a list", wire(lt.Data(`{"choices":[{"delta":{"content":[{"text":"好"}]}}]}`)) + ending("stop")},
	{"reasoning is an object", wire(lt.Text("好"), lt.Data(`{"choices":[{"delta":{"reasoning_content":{}}}]}`)) + ending("stop")},
	{"choices is an object", wire(lt.Text("好"), lt.Data(`{"choices":{}}`)) + ending("stop")},
	{"a second choice", wire(lt.Text("好"), lt.Data(`{"choices":[{"index":1,"delta":{"content":"乙"}}]}`)) + ending("stop")},
	{"model is a number", wire(lt.Text("好"), lt.Data(`{"model":4,"choices":[]}`)) + ending("stop")},
	{"model name of 161 units", wire(lt.Data(`{"model":"`+strings.Repeat("m", 161)+`","choices":[]}`), lt.Text("好")) + ending("stop")},
	{"an error inside the stream", wire(lt.Text("好"), lt.Data(`{"error":{"message":"SECRET"}}`)) + ending("stop")},
	{"an error as a word", wire(lt.Text("好"), lt.Data(`{"error":"SECRET"}`)) + ending("stop")},

	// caps
	{"text of 24001 units", wire(lt.Text(strings.Repeat("好", 24000)), lt.Text("啊")) + ending("stop")},
	{"text of 12001 emoji", wire(lt.Text(strings.Repeat("😀", 12001))) + ending("stop")},
	{"reasoning of 32001 units", wire(lt.Reasoning(strings.Repeat("想", 32001)), lt.Text("好")) + ending("stop")},
	{"arguments of 16001 units", wire(lt.Call(0, "a", "t", strings.Repeat("1", 16000)), lt.MoreArguments(0, "1")) + ending("tool_calls")},
	{"name of 81 units", wire(lt.Call(0, "a", strings.Repeat("n", 81), "{}")) + ending("tool_calls")},
	{"name over its cap in pieces", wire(lt.Call(0, "a", strings.Repeat("n", 50), ""), lt.Call(0, "", strings.Repeat("m", 31), "{}")) + ending("tool_calls")},
	{"id of 161 units", wire(lt.Call(0, strings.Repeat("i", 161), "t", "{}")) + ending("tool_calls")},

	// tool calls
	{"index 12", wire(lt.Call(12, "a", "t", "{}")) + ending("tool_calls")},
	{"a jump far beyond the last index", wire(lt.Call(0, "a", "t", "{}"), lt.Call(4000000000, "b", "t", "{}")) + ending("tool_calls")},
	{"index -1", wire(lt.Call(-1, "a", "t", "{}")) + ending("tool_calls")},
	{"an id that changes", wire(lt.Call(0, "a", "t", "{"), calls(`{"index":0,"id":"b","function":{"arguments":"}"}}`)) + ending("tool_calls")},
	{"thirteen calls without an index", wire(calls(manyCalls(13))) + ending("tool_calls")},
	{"an id-less piece before any call", wire(calls(`{"function":{"arguments":"{}"}}`)) + ending("tool_calls")},
	{"arguments as a list", wire(calls(`{"index":0,"id":"a","function":{"name":"t","arguments":[]}}`)) + ending("tool_calls")},
	{"index as a word", wire(calls(`{"index":"0","id":"a","function":{"name":"t"}}`)) + ending("tool_calls")},
	{"index with a fraction", wire(calls(`{"index":0.5,"id":"a","function":{"name":"t"}}`)) + ending("tool_calls")},
	{"type custom", wire(calls(`{"index":0,"id":"a","type":"custom","function":{"name":"t"}}`)) + ending("tool_calls")},
	{"type of a wrong type", wire(calls(`{"index":0,"id":"a","type":1,"function":{"name":"t"}}`)) + ending("tool_calls")},
	{"id missing", wire(calls(`{"index":0,"type":"function","function":{"name":"t","arguments":"{}"}}`)) + ending("tool_calls")},
	{"id as a number", wire(calls(`{"index":0,"id":7,"function":{"name":"t"}}`)) + ending("tool_calls")},
	{"duplicate ids", wire(lt.Call(0, "a", "t", "{}"), lt.Call(1, "a", "u", "{}")) + ending("tool_calls")},
	{"name missing", wire(calls(`{"index":0,"id":"a","type":"function","function":{"arguments":"{}"}}`)) + ending("tool_calls")},
	{"function missing", wire(calls(`{"index":0,"id":"a","type":"function"}`)) + ending("tool_calls")},
	{"function is a word", wire(calls(`{"index":0,"id":"a","function":"t"}`)) + ending("tool_calls")},
	{"arguments only", wire(lt.MoreArguments(0, "{}")) + ending("tool_calls")},
	{"good text beside a bad call", wire(lt.Text("好"), lt.Call(12, "a", "t", "{}")) + ending("tool_calls")},
	{"tool_calls is an object", wire(lt.Text("好"), lt.Data(`{"choices":[{"delta":{"tool_calls":{}}}]}`)) + ending("stop")},
}

// manyCalls are whole calls without an index.
func manyCalls(n int) string {
	var list []string
	for i := range n {
		list = append(list, fmt.Sprintf(`{"id":"id-%d","function":{"name":"t","arguments":"{}"}}`, i))
	}
	return strings.Join(list, ",")
}

// padded is a valid stream of exactly size bytes.
func padded(size int) string {
	rest := wire(lt.Text("好")) + ending("stop")
	const frame = ": \n"
	return ": " + strings.Repeat("-", size-len(rest)-len(frame)) + "\n" + rest
}

func TestDecode_Misbehaviour(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, tt := range misbehaviour {
		if seen[tt.name] {
			t.Fatalf("two rows named %q", tt.name)
		}
		seen[tt.name] = true
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			reply, err := decode(strings.NewReader(tt.stream), func(string) {})
			wantFault(t, err, fault.Internal, "agent_incomplete")
			if !reflect.DeepEqual(reply, agent.Reply{}) {
				t.Errorf("a failed call returned %+v", reply)
			}
		})
	}
}

func TestDecode_MisbehaviourOverHTTP(t *testing.T) {
	t.Parallel()
	answers := make([]lt.Answer, len(misbehaviour))
	for i, tt := range misbehaviour {
		answers[i] = lt.Stream(lt.Raw(tt.stream))
	}
	client := newClient(t, lt.NewServer(t, answers...).URL, Compatible)
	for _, tt := range misbehaviour {
		_, err := client.Complete(t.Context(), ask("问"), func(string) {})
		if reasonOf(err) != "agent_incomplete" {
			t.Errorf("%s: got %v, want agent_incomplete", tt.name, err)
		}
	}
}

// D2, F51: an end mark without its blank line is the one thing unterminated that is
// accepted.
func TestDecode_Accepted(t *testing.T) {
	t.Parallel()
	text := func(s string) agent.Reply { return agent.Reply{Model: lt.ServedModel, Text: s} }
	called := func(c ...agent.ToolCall) agent.Reply { return agent.Reply{Model: lt.ServedModel, Calls: c} }
	good := wire(lt.Text("好")) + ending("stop")
	tests := []struct {
		name, stream string
		want         agent.Reply
	}{
		{"plain", good, text("好")},
		{"end mark without its blank line", strings.TrimSuffix(good, "\n"), text("好")},
		{"end mark without any line end", strings.TrimSuffix(good, "\n\n"), text("好")},
		{"end mark without a space", strings.Replace(good, "data: [DONE]", "data:[DONE]", 1), text("好")},
		{"end mark with spaces around", strings.Replace(good, "data: [DONE]", "data:  [DONE] ", 1), text("好")},
		{"comments after the end mark", good + ": bye\n\n\n", text("好")},
		{"CRLF", strings.ReplaceAll(good, "\n", "\r\n"), text("好")},
		{"CRLF, end mark without any line end", strings.TrimSuffix(strings.ReplaceAll(good, "\n", "\r\n"), "\r\n\r\n"), text("好")},
		{"mixed line ends", strings.Replace(good, "\n\n", "\r\n\n", 1), text("好")},
		{"a byte order mark at the start", "\ufeff" + good, text("好")},
		{"exactly 1 MiB", padded(maxStream), text("好")},
		{"keep-alive comments", ": keep-alive\n\n" + strings.ReplaceAll(good, "\n\n", "\n\n: keep-alive\n\n"), text("好")},
		{"other fields", "event: message\nid: 7\nretry: 10\n" + good, text("好")},
		{"data over several lines", "data: {\"model\":\"m\",\ndata: \"choices\":[{\"delta\":{\"content\":\"好\"}}]}\n\n" + ending("stop"), agent.Reply{Model: "m", Text: "好"}},
		{"no choices", wire(lt.Data(`{"choices":[]}`), lt.Data(`{"choices":null}`), lt.Data(`{}`)) + good, text("好")},
		{"role only", wire(lt.Data(`{"choices":[{"index":0,"delta":{"role":"assistant"},"finish_reason":null}]}`)) + good, text("好")},
		{"nulls", wire(lt.Data(`{"error":null,"choices":[{"index":0,"delta":{"content":null,"reasoning_content":null,"tool_calls":null},"finish_reason":null},{"delta":null}]}`)) + good, text("好")},
		{"usage only, after the finish reason", wire(lt.Text("好"), lt.Finish("stop"), lt.Data(`{"choices":[],"usage":{"total_tokens":9}}`), lt.Done()), text("好")},
		{"unknown members", wire(lt.Data(`{"x":{"y":[1]},"choices":[{"logprobs":null,"delta":{"z":1}}]}`)) + good, text("好")},
		{"an unknown finish reason", wire(lt.Text("好")) + ending("eos"), text("好")},
		{"empty finish reason before the real one", wire(lt.Data(`{"choices":[{"delta":{"content":"好"},"finish_reason":""}],"model":"m"}`)) + ending("stop"), agent.Reply{Model: "m", Text: "好"}},
		{"the first model name counts", wire(lt.Data(`{"model":"first","choices":[]}`)) + good, agent.Reply{Model: "first", Text: "好"}},
		{"no model name", wire(lt.Data(`{"choices":[{"delta":{"content":"好"},"finish_reason":"stop"}]}`), lt.Done()), agent.Reply{Text: "好"}},
		{"text of 24000 units", wire(lt.Text(strings.Repeat("😀", 12000))) + ending("stop"), text(strings.Repeat("😀", 12000))},
		{"reasoning of 32000 units", wire(lt.Reasoning(strings.Repeat("想", 32000)), lt.Text("好")) + ending("stop"), agent.Reply{Model: lt.ServedModel, Text: "好", Reasoning: strings.Repeat("想", 32000)}},
		{"a call at every cap", wire(lt.Call(11, strings.Repeat("i", 160), strings.Repeat("n", 80), strings.Repeat("1", 16000))) + ending("tool_calls"),
			called(agent.ToolCall{ID: strings.Repeat("i", 160), Name: strings.Repeat("n", 80), Arguments: strings.Repeat("1", 16000)})},
		{"a call in pieces", wire(lt.Call(0, "a", "t", ""), lt.MoreArguments(0, `{"x"`), lt.MoreArguments(0, `:"\u4f60`), lt.MoreArguments(0, `"}`)) + ending("tool_calls"),
			called(agent.ToolCall{ID: "a", Name: "t", Arguments: `{"x":"\u4f60"}`})},
		{"id and name repeated with each piece", wire(lt.Call(0, "a", "t", "{"), lt.Call(0, "a", "t", "}")) + ending("tool_calls"), called(agent.ToolCall{ID: "a", Name: "t", Arguments: "{}"})},
		{"id and name empty in later pieces", wire(lt.Call(0, "a", "t", "{"), lt.Call(0, "", "", "}")) + ending("tool_calls"), called(agent.ToolCall{ID: "a", Name: "t", Arguments: "{}"})},
		{"a name in pieces", wire(lt.Call(0, "a", "draw_", ""), lt.Call(0, "", "tarot", "{}")) + ending("tool_calls"), called(agent.ToolCall{ID: "a", Name: "draw_tarot", Arguments: "{}"})},
		{"no index: ids tell calls apart", wire(calls(`{"id":"a","function":{"name":"t","arguments":"{"}}`), calls(`{"function":{"arguments":"}"}}`), calls(`{"id":"b","function":{"name":"u","arguments":"{}"}}`)) + ending("tool_calls"),
			called(agent.ToolCall{ID: "a", Name: "t", Arguments: "{}"}, agent.ToolCall{ID: "b", Name: "u", Arguments: "{}"})},
		{"no index, two calls in one event", wire(calls(manyCalls(2))) + ending("tool_calls"),
			called(agent.ToolCall{ID: "id-0", Name: "t", Arguments: "{}"}, agent.ToolCall{ID: "id-1", Name: "t", Arguments: "{}"})},
		{"no index, the id repeated", wire(calls(`{"index":null,"id":"a","function":{"name":"t","arguments":"{"}}`), calls(`{"id":"a","function":{"name":"","arguments":"}"}}`)) + ending("tool_calls"),
			called(agent.ToolCall{ID: "a", Name: "t", Arguments: "{}"})},
		{"every call has index 0", wire(lt.Call(0, "a", "t", `{"x":1}`), lt.Call(0, "b", "t", `{"x":2}`), lt.Call(0, "a", "t", "")) + ending("tool_calls"),
			called(agent.ToolCall{ID: "a", Name: "t", Arguments: `{"x":1}`}, agent.ToolCall{ID: "b", Name: "t", Arguments: `{"x":2}`})},
		{"arguments in one piece, as an object", wire(calls(`{"index":0,"id":"a","function":{"name":"t","arguments":{"x":[1,2]}}}`)) + ending("tool_calls"), called(agent.ToolCall{ID: "a", Name: "t", Arguments: `{"x":[1,2]}`})},
		{"arguments and name null in later pieces", wire(lt.Call(0, "a", "t", "{}"), calls(`{"index":0,"id":null,"type":null,"function":{"name":null,"arguments":null}}`)) + ending("tool_calls"),
			called(agent.ToolCall{ID: "a", Name: "t", Arguments: "{}"})},
		{"the id comes after the name", wire(calls(`{"index":0,"function":{"name":"t","arguments":""}}`), calls(`{"index":0,"id":"a","function":{"arguments":"{}"}}`)) + ending("tool_calls"),
			called(agent.ToolCall{ID: "a", Name: "t", Arguments: "{}"})},
		{"content null beside calls, usage without choices behind", wire(lt.Data(`{"model":"m","choices":[{"index":0,"delta":{"role":"assistant","content":null,"tool_calls":[{"index":0,"id":"a","type":"function","function":{"name":"t","arguments":"{}"}}]}}]}`),
			lt.Finish("tool_calls"), lt.Data(`{"choices":[],"usage":{"prompt_tokens":1}}`), lt.Done()), agent.Reply{Model: "m", Calls: []agent.ToolCall{{ID: "a", Name: "t", Arguments: "{}"}}}},
		{"type left out", wire(calls(`{"index":0,"id":"a","function":{"name":"t","arguments":"{}"}}`), lt.Finish("stop"), lt.Done()), called(agent.ToolCall{ID: "a", Name: "t", Arguments: "{}"})},
		{"calls interleaved, out of order, with gaps", wire(lt.Call(7, "b", "u", "["), lt.Call(2, "a", "t", "{"), lt.MoreArguments(7, "]"), lt.MoreArguments(2, "}")) + ending("tool_calls"),
			called(agent.ToolCall{ID: "a", Name: "t", Arguments: "{}"}, agent.ToolCall{ID: "b", Name: "u", Arguments: "[]"})},
		{"malformed arguments are the caller's to judge", wire(lt.Call(0, "a", "t", `{"x":`)) + ending("tool_calls"), called(agent.ToolCall{ID: "a", Name: "t", Arguments: `{"x":`})},
		{"text beside calls", wire(lt.Text("我先算。"), lt.Call(0, "a", "t", "{}")) + ending("tool_calls"),
			agent.Reply{Model: lt.ServedModel, Text: "我先算。", Calls: []agent.ToolCall{{ID: "a", Name: "t", Arguments: "{}"}}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			var told strings.Builder
			got, err := decode(strings.NewReader(tt.stream), func(s string) { told.WriteString(s) })
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(got, tt.want) {
				t.Errorf("got %+v, want %+v", got, tt.want)
			}
			if told.String() != got.Text {
				t.Errorf("told %q, reply holds %q", told.String(), got.Text)
			}
		})
	}
}

func TestReadEvents(t *testing.T) {
	t.Parallel()
	const stream = "\ufeffdata: one\n\ndata:two\r\n\r\n: comment\n\n\nevent: x\ndata:  three\ndata\ndata: four\nid: 1\n\nretry: 5\n\ndata: [DONE]"
	var got []string
	err := readEvents(strings.NewReader(stream), func(data []byte) error {
		got = append(got, string(data))
		return nil
	})
	want := []string{"one", "two", " three\n\nfour", "[DONE]"}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %q, %v, want %q", got, err, want)
	}
}

// D2: an event that was cut is refused.
func TestDecode_CutAnywhereIsAFailure(t *testing.T) {
	t.Parallel()
	whole := wire(lt.Text("好"), lt.Call(0, "a", "t", "{}")) + ending("tool_calls")
	lastKept := strings.LastIndex(whole, "[DONE]") + len("[DONE]")
	for n := range len(whole) {
		_, err := decode(strings.NewReader(whole[:n]), func(string) {})
		if n < lastKept && reasonOf(err) != "agent_incomplete" {
			t.Errorf("cut after %d bytes: got %v", n, err)
		}
		if n >= lastKept && err != nil {
			t.Errorf("cut after the end mark, %d bytes: %v", n, err)
		}
		// the same bytes, but the connection fails instead of ending
		broken := io.MultiReader(strings.NewReader(whole[:n]), iotest.ErrReader(io.ErrUnexpectedEOF))
		if _, err := decode(broken, func(string) {}); reasonOf(err) != "agent_incomplete" {
			t.Errorf("broken after %d bytes: got %v", n, err)
		}
	}
}

func reasonOf(err error) string {
	if f := fault.As(err); f != nil {
		return f.Reason
	}
	return ""
}

func TestComplete_ConnectionDropped(t *testing.T) {
	t.Parallel()
	srv := lt.NewServer(t, lt.Stream(lt.Text("好"), lt.Cut()), lt.Stream(lt.Text("好"), lt.Finish("stop"), lt.Cut()))
	client := newClient(t, srv.URL, Compatible)
	for range 2 {
		_, err := client.Complete(t.Context(), ask("问"), func(string) {})
		wantFault(t, err, fault.Internal, "agent_incomplete")
	}
}

// script draws a valid stream and the reply it must give.
func script(t *rapid.T) ([]byte, agent.Reply) {
	want := agent.Reply{Model: lt.ServedModel}
	var steps []lt.Step
	for i := range rapid.IntRange(1, 8).Draw(t, "steps") {
		switch rapid.IntRange(0, 4).Draw(t, "kind") {
		case 0:
			s := rapid.StringN(0, 20, -1).Draw(t, "text")
			want.Text += s
			steps = append(steps, lt.Text(s))
		case 1:
			s := rapid.StringN(0, 20, -1).Draw(t, "reasoning")
			want.Reasoning += s
			steps = append(steps, lt.Reasoning(s))
		case 2:
			arguments := encoded(t, rapid.StringN(0, 20, -1).Draw(t, "argument"))
			cut := rapid.IntRange(0, len([]rune(arguments))).Draw(t, "cut")
			head := string([]rune(arguments)[:cut])
			call := agent.ToolCall{ID: fmt.Sprintf("call_%d", i), Name: "draw_tarot", Arguments: arguments}
			index := len(want.Calls)
			want.Calls = append(want.Calls, call)
			steps = append(steps, lt.Call(index, call.ID, call.Name, head), lt.MoreArguments(index, arguments[len(head):]))
		case 3:
			steps = append(steps, lt.Comment("keep-alive"))
		case 4:
			steps = append(steps, lt.Data(`{"choices":[],"usage":{}}`))
		}
	}
	steps = append(steps, lt.Text("完"), lt.Finish("stop"), lt.Done())
	want.Text += "完"
	stream := lt.Bytes(steps...)
	if rapid.Bool().Draw(t, "crlf") {
		stream = bytes.ReplaceAll(stream, []byte("\n"), []byte("\r\n"))
	}
	return stream, want
}

func encoded(t *rapid.T, v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestDecode_AnySplitting: however the network cuts a stream, the reply is the same.
// D3: arguments come together again however they were cut.
func TestDecode_AnySplitting(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		stream, want := script(t)
		sizes := rapid.SliceOfN(rapid.IntRange(1, 64), 1, 20).Draw(t, "sizes")
		got, err := decode(&pieceReader{rest: stream, sizes: sizes}, func(string) {})
		if err != nil {
			t.Fatalf("%v in %q", err, stream)
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("got %+v, want %+v", got, want)
		}
	})
}

func TestComplete_AnySplittingOverHTTP(t *testing.T) {
	t.Parallel()
	steps := []lt.Step{lt.Reasoning("想一想"), lt.Text("你好，😀"), lt.Call(0, "a", "draw_tarot", `{"count":1}`), lt.Finish("tool_calls"), lt.Done()}
	want := agent.Reply{Model: lt.ServedModel, Text: "你好，😀", Reasoning: "想一想",
		Calls: []agent.ToolCall{{ID: "a", Name: "draw_tarot", Arguments: `{"count":1}`}}}
	sizes := []int{1, 2, 3, 5, 7, 64, 4096}
	answers := make([]lt.Answer, len(sizes))
	for i, size := range sizes {
		answers[i] = lt.Stream(lt.Pieces(size, steps...)...)
	}
	client := newClient(t, lt.NewServer(t, answers...).URL, Compatible)
	for _, size := range sizes {
		got, err := client.Complete(t.Context(), ask("问"), func(string) {})
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("pieces of %d: got %+v, %v", size, got, err)
		}
	}
}

// pieceReader gives its bytes in pieces of the given sizes, over and over.
type pieceReader struct {
	rest  []byte
	sizes []int
	turn  int
}

func (r *pieceReader) Read(p []byte) (int, error) {
	if len(r.rest) == 0 {
		return 0, io.EOF
	}
	n := min(len(p), len(r.rest), r.sizes[r.turn%len(r.sizes)])
	r.turn++
	copy(p, r.rest[:n])
	r.rest = r.rest[n:]
	return n, nil
}

func FuzzDecode(f *testing.F) {
	for _, tt := range misbehaviour {
		if len(tt.stream) < 4096 {
			f.Add([]byte(tt.stream))
		}
	}
	f.Add(lt.Bytes(lt.Text("好"), lt.Call(0, "a", "t", "{}"), lt.Finish("tool_calls"), lt.Done()))
	f.Fuzz(func(t *testing.T, stream []byte) {
		var told strings.Builder
		reply, err := decode(bytes.NewReader(stream), func(s string) { told.WriteString(s) })
		if err != nil {
			if fault.As(err).Reason != "agent_incomplete" {
				t.Fatalf("got %v", err)
			}
			return
		}
		if reply.Text != told.String() || units.Len(reply.Text) > maxText || len(reply.Calls) > maxCalls {
			t.Fatalf("told %q, got %+v", told.String(), reply)
		}
		if len(reply.Calls) == 0 && strings.TrimSpace(reply.Text) == "" {
			t.Fatal("an empty reply was accepted")
		}
	})
}
