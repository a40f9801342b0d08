import { describe, expect, it } from 'vitest';
import chart from '../../e2e/data/ziwei.json';
import { fromLife, readZiwei } from '../wire/ziwei';

type Sample = Record<string, unknown> & { palaces: Record<string, unknown>[] };

const sample = (): Sample => structuredClone(chart) as unknown as Sample;

describe('readZiwei', () => {
  it('reads what the calculator sends', () => {
    const r = readZiwei(sample());
    expect(r).toMatchObject({ lunarDate: chart.lunarDate, bureau: chart.fiveElementsClass, soul: chart.soul, body: chart.body, warnings: chart.warnings });
    chart.palaces.forEach((sent, i) => {
      expect(r?.palaces[i]).toMatchObject({
        index: i, name: sent.name, nameEn: sent.nameEn, stem: sent.stem, branch: sent.branch, isBody: sent.isBody,
        isLife: sent.branch === chart.earthlyBranchOfSoulPalace, from: sent.ageRange[0], to: sent.ageRange[1],
      });
      const plain = (s: { name: string; brightness: string; mutagen: string }) => [s.name, s.brightness, s.mutagen];
      expect(r?.palaces[i]?.major.map(plain)).toEqual(sent.stars.map(plain));
      expect(r?.palaces[i]?.minor.map(plain)).toEqual(sent.minor.map(plain));
    });
  });

  it('needs twelve palaces in their places', () => {
    const star = (r: Sample) => (r.palaces.find((p) => (p.stars as unknown[]).length > 0)!.stars as Record<string, unknown>[])[0]!;
    const cases: ((r: Sample) => void)[] = [
      (r) => (r.kind = 'bazi'),
      (r) => r.palaces.pop(),
      (r) => r.palaces.push(r.palaces[0]!),
      (r) => r.palaces.reverse(),
      (r) => (r.palaces[2]!.name = r.palaces[3]!.name),
      (r) => (r.palaces.find((p) => p.name === '命宫')!.name = '命'),
      (r) => (r.palaces[2]!.stem = '子'),
      (r) => (r.palaces[2]!.ageRange = [6]),
      (r) => r.palaces.forEach((p) => (p.isBody = false)),
      (r) => r.palaces.forEach((p) => (p.isBody = true)),
      (r) => delete r.palaces[2]!.minor,
      (r) => (star(r).brightness = '亮'),
      (r) => (star(r).mutagen = '吉'),
      (r) => (star(r).name = ''),
    ];
    for (const change of cases) {
      const r = sample();
      change(r);
      expect(readZiwei(r)).toBeUndefined();
    }
    expect(readZiwei(null)).toBeUndefined();
  });

  it('does without everything else', () => {
    const { kind, palaces } = sample();
    expect(readZiwei({ kind, palaces, warnings: 1, soul: [] })).toMatchObject({ soul: '', bureau: '', warnings: [] });
  });
});

describe('fromLife', () => {
  it('follows the names', () => {
    expect(fromLife(readZiwei(sample())!.palaces).map((p) => p.name)).toEqual([
      '命宫', '兄弟', '夫妻', '子女', '财帛', '疾厄', '迁移', '仆役', '官禄', '田宅', '福德', '父母',
    ]);
  });
});
