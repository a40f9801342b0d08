package fortune

import (
	"context"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// interpreter says who wrote a narrative.
type interpreter struct {
	Kind  string `json:"kind" enum:"built_in|model"`
	Model string `json:"model"`
}

// Brief is what a narrative is to be written about.
type Brief struct {
	Locale i18n.Locale
	Task   string // "pattern" or "year"
	Facts  any    // what was computed, as it goes on the wire
	Draft  string // the narrative by rules, every sentence of it from the facts
}

// Narrator writes prose about facts. It decides no symbol and no number.
type Narrator interface {
	// Name is the model, or "" for the narrator by rules, whose narrative is the
	// draft.
	Name() string
	// Narrate returns the prose. Errors are faults of the provider.
	Narrate(ctx context.Context, b Brief) (string, error)
}

// builtInName is what answers call the narrator by rules.
const builtInName = "wenbu-interpreter"

// narrate writes a narrative with n; nil writes by rules.
func narrate(ctx context.Context, n Narrator, b Brief) (string, interpreter, error) {
	if n == nil {
		return b.Draft, interpreter{"built_in", builtInName}, nil
	}
	text, err := n.Narrate(ctx, b)
	return text, interpreter{"model", n.Name()}, err
}

// disclaimer stands beside every result of the chain.
var disclaimer = i18n.T("命理是传统的说法，供消遣与自省，不预言任何事，也不能代替医疗、法律或财务上的专业意见。",
	"Readings of a chart are tradition, for entertainment and reflection. They foretell nothing and replace no medical, legal or financial advice.")

// draft gathers sentences.
type draft struct{ strings.Builder }

// say adds a sentence in a language; English sentences are parted by a space.
func (d *draft) say(l i18n.Locale, t i18n.Text) {
	text := t.In(l)
	if text == "" {
		return
	}
	if l == i18n.En && d.Len() > 0 {
		d.WriteByte(' ')
	}
	d.WriteString(text)
}

// sentence ends a text with a mark if it has none.
func sentence(text, mark string) string {
	text = strings.TrimRight(text, "。. ")
	if text == "" {
		return ""
	}
	return text + mark
}

func number(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// join lists names; nothing is a dash.
func join(names []string, by string) string {
	if len(names) == 0 {
		return "—"
	}
	return strings.Join(names, by)
}

// pick returns the language of a call: the input's, else the transport's, else
// Chinese.
func pick(input string, l i18n.Locale) i18n.Locale {
	if input != "" {
		return i18n.Locale(input)
	}
	if l == "" {
		return i18n.Zh
	}
	return l
}

// The reasons of faults of a Narrator.
const (
	ReasonNoProvider      = "no_provider"      // an address without key or model
	ReasonProviderRefused = "provider_refused" // it answered 4xx or 5xx
	ReasonProviderFailed  = "provider_failed"  // no answer, or nothing usable
	ReasonProviderTimeout = "provider_timeout" // the deadline passed
)
