// A saved reading. What a calculator sent stands under result, unchanged.
import { fields, text, type Fields } from '../wire/read';

export interface Entry {
  id: string; // stable: saving the same reading again changes its entry
  createdAt: string;
  updatedAt: string;
  kind: string; // 'bazi', 'tarot', …, 'report' for one of the agent
  title: string;
  result: unknown;
  input?: unknown; // what a calculator needs to compute the result again
  question: string;
  note: string;
  reviewAt?: string; // a day, 2026-12-31: to be looked at again then
  answer?: unknown; // what a model said of it
  context?: string; // what was sent along for that answer
  provenance?: Fields; // which model, when
}

const KIND = /^[a-z][a-z_-]{0,39}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const MAX_NOTE = 5000;
const MAX_TEXT = 7000;

// readEntry returns a kept entry in today's form, or undefined when it is none.
// Earlier ones had no title, no time of change, and their instant as a number.
export function readEntry(v: unknown): Entry | undefined {
  const f = fields(v);
  const id = text(f?.id, 120);
  const kind = text(f?.kind, 40);
  const createdAt = instant(f?.createdAt);
  if (!f || !id || !kind || !KIND.test(kind) || !createdAt || f.result === undefined) return undefined;
  const entry: Entry = {
    id, kind, createdAt,
    updatedAt: instant(f.updatedAt) ?? createdAt,
    title: text(f.title, 300) ?? '',
    result: f.result,
    question: text(f.question, MAX_TEXT) ?? '',
    note: text(f.note, MAX_TEXT) ?? '',
  };
  if (f.input !== undefined) entry.input = f.input;
  const day = text(f.reviewAt, 10);
  if (day && DAY.test(day)) entry.reviewAt = day;
  if (f.answer !== undefined && f.answer !== null) entry.answer = f.answer;
  const context = text(f.context, MAX_TEXT);
  if (context) entry.context = context;
  const provenance = fields(f.provenance);
  if (provenance) entry.provenance = provenance;
  return entry;
}

function instant(v: unknown): string | undefined {
  const at = typeof v === 'number' || typeof v === 'string' ? new Date(v) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}
