package eventcheck

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
)

// object is a JSON object.
type object = map[string]any

// shape says which members an object has and of which kind each is: "string",
// "int", "number", "bool", "list", "object" or "any", with a "?" behind what may be
// null. No member may be missing and none may be there beside them, but for those
// whose name begins with "?".
type shape map[string]string

// responseShape is the response object: the 31 members of the schemas of 2026-04-24,
// and the conversation.
var responseShape = shape{
	"id": "string", "object": "string", "created_at": "int", "completed_at": "int?", "status": "string",
	"incomplete_details": "object?", "model": "string", "previous_response_id": "string?", "instructions": "string?",
	"output": "list", "error": "object?", "tools": "list", "tool_choice": "any", "truncation": "string",
	"parallel_tool_calls": "bool", "text": "object", "top_p": "number", "presence_penalty": "number",
	"frequency_penalty": "number", "top_logprobs": "int", "temperature": "number", "reasoning": "object?",
	"usage": "object?", "max_output_tokens": "int?", "max_tool_calls": "int?", "store": "bool", "background": "bool",
	"service_tier": "string", "metadata": "object", "safety_identifier": "string?", "prompt_cache_key": "string?",
	"?conversation": "object",
}

var (
	messageShape  = shape{"type": "string", "id": "string", "status": "string", "role": "string", "content": "list"}
	callShape     = shape{"type": "string", "id": "string", "call_id": "string", "name": "string", "arguments": "string", "status": "string"}
	partShape     = shape{"type": "string", "text": "string", "annotations": "list", "logprobs": "list"}
	citationShape = shape{"type": "string", "url": "string", "title": "string", "start_index": "int", "end_index": "int"}
	usageShape    = shape{"input_tokens": "int", "input_tokens_details": "object", "output_tokens": "int", "output_tokens_details": "object", "total_tokens": "int"}
	errorShape    = shape{"message": "string", "type": "string", "param": "string?", "code": "string?"}
)

// eventShapes are the members of each event beside type and sequence_number.
var eventShapes = map[string]shape{
	"response.created":     {"response": "object"},
	"response.queued":      {"response": "object"},
	"response.in_progress": {"response": "object"},
	"response.completed":   {"response": "object"},
	"response.incomplete":  {"response": "object"},
	"response.failed":      {"response": "object"},

	"response.output_item.added": {"output_index": "int", "item": "object"},
	"response.output_item.done":  {"output_index": "int", "item": "object"},

	"response.content_part.added":           {"item_id": "string", "output_index": "int", "content_index": "int", "part": "object"},
	"response.content_part.done":            {"item_id": "string", "output_index": "int", "content_index": "int", "part": "object"},
	"response.output_text.delta":            {"item_id": "string", "output_index": "int", "content_index": "int", "delta": "string", "logprobs": "list"},
	"response.output_text.done":             {"item_id": "string", "output_index": "int", "content_index": "int", "text": "string", "logprobs": "list"},
	"response.output_text.annotation.added": {"item_id": "string", "output_index": "int", "content_index": "int", "annotation_index": "int", "annotation": "object"},

	"response.function_call_arguments.delta": {"item_id": "string", "output_index": "int", "delta": "string"},
	"response.function_call_arguments.done":  {"item_id": "string", "output_index": "int", "name": "string", "arguments": "string"},

	"error": {"error": "object"},

	"tjwater.ui_envelope": {"response_id": "string", "data": "object"},
	"tjwater.user_input":  {"response_id": "string", "data": "object"},
}

// check says how an object differs from a shape, nil when it does not.
func (s shape) check(what string, o object) error {
	for _, name := range slices.Sorted(maps.Keys(s)) {
		plain, optional := strings.CutPrefix(name, "?")
		v, ok := o[plain]
		switch {
		case !ok && optional:
		case !ok:
			return fmt.Errorf("%s has no member %s", what, plain)
		case !isOf(s[name], v):
			return fmt.Errorf("%s: member %s is %v, want %s", what, plain, v, s[name])
		}
	}
	for _, name := range slices.Sorted(maps.Keys(o)) {
		if _, ok := s[name]; ok {
			continue
		}
		if _, ok := s["?"+name]; !ok {
			return fmt.Errorf("%s has the unknown member %s", what, name)
		}
	}
	return nil
}

// isOf reports whether a value is of a kind.
func isOf(kind string, v any) bool {
	kind, nullable := strings.CutSuffix(kind, "?")
	if v == nil {
		return nullable || kind == "any"
	}
	var ok bool
	switch kind {
	case "string":
		_, ok = v.(string)
	case "bool":
		_, ok = v.(bool)
	case "list":
		_, ok = v.([]any)
	case "object":
		_, ok = v.(object)
	case "number":
		_, ok = v.(float64)
	case "int":
		var f float64
		f, ok = v.(float64)
		ok = ok && f == math.Trunc(f) && f >= 0
	case "any":
		ok = true
	}
	return ok
}
