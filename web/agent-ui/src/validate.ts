// The validator of envelopes: the same verdict as internal/envelope/validate.go,
// from the same tables.
import { chartBudget, mapBudget } from './budget';
import { Checker, Findings, isObject, own } from './check';
import { registry } from './registry.generated';
import { scan } from './scan';
import type { ComponentEnvelope, Problem, Schema, Surface, UIEnvelope } from './types';

const KINDS = ['registered_component', 'chart', 'map_action'] as const;

// A schema is made ready when something is first checked by it.
function lazy(schema: Schema): () => Checker {
  let made: Checker | undefined;
  return () => (made ??= new Checker(schema));
}

const shapes = new Map<string, () => Checker>(KINDS.map((kind) => [kind, lazy(registry.envelopes[kind])]));
const components = new Map(registry.components.map((c) => [c.name, { surfaces: c.surfaces, props: lazy(c.props), data: c.data === null ? null : lazy(c.data) }]));
const actions = new Map(registry.mapActions.map((a) => [a.name, lazy(a.params)]));
const spec = lazy(registry.chart.schema);
const chartData = lazy(registry.chart.data);

// validate returns what is wrong with an envelope, at most 32 problems; none means
// that it may be shown, and then it is a UIEnvelope.
export function validate(v: unknown): Problem[] {
  const f = new Findings();
  // The members of the envelope itself must be values, not getters.
  if (isObject(v) && Object.values(Object.getOwnPropertyDescriptors(v)).some((d) => !('value' in d))) {
    f.add([], 'must be plain JSON');
    return f.list;
  }
  const kind = isObject(v) ? own(v, 'kind') : undefined;
  const shape = typeof kind === 'string' ? shapes.get(kind) : undefined;
  if (!shape || !isObject(v)) {
    f.add(['kind'], `must be ${KINDS.join(' or ')}`);
    return f.list;
  }
  shape().check(f, v, []);
  if (!f.none) return f.list;
  const e = v as unknown as UIEnvelope;
  if (e.fallbackText !== undefined) scan(f, registry.profiles.registered_component, [['fallbackText', e.fallbackText]]);
  switch (e.kind) {
    case 'registered_component':
      component(f, e);
      break;
    case 'chart':
      scan(f, registry.profiles.chart, [['spec', e.spec], ['data', e.data]]);
      if (f.none) {
        spec().check(f, e.spec, ['spec']);
        chartData().check(f, e.data, ['data']);
      }
      if (f.none) chartBudget(f, e.spec, e.data);
      break;
    case 'map_action':
      scan(f, registry.profiles.map_action, [['params', e.params]]);
      if (f.none) actions.get(e.action)?.().check(f, e.params, ['params']);
      if (f.none) mapBudget(f, e.action, e.params);
  }
  return f.list;
}

function component(f: Findings, e: ComponentEnvelope): void {
  const c = components.get(e.component);
  if (!c) return; // the shape knows the names
  if (!c.surfaces.includes(e.surface as Surface)) f.add(['surface'], `${e.component} is shown on ${c.surfaces.join(' or ')} only`);
  const given = Object.hasOwn(e, 'data');
  scan(f, registry.profiles.registered_component, given ? [['props', e.props], ['data', e.data]] : [['props', e.props]]);
  if (!f.none) return;
  c.props().check(f, e.props, ['props']);
  if (c.data === null && given) f.add(['data'], `${e.component} has no data`);
  else if (c.data !== null && !given) f.add(['data'], 'is missing');
  else if (c.data !== null) c.data().check(f, e.data, ['data']);
}
