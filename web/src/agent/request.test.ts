import { describe, expect, it } from 'vitest';
import type { Artifact, Source } from '../wire/event';
import { bytes, contextOf, cut, historyOf, MAX_BODY_BYTES, turnRequest } from './request';
import { newMessage, newSession, type Message, type Session } from './session';

const said = (words: string, role: Message['role'] = 'user') => newMessage(words, role, words, 'complete');

function sessionOf(...messages: Message[]): Session {
  return { ...newSession('s', 'zh', new Date(0)), messages };
}

const chart = (n: number): Artifact => ({
  type: 'chart', id: `c${n}`, title: '', createdAt: '', input: { kind: 'bazi', input: { n } }, reading: { kind: 'bazi' },
});

const report = (n: number, visual?: unknown): Artifact =>
  ({
    type: 'report', id: `r${n}`, createdAt: '2026-01-01T00:00:00Z', title: `t${n}`, summary: 's',
    sections: [{ heading: 'h', body: 'b', sourceIds: [] }], questions: [], visual,
  }) as Artifact;

const source = (id: string): Source => ({ id, title: id, url: 'https://a.test/', kind: 'guide', level: '', excerpt: '', readAt: '' });

describe('history', () => {
  it('keeps the last sixteen that say something', () => {
    const messages = Array.from({ length: 20 }, (_, i) => said(`m${i}`));
    messages.splice(18, 0, said('  '), newMessage('e', 'assistant', '', 'stopped'));
    const history = historyOf(messages);
    expect(history).toHaveLength(16);
    expect(history[0]?.content).toBe('m4');
    expect(history.at(-1)?.content).toBe('m19');
  });

  it('cuts each to 7000 units and drops the oldest beyond 28000', () => {
    const messages = Array.from({ length: 6 }, (_, i) => said(String(i).repeat(9000)));
    const history = historyOf(messages);
    expect(history.map((m) => m.content.length)).toEqual([7000, 7000, 7000, 7000]);
    expect(history[0]?.content[0]).toBe('2');
    expect(historyOf([...messages, said('x')]).map((m) => m.content.length)).toEqual([7000, 7000, 7000, 1]);
  });

  it('says what was asked when the answer was a question', () => {
    const asked = { ...newMessage('q', 'assistant' as const, '', 'waiting' as const), question: { question: '何时出生？', options: [] } };
    expect(historyOf([asked])).toEqual([{ role: 'assistant', content: '何时出生？' }]);
  });

  it('never cuts a character in half', () => {
    expect(cut('ab𠀀', 3)).toBe('ab');
    expect(cut('ab𠀀', 4)).toBe('ab𠀀');
    expect(cut('a\ud840b', 9)).toBe('a\ufffdb');
  });
});

describe('context', () => {
  it('keeps the last six readings, two reports, twelve distinct sources', () => {
    const m = said('x', 'assistant');
    m.artifacts = [...Array.from({ length: 8 }, (_, i) => chart(i)), report(1), report(2), report(3)];
    m.sources = [...Array.from({ length: 15 }, (_, i) => source(`s${i}`)), source('s14'), source('x'.repeat(121))];
    const context = contextOf(sessionOf(m));
    expect(context.readings.map((r) => r.input)).toEqual([2, 3, 4, 5, 6, 7].map((n) => ({ n })));
    expect(context.reports.map((r) => r.title)).toEqual(['t2', 't3']);
    expect(context.sourceIds).toHaveLength(12);
    expect(context.sourceIds.at(-1)).toBe('s14');
  });

  it('F44, V3: sends reports without their id and drops a diagram of an unsound form', () => {
    const m = said('x', 'assistant');
    const item = { label: 'a', detail: 'b', sourceIds: [] };
    m.artifacts = [report(1, null), report(2, { type: 'steps', title: 't', items: [item, item], note: '' })];
    const [first, second] = contextOf(sessionOf(m)).reports;
    expect(Object.keys(first ?? {}).sort()).toEqual(['questions', 'sections', 'summary', 'title']);
    expect(second?.visual?.items).toHaveLength(2);
  });

  it('sends the birth only when it is ticked, and never the name of the place', () => {
    const s = sessionOf();
    s.context.birth = { date: '1990-05-01', time: null, timezone: 'Asia/Shanghai', dayBoundary: 'midnight', solarTime: false, placeName: '成都' };
    expect(contextOf(s)).not.toHaveProperty('birth');
    s.context.useBirth = true;
    expect(contextOf(s).birth).toEqual({ date: '1990-05-01', time: null, timezone: 'Asia/Shanghai', dayBoundary: 'midnight', solarTime: false });
  });

  it('cuts the note to 5000 units', () => {
    const s = sessionOf();
    s.context.note = '注'.repeat(6000);
    expect(contextOf(s).note).toHaveLength(5000);
  });
});

describe('turn request', () => {
  it('fits the body limit even where the parts add up to more', () => {
    const s = sessionOf(...Array.from({ length: 4 }, (_, i) => said(String(i) + '长'.repeat(6999))));
    s.context.note = '注'.repeat(5000);
    const request = turnRequest(s, '问'.repeat(3000), 'zh');
    expect(bytes(request)).toBeLessThanOrEqual(MAX_BODY_BYTES);
    expect(request.history.length).toBe(3);
    expect(request.history.at(-1)?.content[0]).toBe('3');
    expect(request.message).toHaveLength(3000);
    expect(request.consent).toBe(true);
  });
});
