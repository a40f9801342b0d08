// The page that connects agents: examples to copy, and a try of a key, which is
// kept nowhere and sent to this server alone.
import { copyButtons } from '../account/copy';
import { readPage, tOptional } from '../page/page';
import { callFree, listTools } from './try';

readPage(document);
copyButtons(document);

const form = document.querySelector<HTMLFormElement>('#try form');
const field = document.getElementById('try-key');
const answer = document.getElementById('try-answer');
if (form && answer && field instanceof HTMLInputElement) {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wants = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'list';
    say(answer, tOptional('try.waiting') ?? '', '');
    try {
      const ask = wants === 'call' ? callFree : listTools;
      const got = await ask(field.value.trim(), fetch);
      const key = got.refused ? 'try.refused' : wants === 'call' ? 'try.answer' : 'try.tools';
      say(answer, tOptional(key) ?? '', got.text);
    } catch {
      say(answer, tOptional('try.failed') ?? '', '');
    }
  });
}

// say shows a sentence and a text, as text.
function say(where: Element, sentence: string, text: string): void {
  const p = document.createElement('p');
  p.textContent = sentence;
  where.replaceChildren(p);
  if (text) {
    const pre = document.createElement('pre');
    pre.tabIndex = 0;
    pre.textContent = text;
    where.append(pre);
  }
}
