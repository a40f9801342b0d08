import { describe, expect, it } from 'vitest';
import type { Kept } from '../kept/list';
import { readEntry } from './entry';
import {
  editEntry, exportJournal, JOURNAL_KEY, keepEntry, loadJournal, MAX_ENTRIES, mergeEntries, readJournalFile, removeEntry, restoreEntry,
} from './store';

function memory(room = Infinity): Kept & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (k) => kept.get(k) ?? null,
    removeItem: (k) => void kept.delete(k),
    setItem: (k, v) => {
      if (v.length > room) throw new DOMException('no room', 'QuotaExceededError');
      kept.set(k, v);
    },
  };
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const reading = (id: string, question = '') => ({ id, kind: 'tarot', result: { cards: [] }, question });
const ids = (s: Kept) => loadJournal(s).items.map((e) => e.id);

describe('the journal', () => {
  it('keeps readings newest first', () => {
    const s = memory();
    expect(keepEntry(s, reading('a'), at(0))).toBe('saved');
    expect(keepEntry(s, reading('b'), at(1))).toBe('saved');
    expect(ids(s)).toEqual(['b', 'a']);
  });

  it('F61: saving a reading again changes its entry and keeps what is not named', () => {
    const s = memory();
    keepEntry(s, { ...reading('a', 'why?'), context: 'told', provenance: { model: 'm' } }, at(0));
    keepEntry(s, { id: 'a', kind: 'tarot', result: { cards: [1] }, answer: { title: 'T' }, context: undefined }, at(1));
    editEntry(s, 'a', { note: 'mine' }, at(2));
    expect(loadJournal(s).items).toMatchObject([{
      id: 'a', question: 'why?', context: 'told', provenance: { model: 'm' }, note: 'mine', answer: { title: 'T' },
      result: { cards: [1] }, createdAt: at(0).toISOString(), updatedAt: at(2).toISOString(),
    }]);
    expect(loadJournal(s).items).toHaveLength(1);
  });

  it('refuses the entry after the hundredth and loses none', () => {
    const s = memory();
    for (let i = 0; i < MAX_ENTRIES; i++) keepEntry(s, reading(`e${i}`), at(i));
    expect(keepEntry(s, reading('more'), at(200))).toBe('journal_full');
    expect(keepEntry(s, reading('e0', 'changed'), at(201))).toBe('saved');
    expect(ids(s)).toHaveLength(MAX_ENTRIES);
  });

  it('brings a removed entry back to its place', () => {
    const s = memory();
    ['a', 'b', 'c'].forEach((id, i) => keepEntry(s, reading(id), at(i)));
    const b = loadJournal(s).items[1]!;
    removeEntry(s, 'b');
    expect(ids(s)).toEqual(['c', 'a']);
    expect(restoreEntry(s, b)).toBe('saved');
    expect(ids(s)).toEqual(['c', 'b', 'a']);
  });

  it('says what storage is full and what refuses, and writes nothing then', () => {
    const s = memory(300);
    keepEntry(s, reading('a'), at(0));
    const before = s.kept.get(JOURNAL_KEY);
    expect(keepEntry(s, reading('b', 'x'.repeat(300)), at(1))).toBe('storage_full');
    expect(s.kept.get(JOURNAL_KEY)).toBe(before);
    const refuse = () => { throw new Error('denied'); };
    expect(keepEntry({ getItem: refuse, setItem: refuse, removeItem: refuse }, reading('a'), at(0))).toBe('storage_failed');
  });

  it('puts a damaged record aside before it writes', () => {
    const s = memory();
    s.kept.set(JOURNAL_KEY, '[{"broken"');
    expect(keepEntry(s, reading('a'), at(0))).toBe('saved');
    expect(s.kept.get(`${JOURNAL_KEY}.damaged`)).toBe('[{"broken"');
    expect(ids(s)).toEqual(['a']);
  });

  it('two tabs do not undo each other', () => {
    const s = memory();
    keepEntry(s, reading('a'), at(0));
    const stale = loadJournal(s).items; // what another tab still shows
    keepEntry(s, reading('b'), at(1));
    editEntry(s, stale[0]!.id, { note: 'n' }, at(2));
    expect(loadJournal(s).items.map((e) => [e.id, e.note])).toEqual([['b', ''], ['a', 'n']]);
  });

  it('takes in its own export, twice without doubles', () => {
    const s = memory();
    ['a', 'b'].forEach((id, i) => keepEntry(s, reading(id), at(i)));
    const file = readJournalFile(exportJournal(loadJournal(s).items, at(9)));
    if ('fault' in file) throw new Error(file.fault);
    const other = memory();
    expect(mergeEntries(other, file.entries)).toEqual({ state: 'saved', added: 2, updated: 0, same: 0 });
    expect(mergeEntries(other, file.entries)).toEqual({ state: 'saved', added: 0, updated: 0, same: 2 });
    expect(loadJournal(other).items).toEqual(loadJournal(s).items);
  });

  it('the later change wins on import, and too many are refused whole', () => {
    const s = memory();
    keepEntry(s, reading('a'), at(0));
    const old = loadJournal(s).items;
    editEntry(s, 'a', { note: 'new' }, at(1));
    expect(mergeEntries(s, old).same).toBe(1);
    expect(mergeEntries(s, [{ ...old[0]!, note: 'newest', updatedAt: at(2).toISOString() }]).updated).toBe(1);
    expect(loadJournal(s).items[0]?.note).toBe('newest');
    const many = Array.from({ length: MAX_ENTRIES }, (_, i) => ({ ...old[0]!, id: `m${i}` }));
    expect(mergeEntries(s, many).state).toBe('journal_full');
    expect(ids(s)).toEqual(['a']);
  });

  it.each([
    ['not JSON', '{"version":1,', 'not_json'],
    ['something else', '{"a":1}', 'not_journal'],
    ['a number', '3', 'not_journal'],
    ['a conversation', '{"version":1,"session":{}}', 'conversation'],
    ['a later version', '{"version":2,"entries":[]}', 'newer'],
  ])('names what a file is: %s', (_, raw, fault) => {
    expect(readJournalFile(raw)).toEqual({ fault });
  });

  it('reads what can be read of a damaged file, and counts the rest', () => {
    const good = { id: 'a', kind: 'tarot', createdAt: 1767225600000, result: {} };
    const file = readJournalFile(JSON.stringify({ version: 1, entries: [good, null, { id: 'b' }, { ...good, id: 'c', kind: '<script>' }] }));
    expect(file).toMatchObject({ entries: [{ id: 'a' }], broken: 3 });
  });

  it('migrates entries of earlier forms', () => {
    expect(readEntry({ id: 'a', kind: 'bazi', createdAt: 1767225600000, result: { x: 1 } })).toEqual({
      id: 'a', kind: 'bazi', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', title: '', result: { x: 1 }, question: '', note: '',
    });
    expect(readJournalFile(JSON.stringify([{ id: 'a', kind: 'bazi', createdAt: '2026-01-01', result: {} }]))).toMatchObject({ entries: [{ id: 'a' }], broken: 0 });
    expect(readJournalFile(JSON.stringify({ version: 1, entry: { id: 'a', kind: 'bazi', createdAt: '2026-01-01', result: {} } }))).toMatchObject({ broken: 0 });
  });
});
