package agentui

import (
	"context"
	"encoding/json/v2"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/transport/agentui/eventcheck"
)

func TestCreate(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echoes)
	o := w.want(200, "POST", "/api/v1/responses", `{"input":"你好","metadata":{"a":"b"},"instructions":"简短"}`)
	if o["status"] != "completed" || text(o) != "答：你好" || o["conversation"] != nil || o["metadata"].(map[string]any)["a"] != "b" {
		t.Errorf("response: %v", o)
	}
	id := o["id"].(string)
	if again := w.want(200, "GET", "/api/v1/responses/"+id, ""); !reflect.DeepEqual(again, o) {
		t.Errorf("read again: %v, want %v", again, o)
	}
	frames := w.stream(`{"input":"再来","stream":true,"previous_response_id":"` + id + `"}`)
	final, err := eventcheck.Check(frames, false)
	if err != nil {
		t.Fatal(err)
	}
	if text(final) != "答：再来" || final["previous_response_id"] != id {
		t.Errorf("stream: %v", final)
	}
	items := w.want(200, "GET", "/api/v1/responses/"+final["id"].(string)+"/input_items", "")["data"].([]any)
	if len(items) != 1 || items[0].(map[string]any)["role"] != "user" {
		t.Errorf("items: %v", items)
	}
	if o := w.want(200, "DELETE", "/api/v1/responses/"+id, ""); o["deleted"] != true {
		t.Errorf("deleted: %v", o)
	}
	w.want(404, "GET", "/api/v1/responses/"+id, "")
	unstored := w.want(200, "POST", "/api/v1/responses", `{"input":"不存","store":false}`)["id"].(string)
	w.want(404, "POST", "/api/v1/responses", `{"input":"再来","previous_response_id":"`+unstored+`"}`)
}

// Whatever is wrong with a request, its answer names the member and nothing runs.
func TestCreate_Refusals(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echoes)
	ses := w.want(201, "POST", "/api/v1/session", "")["session_id"].(string)
	for _, c := range []struct {
		body, param string
		status      int
		kind        string
	}{
		{`{}`, "input", 400, typeInvalid},
		{`{"input":5}`, "input", 400, typeInvalid},
		{`{"input":[]}`, "input", 400, typeInvalid},
		{`{"input":"  "}`, "input", 400, typeInvalid},
		{`{"input":"` + strings.Repeat("字", 3001) + `"}`, "input", 400, typeInvalid},
		{`{"input":[{"role":"tool","content":"x"}]}`, "input.0.role", 400, typeInvalid},
		{`{"input":[{"role":"assistant","content":"x"}]}`, "input", 400, typeInvalid},
		{`{"input":"x","bogus":1}`, "", 400, typeInvalid},
		{`{"input":"x","stream":"yes"}`, "stream", 400, typeInvalid},
		{`{"input":"x","model":"gpt"}`, "model", 400, typeInvalid},
		{`{"input":"x","tool_choice":"sometimes"}`, "tool_choice", 400, typeInvalid},
		{`{"input":"x","tool_choice":"required"}`, "", 400, typeInvalid},
		{`{"input":"x","max_output_tokens":0}`, "max_output_tokens", 400, typeInvalid},
		{`{"input":"x","conversation":7}`, "conversation", 400, typeInvalid},
		{`{"input":"x","conversation":"ses_none"}`, "", 404, typeNotFound},
		{`{"input":"x","previous_response_id":"resp_none"}`, "", 404, typeNotFound},
		{`{"input":"x","previous_response_id":"r","conversation":"` + ses + `"}`, "previous_response_id", 400, typeInvalid},
		{`{"input":"x","background":true,"store":false}`, "store", 400, typeInvalid},
		{`{"input":"x","tjwater.delivery":"steer"}`, "tjwater.input_id", 400, typeInvalid},
		{`{"input":"x","tjwater.delivery":"steer","tjwater.input_id":"a"}`, "conversation", 400, typeInvalid},
		{`{"input":"x","stream":true,"conversation":"` + ses + `","tjwater":{"delivery":"steer","input_id":"a"}}`, "stream", 400, typeInvalid},
		{`{"input":"x","conversation":"` + ses + `","tjwater":{"delivery":"soon","input_id":"a"}}`, "tjwater.delivery", 400, typeInvalid},
		{`{"input":"x","tjwater.delivery":"steer","tjwater":{"delivery":"queue"}}`, "tjwater.delivery", 400, typeInvalid},
		{`{"input":"x","tjwater.context":{"birth":{"date":"yesterday"}}}`, "tjwater.context.birth.date", 400, typeInvalid},
		{`{"input":`, "", 400, typeInvalid},
		{`{"input":"x","input":"y"}`, "", 400, typeInvalid},
	} {
		status, o := w.ask("POST", "/api/v1/responses", c.body)
		e, _ := o["error"].(map[string]any)
		if status != c.status || e["type"] != c.kind || e["code"] == nil || c.param != "" && e["param"] != c.param {
			t.Errorf("%s: %d %v, want %d %s at %q", c.body, status, o, c.status, c.kind, c.param)
		}
	}
	if status, _ := w.ask("POST", "/api/v1/responses", `{"input":"`+strings.Repeat("x", MaxBody)+`"}`); status != 413 {
		t.Errorf("too large: %d", status)
	}
	if status, _ := w.ask("POST", "/api/v1/responses", `{"input":"x"}`, "Content-Type", "text/plain"); status != 415 {
		t.Errorf("no JSON: %d", status)
	}
	if status, _ := w.ask("POST", "/api/v1/responses", `{"input":"x"}`, "Agent-UI", "agent-ui@2"); status != 400 {
		t.Errorf("unknown Agent-UI: %d", status)
	}
	if status, _ := w.ask("PUT", "/api/v1/responses", `{}`); status != 405 {
		t.Errorf("PUT: %d", status)
	}
	if list := w.want(200, "GET", "/api/v1/session", ""); len(list["data"].([]any)) != 1 {
		t.Errorf("sessions: %v", list)
	}
}

// A conversation is its owner's: everybody else is told that there is none.
func TestOwner(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echoes)
	ses := w.want(201, "POST", "/api/v1/session", `{"title":"我的"}`)["session_id"].(string)
	resp := w.want(200, "POST", "/api/v1/responses", `{"input":"x","conversation":"`+ses+`"}`)["id"].(string)
	res := w.send("GET", "/api/v1/models", "", "Authorization", "Bearer sk-placeholder")
	cookie := res.Cookies()[0]
	for _, headers := range [][]string{
		{"Authorization", "Bearer wb_p_eve"}, {"Authorization", "Bearer sk-placeholder"}, {"Authorization", "", "Cookie", cookie.Name + "=" + cookie.Value},
	} {
		for _, path := range []string{
			"/api/v1/session/" + ses, "/api/v1/session/" + ses + "/events", "/api/v1/session/" + ses + "/inputs", "/api/v1/session/" + ses + "/export",
			"/api/v1/responses/" + resp, "/api/v1/responses/" + resp + "/input_items",
		} {
			_, unknown := w.ask("GET", strings.NewReplacer(ses, "ses_none", resp, "resp_none").Replace(path), "", headers...)
			if status, o := w.ask("GET", path, "", headers...); status != 404 || !reflect.DeepEqual(o, unknown) {
				t.Errorf("%v %s: %d %v, an unknown one is %v", headers, path, status, o, unknown)
			}
		}
		w.want(404, "DELETE", "/api/v1/session/"+ses, "", headers...)
	}
	w.want(401, "GET", "/api/v1/session", "", "Authorization", "Bearer wb_x")
	mine := []string{"Authorization", "", "Cookie", cookie.Name + "=" + cookie.Value}
	own := w.want(201, "POST", "/api/v1/session", `{}`, mine...)["session_id"].(string)
	w.want(200, "GET", "/api/v1/session/"+own, "", mine...)
}

// held is a world whose model waits for the test before each answer.
type held struct {
	*world
	asked chan agent.ModelRequest
	gate  chan agent.Reply
}

func newHeld(t *testing.T) *held {
	h := &held{asked: make(chan agent.ModelRequest, 64), gate: make(chan agent.Reply, 64)}
	h.world = newWorld(t, func(ctx context.Context, req agent.ModelRequest) (agent.Reply, error) {
		h.asked <- req
		select {
		case r := <-h.gate:
			return r, nil
		case <-ctx.Done():
			return agent.Reply{}, ctx.Err()
		}
	})
	return h
}

func (h *held) answer(text string) { h.gate <- agent.Reply{Text: text} }

func TestInbox(t *testing.T) {
	t.Parallel()
	h := newHeld(t)
	ses := h.want(201, "POST", "/api/v1/session", "")["session_id"].(string)
	begun := h.want(200, "POST", "/api/v1/responses", `{"input":"一","background":true,"conversation":"`+ses+`"}`)
	<-h.asked
	_, busy := h.ask("POST", "/api/v1/responses", `{"input":"二","conversation":"`+ses+`"}`)
	if e := busy["error"].(map[string]any); e["code"] != "response_active" || !strings.Contains(e["message"].(string), begun["id"].(string)) {
		t.Errorf("second run: %v", busy)
	}
	post := func(status int, id, text, delivery string) map[string]any {
		return h.want(status, "POST", "/api/v1/responses", fmt.Sprintf(`{"input":%q,"conversation":%q,"tjwater":{"delivery":%q,"input_id":%q}}`, text, ses, delivery, id))
	}
	one := post(202, "q", "后来的", "queue")
	if one["object"] != "tjwater.response_input" || one["status"] != "pending" || one["position"] != 1.0 || one["response_id"] != begun["id"] || one["started"] != nil {
		t.Errorf("receipt: %v", one)
	}
	post(202, "s", "先到的", "steer")
	if again := post(202, "s", "先到的", "queue"); again["delivery"] != "steer" || again["position"] != 1.0 {
		t.Errorf("the same input again: %v", again)
	}
	post(409, "s", "别的", "steer")
	inputs := h.want(200, "GET", "/api/v1/session/"+ses+"/inputs", "")["data"].([]any)
	if len(inputs) != 2 || inputs[0].(map[string]any)["input_id"] != "s" {
		t.Errorf("pending: %v", inputs)
	}
	post(202, "x", "不要了", "queue")
	if h.want(200, "PATCH", "/api/v1/session/"+ses+"/inputs/x", `{"delivery":"steer"}`)["delivery"] != "steer" {
		t.Error("x is not a steer now")
	}
	if res := h.send("DELETE", "/api/v1/session/"+ses+"/inputs/x", ""); res.StatusCode != 204 {
		t.Errorf("dropped: %d", res.StatusCode)
	}
	h.want(404, "DELETE", "/api/v1/session/"+ses+"/inputs/x", "")
	for _, answer := range []string{"甲", "乙", "丙"} {
		h.answer(answer)
	}
	res := h.send("GET", "/api/v1/responses/"+begun["id"].(string)+"?stream=true", "")
	got := frames(t, res.Body, endless)
	final, err := eventcheck.Check(got, true)
	if err != nil {
		t.Fatal(err)
	}
	if len(final["output"].([]any)) != 3 || text(final) != "甲乙丙" {
		t.Errorf("output: %v", final["output"])
	}
	var delivered []string
	for _, f := range got {
		if f.Event == eventInput && strings.Contains(f.Data, `"delivered"`) {
			delivered = append(delivered, f.Data[strings.Index(f.Data, `"input_id":"`)+12:][:1])
		}
	}
	if !slices.Equal(delivered, []string{"s", "q"}) {
		t.Errorf("delivered %v", delivered)
	}
	h.want(409, "PATCH", "/api/v1/session/"+ses+"/inputs/s", `{"delivery":"queue"}`)
	started := post(202, "late", "晚了", "steer")
	if started["started"] != true || started["response_id"] == begun["id"] {
		t.Errorf("an input without a run: %v", started)
	}
	<-h.asked
	if o := h.want(200, "POST", "/api/v1/responses/"+started["response_id"].(string)+"/cancel", ""); o["status"] != "incomplete" {
		t.Errorf("cancelled: %v", o)
	}
}

// TestResume cuts a stream behind every event: the tail that is read then is the tail
// of the whole, in both modes, and also in a new process.
func TestResume(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echoes)
	ses := w.want(201, "POST", "/api/v1/session", "")["session_id"].(string)
	whole := w.stream(`{"input":"从头到尾","stream":true,"conversation":"` + ses + `"}`)
	final, err := eventcheck.Check(whole, true)
	if err != nil {
		t.Fatal(err)
	}
	path := "/api/v1/responses/" + final["id"].(string) + "?stream=true"
	for range 2 {
		for mode, want := range map[string][]eventcheck.Frame{"agent-ui@1": whole, "off": frames(t, w.send("GET", path, "", "Agent-UI", "off").Body, endless)} {
			for cut := range len(want) - 1 {
				tail := frames(t, w.send("GET", fmt.Sprint(path, "&starting_after=", cut), "", "Agent-UI", mode).Body, endless)
				if !slices.Equal(tail, want[cut+1:]) {
					t.Fatalf("%s, behind %d: %v, want %v", mode, cut, tail, want[cut+1:])
				}
			}
			w.want(400, "GET", fmt.Sprint(path, "&starting_after=", len(want)-1), "", "Agent-UI", mode)
		}
		w.boot()
	}
}

// TestRestart ends a run with its process: what was said stays, the run has failed and
// says why, and its stream goes on from any event.
func TestRestart(t *testing.T) {
	t.Parallel()
	h := newHeld(t)
	ses := h.want(201, "POST", "/api/v1/session", "")["session_id"].(string)
	begun := h.want(200, "POST", "/api/v1/responses", `{"input":"一","background":true,"conversation":"`+ses+`"}`)
	<-h.asked
	h.want(202, "POST", "/api/v1/responses", `{"input":"等着","conversation":"`+ses+`","tjwater":{"delivery":"queue","input_id":"q"}}`)
	h.boot()
	o := h.want(200, "GET", "/api/v1/responses/"+begun["id"].(string), "")
	if o["status"] != "failed" || o["error"].(map[string]any)["code"] != session.ReasonRestarted {
		t.Errorf("after the restart: %v", o)
	}
	if _, err := eventcheck.Check(frames(t, h.send("GET", "/api/v1/responses/"+begun["id"].(string)+"?stream=true", "").Body, endless), true); err != nil {
		t.Error(err)
	}
	if pending := h.want(200, "GET", "/api/v1/session/"+ses+"/inputs", "")["data"].([]any); len(pending) != 1 {
		t.Errorf("pending: %v", pending)
	}
}

// TestEvents watches a session: a snapshot first, then everything once, and from any
// id on the same.
func TestEvents(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echoes)
	ses := w.want(201, "POST", "/api/v1/session", "")["session_id"].(string)
	live := w.send("GET", "/api/v1/session/"+ses+"/events", "")
	stream := newReader(live.Body)
	seen := stream.read(1)
	w.want(200, "POST", "/api/v1/responses", `{"input":"你好","conversation":"`+ses+`"}`)
	for len(seen) == 0 || !strings.Contains(seen[len(seen)-1].Data, `"status":"completed"`) || seen[len(seen)-1].Event != "response" {
		more := stream.read(1)
		if len(more) == 0 {
			t.Fatalf("the stream ended: %v", seen)
		}
		seen = append(seen, more...)
	}
	if seen[0].Event != "snapshot" || seen[0].ID != "0" {
		t.Errorf("first: %v", seen[0])
	}
	kept := slices.DeleteFunc(slices.Clone(seen[1:]), func(f eventcheck.Frame) bool { return f.ID == "" })
	for i, f := range kept {
		res := w.send("GET", "/api/v1/session/"+ses+"/events", "", "Last-Event-ID", f.ID)
		got := frames(t, res.Body, len(kept)-i-1)
		res.Body.Close()
		for j := range got {
			if got[j].ID != kept[i+1+j].ID || got[j].Event != kept[i+1+j].Event {
				t.Fatalf("behind %s: %v, want %v", f.ID, got[j], kept[i+1+j])
			}
		}
	}
	w.want(400, "GET", "/api/v1/session/"+ses+"/events?after=x", "")
	w.want(400, "GET", "/api/v1/session/"+ses+"/events?after=9999", "")
}

// TestStreams_Checked lets runs fail in every way and holds each stream to the rules.
func TestStreams_Checked(t *testing.T) {
	t.Parallel()
	n := 200
	if os.Getenv("WENBU_LONG") != "" {
		n = 5000
	}
	w := newWorld(t, func(ctx context.Context, req agent.ModelRequest) (agent.Reply, error) {
		said := req.Messages[len(req.Messages)-1].Content
		switch r := rand.New(rand.NewPCG(uint64(len(said)), uint64(len(req.Messages)))); said[0] {
		case 'u':
			return agent.Reply{}, &fault.Error{Kind: fault.Unavailable, Reason: agent.ReasonUpstream, Err: errors.New("gone")}
		case 'e':
			return agent.Reply{}, nil
		case 'p':
			return agent.Reply{Text: "half"}, errors.New("broke off")
		case 'c':
			return agent.Reply{Calls: []agent.ToolCall{{ID: fmt.Sprint(r.Uint64()), Name: "nothing", Arguments: "{"}}}, nil
		case 'a':
			return agent.Reply{Calls: []agent.ToolCall{{ID: "1", Name: "ask_user", Arguments: `{"question":"哪天？","options":["今天","明天"]}`}}}, nil
		case 'f':
			return agent.Reply{Text: "查", Calls: []agent.ToolCall{{ID: "1", Name: "mine", Arguments: `{}`}}}, nil
		}
		return agent.Reply{Text: "答：" + said}, nil
	})
	counts := map[string]int{}
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 7))
		business := r.IntN(2) == 0
		body := map[string]any{"input": string("uepcafxyz"[r.IntN(9)]) + strings.Repeat("字", r.IntN(40)), "stream": true}
		if r.IntN(2) == 0 {
			body["tools"] = []map[string]any{{"type": "function", "name": "mine"}}
		}
		if r.IntN(3) == 0 {
			body["max_output_tokens"] = 1 + r.IntN(20)
		}
		if r.IntN(3) == 0 {
			body["conversation"] = "auto"
		}
		raw, err := json.Marshal(body)
		if err != nil {
			t.Fatal(err)
		}
		mode := map[bool]string{true: "agent-ui@1", false: "off"}[business]
		final, err := eventcheck.Check(w.stream(string(raw), "Agent-UI", mode), business)
		if err != nil {
			t.Fatalf("seed %d %s: %v", seed, raw, err)
		}
		counts[final["status"].(string)]++
	}
	if len(counts) < 3 {
		t.Errorf("outcomes: %v", counts)
	}
}

func TestAgentUI_Header(t *testing.T) {
	t.Parallel()
	w := newWorld(t, echoes)
	ses := w.want(201, "POST", "/api/v1/session", "")["session_id"].(string)
	// What a reader with business events sees of a number is told apart by an input.
	for _, c := range []struct {
		body, header string
		want         bool
	}{
		{`{"input":"x","stream":true}`, "", false},
		{`{"input":"x","stream":true}`, "agent-ui@1", true},
		{`{"input":"x","stream":true,"conversation":"` + ses + `"}`, "", true},
		{`{"input":"x","stream":true,"conversation":"` + ses + `"}`, "off", false},
		{`{"input":"x","stream":true,"tjwater.context":{}}`, "", true},
	} {
		r, err := http.NewRequest(http.MethodPost, "/", nil)
		if err != nil {
			t.Fatal(err)
		}
		if c.header != "" {
			r.Header.Set("Agent-UI", c.header)
		}
		a, err := w.door.decode([]byte(c.body))
		if err != nil {
			t.Fatal(err)
		}
		got, err := businessEvents(r, a.business || a.conversation != "")
		if err != nil || got != c.want {
			t.Errorf("%s %q: %v %v", c.body, c.header, got, err)
		}
	}
}
