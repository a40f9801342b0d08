// Package agentui is the door to lasting conversations, the protocol agent-ui@1:
// POST /api/v1/responses speaks the wire of Open Responses, so that clients made for
// it work unchanged, and /api/v1/session shows the conversations behind it.
//
// The package translates. What happens in a run stands in the run's log, and the
// stream of a response is a fold over that log: the same log gives the same events
// with the same numbers, to whoever reads it and however often.
package agentui
