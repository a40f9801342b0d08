import { describe, expect, it } from 'vitest';
import { forgetDraft, takeDraft } from './draft';

function entry() {
  return {
    state: null as unknown,
    replaced: 0,
    replaceState(state: unknown) {
      this.state = state;
      this.replaced++;
    },
  };
}

describe('a brought question', () => {
  it('outlives a reload until it is sent', () => {
    const e = entry();
    expect(takeDraft(e, '问')).toBe('问');
    expect(takeDraft(e, undefined)).toBe('问');
    forgetDraft(e);
    expect(takeDraft(e, undefined)).toBe('');
  });

  it('replaces the posted page even when it brought nothing', () => {
    const e = entry();
    expect(takeDraft(e, '')).toBe('');
    expect(e.replaced).toBe(1);
  });

  it('leaves the history of a plain visit alone', () => {
    const e = entry();
    expect(takeDraft(e, undefined)).toBe('');
    forgetDraft(e);
    expect(e.replaced).toBe(0);
    e.state = { draft: 3 };
    expect(takeDraft(e, undefined)).toBe('');
  });
});
