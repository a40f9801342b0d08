// Which entries match what was typed, and which are due.
import type { Entry } from './entry';

// searchEntries keeps those that hold every word, in any of their texts.
export function searchEntries(entries: Entry[], typed: string, kindName: (kind: string) => string): Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((e) => {
    const all = [e.title, e.question, e.note, kindName(e.kind), e.createdAt.slice(0, 10)].join('\n').toLowerCase();
    return words.every((w) => all.includes(w));
  });
}

// isDue reports whether an entry was to be looked at again by today, a day.
export function isDue(e: Entry, today: string): boolean {
  return e.reviewAt !== undefined && e.reviewAt <= today;
}
