// Package tarot draws and names tarot cards (塔罗, ta luo): the 78 cards of the
// common deck, spreads with named positions, and what each card gives to think
// about. The texts ask and describe; they foretell nothing.
//
// Chance is a parameter, a [lot.Source]: the same source gives the same cards.
//
// Source: doc/sources.md#tarot-deck, doc/sources.md#tarot-draw,
// doc/sources.md#tarot-spreads.
//
// Values outside a set are a programmer's error, and their methods may panic; the
// Parse and New functions check what comes from elsewhere.
package tarot
