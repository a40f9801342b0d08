import { describe, expect, it } from 'vitest';
import cast from '../../e2e/data/iching.json';
import { lineName, readIChing } from '../wire/iching';

const sample = (): Record<string, unknown> => structuredClone(cast) as Record<string, unknown>;

describe('readIChing', () => {
  it('reads what the calculator sends', () => {
    const r = readIChing(sample());
    expect(r?.lines).toEqual(cast.lines);
    expect(r?.moving).toEqual(cast.moving);
    expect(r?.original).toMatchObject({ number: cast.original.number, zh: cast.original.zh, bits: cast.original.bits });
    expect(r?.related.map((x) => x.key)).toEqual(['nuclear', 'opposite', 'reversed']);
    expect(r?.text.lines).toHaveLength(6);
    expect(r?.text.judgement?.received).toBe(cast.texts.original.judgement.received);
    expect(r?.changedText?.judgement?.received).toBeTruthy();
    expect(r?.seed).toBe('e2e-1');
    r!.lines.forEach((_, i) => expect(r!.text.lines[i]!.received.startsWith(`${lineName(r!.original.bits, i + 1)}：`)).toBe(true));
  });

  it('needs six lines that fit both hexagrams', () => {
    const cases: ((r: Record<string, unknown>) => void)[] = [
      (r) => (r.kind = 'bazi'),
      (r) => (r.lines = [7, 7, 7]),
      (r) => (r.lines = [...cast.lines, 7]),
      (r) => (r.lines = cast.lines.map(() => 5)),
      (r) => (r.lines = cast.lines.map((n) => 15 - n)),
      (r) => ((r.original as Record<string, unknown>).bits = '11111x'),
      (r) => ((r.changed as Record<string, unknown>).number = 65),
      (r) => (r.changed = r.original),
      (r) => delete r.original,
    ];
    for (const change of cases) {
      const r = sample();
      change(r);
      expect(readIChing(r)).toBeUndefined();
    }
    expect(readIChing(null)).toBeUndefined();
  });

  it('does without everything else', () => {
    const { kind, lines, original, changed } = sample();
    expect(readIChing({ kind, lines, original, changed, texts: 3, method: [], nuclear: 'x' })).toMatchObject({
      related: [], text: { lines: [] }, note: '', seed: '',
    });
    const short = sample();
    (short.texts as { original: { lines: unknown[] } }).original.lines.pop();
    expect(readIChing(short)?.text.lines).toEqual([]);
  });
});

describe('lineName', () => {
  it('is that of the book', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => lineName('100010', n))).toEqual(['初九', '六二', '六三', '六四', '九五', '上六']);
  });
});
