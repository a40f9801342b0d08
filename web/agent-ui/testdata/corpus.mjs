// The corpus as envelopes, for Vitest and for Chromium.
function expand(v) {
  if (Array.isArray(v)) return v.map(expand);
  if (typeof v !== 'object' || v === null) return v;
  if (Object.hasOwn(v, '$text')) return v.of.repeat(v.$text);
  if (Object.hasOwn(v, '$repeat')) return Array.from({ length: v.$repeat }, () => expand(v.of));
  if (Object.hasOwn(v, '$deep')) {
    let inside = v.of;
    for (let i = 0; i < v.$deep; i++) inside = [inside];
    return inside;
  }
  const out = {};
  for (const name of Object.keys(v)) Object.defineProperty(out, name, { value: expand(v[name]), enumerable: true, writable: true, configurable: true });
  return out;
}

// envelopes returns every case of a corpus: its name, whether it is valid, and the envelope.
export function envelopes(corpus) {
  const head = { schemaVersion: 'agent-ui@1' };
  return [
    ...corpus.charts.map((c) => [`chart: ${c.name}`, c.valid, { kind: 'chart', ...head, grammar: 'echarts-safe-subset', surface: 'chat_inline', spec: expand(c.spec), data: expand(c.data ?? null), fallbackText: 'words' }]),
    ...corpus.mapActions.map((c) => [`map: ${c.name}`, c.valid, { kind: 'map_action', ...head, action: c.action, surface: 'map_overlay', params: expand(c.params), fallbackText: 'words' }]),
    ...corpus.envelopes.map((c) => [`envelope: ${c.name}`, c.valid, expand(c.envelope)]),
  ].map(([name, valid, envelope]) => ({ name, valid, envelope }));
}
