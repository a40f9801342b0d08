package library

import (
	"fmt"
	"regexp"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Placeholder is a value that a guide leaves to the engine, written
// {{name key="value" …}}.
type Placeholder struct {
	Name string
	Args map[string]string
}

// Expander computes the text that stands for a placeholder. It fails on a name
// or argument it does not know.
type Expander func(locale i18n.Locale, p Placeholder) (string, error)

var (
	placeholder    = regexp.MustCompile(`\{\{([a-z]+)((?: [a-z]+="[^"]*")*)\}\}`)
	placeholderArg = regexp.MustCompile(`([a-z]+)="([^"]*)"`)
)

// expandAll replaces every placeholder of text.
func expandAll(locale i18n.Locale, text string, expand Expander) (string, error) {
	var failed error
	out := placeholder.ReplaceAllStringFunc(text, func(whole string) string {
		m := placeholder.FindStringSubmatch(whole)
		p := Placeholder{Name: m[1], Args: map[string]string{}}
		for _, a := range placeholderArg.FindAllStringSubmatch(m[2], -1) {
			p.Args[a[1]] = a[2]
		}
		value, err := expand(locale, p)
		if err != nil && failed == nil {
			failed = fmt.Errorf("%s: %w", whole, err)
		}
		return value
	})
	return out, failed
}
