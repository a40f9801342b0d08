// Package content holds the product's own texts as embedded files: data that is
// reviewed like code. It knows nothing about their format; internal/library
// reads them.
package content

import "embed"

// Handbook is the bilingual handbook: catalogue.txt and {zh,en}/<slug>.md.
//
//go:embed handbook
var Handbook embed.FS
