import { describe, expect, it } from 'vitest';
import { MAX_STORED_UNITS, exportSession, loadSessions, saveSessions, STORAGE_KEY } from './store';
import { newMessage, newSession, titleOf, type Session } from './session';

const keeping = (raw: string | null) => ({ getItem: () => raw });

function sample(): Session {
  const s = newSession('s1', 'en', new Date('2026-01-02T03:04:05Z'));
  const m = newMessage('m1', 'assistant', 'half an ans', 'running');
  m.tools = [
    { id: '1', name: 'calculate_bazi', label: 'Calculate', status: 'complete', detail: 'Completed', artifactId: 'a' },
    { id: '2', name: 'read_library', label: 'Read', status: 'running', detail: '' },
  ];
  m.sources = [
    { id: 'g', title: 'G', url: 'https://a.test/', kind: 'guide', level: 'editorial', excerpt: 'e', readAt: '' },
    { id: 'bad', title: 'B', url: 'javascript:alert(1)', kind: 'guide', level: '', excerpt: '', readAt: '' },
  ];
  m.artifacts = [
    { type: 'chart', id: 'a', title: 'T', createdAt: '', input: { kind: 'bazi', input: {} }, reading: { kind: 'bazi' } },
    { type: 'report', id: 'r', createdAt: '', title: 't', summary: 's', sections: [{ heading: 'h', body: 'b', sourceIds: [] }], questions: ['q'], visual: { bad: true } as never },
  ];
  s.messages = [newMessage('m0', 'user', 'hello', 'complete'), m];
  return s;
}

describe('kept conversations', () => {
  it('come back with what ran marked as stopped and unsafe parts left out', () => {
    let raw = '';
    expect(saveSessions({ setItem: (_, v) => (raw = v) }, [sample()])).toBe('saved');
    const [s] = loadSessions(keeping(raw));
    expect(s?.messages.map((m) => m.status)).toEqual(['complete', 'stopped']);
    const m = s?.messages[1];
    expect(m?.text).toBe('half an ans');
    expect(m?.tools.map((t) => t.status)).toEqual(['complete', 'error']);
    expect(m?.sources.map((x) => x.id)).toEqual(['g']);
    expect(m?.artifacts).toHaveLength(2);
    expect(m?.artifacts[1]).not.toHaveProperty('visual');
  });

  it.each([null, '', 'nonsense', '{}', '3', '[null, 3, {"id":"x"}, {"messages":[]}]'])('are none in %s', (raw) => {
    expect(loadSessions(keeping(raw))).toEqual([]);
  });

  it('leave out messages that have no form and keep the rest', () => {
    const raw = JSON.stringify([{ id: 's', messages: [{ id: 'a' }, null, { id: 'b', role: 'system', text: 'x' }, { id: 'c', role: 'user', text: 'x' }] }]);
    expect(loadSessions(keeping(raw))[0]?.messages.map((m) => m.id)).toEqual(['c']);
  });

  it('survive a browser that refuses its storage', () => {
    const refuse = () => { throw new Error('denied'); };
    expect(loadSessions({ getItem: refuse })).toEqual([]);
    expect(saveSessions({ setItem: refuse }, [])).toBe('storage_failed');
  });

  it('are not written when they are too large', () => {
    const s = sample();
    s.messages[0]!.text = 'x'.repeat(MAX_STORED_UNITS);
    let written = false;
    expect(saveSessions({ setItem: () => (written = true) }, [s])).toBe('storage_full');
    expect(written).toBe(false);
  });

  it('use one entry', () => {
    let key = '';
    saveSessions({ setItem: (k) => (key = k) }, []);
    expect(key).toBe(STORAGE_KEY);
    expect(STORAGE_KEY).toBe('wenbu.agent.sessions.v1');
  });

  it('are exported with a version', () => {
    expect(JSON.parse(exportSession(sample(), new Date(0)))).toMatchObject({ version: 1, exportedAt: '1970-01-01T00:00:00.000Z', session: { id: 's1' } });
  });
});

describe('titleOf', () => {
  it('is the first thirty characters', () => {
    expect(titleOf('  一\n二  三 ')).toBe('一 二 三');
    expect([...titleOf('𠀀'.repeat(40))]).toHaveLength(30);
  });
});
