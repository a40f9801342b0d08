// Package agent runs one turn of a conversation: it gives a model the person's
// message and the tools, runs the tools the model asks for, and reports what
// happens as events. Every symbol comes from a tool; a model only chooses tools
// and interprets.
//
// The package declares what it needs from others: Model (who writes), Caller
// (who runs tools), Budget (what may still be spent), Library (what may be
// read). It knows no transport and no store.
package agent
