import { describe, expect, it } from 'vitest';
import chart from '../../e2e/data/bazi.json';
import { setPage } from '../page/page';
import { readDepth, type Bond } from '../wire/depth';
import { disputed, lanes, strokeOf } from './bonds';
import { MARGIN, WIDTH } from './layout';

const sample = (): Record<string, unknown> => structuredClone(chart);

describe('readDepth', () => {
  it('reads what the calculator sends', () => {
    const d = readDepth(sample());
    expect(d.strength).toMatchObject({ score: 32.4, band: '弱', method: 'position_hidden' });
    expect(d.strength?.parts.reduce((sum, p) => sum + p.points, 0)).toBeCloseTo(32.4);
    expect(d.pattern).toMatchObject({ name: '偏财格', state: '未成', monthly: true });
    expect(d.schools.map((s) => [s.school, s.elements[0]])).toEqual([['扶抑', '火'], ['调候', '水'], ['格局', '金']]);
    expect(disputed(d)).toEqual(['火', '土', '金', '水']);
    expect(d.marks).toHaveLength(4);
    expect(d.marks[0]?.stars[0]?.rule).toContain('：');
    expect(d.palaces.map(([key]) => key)).toEqual(['taiYuan', 'taiXi', 'mingGong', 'shenGong']);
    expect(d.others).toEqual([]);
  });

  it('names things in the language of the page', () => {
    setPage({ locale: 'en', text: {} });
    const d = readDepth(sample());
    expect(d.strength?.band).toBe('Weak');
    expect(d.schools[0]?.name).toBe('Balance');
    expect(d.bonds[0]?.name).toMatch(/[A-Z]/);
    expect(d.marks[0]?.stars[0]?.name).toMatch(/[A-Z]/);
    expect(d.schools[0]?.because).not.toContain(' / ');
    setPage({ locale: 'zh', text: {} });
  });

  it('does without everything and with anything', () => {
    for (const raw of [{}, { strength: 3, pattern: [], usefulGods: 'x', relations: [{}, null, { name: '冲', pillars: ['moon', 'day'] }], pillars: [{ key: 'year' }], alternatives: [{ pillars: ['x'] }], siLing: {}, input: { options: 3 } }]) {
      expect(readDepth(raw)).toMatchObject({ strength: undefined, pattern: undefined, schools: [], bonds: [], marks: [], others: [] });
    }
  });
});

describe('lanes', () => {
  const bond = (name: string, ...pillars: Bond['pillars']): Bond => ({
    name, hanzi: name, pillars, members: '', adjacent: true, eased: false, element: '', state: '', conditions: [],
  });

  it('gives lines that meet lanes of their own', () => {
    const lines = lanes([bond('六合', 'year', 'month'), bond('半合', 'year', 'day'), bond('冲', 'day', 'hour')], (b) => b.name);
    expect(lines.map((l) => l.lane)).toEqual([0, 1, 0]);
  });

  it('keeps labels within the drawing', () => {
    for (const l of lanes([bond('a very long name of a relation between pillars', 'year', 'month')], (b) => b.name)) {
      expect(l.middle - l.half).toBeGreaterThanOrEqual(MARGIN);
      expect(l.middle + l.half).toBeLessThanOrEqual(WIDTH - MARGIN);
    }
  });

  it('draws what differs differently', () => {
    const looks = ['冲', '自刑', '害', '拱会'].map((n) => JSON.stringify(strokeOf(bond(n, 'year', 'day'))));
    expect(new Set(looks).size).toBe(4);
    expect(strokeOf({ ...bond('六合', 'year', 'day'), element: '土', state: '合化' }).width).toBeGreaterThan(2);
  });
});
