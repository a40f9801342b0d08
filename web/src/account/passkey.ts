// Passkeys: the browser is asked with what the server says, and its answer goes back.
import { locale, tOptional } from '../page/page';

const base = '/api/v1/account';

// The addresses of what a passkey is for.
const doors: Record<string, { question: string; answer: string }> = {
  signup: { question: '/signup/passkey/question', answer: '/signup/passkey' },
  signin: { question: '/signin/passkey/question', answer: '/signin/passkey' },
  add: { question: '/passkeys/question', answer: '/passkeys' },
};

// Refused is what the server said in its own words.
class Refused extends Error {}

async function post(path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const value = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Refused(ownWords(value));
  return value;
}

// ownWords takes this page's language out of "English / 中文".
function ownWords(value: Record<string, unknown>): string {
  const message = String((value.error as { message?: unknown } | undefined)?.message ?? '');
  const at = message.indexOf(' / ');
  if (at < 0) return message;
  return locale() === 'en' ? message.slice(0, at) : message.slice(at + 3);
}

// passkeyButtons shows what is for passkeys where the browser has them.
export function passkeyButtons(doc: Document): void {
  if (typeof PublicKeyCredential === 'undefined' || !('parseCreationOptionsFromJSON' in PublicKeyCredential)) return;
  for (const part of doc.querySelectorAll<HTMLElement>('[data-passkey]')) {
    const door = doors[part.dataset.passkey ?? ''];
    const button = part.querySelector('button');
    const problem = part.querySelector<HTMLElement>('.problem');
    if (!door || !button || !problem) continue;
    part.hidden = false;
    button.addEventListener('click', async () => {
      problem.hidden = true;
      button.disabled = true;
      try {
        await run(doc, part.dataset.passkey ?? '', door);
        location.assign(part.dataset.next ?? '/');
      } catch (err) {
        problem.textContent = said(err);
        problem.hidden = false;
        button.disabled = false;
      }
    });
  }
}

async function run(doc: Document, what: string, door: { question: string; answer: string }): Promise<void> {
  const value = (id: string) => (doc.getElementById(id) as HTMLInputElement | null)?.value.trim() ?? '';
  if (what === 'signup') {
    const name = doc.getElementById('name') as HTMLInputElement;
    if (!name.reportValidity()) throw new DOMException('', 'AbortError');
  }
  const begun = await post(door.question, what === 'signup' ? { name: value('name'), ...(value('invite') && { invite: value('invite') }) } : {});
  const options = begun.options as never;
  const credential =
    what === 'signin'
      ? await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
      : await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  const response = (credential as PublicKeyCredential).toJSON();
  await post(door.answer, what === 'add' ? { name: value('passkey-name'), response } : { response });
}

function said(err: unknown): string {
  if (err instanceof Refused && err.message) return err.message;
  return tOptional(err instanceof DOMException ? 'passkey.stopped' : 'passkey.failed') ?? '';
}
