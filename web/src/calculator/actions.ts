// The buttons below a result that need a browser: journal, agent, print, picture.
import { goToAgent } from '../birth/handoff';
import { keepEntry, type Keeping } from '../journal/store';
import { openStorage } from '../kept/list';
import { pathIn, t, tOptional } from '../page/page';
import { saveBlob } from '../chart/save';
import { pictureOf } from './picture';
import { broughtReading, stableId, type Shown } from './shown';

const NOTE = 2000; // characters of a chart that the agent cannot compute again

const SAID = {
  saved: 'calculator.saved',
  journal_full: 'calculator.journalFull',
  storage_full: 'calculator.storageFull',
  storage_failed: 'calculator.storageFailed',
} as const satisfies Record<Keeping, string>;

// said tells what came of saving.
export function said(state: Keeping): string {
  return t(SAID[state]);
}

// addActions puts the buttons in front of the server's file buttons.
export function addActions(root: HTMLElement, shown: Shown): void {
  const files = root.querySelector<HTMLFormElement>('form.files');
  if (!files) return;
  const status = document.createElement('p');
  status.className = 'said hint';
  status.setAttribute('role', 'status');
  const drawing = root.querySelector<SVGSVGElement>('.drawing svg');
  const buttons = [
    button(t('calculator.ask'), true, () => ask(shown)),
    button(t('calculator.save'), false, async () => {
      status.textContent = said(await save(shown));
    }),
    button(t('calculator.print'), false, () => print()),
  ];
  const first = files.querySelector('button');
  for (const b of buttons) files.insertBefore(b, first);
  if (drawing) files.append(button(t('calculator.png'), false, () => savePicture(drawing, shown.kind)));
  const note = document.createElement('p');
  note.className = 'hint';
  note.textContent = t('calculator.askNote');
  files.append(status, note);
}

function button(label: string, first: boolean, press: () => unknown): HTMLButtonElement {
  const b = document.createElement('button');
  b.type = 'button';
  b.className = first ? 'button' : 'button quiet';
  b.textContent = label;
  b.addEventListener('click', () => void press());
  return b;
}

export async function save(shown: Shown, now = new Date()): Promise<Keeping> {
  const { kind, title, question, input, reading } = shown;
  const storage = openStorage(() => localStorage);
  return keepEntry(storage, { id: await stableId(shown), kind, title, question, input, result: reading }, now);
}

export function ask(shown: Shown): void {
  const draft = [shown.question, (tOptional(`calculator.draft.${shown.kind}`) ?? '').replace('{title}', () => shown.title.split(' → ').at(-1) ?? '')].filter((s) => s).join('\n\n');
  goToAgent(document, pathIn('/agent/'), {
    draft,
    reading: broughtReading(shown),
    note: shown.words ? [...shown.words].slice(0, NOTE).join('') : undefined,
  });
}

export async function savePicture(drawing: SVGSVGElement, kind: string): Promise<void> {
  const picture = await pictureOf(drawing);
  if (picture) saveBlob(`wenbu-${kind}.png`, picture);
}
