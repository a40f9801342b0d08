// What the chart page hands to the workspace in the same tab. It stays in the
// browser, is taken once, and never stands in an address.
import { fields, text } from '../wire/read';
import { readBirth, type Birth } from './birth';

const KEY = 'wenbu.handoff.v1';

export interface Handoff {
  birth?: Birth;
  draft: string;
}

export function leaveForAgent(storage: Pick<Storage, 'setItem'>, handoff: Handoff): void {
  try {
    storage.setItem(KEY, JSON.stringify(handoff));
  } catch {
    // Without storage the workspace opens empty and asks for itself.
  }
}

export function takeHandoff(storage: Pick<Storage, 'getItem' | 'removeItem'>): Handoff | undefined {
  try {
    const raw = storage.getItem(KEY);
    storage.removeItem(KEY);
    const f = fields(JSON.parse(raw ?? 'null'));
    return f && { birth: readBirth(f.birth), draft: text(f.draft, 3000) ?? '' };
  } catch {
    return undefined;
  }
}
