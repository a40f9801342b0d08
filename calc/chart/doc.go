// Package chart draws what the calculators compute: as text for a terminal and
// as SVG for a page or for paper.
//
// Text is aligned for terminals that give a Hanzi two columns. A drawing is one
// self-contained SVG: no script, no external font or address. It has a title and
// a description for screen readers, follows the reader's light or dark setting,
// and prints on white. A page that embeds it inline may set its colours with
// the custom properties --wenbu-ink, --wenbu-muted, --wenbu-line, --wenbu-paper,
// --wenbu-tint, --wenbu-wood, --wenbu-fire, --wenbu-earth, --wenbu-metal and
// --wenbu-water.
package chart
