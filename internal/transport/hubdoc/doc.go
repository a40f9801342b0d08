// Package hubdoc writes what the hub tells agents about itself: the skill, its
// references and examples in Markdown, the manifest for the MCP registry and the
// hub's part of the OpenAPI document. Prose stands in pages/; every table is made
// from the entries and codes that the hub itself goes by, and a test runs every
// example.
package hubdoc
