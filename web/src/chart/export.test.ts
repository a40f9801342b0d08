import { describe, expect, it } from 'vitest';
import bazi from '../../e2e/data/bazi.json';
import iching from '../../e2e/data/iching.json';
import ziwei from '../../e2e/data/ziwei.json';
import type { Fields } from '../wire/read';
import { contextExport } from './export';

const now = new Date('2026-11-30T08:00:00Z');

describe('contextExport', () => {
  it('T22: leaves the birth and its calendar out unless they are ticked', () => {
    for (const [kind, reading, ofBirth] of [
      ['bazi', bazi as Fields, ['input', 'calendar']],
      ['ziwei', ziwei as Fields, ['input', 'lunarDate', 'time']],
    ] as const) {
      const without = contextExport(kind, reading, {}, now);
      expect(without.birthDetailsIncluded).toBe(false);
      expect(Object.keys(without.calculation)).toEqual(expect.arrayContaining(['method']));
      for (const name of ofBirth) expect(without.calculation).not.toHaveProperty(name);
      const input = reading.input as { date: string; time: string };
      expect(JSON.stringify(without)).not.toContain(input.date);
      expect(JSON.stringify(without)).not.toContain(input.time);
      const along = contextExport(kind, reading, { birthDetails: true }, now);
      expect(along.birthDetailsIncluded).toBe(true);
      for (const name of ofBirth) expect(along.calculation[name]).toEqual(reading[name]);
    }
  });

  it('takes a cast along whole, which holds nothing of a birth', () => {
    const out = contextExport('iching', iching as Fields, { question: 'why?', birthDetails: true }, now);
    expect(out.calculation).toEqual(iching);
    expect(out).toMatchObject({ question: 'why?', selectedContext: '', birthDetailsIncluded: false, createdAt: '2026-11-30T08:00:00.000Z', version: 1 });
  });

  it('keeps to the lengths of the schema', () => {
    const out = contextExport('iching', {}, { question: '\u{1D11E}'.repeat(400), selectedContext: 'x'.repeat(2000) }, now);
    expect(out.question.length).toBe(600);
    expect(out.selectedContext.length).toBe(1600);
  });
});
