// Package interpreter is a model without a provider. It serves a turn by rules:
// it reads what any model would see, chooses the same tools, and composes the
// answer from facts of a chart and from passages it has read.
//
// A step goes through five stages, one file each: scene (what was said and done),
// intent (what is wanted), birth (what is known of a birth), plan (the next
// calls, or none), compose (the answer). Every sentence it writes names its
// basis: a fact, a passage, the person's own words or a rule of the house.
//
// It holds no state and uses no chance: the same request gives the same reply.
package interpreter
