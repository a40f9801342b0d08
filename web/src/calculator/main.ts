// The island of the calculator pages. The server makes the form and the result;
// here the form is sent without leaving the page, and what needs a browser is
// added to the result: journal, print, picture, the way to the agent.
import { readPage, setPage, t } from '../page/page';
import { fields } from '../wire/read';
import { addActions } from './actions';
import { enliven } from './enliven';
import { readShown } from './shown';

const root = document.getElementById('calculator');
let abort: AbortController | undefined;

if (root) {
  readPage(document);
  root.addEventListener('submit', (e) => void send(e as SubmitEvent, root));
  enliven(root);
  show(root, readPage(document).page);
}

// show adds to what the server wrote.
function show(at: HTMLElement, page: unknown): void {
  const shown = readShown(page);
  if (shown) addActions(at, shown);
}

// send posts the form as the browser would, and puts the answer in its place. A
// form that asks for a file is left to the browser.
async function send(e: SubmitEvent, at: HTMLElement): Promise<void> {
  const form = e.target as HTMLFormElement;
  if (form.id !== 'form') return;
  e.preventDefault();
  abort?.abort();
  const own = new AbortController();
  abort = own;
  const body = new FormData(form, e.submitter);
  at.setAttribute('aria-busy', 'true');
  const button = form.querySelector<HTMLButtonElement>('.submit .button');
  const label = button?.textContent ?? '';
  if (button) {
    button.disabled = true;
    button.textContent = t('calculator.busy');
  }
  try {
    const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(body as unknown as Record<string, string>), signal: own.signal });
    take(at, await response.text());
  } catch {
    if (own.signal.aborted) return;
    complain(form, t('calculator.network'));
  } finally {
    at.removeAttribute('aria-busy');
    if (button?.isConnected) {
      button.disabled = false;
      button.textContent = label;
    }
  }
}

// take puts the server's page in the place of this one, from the form down.
function take(at: HTMLElement, html: string): void {
  const answer = new DOMParser().parseFromString(html, 'text/html');
  const next = answer.getElementById('calculator');
  if (!next) {
    const words = answer.querySelector('main p')?.textContent;
    complain(at.querySelector('form')!, words || t('calculator.network'));
    return;
  }
  const data = fields(JSON.parse(answer.getElementById('page-data')?.textContent ?? '{}'));
  at.replaceChildren(...Array.from(next.childNodes, (n) => document.importNode(n, true)));
  if (data) setPage({ ...readPage(document), page: data.page });
  show(at, data?.page);
  const first = at.querySelector<HTMLElement>('[aria-invalid="true"], .field-error ~ input, .places input, #result-title, .problem');
  first?.focus();
}

// complain says at the head of the form what went wrong; what was entered stays.
function complain(form: HTMLFormElement, words: string): void {
  form.querySelector('.problem')?.remove();
  const p = document.createElement('p');
  p.className = 'problem';
  p.setAttribute('role', 'alert');
  p.textContent = words;
  form.prepend(p);
}
