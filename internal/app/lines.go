package app

import (
	"bufio"
	"bytes"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"io"
)

// eachLine computes every line of the input and answers each with one line, in
// order. A line that fails answers with its error and does not stop the others.
func (c *calculatorFlags) eachLine(s Streams, calc func(jsontext.Value) ([]byte, error), flags map[string]any) error {
	if c.Format != "json" {
		return usage("--lines: prints JSON only; leave out --format")
	}
	in, closeInput, err := c.open(s)
	if err != nil {
		return err
	}
	defer closeInput()
	lines := bufio.NewReaderSize(in, calculatorLimit+2) // room for the line's end
	out := bufio.NewWriter(s.Out)
	for {
		line, err := nextLine(lines)
		if errors.Is(err, io.EOF) {
			return out.Flush()
		}
		var text []byte
		if err == nil {
			text, err = answerLine(line, calc, flags)
		}
		if err != nil {
			if text, err = json.Marshal(map[string]string{"error": oneLine(describe(err))}); err != nil {
				return err
			}
			text = append(text, '\n')
		}
		if _, err := out.Write(text); err != nil {
			return err
		}
	}
}

func answerLine(line []byte, calc func(jsontext.Value) ([]byte, error), flags map[string]any) ([]byte, error) {
	if len(line) == 0 {
		return nil, usage("the line is empty")
	}
	input, err := overlay(line, flags)
	if err != nil {
		return nil, err
	}
	return calc(input)
}

// nextLine returns the next line without white space at its ends. A line that is
// too long is an error, and read past. The error is io.EOF after the last line.
func nextLine(r *bufio.Reader) ([]byte, error) {
	line, err := r.ReadSlice('\n')
	if errors.Is(err, bufio.ErrBufferFull) {
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = r.ReadSlice('\n')
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
		return nil, usage("the line is larger than %d bytes", calculatorLimit)
	}
	if errors.Is(err, io.EOF) && len(line) > 0 {
		err = nil
	}
	return bytes.TrimSpace(line), err
}
