// What a calculator's page shows: the answer and what gives it again.
import { fields, list, number, text, type Fields } from '../wire/read';
import type { BroughtReading } from '../birth/handoff';
import type { ReadingInput } from '../wire/event';

export interface Shown {
  kind: string;
  title: string;
  question: string;
  input: Fields;
  reading: Fields;
  words: string; // the same in characters
}

export function readShown(v: unknown): Shown | undefined {
  const f = fields(v);
  const kind = text(f?.kind, 40);
  const input = fields(f?.input);
  const reading = fields(f?.reading);
  if (!f || !kind || !input || !reading) return undefined;
  return { kind, input, reading, title: text(f.title, 300) ?? '', question: text(f.question, 2000) ?? '', words: text(f.words, 20_000) ?? '' };
}

// readingInput is the chart as the agent takes it: from what it can compute the
// same again, without chance. Kinds that it does not take have none.
export function readingInput(s: Shown): ReadingInput | undefined {
  switch (s.kind) {
    case 'bazi':
    case 'ziwei':
      return { kind: s.kind, input: s.input };
    case 'iching':
    case 'liuyao':
    case 'meihua':
      return { kind: 'iching', input: { lines: s.reading.lines, locale: s.input.locale } };
    case 'tarot': {
      const cards = list(s.reading.cards, (c) => {
        const f = fields(c);
        const id = number(f?.id);
        return f && id !== undefined ? { id, reversed: f.reversed === true } : undefined;
      });
      return { kind: s.kind, input: { cards, spread: fields(s.reading.spread)?.id, locale: s.input.locale } };
    }
  }
  return undefined;
}

// broughtReading is the chart on its way to the workspace, which shows boards and
// plum blossom casts as the hexagrams that they are, with the rest riding along.
export function broughtReading(s: Shown): BroughtReading | undefined {
  const input = readingInput(s);
  if (!input) return undefined;
  const result: Fields = { ...s.reading, kind: input.kind };
  if (s.kind === 'meihua') result.meihua = s.reading;
  return { ...input, title: s.title, result };
}

// stableId is the same for the same answer: saving it twice makes one entry.
export async function stableId(s: Shown): Promise<string> {
  const told = JSON.stringify([s.kind, s.input, s.question]);
  const sum = await digest(new TextEncoder().encode(told));
  return `${s.kind}-${sum}`;
}

// digest is a hash that tells readings apart; on a plain http address the browser
// offers no other.
async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (globalThis.crypto?.subtle) {
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(sum.slice(0, 12), (b) => b.toString(16).padStart(2, '0')).join('');
  }
  let a = 0xcbf29ce484222325n;
  for (const b of bytes) a = BigInt.asUintN(64, (a ^ BigInt(b)) * 0x100000001b3n);
  return a.toString(16).padStart(16, '0');
}
