// copyButtons shows the buttons that copy a field or a text, named by data-copy.
export function copyButtons(doc: Document): void {
  if (!navigator.clipboard) return;
  for (const button of doc.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const from = doc.getElementById(button.dataset.copy ?? '');
    if (!from) continue;
    button.hidden = false;
    const name = button.textContent;
    button.addEventListener('click', async () => {
      const text = from instanceof HTMLInputElement ? from.value : (from.textContent ?? '');
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = button.dataset.done ?? name;
      } catch {
        if (from instanceof HTMLInputElement) from.select(); // the person copies it by hand
      }
    });
  }
}
