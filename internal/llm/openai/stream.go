package openai

import (
	"bufio"
	"bytes"
	"io"
	"unicode/utf8"
)

// maxStream is the most a provider may send in one call, in bytes.
const maxStream = 1 << 20

// doneMark is the data of the event that ends a stream.
const doneMark = "[DONE]"

// readEvents reads server-sent events from r and passes the data of each to
// handle. Lines end with LF or CRLF; comments and other fields are skipped; one
// byte order mark at the start is allowed. The bytes must be UTF-8. An event
// that the end of the stream cuts off is an error, except the end mark: some
// providers send it without its closing blank line.
func readEvents(r io.Reader, handle func(data []byte) error) error {
	lines := bufio.NewReader(io.LimitReader(r, maxStream+1))
	var event eventData
	for total := 0; ; {
		line, err := lines.ReadBytes('\n')
		first := total == 0
		total += len(line)
		switch {
		case total > maxStream:
			return incomplete("the stream is over 1 MiB")
		case err != nil && err != io.EOF:
			return incomplete("the stream was cut")
		case !utf8.Valid(line):
			return incomplete("the stream is not UTF-8")
		}
		if first {
			line = bytes.TrimPrefix(line, []byte("\ufeff"))
		}
		if err == io.EOF {
			return finishEvents(line, &event, handle)
		}
		text := trimLineEnd(line)
		if len(text) > 0 {
			event.add(text)
			continue
		}
		if err := event.dispatch(handle); err != nil {
			return err
		}
	}
}

// finishEvents handles what stands after the last line end.
func finishEvents(rest []byte, event *eventData, handle func([]byte) error) error {
	if len(rest) == 0 && !event.open {
		return nil
	}
	known := len(rest) == 0 || event.add(trimLineEnd(rest))
	if !known || !isDone(event.data) {
		return incomplete("the stream ends inside an event")
	}
	return event.dispatch(handle)
}

// eventData collects the data lines of one event.
type eventData struct {
	data []byte
	open bool
}

// add takes one line and reports whether it was a data line.
func (e *eventData) add(line []byte) bool {
	name, value, _ := bytes.Cut(line, []byte(":"))
	if string(name) != "data" {
		return false
	}
	if e.open {
		e.data = append(e.data, '\n')
	}
	e.data = append(e.data, bytes.TrimPrefix(value, []byte(" "))...)
	e.open = true
	return true
}

// dispatch hands over a collected event, if there is one, and starts anew.
func (e *eventData) dispatch(handle func([]byte) error) error {
	if !e.open {
		return nil
	}
	err := handle(e.data)
	e.data, e.open = e.data[:0], false
	return err
}

func isDone(data []byte) bool { return string(bytes.TrimSpace(data)) == doneMark }

func trimLineEnd(line []byte) []byte {
	return bytes.TrimSuffix(bytes.TrimSuffix(line, []byte("\n")), []byte("\r"))
}
