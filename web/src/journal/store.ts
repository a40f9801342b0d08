// The journal: readings that the person kept, in this browser only, newest first.
// Every change reads what is stored, changes one entry and writes it back, so that
// two open tabs do not undo each other.
import { loadList, readList, saveText, type Kept, type Loaded, type SaveResult } from '../kept/list';
import { fields } from '../wire/read';
import { readEntry, type Entry } from './entry';

export type { Entry };
export const JOURNAL_KEY = 'wenbu.journal.v1';
export const MAX_ENTRIES = 100;
const MAX_UNITS = 3_600_000;

export type Keeping = SaveResult | 'journal_full';

// NewEntry is what a page saves. What it does not name, an entry of the same id
// keeps.
export type NewEntry = Pick<Entry, 'id' | 'kind' | 'result'> & Partial<Omit<Entry, 'createdAt' | 'updatedAt'>>;

export function loadJournal(storage: Kept): Loaded<Entry> {
  return loadList(storage, JOURNAL_KEY, readEntry);
}

// keepEntry saves a reading: a new one at the top, or the one of that id in place.
export function keepEntry(storage: Kept, saved: NewEntry, now: Date): Keeping {
  return change(storage, (entries) => {
    const at = now.toISOString();
    const old = entries.find((e) => e.id === saved.id);
    if (old) return entries.map((e) => (e === old ? { ...old, ...named(saved), updatedAt: at } : e));
    if (entries.length >= MAX_ENTRIES) return undefined;
    return [{ title: '', question: '', note: '', ...named(saved), createdAt: at, updatedAt: at } as Entry, ...entries];
  });
}

// editEntry changes the note or the day of an entry that is still there.
export function editEntry(storage: Kept, id: string, edit: Partial<Pick<Entry, 'note' | 'reviewAt'>>, now: Date): Keeping {
  return change(storage, (entries) => entries.map((e) => (e.id === id ? { ...e, ...edit, updatedAt: now.toISOString() } : e)));
}

export function removeEntry(storage: Kept, id: string): Keeping {
  return change(storage, (entries) => entries.filter((e) => e.id !== id));
}

// restoreEntry undoes a removal: the entry comes back in its place.
export function restoreEntry(storage: Kept, entry: Entry): Keeping {
  return mergeEntries(storage, [entry]).state;
}

export interface Merged {
  state: Keeping;
  added: number;
  updated: number;
  same: number; // already there, as new or newer
}

// mergeEntries takes in entries from elsewhere, all or none. Of two with one id
// the one that was changed last stays.
export function mergeEntries(storage: Kept, incoming: Entry[]): Merged {
  const merged: Merged = { state: 'saved', added: 0, updated: 0, same: 0 };
  merged.state = change(storage, (entries) => {
    const byId = new Map(entries.map((e) => [e.id, e]));
    for (const e of incoming) {
      const old = byId.get(e.id);
      if (old && old.updatedAt >= e.updatedAt) merged.same++;
      else {
        merged[old ? 'updated' : 'added']++;
        byId.set(e.id, e);
      }
    }
    if (byId.size > MAX_ENTRIES) return undefined;
    return [...byId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  });
  return merged;
}

export function exportJournal(entries: Entry[], now: Date): string {
  return JSON.stringify({ version: 1, exportedAt: now.toISOString(), entries }, undefined, 2);
}

export type ImportFault = 'not_json' | 'not_journal' | 'conversation' | 'newer';

// readJournalFile reads an export: of the whole journal, of one entry, or a bare
// list as the earliest ones were. broken counts the entries that cannot be read.
export function readJournalFile(raw: string): { entries: Entry[]; broken: number } | { fault: ImportFault } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw.replace(/^\ufeff/, ''));
  } catch {
    return { fault: 'not_json' };
  }
  const f = fields(parsed);
  if (f?.session !== undefined || f?.sessions !== undefined) return { fault: 'conversation' };
  if (typeof f?.version === 'number' && f.version > 1) return { fault: 'newer' };
  const found = Array.isArray(parsed) ? parsed : Array.isArray(f?.entries) ? f.entries : f?.entry !== undefined ? [f.entry] : undefined;
  if (!found) return { fault: 'not_journal' };
  const { items } = readList(JSON.stringify(found), readEntry);
  return { entries: items, broken: found.filter((v) => !readEntry(v)).length };
}

// change applies one change to what is stored now. A change that returns nothing
// found the journal full.
function change(storage: Kept, apply: (entries: Entry[]) => Entry[] | undefined): Keeping {
  const loaded = loadJournal(storage);
  if (loaded.state !== 'saved') return loaded.state;
  const entries = apply(loaded.items);
  if (!entries) return 'journal_full';
  return saveText(storage, JOURNAL_KEY, JSON.stringify(entries), MAX_UNITS);
}

function named(saved: NewEntry): Partial<Entry> {
  return Object.fromEntries(Object.entries(saved).filter(([, v]) => v !== undefined));
}
