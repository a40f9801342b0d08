package library

import (
	"fmt"
	"regexp"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// placeholder is a value that a guide leaves to the engine, written
// {{name key="value" …}}.
type placeholder struct {
	name string
	args map[string]string
}

var (
	placeholderForm = regexp.MustCompile(`\{\{([a-z]+)((?: [a-z]+="[^"]*")*)\}\}`)
	placeholderArg  = regexp.MustCompile(`([a-z]+)="([^"]*)"`)
)

// expand replaces every placeholder of text by what the engine computes.
func expand(locale i18n.Locale, text string) (string, error) {
	var failed error
	out := placeholderForm.ReplaceAllStringFunc(text, func(whole string) string {
		m := placeholderForm.FindStringSubmatch(whole)
		p := placeholder{name: m[1], args: map[string]string{}}
		for _, a := range placeholderArg.FindAllStringSubmatch(m[2], -1) {
			p.args[a[1]] = a[2]
		}
		value, err := p.compute(locale)
		if err != nil && failed == nil {
			failed = fmt.Errorf("%s: %w", whole, err)
		}
		return value
	})
	return out, failed
}

// compute returns the text that stands for p.
func (p placeholder) compute(locale i18n.Locale) (string, error) {
	switch p.name {
	case "bazi":
		return p.bazi(locale)
	case "term":
		return p.term()
	}
	return "", fmt.Errorf("unknown placeholder %q", p.name)
}

// only refuses arguments that p does not know.
func (p placeholder) only(known ...string) error {
	for k := range p.args {
		found := false
		for _, want := range known {
			found = found || k == want
		}
		if !found {
			return fmt.Errorf("unknown argument %q", k)
		}
	}
	return nil
}
