import { describe, expect, it } from 'vitest';
import { readReport, readVisual } from './report';

const item = (detail = 'd') => ({ label: 'l', detail, sourceIds: [] });
const visual = (items: unknown[], more = {}) => ({ type: 'steps', title: 't', items, note: '', ...more });
const report = (more = {}) => ({ title: 't', summary: 's', sections: [{ heading: 'h', body: 'b', sourceIds: ['a'] }], questions: [], ...more });

describe('readVisual', () => {
  it('takes two to four sound items', () => {
    expect(readVisual(visual([item(), item()]))?.items).toHaveLength(2);
    for (const bad of [
      visual([item()]),
      visual([item(), item(), item(), item(), item()]),
      visual([item(), item('x'.repeat(161))]),
      visual([item(), null]),
      visual([item(), item()], { type: 'pie' }),
      visual([item(), item()], { title: ' ' }),
      null,
      [],
    ]) {
      expect(readVisual(bad)).toBeUndefined();
    }
  });
});

describe('readReport', () => {
  it('shows an old report without a diagram, and a report whose diagram is unsound', () => {
    expect(readReport(report())).toEqual(report());
    expect(readReport(report({ visual: visual([item()]) }))).not.toHaveProperty('visual');
    expect(readReport(report({ visual: visual([item(), item()]) }))?.visual?.type).toBe('steps');
  });

  it('refuses what is not a report', () => {
    for (const bad of [null, {}, report({ title: '' }), report({ sections: [] }), report({ sections: [{}] }), report({ summary: 'x'.repeat(451) }), report({ sections: Array(5).fill(report().sections[0]) })]) {
      expect(readReport(bad)).toBeUndefined();
    }
  });
});
