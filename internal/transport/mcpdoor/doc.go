// Package mcpdoor offers the tools to other people's agents over the Model
// Context Protocol: over HTTP at /mcp, without sessions, and over any pair of
// streams. It uses up nothing of a model: the host's own model interprets.
package mcpdoor
