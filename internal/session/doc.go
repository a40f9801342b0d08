// Package session keeps conversations that last: what was said in them, the runs
// that answer, and the inbox for what a person adds while a run is under way.
//
// A run belongs to the server, not to the request that started it. Everything that
// happens in it is appended to its log, an ordered list of RunEvents, and nobody is
// shown an event before the store has it: whoever follows a run, late, again or on
// another node, sees the same list. Wire formats are folds over that list.
//
// The rules of the inbox are pure functions over State, one session as a
// transaction sees it. They return a Change, which the store writes in the same
// transaction; so a rule stands here once and not in every store. doc/session.md
// draws the states.
//
// The package knows no wire format and no database. Its errors are faults; a foreign
// id is answered exactly like an unknown one.
package session
