import { describe, expect, it } from 'vitest';
import corpus from '../testdata/corpus.json?raw'; // as text: a module would take __proto__ for a prototype
import { envelopes } from '../testdata/corpus.mjs';
import said from '../testdata/verdicts.json?raw';
import type { Problem } from './types';
import { validate } from './validate';

const verdicts = JSON.parse(said) as Record<string, Problem[]>;

describe('the corpus', () => {
  const cases = envelopes(JSON.parse(corpus));
  it('is whole', () => {
    expect(cases.map((c) => c.name).sort()).toEqual(Object.keys(verdicts).sort());
    expect(cases.filter((c) => !c.valid).length).toBeGreaterThanOrEqual(150);
  });
  it.each(cases.map((c) => [c.name, c] as const))('%s: what the server says', (name, c) => {
    expect(validate(c.envelope)).toEqual(verdicts[name]);
  });
});

const chart = (spec: unknown, more: object = {}): unknown => ({ kind: 'chart', schemaVersion: 'agent-ui@1', grammar: 'echarts-safe-subset', surface: 'canvas', spec, data: null, ...more });

describe('what JSON cannot carry', () => {
  class Odd {}
  const cyclic: Record<string, unknown> = {};
  cyclic.title = cyclic;
  const holes: unknown[] = [];
  holes[3] = 1;
  let ran = false;
  it.each<[string, unknown]>([
    ['a function', chart({ tooltip: { formatter: () => 'x' } })],
    ['a function as a point', chart({ series: [{ type: 'bar', data: [() => 1] }] })],
    ['an object of a class', chart({ title: new Odd() })],
    ['a getter', chart({ get title() { ran = true; return {}; } })], // prettier-ignore
    ['a getter of the envelope', { get kind() { ran = true; return 'chart'; } }], // prettier-ignore
    ['a symbol', chart({ [Symbol('x')]: 1 })],
    ['a hidden member', chart(Object.defineProperty({}, 'graphic', { value: 1, enumerable: false }))],
    ['a date', chart({ title: new Date(0) })],
    ['undefined', chart({ title: undefined })],
    ['a list with holes', chart({ color: holes })],
    ['a list with more', chart({ color: Object.assign([], { x: 1 }) })],
    ['not a number', chart({ series: [{ type: 'bar', data: [NaN] }] })],
    ['infinity', chart({ series: [{ type: 'bar', data: [Infinity] }] })],
    ['a bigint', chart({ series: [{ type: 'bar', data: [1n] }] })],
    ['half of a character', chart({ title: { text: '\ud800' } })],
    ['an object in itself', chart(cyclic)],
    ['an inherited kind', Object.create({ kind: 'chart' })],
  ])('%s is refused', (_, envelope) => {
    expect(validate(envelope).length).toBeGreaterThan(0);
    expect(ran).toBe(false);
  });
  it('takes objects without a prototype', () => {
    expect(validate(chart(Object.assign(Object.create(null), { title: { text: 'x' } })))).toEqual([]);
  });
});
