package sse

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf8"
)

// readAll returns all events of a stream and the error that ended it, nil for
// io.EOF.
func readAll(r io.Reader) ([]string, error) {
	var events []string
	for d := NewDecoder(r); ; {
		event, err := d.Next()
		if errors.Is(err, io.EOF) {
			return events, nil
		}
		if err != nil {
			return events, err
		}
		events = append(events, string(event))
	}
}

func TestD1_Decoder(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("命", MaxUnits)
	for _, c := range []struct {
		name, stream string
		want         []string
		err          error
	}{
		{"frames", "data: {\"a\":1}\n\ndata: {\"b\":2}\n\n", []string{`{"a":1}`, `{"b":2}`}, nil},
		{"CRLF", "data: 你好\r\n\r\ndata: x\r\n\r\n", []string{"你好", "x"}, nil},
		{"heartbeats", ": keepalive\n\n: keepalive\n\ndata: x\n\n: keepalive\n\n", []string{"x"}, nil},
		{"other fields", "event: delta\nid: 7\nretry: 9\ndata: x\nfoo\n\nevent: empty\n\n", []string{"x"}, nil},
		{"several data lines", "data: a\ndata:b\ndata:  c\ndata\n\n", []string{"a\nb\n c\n"}, nil},
		{"empty data", "data:\n\n", []string{""}, nil},
		{"byte order mark", "\uFEFFdata: x\n\n", []string{"x"}, nil},
		{"nothing", "", nil, nil},
		{"cut in a line", "data: x\n\ndata: {\"a\"", []string{"x"}, ErrCut},
		{"cut after a line", "data: x\n\ndata: y\n", []string{"x"}, ErrCut},
		{"cut after another field", "event: delta\n", nil, ErrCut},
		{"cut comment", ": keepal", nil, ErrCut},
		{"unterminated end mark", "data: [DONE]\n", nil, ErrCut},
		{"not UTF-8", "data: \xff\n\n", nil, ErrEncoding},
		{"half a character", "data: \xe4\xbd\n\n", nil, ErrEncoding},
		{"longest line", "data:" + long[:len(long)-5*3] + "\n\n", []string{long[:len(long)-5*3]}, nil},
		{"line too long", "data:" + long + "\n\n", nil, ErrTooLong},
		{"endless line", strings.Repeat("x", 4*MaxUnits), nil, ErrTooLong},
		{"event too long", "data:" + long[:MaxUnits/2*3] + "\ndata:" + long[:MaxUnits/2*3] + "\n\n", nil, ErrTooLong},
		{"surrogate pairs count twice", "data:" + strings.Repeat("𝄞", MaxUnits/2) + "\n\n", nil, ErrTooLong},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			for name, r := range map[string]io.Reader{
				"whole":        strings.NewReader(c.stream),
				"in one bytes": iotest.OneByteReader(strings.NewReader(c.stream)),
			} {
				events, err := readAll(r)
				if !errors.Is(err, c.err) || (err == nil) != (c.err == nil) {
					t.Errorf("%s: got error %v, want %v", name, err, c.err)
				}
				if strings.Join(events, "|") != strings.Join(c.want, "|") || len(events) != len(c.want) {
					t.Errorf("%s: got %d events %.80q, want %d %.80q", name, len(events), events, len(c.want), c.want)
				}
			}
		})
	}
}

func TestF52_ManyEventsInOneChunk(t *testing.T) {
	t.Parallel()
	const n = 40000
	events, err := readAll(strings.NewReader(strings.Repeat("data: {\"type\":\"delta\"}\n\n", n)))
	if err != nil || len(events) != n {
		t.Errorf("got %d events, error %v; want %d", len(events), err, n)
	}
}

func TestDecoder_ReadError(t *testing.T) {
	t.Parallel()
	if _, err := readAll(iotest.ErrReader(io.ErrUnexpectedEOF)); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("got error %v, want the reader's", err)
	}
}

func FuzzDecoder(f *testing.F) {
	f.Add("data: {\"type\":\"start\"}\n\n: keepalive\n\ndata: 你好\r\n\r\n")
	f.Add("data: a\ndata: b\n\nevent: x\n\ndata: \xff")
	f.Add("\uFEFFdata:\n\n\r\n\r\ndata")
	f.Fuzz(func(t *testing.T, stream string) {
		whole, errWhole := readAll(strings.NewReader(stream))
		split, errSplit := readAll(iotest.OneByteReader(strings.NewReader(stream)))
		if !errors.Is(errSplit, errWhole) || strings.Join(whole, "|") != strings.Join(split, "|") {
			t.Fatalf("chunks change the outcome: %q %v, %q %v", whole, errWhole, split, errSplit)
		}
		for _, e := range whole {
			if !utf8.ValidString(e) || utf16Len([]byte(e)) > MaxUnits {
				t.Fatalf("event %.80q is not valid", e)
			}
		}
	})
}
