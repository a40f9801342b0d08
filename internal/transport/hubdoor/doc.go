// Package hubdoor is the two equal transports of the hub, MCP JSON-RPC at
// /api/mcp and REST at /api/universal, and its discovery documents. It reads
// credentials and bodies, hands calls to package hub, and writes what came of
// them; it decides nothing else.
//
// The order in which a request is refused: credential, verb, body, and then what
// the hub says.
package hubdoor
