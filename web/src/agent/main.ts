// The island of the workspace. Which model answers stands on its element.
import { mount } from 'svelte';
import { readHandoff, takeHandoff } from '../birth/handoff';
import { openStorage } from '../kept/list';
import { readPage } from '../page/page';
import App from './App.svelte';
import { takeDraft } from './draft';
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
    storage: openStorage(() => localStorage),
    fetch: (input, init) => fetch(input, init),
    now: () => new Date(),
    newId,
  });
  addEventListener('storage', (e) => e.key === STORAGE_KEY && workspace.adopt(e.newValue));
  const brought = readHandoff(page.page) ?? takeHandoff(() => sessionStorage);
  const draft = takeDraft(history, brought?.draft);
  if (brought?.birth || brought?.reading || brought?.note || draft !== '') workspace.create();
  if (brought?.birth) workspace.setBirth(brought.birth);
  if (brought?.note) workspace.setNote(brought.note);
  if (brought?.reading) workspace.bring(brought.reading);
  target.replaceChildren();
  mount(App, {
    target,
    props: {
      workspace,
      model: { name: target.dataset.model ?? '', outside: target.dataset.outside === 'true' },
      draft,
    },
  });
}
