package agent

import (
	"encoding/json/v2"
	"fmt"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/units"
)

// excerptUnits is how long a source's excerpt may be.
const excerptUnits = 280

// sources are the texts that were really read in a turn. Being among them is the
// only authority for a citation.
type sources struct {
	ids  []string // in reading order
	byID map[string]Source
}

func newSources() *sources { return &sources{byID: map[string]Source{}} }

func (s *sources) add(src Source) {
	if !s.has(src.ID) {
		s.ids = append(s.ids, src.ID)
	}
	s.byID[src.ID] = src
}

func (s *sources) has(id string) bool {
	_, ok := s.byID[id]
	return ok
}

// missing returns which of the cited ids were not read.
func (s *sources) missing(cited []string) []string {
	return slices.DeleteFunc(slices.Clone(cited), s.has)
}

// readTool returns the name of the tool that reads the text with an id.
func readTool(id string) string {
	if isReference(id) {
		return toolReadReference
	}
	return toolReadLibrary
}

func isReference(id string) bool { return strings.HasPrefix(id, "reference-") }

// baseID returns the id of the whole text that a section belongs to.
func baseID(id string) string {
	base, _, _ := strings.Cut(id, "#")
	return base
}

// knows reports whether the library has the text, or the text of the section,
// with an id.
func (t *Turner) knows(id string) bool {
	return t.Library != nil && t.Library.Has(baseID(id))
}

// document is what the reading tools answer.
type document struct {
	Source    Source `json:"source"`
	Content   string `json:"content"`
	Scope     string `json:"scope"`
	Truncated bool   `json:"truncated"`
}

// decodeDocument takes a reading tool's result apart.
func (t *Turner) decodeDocument(res tool.Result) (document, error) {
	var d document
	if err := json.Unmarshal(res.JSON, &d); err != nil {
		return document{}, fmt.Errorf("decode a text that was read: %w", err)
	}
	if d.Source.ID == "" {
		return document{}, fmt.Errorf("a text without an id was read")
	}
	if d.Source.ReadAt.IsZero() {
		d.Source.ReadAt = t.Now()
	}
	d.Source.Excerpt = units.Clip(d.Source.Excerpt, excerptUnits)
	return d, nil
}

// cited returns every id that a report cites, in reading order and once each:
// those of its sections, then those of its diagram.
func (r Report) cited() []string {
	var ids []string
	for _, s := range r.Sections {
		ids = append(ids, s.SourceIDs...)
	}
	if r.Visual != nil {
		for _, item := range r.Visual.Items {
			ids = append(ids, item.SourceIDs...)
		}
	}
	return unique(ids)
}

// unique returns ids without repetitions, in order of first appearance.
func unique(ids []string) []string {
	seen := map[string]bool{}
	out := []string{}
	for _, id := range ids {
		if !seen[id] {
			seen[id] = true
			out = append(out, id)
		}
	}
	return out
}

// list returns the ids that may be cited.
func (s *sources) list() []string { return append([]string{}, s.ids...) }
