package openai

import (
	"io"
	"testing"
)

func TestOutgoing(t *testing.T) {
	t.Parallel()
	o := &outgoing{data: []byte("a call")}
	if _, err := o.Read(make([]byte, 2)); err != nil {
		t.Fatal(err)
	}
	o.letGo() // not before all was sent: the transport may still read it
	if rest, err := io.ReadAll(o); err != nil || string(rest) != "call" {
		t.Errorf("the rest after an answer that came early: %q, %v", rest, err)
	}
	again, err := o.again()
	if err != nil {
		t.Fatal(err)
	}
	if all, err := io.ReadAll(again); err != nil || string(all) != "a call" {
		t.Errorf("sent again: %q, %v", all, err)
	}
	o.letGo()
	if o.data != nil {
		t.Errorf("the bytes are kept after they were sent")
	}
}
