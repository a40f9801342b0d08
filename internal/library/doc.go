// Package library is the bilingual reading room: the handbook's guides, their
// Markdown and JSON editions, search over them, and reads of a whole guide or
// one section. The texts are embedded; they are parsed, and the values in them
// computed, when something is first asked for.
package library
