// Package byname is how options are chosen by their public names, for every
// calculator alike: what a value means, and how a wrong one is refused.
package byname

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
)

// Value returns the place of a value among the values of the option with the name.
// The error is a *calc.InputError that lists them.
func Value(name, value string, values []string) (uint8, error) {
	if i := slices.Index(values, value); i >= 0 {
		return uint8(i), nil
	}
	allowed := strings.Join(values, ", ")
	return 0, &calc.InputError{Field: name, Value: value, Reason: "must be one of " + allowed, ReasonZh: "须为以下之一：" + allowed}
}

// Unknown is the error about a name that is no option of something: "the four
// pillars", 四柱.
func Unknown(name, of, ofZh string) error {
	return &calc.InputError{Field: "options", Value: name, Reason: "is no option of " + of, ReasonZh: ofZh + "没有这个选项"}
}

// Check refuses a number that is no value of the option with the name.
func Check(name string, value uint8, values []string) error {
	if int(value) < len(values) {
		return nil
	}
	return &calc.InputError{Field: name, Value: fmt.Sprint(value), Reason: "is no value of this option", ReasonZh: "不是这个选项的取值"}
}
