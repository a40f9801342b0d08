package eventcheck

import (
	"encoding/json/v2"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// Frame is one event of a stream as it arrives.
type Frame struct {
	Event string // of the event: line, "" when there is none
	ID    string // of the id: line
	Data  string
}

// done is the data of the frame after the terminal event.
const done = "[DONE]"

// terminal are the events that end a stream.
var terminal = []string{"response.completed", "response.incomplete", "response.failed"}

// Stream checks one whole stream, frame after frame.
type Stream struct {
	// Business says that events of agent-ui@1 are wanted; otherwise one is an error.
	Business bool

	next     int // sequence number
	seen     []string
	first    object // the response of response.created
	items    []*item
	final    object
	finished bool
}

// item is an item of the output.
type item struct {
	id, kind string
	closed   object
	parts    []*part
	args     strings.Builder
	argsDone bool
}

// part is a part of a message.
type part struct {
	text        strings.Builder
	annotations []any
	done        bool // its text is complete
	closed      object
}

// Check checks a whole stream and returns the response that it ends with.
func Check(frames []Frame, business bool) (map[string]any, error) {
	s := &Stream{Business: business}
	for i, f := range frames {
		if err := s.Take(f); err != nil {
			return nil, fmt.Errorf("frame %d (%s): %w", i, f.Event, err)
		}
	}
	return s.End()
}

// End says whether the stream may end here, and with which response.
func (s *Stream) End() (map[string]any, error) {
	switch {
	case s.final == nil:
		return nil, errors.New("the stream ends without a terminal event")
	case !s.finished:
		return nil, errors.New("the stream ends without [DONE]")
	}
	return s.final, nil
}

// Take checks the next frame.
func (s *Stream) Take(f Frame) error {
	switch {
	case s.finished:
		return errors.New("a frame after [DONE]")
	case f.ID != "":
		return errors.New("an id: line, which this stream does not have")
	case f.Data == done && f.Event != "":
		return errors.New("[DONE] has an event: line")
	case f.Data == done && s.final == nil:
		return errors.New("[DONE] before the terminal event")
	case f.Data == done:
		s.finished = true
		return nil
	case s.final != nil:
		return errors.New("an event after the terminal event")
	}
	var o object
	if err := json.Unmarshal([]byte(f.Data), &o); err != nil {
		return fmt.Errorf("the data is no JSON object: %w", err)
	}
	return s.event(f.Event, o)
}

// event checks an event by its type.
func (s *Stream) event(line string, o object) error {
	name, _ := o["type"].(string)
	members, ok := eventShapes[name]
	switch {
	case name != line:
		return fmt.Errorf("the event: line says %q and the type is %q", line, name)
	case !ok:
		return fmt.Errorf("there is no event %q", name)
	case !isOf("int", o["sequence_number"]) || int(o["sequence_number"].(float64)) != s.next:
		return fmt.Errorf("sequence_number is %v, want %d", o["sequence_number"], s.next)
	}
	rest := object{}
	for k, v := range o {
		if k != "type" && k != "sequence_number" {
			rest[k] = v
		}
	}
	if err := members.check("the event", rest); err != nil {
		return err
	}
	if err := s.inOrder(name); err != nil {
		return err
	}
	s.next++
	s.seen = append(s.seen, name)
	switch {
	case rest["response"] != nil:
		return s.response(name, rest["response"].(object))
	case strings.HasPrefix(name, "tjwater."):
		return s.business(rest)
	case name == "error":
		return errorShape.check("error", rest["error"].(object))
	}
	return s.output(name, rest)
}

// inOrder checks that an event may come now.
func (s *Stream) inOrder(name string) error {
	begun := slices.Contains(s.seen, "response.in_progress")
	last := ""
	if len(s.seen) > 0 {
		last = s.seen[len(s.seen)-1]
	}
	switch {
	case (name == "response.created") != (len(s.seen) == 0):
		return errors.New("response.created is the first event and comes once")
	case last == "error" && name != "response.failed":
		return errors.New("after error only response.failed comes")
	case name == "response.failed" && last != "error":
		return errors.New("response.failed without error before it")
	case name == "response.queued":
		if last != "response.created" || s.first["status"] != "queued" {
			return errors.New("response.queued comes right after a response.created that is queued")
		}
	case name == "response.in_progress" && begun:
		return errors.New("response.in_progress comes twice")
	case name == "response.created", name == "response.in_progress", strings.HasPrefix(name, "tjwater."):
	case !begun:
		return errors.New("comes before response.in_progress")
	}
	return nil
}

// response checks a snapshot of the response.
func (s *Stream) response(name string, r object) error {
	if err := responseShape.check("response", r); err != nil {
		return err
	}
	status := strings.TrimPrefix(name, "response.")
	if name == "response.created" {
		if status, _ = r["status"].(string); status != "queued" && status != "in_progress" {
			return fmt.Errorf("a response is created with status %q", status)
		}
		s.first = r
	}
	if r["status"] != status {
		return fmt.Errorf("status is %v", r["status"])
	}
	for k, v := range s.first {
		if !slices.Contains(changing, k) && !reflect.DeepEqual(r[k], v) {
			return fmt.Errorf("%s was %v and is %v", k, v, r[k])
		}
	}
	if err := s.outcome(status, r); err != nil {
		return err
	}
	if slices.Contains(terminal, name) {
		s.final = r
	}
	return s.outputSoFar(r["output"].([]any))
}

// changing are the members of a response that differ between its snapshots.
var changing = []string{"status", "completed_at", "incomplete_details", "output", "error", "usage", "metadata"}

// outcome checks the members that a status decides about.
func (s *Stream) outcome(status string, r object) error {
	over := status != "queued" && status != "in_progress"
	for member, want := range map[string]bool{
		"completed_at": status == "completed", "incomplete_details": status == "incomplete", "error": status == "failed", "usage": over,
	} {
		if (r[member] != nil) != want {
			return fmt.Errorf("%s is %v in a response that is %s", member, r[member], status)
		}
	}
	if at, ok := r["completed_at"].(float64); ok && at < r["created_at"].(float64) {
		return errors.New("completed before it was created")
	}
	if u, ok := r["usage"].(object); ok {
		if err := usageShape.check("usage", u); err != nil {
			return err
		}
		if u["total_tokens"] != u["input_tokens"].(float64)+u["output_tokens"].(float64) {
			return errors.New("usage does not add up")
		}
	}
	if !over {
		return nil
	}
	for i, it := range s.items {
		if it.closed == nil {
			return fmt.Errorf("item %d is not closed", i)
		}
		if status == "completed" && it.closed["status"] != "completed" {
			return fmt.Errorf("item %d of a completed response is %v", i, it.closed["status"])
		}
	}
	return nil
}

// outputSoFar compares the output of a snapshot with the items that were closed.
func (s *Stream) outputSoFar(output []any) error {
	var closed []any
	for _, it := range s.items {
		if it.closed != nil {
			closed = append(closed, it.closed)
		}
	}
	if len(output) != len(closed) || len(output) > 0 && !reflect.DeepEqual(output, closed) {
		return fmt.Errorf("output %v is not what the stream has told: %v", output, closed)
	}
	return nil
}

// business checks an event of agent-ui@1.
func (s *Stream) business(o object) error {
	switch {
	case !s.Business:
		return errors.New("a business event where none are wanted")
	case o["response_id"] != s.first["id"]:
		return fmt.Errorf("response_id is %v", o["response_id"])
	}
	return nil
}
