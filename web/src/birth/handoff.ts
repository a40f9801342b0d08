// What the chart page hands to the workspace in the same tab. It is taken once and
// never stands in an address. It stays in the browser, except in one that keeps
// nothing: there it is posted to the workspace's page, as the landing page does.
import { fields, text } from '../wire/read';
import { readBirth, type Birth } from './birth';

const KEY = 'wenbu.handoff.v1';

export interface Handoff {
  birth?: Birth;
  draft: string;
}

// goToAgent opens the workspace with a handoff. A conversation takes whole minutes.
export function goToAgent(doc: Document, path: string, handoff: { birth: Birth; draft: string }): void {
  const birth = { ...handoff.birth, time: handoff.birth.time?.slice(0, 5) ?? null };
  if (leaveForAgent(() => sessionStorage, { ...handoff, birth })) location.assign(path);
  else postForm(doc, path, { message: handoff.draft, birth: JSON.stringify(birth) });
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
  return f && { birth: readBirth(f.birth), draft: text(f.draft, 3000) ?? '' };
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
