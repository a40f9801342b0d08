// Package fault is the server's one error type. A fault carries a kind for the
// program, a message that is safe to show to a person, and a cause for the log.
// Each transport has one table that turns kinds and reasons into its wire codes.
package fault

import (
	"errors"
	"fmt"
	"time"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Kind classifies a fault. The zero value is Internal, so that an error nobody
// classified is never shown as the caller's mistake.
type Kind uint8

// The kinds of fault.
const (
	Internal Kind = iota
	Invalid
	Unauthenticated
	Denied
	NotFound
	Conflict
	Insufficient
	RateLimited
	Unavailable
)

var kindNames = [...]string{"internal", "invalid", "unauthenticated", "denied", "not_found", "conflict", "insufficient", "rate_limited", "unavailable"}

// String returns the kind's snake_case name.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return "internal"
}

// Field is one wrong part of an input.
type Field struct {
	Path    string // dotted path from the root, "" for a rule over several fields
	Code    string // issue word: invalid_type, too_big, too_small, invalid_format, invalid_value, unrecognized_keys, custom
	Message string // English, for programmers and models; never holds the person's data

	// MessageZh is the same in simplified Chinese, where a person may be the cause; "" = only English.
	MessageZh string
}

// Error is a classified failure.
type Error struct {
	Kind       Kind
	Reason     string        // stable machine word that refines Kind, for example "daily_allowance"; may be empty
	Msg        i18n.Text     // safe to show
	Fields     []Field       // for Invalid
	RetryAfter time.Duration // for RateLimited and Unavailable; 0 = not said
	Err        error         // cause, for the log only
}

// Error returns the text for logs: kind, reason, message and cause.
func (e *Error) Error() string {
	s := e.Kind.String()
	if e.Reason != "" {
		s += " (" + e.Reason + ")"
	}
	if e.Msg.En != "" {
		s += ": " + e.Msg.En
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// New makes a fault of kind k with a stable reason word and a message.
func New(k Kind, reason string, msg i18n.Text) *Error {
	return &Error{Kind: k, Reason: reason, Msg: msg}
}

// InvalidField makes an Invalid fault about one part of an input, which the message
// is about. The code is an issue word, see Field.
func InvalidField(path, code string, msg i18n.Text) *Error {
	f := New(Invalid, "", msg)
	f.Fields = []Field{{Path: path, Code: code, Message: msg.En, MessageZh: msg.Zh}}
	return f
}

// Wrap makes an Internal fault around err, saying what was being done.
func Wrap(doing string, err error) *Error {
	return &Error{Kind: Internal, Err: fmt.Errorf("%s: %w", doing, err)}
}

// As returns err as a fault. An error that is none becomes an Internal fault
// around it; nil stays nil.
func As(err error) *Error {
	if err == nil {
		return nil
	}
	var f *Error
	if errors.As(err, &f) {
		return f
	}
	return &Error{Kind: Internal, Err: err}
}

// Is reports whether err is a fault of kind k.
func Is(err error, k Kind) bool {
	f := As(err)
	return f != nil && f.Kind == k
}
