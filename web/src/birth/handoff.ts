// What the chart page hands to the workspace in the same tab. It is taken once and
// never stands in an address. It stays in the browser, except in one that keeps
// nothing: there it is posted to the workspace's page, as the landing page does.
import type { ReadingInput } from '../wire/event';
import { fields, text } from '../wire/read';
import { readBirth, type Birth } from './birth';

const KEY = 'wenbu.handoff.v1';
const MAX_NOTE = 2500; // what a conversation's note takes

export interface Handoff {
  birth?: Birth;
  reading?: BroughtReading;
  note?: string; // what the agent cannot compute again, in words
  draft: string;
}

// BroughtReading is a chart that is already there, and what gives it again.
export interface BroughtReading extends ReadingInput {
  title: string;
  result: unknown;
}

// goToAgent opens the workspace with a handoff. A conversation takes whole minutes.
// Where nothing can be kept, only the words and the birth come along.
export function goToAgent(doc: Document, path: string, handoff: Handoff): void {
  const birth = handoff.birth && { ...handoff.birth, time: handoff.birth.time?.slice(0, 5) ?? null };
  if (leaveForAgent(() => sessionStorage, { ...handoff, birth })) location.assign(path);
  else postForm(doc, path, { message: handoff.draft, ...(birth ? { birth: JSON.stringify(birth) } : {}) });
}

// leaveForAgent reports whether the browser keeps the handoff. To ask for its
// storage may already fail.
export function leaveForAgent(storage: () => Pick<Storage, 'setItem'>, handoff: Handoff): boolean {
  try {
    storage().setItem(KEY, JSON.stringify(handoff));
    return true;
  } catch {
    return false;
  }
}

export function takeHandoff(storage: () => Pick<Storage, 'getItem' | 'removeItem'>): Handoff | undefined {
  try {
    const kept = storage();
    const raw = kept.getItem(KEY);
    kept.removeItem(KEY);
    return readHandoff(JSON.parse(raw ?? 'null'));
  } catch {
    return undefined;
  }
}

// readHandoff reads what was kept or what the server wrote into the page.
export function readHandoff(v: unknown): Handoff | undefined {
  const f = fields(v);
  return f && { birth: readBirth(f.birth), reading: readBrought(f.reading), note: text(f.note, MAX_NOTE), draft: text(f.draft, 3000) ?? '' };
}

function readBrought(v: unknown): BroughtReading | undefined {
  const f = fields(v);
  const kind = text(f?.kind, 40);
  if (!f || !kind || !fields(f.input) || !fields(f.result)) return undefined;
  return { kind, input: f.input, result: f.result, title: text(f.title, 300) ?? kind };
}

function postForm(doc: Document, path: string, values: Record<string, string>): void {
  const form = doc.createElement('form');
  form.method = 'post';
  form.action = path;
  form.hidden = true;
  for (const [name, value] of Object.entries(values)) {
    const input = doc.createElement('input');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  doc.body.append(form);
  form.submit();
}
