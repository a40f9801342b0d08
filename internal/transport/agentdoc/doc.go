// Package agentdoc writes the documents by which other people's agents find and
// use this server: /llms.txt, /agent-protocol.md, /agent/SKILL.md and
// /context.schema.json. Names, limits, tools and guides in them come from the
// program's own tables.
package agentdoc
