import { expect, test } from 'vitest';
import type { Entry } from './entry';
import { isDue, searchEntries } from './search';

const entry = (id: string, more: Partial<Entry>): Entry => ({
  id, createdAt: '2026-11-30T08:00:00.000Z', updatedAt: '2026-11-30T08:00:00.000Z', kind: 'bazi', title: '', result: {}, question: '', note: '', ...more,
});
const entries = [entry('1', { title: '八字命盘', note: 'Work' }), entry('2', { kind: 'tarot', question: '要不要换工作？' })];
const name = (kind: string) => (kind === 'tarot' ? '塔罗' : '八字');

test('every word has to be found, in any text, whatever its case', () => {
  expect(searchEntries(entries, '', name).length).toBe(2);
  expect(searchEntries(entries, 'WORK 命盘', name).map((e) => e.id)).toEqual(['1']);
  expect(searchEntries(entries, '塔罗', name).map((e) => e.id)).toEqual(['2']);
  expect(searchEntries(entries, 'work 塔罗', name)).toEqual([]);
});

test('an entry is due from its day on', () => {
  expect(isDue(entry('1', {}), '2026-12-01')).toBe(false);
  expect(isDue(entry('1', { reviewAt: '2026-12-01' }), '2026-11-30')).toBe(false);
  expect(isDue(entry('1', { reviewAt: '2026-12-01' }), '2026-12-01')).toBe(true);
});
