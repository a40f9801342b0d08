package eventcheck

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"unicode/utf8"
)

// itemStatuses are the statuses that a closed item may have.
var itemStatuses = []any{"completed", "incomplete"}

// output checks an event about an item of the output.
func (s *Stream) output(name string, o object) error {
	index := int(o["output_index"].(float64))
	if name == "response.output_item.added" {
		return s.added(index, o["item"].(object))
	}
	if index >= len(s.items) {
		return fmt.Errorf("there is no item %d", index)
	}
	it := s.items[index]
	if it.closed != nil {
		return fmt.Errorf("item %d is closed already", index)
	}
	if id, ok := o["item_id"]; ok && id != it.id {
		return fmt.Errorf("item_id is %v, item %d is %s", id, index, it.id)
	}
	switch name {
	case "response.output_item.done":
		return it.close(o["item"].(object))
	case "response.function_call_arguments.delta", "response.function_call_arguments.done":
		return it.arguments(name, o)
	}
	return it.part(name, o)
}

// added opens an item.
func (s *Stream) added(index int, o object) error {
	if index != len(s.items) {
		return fmt.Errorf("output_index is %d, want %d", index, len(s.items))
	}
	it := &item{}
	it.kind, _ = o["type"].(string)
	it.id, _ = o["id"].(string)
	for _, other := range s.items {
		if other.id == it.id {
			return fmt.Errorf("two items are called %s", it.id)
		}
	}
	s.items = append(s.items, it)
	if o["status"] != "in_progress" {
		return fmt.Errorf("an item is added with status %v", o["status"])
	}
	switch it.kind {
	case "message":
		if err := messageShape.check("the item", o); err != nil {
			return err
		}
		if len(o["content"].([]any)) > 0 || o["role"] != "assistant" {
			return errors.New("a message is added with content, or not as the assistant's")
		}
		return nil
	case "function_call":
		if err := callShape.check("the item", o); err != nil {
			return err
		}
		if o["arguments"] != "" || o["call_id"] == "" || o["name"] == "" {
			return errors.New("a call is added with arguments, or without call_id or name")
		}
		return nil
	}
	return fmt.Errorf("there is no item of type %q", it.kind)
}

// close closes an item.
func (it *item) close(o object) error {
	switch {
	case o["id"] != it.id || o["type"] != it.kind:
		return errors.New("the item closes as another")
	case !slices.Contains(itemStatuses, o["status"]):
		return fmt.Errorf("the item closes with status %v", o["status"])
	}
	it.closed = o
	if it.kind == "function_call" {
		if err := callShape.check("the item", o); err != nil {
			return err
		}
		if !it.argsDone || o["arguments"] != it.args.String() {
			return errors.New("the arguments of the closed call were not told so")
		}
		return nil
	}
	if err := messageShape.check("the item", o); err != nil {
		return err
	}
	content := o["content"].([]any)
	if len(content) != len(it.parts) || len(content) == 0 {
		return fmt.Errorf("the message closes with %d parts, %d were told", len(content), len(it.parts))
	}
	for i, p := range it.parts {
		if p.closed == nil || !reflect.DeepEqual(content[i], any(p.closed)) {
			return fmt.Errorf("part %d of the closed message was not told so", i)
		}
	}
	return nil
}

// arguments takes the arguments of a call.
func (it *item) arguments(name string, o object) error {
	switch {
	case it.kind != "function_call" || it.argsDone:
		return errors.New("arguments of no call, or after their end")
	case name == "response.function_call_arguments.delta":
		it.args.WriteString(o["delta"].(string))
		return nil
	case o["arguments"] != it.args.String():
		return errors.New("the deltas do not give the arguments")
	}
	it.argsDone = true
	return nil
}

// part takes what is told about a part of a message.
func (it *item) part(name string, o object) error {
	index := int(o["content_index"].(float64))
	if it.kind != "message" {
		return errors.New("a part of no message")
	}
	if name == "response.content_part.added" {
		return it.partAdded(index, o["part"].(object))
	}
	if index != len(it.parts)-1 {
		return fmt.Errorf("content_index is %d, the open part is %d", index, len(it.parts)-1)
	}
	p := it.parts[index]
	switch {
	case p.closed != nil:
		return errors.New("the part is closed already")
	case name == "response.content_part.done":
		return p.close(o["part"].(object))
	case p.done:
		return errors.New("the text is complete already")
	case name == "response.output_text.delta":
		if o["delta"] == "" {
			return errors.New("an empty delta")
		}
		p.text.WriteString(o["delta"].(string))
		return nil
	case name == "response.output_text.annotation.added":
		if int(o["annotation_index"].(float64)) != len(p.annotations) {
			return fmt.Errorf("annotation_index is %v, want %d", o["annotation_index"], len(p.annotations))
		}
		p.annotations = append(p.annotations, o["annotation"])
		return citationShape.check("the annotation", o["annotation"].(object))
	case o["text"] != p.text.String():
		return errors.New("the deltas do not give the text")
	}
	p.done = true
	return nil
}

// partAdded opens a part.
func (it *item) partAdded(index int, o object) error {
	if index != len(it.parts) || index > 0 && it.parts[index-1].closed == nil {
		return fmt.Errorf("content_index is %d, want %d after a closed part", index, len(it.parts))
	}
	it.parts = append(it.parts, &part{annotations: []any{}})
	if o["text"] != "" {
		return errors.New("a part is added with text")
	}
	return partShape.check("the part", o)
}

// close closes a part.
func (p *part) close(o object) error {
	if err := partShape.check("the part", o); err != nil {
		return err
	}
	if !p.done || o["text"] != p.text.String() || !reflect.DeepEqual(o["annotations"], any(p.annotations)) {
		return errors.New("the closed part was not told so")
	}
	length := utf8.RuneCountInString(p.text.String())
	for _, a := range p.annotations {
		a := a.(object)
		if from, to := a["start_index"].(float64), a["end_index"].(float64); from > to || int(to) > length {
			return fmt.Errorf("a citation of %v to %v in a text of %d characters", from, to, length)
		}
	}
	p.closed = o
	return nil
}
