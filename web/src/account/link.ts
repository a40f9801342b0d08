const linkForm = /^#(wb_l_[0-9A-Za-z]{38})$/;

// takeLink takes a sign-in link's secret out of the address, where it would stay in
// the history, into its form. It signs nobody in: somebody else may have sent the
// link, so the person presses the button.
export function takeLink(doc: Document, win: Window): void {
  const secret = linkForm.exec(win.location.hash)?.[1];
  const field = doc.getElementById('link');
  if (!secret || !(field instanceof HTMLInputElement)) return;
  win.history.replaceState(null, '', win.location.pathname + win.location.search);
  field.value = secret;
  field.type = 'password';
  doc.getElementById('by-link')?.setAttribute('open', '');
  const ready = doc.getElementById('link-ready');
  if (ready) ready.hidden = false;
  field.form?.querySelector('button')?.focus();
}
