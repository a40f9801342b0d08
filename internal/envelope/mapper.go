package envelope

import (
	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// Mapper turns what one run of an agent computes and finds into envelopes. A run
// has a Mapper of its own; it is used by one goroutine.
type Mapper struct {
	locale i18n.Locale
}

// NewMapper makes the Mapper of a run in a language.
func NewMapper(l i18n.Locale) *Mapper { return &Mapper{locale: l} }

// Event returns the envelopes that an event of the run calls for, in the order in
// which they are shown; most events call for none. Every one satisfies Validate.
func (m *Mapper) Event(e agent.Event) ([]Envelope, error) { return nil, nil }

// Result returns the envelopes of a result that the run's events do not carry:
// those of tools that make no chart of the conversation, such as almanac_day. It
// is told of every result, before the event that follows from it.
func (m *Mapper) Result(name string, r tool.Result) ([]Envelope, error) { return nil, nil }
