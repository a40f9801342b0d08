package sse

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"
)

// MaxUnits is how long one line, and the data of one event, may be: in UTF-16
// units, as a browser counts.
const MaxUnits = 262144

// Reasons why a stream cannot be read on.
var (
	ErrTooLong  = fmt.Errorf("an event is longer than %d characters", MaxUnits)
	ErrEncoding = errors.New("the stream is not UTF-8")
	ErrCut      = errors.New("the stream ends inside an event")
)

// Decoder reads the events of a stream. It takes LF and CRLF as line ends.
type Decoder struct {
	in      *bufio.Reader
	started bool
}

// NewDecoder returns a Decoder that reads from r.
func NewDecoder(r io.Reader) *Decoder { return &Decoder{in: bufio.NewReaderSize(r, 32<<10)} }

// Next returns the data of the next event: its data lines, joined by line feeds.
// Comments and other fields are passed over. The error is io.EOF when the stream
// ended between two events, ErrCut when it ended inside one.
func (d *Decoder) Next() ([]byte, error) {
	var event []byte
	units, open := 0, false
	for {
		line, err := d.line()
		if errors.Is(err, io.EOF) && open {
			return nil, ErrCut
		}
		if err != nil {
			return nil, err
		}
		if len(line) == 0 {
			if event != nil {
				return event, nil
			}
			open = false
			continue
		}
		open = open || line[0] != ':'
		data, ok := dataOf(line)
		if !ok {
			continue
		}
		if event != nil {
			event, units = append(event, '\n'), units+1
		}
		event = append(event, data...)
		if event == nil {
			event = []byte{}
		}
		if units += utf16Len(data); units > MaxUnits {
			return nil, ErrTooLong
		}
	}
}

// dataOf returns the value of a data line.
func dataOf(line []byte) ([]byte, bool) {
	name, value, _ := bytes.Cut(line, []byte(":"))
	if string(name) != "data" {
		return nil, false
	}
	return bytes.TrimPrefix(value, []byte(" ")), true
}

// line returns the next line without its end. Text after the last line end is
// ErrCut.
func (d *Decoder) line() ([]byte, error) {
	var line []byte
	for {
		part, err := d.in.ReadSlice('\n')
		line = append(line, part...)
		// One UTF-16 unit takes at most three bytes.
		if len(line) > 3*MaxUnits+len("\r\n") {
			return nil, ErrTooLong
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if errors.Is(err, io.EOF) && len(line) > 0 {
			return nil, ErrCut
		}
		if err != nil {
			return nil, err
		}
		return d.clean(line)
	}
}

// clean takes the line end off, and the byte order mark of the first line, and
// checks what is left.
func (d *Decoder) clean(line []byte) ([]byte, error) {
	line = bytes.TrimSuffix(bytes.TrimSuffix(line, []byte("\n")), []byte("\r"))
	if !d.started {
		d.started = true
		line = bytes.TrimPrefix(line, []byte("\uFEFF"))
	}
	if !utf8.Valid(line) {
		return nil, ErrEncoding
	}
	if utf16Len(line) > MaxUnits {
		return nil, ErrTooLong
	}
	return line, nil
}

// utf16Len returns how many UTF-16 units valid UTF-8 text has.
func utf16Len(text []byte) int {
	n := 0
	for _, b := range text {
		switch {
		case b&0xC0 == 0x80: // inside a character
		case b >= 0xF0:
			n += 2
		default:
			n++
		}
	}
	return n
}
