// Package calc is the root of Wenbu's public calculation library. It holds
// only what every calculator shares: the one error type they fail with, and the
// type of their prose.
//
// The packages below it are pure: standard library only, no I/O, no clock, no
// randomness and nothing at package level that changes. Schools of thought are
// Rules values that the caller passes in; their zero value is the documented
// default.
//
// Names of a set (a stem, a card, a palace) are small integers. The Parse and New
// functions check what comes from elsewhere; a value outside the set, made by a
// conversion, is a programmer's error, and its methods may panic. Only what is
// counted in a circle (days, pairs, branches by Add) wraps around, and says so. A
// value returned beside an error is the zero value.
package calc

import "fmt"

// InputError says which input cannot be computed with, and why. It is the only
// error a calc package returns; any other failure is a defect.
type InputError struct {
	Field    string // the input's name as the caller wrote it, for example "date"
	Value    string // the offending value, printed
	Reason   string // what is wrong and what to do instead, in English
	ReasonZh string // the same in simplified Chinese
}

// Error returns field, value and reason in one line of English.
func (e *InputError) Error() string {
	return fmt.Sprintf("%s %q: %s", e.Field, e.Value, e.Reason)
}
