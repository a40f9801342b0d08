// Package interpreter is a model without a provider. It serves a turn by rules:
// it reads what any model would see, chooses the same tools, and composes the
// answer from facts of a chart and from passages it has read.
//
// A step goes through five stages, one file each: scene (what was said and done),
// intent (what is wanted), birth (what is known of a birth), plan (the next
// calls, or none), compose (the answer). Every sentence it writes names its
// basis: a fact, a passage, the person's own words or a rule of the house.
//
// Besides the four pillars it reads Zi Wei charts, cards and hexagrams, looks up
// days, sets two births side by side, and counts by Xiao Liu Ren and plum blossom
// numbers, each with the tool for it and only where that is offered.
// testdata/corpus.txt holds what people write and what has to come of it.
//
// It holds no state and uses no chance: the same request gives the same reply.
package interpreter
