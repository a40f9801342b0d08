// What a result gains in a browser: a card opens large over the page. Without a
// script its link leads to the picture.
import { t } from '../page/page';

// enliven is for what was just put into the page; links are found when they are
// pressed, so that nothing has to be done for each.
export function enliven(root: HTMLElement): void {
  root.addEventListener('click', (e) => {
    const link = (e.target as Element).closest<HTMLAnchorElement>('a.zoom');
    if (!link || e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    enlarge(link);
  });
}

// enlarge mounts the large picture only now, and takes it away when it is closed.
// Escape and the focus are the dialog's own.
function enlarge(link: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  const caption = link.dataset.caption ?? '';
  dialog.setAttribute('aria-label', caption);
  const picture = new Image(480, 800);
  picture.alt = caption;
  picture.src = link.href;
  if (link.dataset.reversed !== undefined) picture.className = 'reversed';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button';
  close.textContent = t('calculator.close');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (e) => e.target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus();
  });
  const words = document.createElement('div');
  words.append(line('h2', caption), ...said(link));
  dialog.append(close, picture, words);
  document.body.append(dialog);
  dialog.showModal();
}

function said({ dataset }: HTMLAnchorElement): HTMLElement[] {
  const { words, upright, turned } = dataset;
  const lines = words ? [line('p', words)] : [];
  if (upright) lines.push(line('h3', t('calculator.upright')), line('p', upright));
  if (turned) lines.push(line('h3', t('calculator.turned')), line('p', turned));
  return lines;
}

function line(tag: 'h2' | 'h3' | 'p', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
