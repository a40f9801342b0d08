// The question that waits in the composer, brought from another page. The page of
// a posted form can be neither reloaded nor gone forward to; so its address takes
// its place in the history, and the draft stands there until it is sent.
import { fields, text } from '../wire/read';

type Entry = Pick<History, 'state' | 'replaceState'>;

// takeDraft returns the question to begin with: the one brought now, or one brought
// before that was not sent yet.
export function takeDraft(entry: Entry, brought: string | undefined): string {
  if (brought !== undefined) entry.replaceState({ draft: brought }, '');
  return brought ?? text(fields(entry.state)?.draft, 3000) ?? '';
}

// forgetDraft is for a question that was sent or given up.
export function forgetDraft(entry: Entry): void {
  if (entry.state !== null) entry.replaceState(null, '');
}
