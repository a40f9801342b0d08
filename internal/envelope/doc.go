// Package envelope is agent-ui@1: what an agent may show beside its words. An
// envelope is one of three shapes, a registered component with computed data, a
// chart in a safe subset of ECharts, or an action on the map, and never code,
// markup or styles.
//
// One table, the registry, says what exists. It is JSON Schema, and everything
// else is made of it: the validator here, the validator of the front end
// (web/agent-ui/src/registry.generated.ts), the document of GET /api/v1/ui-registry
// and the tables of doc/agent-ui.md. What is not in the table is refused.
//
// A Mapper turns what an agent's run computed into envelopes; ShowTools are the
// two tools by which a model asks for more of them, by naming results and never
// by writing numbers.
package envelope
