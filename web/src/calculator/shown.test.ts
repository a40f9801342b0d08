import { describe, expect, it } from 'vitest';
import { readHandoff } from '../birth/handoff';
import { broughtReading, readingInput, readShown, stableId } from './shown';

const shown = (kind: string, reading: object, input: object = { locale: 'zh' }) => readShown({ kind, title: 'T', question: 'q', input, reading })!;

describe('what a calculator shows', () => {
  it('is nothing without a kind, an input and a reading', () => {
    for (const v of [null, 3, {}, { kind: 'iching', input: {} }, { kind: 'iching', reading: {} }, { input: {}, reading: {} }]) expect(readShown(v)).toBeUndefined();
  });

  it('goes to the agent as the lines and cards that are there, so that nothing is drawn again', () => {
    const lines = [7, 8, 7, 8, 8, 9];
    expect(readingInput(shown('iching', { lines }, { seed: 'tea', locale: 'en' }))).toEqual({ kind: 'iching', input: { lines, locale: 'en' } });
    const cards = [{ id: 3, reversed: true, zh: 'x' }, { id: 0, reversed: false }, { zh: 'no id' }];
    expect(readingInput(shown('tarot', { cards, spread: { id: 'one-card' } }))).toEqual({
      kind: 'tarot', input: { cards: [{ id: 3, reversed: true }, { id: 0, reversed: false }], spread: 'one-card', locale: 'zh' },
    });
    expect(broughtReading(shown('liuyao', { kind: 'liuyao', lines, liuyao: { day: '戊申' } }))).toEqual({
      kind: 'iching', title: 'T', input: { lines, locale: 'zh' }, result: { kind: 'iching', lines, liuyao: { day: '戊申' } },
    });
    expect(broughtReading(shown('meihua', { kind: 'meihua', lines }))?.result).toEqual({ kind: 'iching', lines, meihua: { kind: 'meihua', lines } });
    expect(broughtReading(shown('xiaoliuren', {}))).toBeUndefined();
  });

  it('F61: has one identity for one answer to one question', async () => {
    const a = shown('iching', { lines: [1] }, { seed: 'a' });
    expect(await stableId(a)).toBe(await stableId({ ...a, reading: {} }));
    expect(await stableId(a)).not.toBe(await stableId({ ...a, question: 'another' }));
    expect(await stableId(a)).not.toBe(await stableId({ ...a, input: { seed: 'b' } }));
    expect(await stableId(a)).toMatch(/^iching-[0-9a-f]+$/);
  });
});

describe('a chart on its way to the workspace', () => {
  it('is read whole or left out', () => {
    const reading = { kind: 'iching', input: { lines: [] }, result: { kind: 'iching' }, title: 'T' };
    expect(readHandoff({ draft: 'd', reading })).toMatchObject({ draft: 'd', reading });
    for (const bad of [null, 'x', { ...reading, kind: 3 }, { ...reading, input: 'x' }, { ...reading, result: undefined }]) {
      expect(readHandoff({ draft: 'd', reading: bad })?.reading).toBeUndefined();
    }
  });
});
