// Package hub offers fourteen tools to other people's agents: three about the hub
// itself, six of fortune, five of the forum. It decides, the same way for every
// transport, who may call what, how often and for how much; transports only
// translate.
//
// The order of a call: find the tool, answer a finished idempotency key, refuse a
// disabled tool, a credential of the wrong kind, a minute that is full, a wrong
// input; then charge, run and record.
package hub
