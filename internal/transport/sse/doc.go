// Package sse writes and reads event streams (text/event-stream) that carry one
// JSON object per event.
//
// The writer sends each event as one "data: <JSON>" frame, a comment line while
// nothing happens, and gives up on a reader that takes nothing for too long. The
// decoder is the other end, for our own command line.
package sse
