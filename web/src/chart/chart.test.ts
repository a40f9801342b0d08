import { describe, expect, it } from 'vitest';
import chart from '../../e2e/data/bazi.json';
import { readBazi } from '../wire/bazi';
import { layoutOf, naYinLines, wrap } from './layout';

const sample = (): Record<string, unknown> => structuredClone(chart);

describe('readBazi', () => {
  it('reads what the calculator sends', () => {
    const r = readBazi(sample());
    expect(r?.pillars.map((p) => p.value)).toEqual(['庚辰', '甲申', '丙午', '庚寅']);
    expect(r?.pillars[0]?.hidden[0]).toEqual({ stem: '戊', tenGod: '食神' });
    expect(r?.boundaries).toHaveLength(8);
    expect(r?.luck?.pillars).toHaveLength(10);
    expect(r?.time?.trueSolar).toBe('2000-08-16T03:31:41');
    expect(r?.timezone).toBe('Asia/Shanghai');
    expect(r?.rules.find((x) => x.option === 'clock')?.value).toBe('civil');
  });

  it('needs four pillars of which three are known', () => {
    const cases: ((r: Record<string, unknown>) => void)[] = [
      (r) => (r.kind = 'tarot'),
      (r) => (r.pillars = []),
      (r) => (r.pillars as unknown[]).reverse(),
      (r) => ((r.pillars as Record<string, unknown>[])[0]!.stem = null),
      (r) => (r.pillars = 'x'),
    ];
    for (const change of cases) {
      const r = sample();
      change(r);
      expect(readBazi(r)).toBeUndefined();
    }
    expect(readBazi(null)).toBeUndefined();
  });

  it('shows an unknown hour as unknown', () => {
    const r = sample();
    const hour = (r.pillars as Record<string, unknown>[])[3]!;
    for (const key of Object.keys(hour)) if (key !== 'key') hour[key] = Array.isArray(hour[key]) ? [] : null;
    expect(readBazi(r)?.pillars[3]).toMatchObject({ known: false, value: '', hidden: [] });
  });

  it('does without everything that is not the pillars', () => {
    const { kind, pillars } = sample();
    expect(readBazi({ kind, pillars, luck: 3, time: [], boundaries: {}, rules: [null], warnings: 'x', elements: [{}] })).toMatchObject({
      boundaries: [], rules: [], warnings: [], elements: [],
    });
  });
});

describe('layout', () => {
  it('leaves room for every hidden stem above the NaYin', () => {
    const r = readBazi(sample())!;
    for (const english of [false, true]) {
      const at = layoutOf(r, english, 1, english ? 4 : 0);
      expect(at.hiddenLine(2)).toBeLessThan(at.nayin);
      expect(at.bottom).toBeLessThan(at.height);
    }
  });

  it('writes NaYin in the language of the page and makes room for it', () => {
    const r = readBazi(sample())!;
    expect(naYinLines(r.pillars[2]!, false)).toEqual(['天河水']);
    expect(naYinLines(r.pillars[2]!, true)).toEqual(['Water of the', 'Milky Way']);
    const at = layoutOf(r, true, 1, 4);
    expect(at.nayin + 36 + 14).toBeLessThan(at.bottom);
  });

  it('wraps at spaces', () => {
    expect(wrap('Indirect Wealth', 9)).toEqual(['Indirect', 'Wealth']);
    expect(wrap('Day Master', 10)).toEqual(['Day Master']);
    expect(wrap('日主', 9)).toEqual(['日主']);
  });
});
