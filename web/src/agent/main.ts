// The island of the workspace. Which model answers stands on its element.
import { mount } from 'svelte';
import { takeHandoff } from '../birth/handoff';
import { readPage } from '../page/page';
import { fields, text } from '../wire/read';
import App from './App.svelte';
import { STORAGE_KEY } from './store';
import { Workspace } from './workspace.svelte';
import './agent.css';

// newId works where crypto.randomUUID does not: on a plain http address.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}

const page = readPage(document);
const target = document.getElementById('agent');
if (target) {
  const workspace = new Workspace({
    storage: localStorage,
    fetch: (input, init) => fetch(input, init),
    now: () => new Date(),
    newId,
  });
  addEventListener('storage', (e) => e.key === STORAGE_KEY && workspace.adopt());
  const handoff = takeHandoff(sessionStorage);
  if (handoff?.birth) {
    workspace.create();
    workspace.setBirth(handoff.birth);
  }
  const posted = text(fields(page.page)?.draft, 3000) ?? '';
  if (posted !== '') workspace.create();
  target.replaceChildren();
  mount(App, {
    target,
    props: {
      workspace,
      model: { name: target.dataset.model ?? '', outside: target.dataset.outside === 'true' },
      draft: posted || (handoff?.draft ?? ''),
    },
  });
}
