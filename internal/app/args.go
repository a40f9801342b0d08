package app

import (
	"regexp"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

// meansItself are flags whose empty text is no omission: it is refused, since what it
// stands for would be another outcome.
var meansItself = []string{"seed", "question"}

// withoutEmpty leaves out the flags of a calculator's command whose text is empty.
func withoutEmpty(model *kong.Application, args []string) []string {
	flags := calculatorFlagsOf(model, args)
	if flags == nil {
		return args
	}
	var kept []string
	for i := 0; i < len(args); i++ {
		if args[i] == "--" {
			return append(kept, args[i:]...)
		}
		name, text, joined := strings.Cut(strings.TrimPrefix(args[i], "--"), "=")
		flag := flags[name]
		switch {
		case !strings.HasPrefix(args[i], "--") || flag == nil || flag.IsBool() || slices.Contains(meansItself, name):
		case joined && text == "":
			continue
		case !joined && i+1 < len(args) && args[i+1] == "":
			i++
			continue
		case !joined && i+1 < len(args): // its text is no flag, whatever it looks like
			kept = append(kept, args[i])
			i++
		}
		kept = append(kept, args[i])
	}
	return kept
}

// calculatorFlagsOf returns the flags, by name, of the calculator's command that args
// begin with, nil for another command. A calculator has a choice of formats.
func calculatorFlagsOf(model *kong.Application, args []string) map[string]*kong.Flag {
	i := slices.IndexFunc(model.Children, func(n *kong.Node) bool { return n.Name == args[0] })
	if i < 0 {
		return nil
	}
	flags := map[string]*kong.Flag{}
	for _, group := range model.Children[i].AllFlags(false) {
		for _, f := range group {
			flags[f.Name] = f
		}
	}
	if flags["format"] == nil {
		return nil
	}
	return flags
}

// notNumber matches what the parser says of a text that is no number.
var notNumber = regexp.MustCompile(`expected a valid \d+ bit u?int but got (.*)$`)

// inPlainWords says what is expected of a number without the name of a type.
func inPlainWords(text string) string {
	return notNumber.ReplaceAllString(text, "must be a whole number, not $1")
}
