// Package art draws the tarot cards (塔罗牌): a face for each of the 78 and one back,
// as SVG made by code.
//
// The drawings are this project's own, in the manner of a woodcut: flat inks with
// an outline, a paper mat with a window, an accent for each suit. A card is a scene
// of a few lines made from a common stock: the emblems, figures and their hats,
// animals, things, and what is in sky and landscape. To change a card, change its
// function: majors are in major_*.go, pips in the file of their suit, the sixteen
// courts in court.go.
//
// A picture holds no script, style sheet, id, font or address. It has its own
// paper, so it stands on light and dark pages alike.
//
// Source: doc/sources.md#tarot-pictures.
package art
