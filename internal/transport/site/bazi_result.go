package site

import (
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// baziResult is the part of a chart that the page writes out beside the drawing.
type baziResult struct {
	Pillars  []baziPillar `json:"pillars"`
	Warnings []string     `json:"warnings"`

	locale i18n.Locale
}

type baziPillar struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

// Notes returns the warnings in the page's language: they arrive as
// "English / 中文".
func (b *baziResult) Notes() []string {
	notes := make([]string, 0, len(b.Warnings))
	for _, w := range b.Warnings {
		en, zh, ok := strings.Cut(w, " / ")
		if ok && b.locale == i18n.Zh {
			notes = append(notes, zh)
			continue
		}
		notes = append(notes, en)
	}
	return notes
}
