import { describe, expect, it } from 'vitest';
import { DAMAGED_KEY, MAX_STORED_UNITS, exportSession, loadSessions, readSessions, saveSessions, STORAGE_KEY } from './store';
import { openStorage, type Kept } from '../kept/list';
import { newMessage, newSession, titleOf, type Session } from './session';

// memory is a storage with room for a number of units.
function memory(raw: string | null, room = Infinity): Kept & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  if (raw !== null) kept.set(STORAGE_KEY, raw);
  return {
    kept,
    getItem: (k) => kept.get(k) ?? null,
    removeItem: (k) => void kept.delete(k),
    setItem: (k, v) => {
      const others = [...kept].filter(([key]) => key !== k).reduce((sum, [, value]) => sum + value.length, 0);
      if (others + v.length > room) throw new DOMException('no room', 'QuotaExceededError');
      kept.set(k, v);
    },
  };
}

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
  it('F59, V3: come back with what ran marked as stopped and unsafe parts left out', () => {
    let raw = '';
    expect(saveSessions({ setItem: (_, v) => (raw = v) }, [sample()])).toBe('saved');
    const [s] = loadSessions(memory(raw)).sessions;
    expect(s?.messages.map((m) => m.status)).toEqual(['complete', 'stopped']);
    const m = s?.messages[1];
    expect(m?.text).toBe('half an ans');
    expect(m?.tools.map((t) => t.status)).toEqual(['complete', 'error']);
    expect(m?.sources.map((x) => x.id)).toEqual(['g']);
    expect(m?.artifacts).toHaveLength(2);
    expect(m?.artifacts[1]).not.toHaveProperty('visual');
  });

  it.each([null, '', '[]'])('are none in %s', (raw) => {
    expect(loadSessions(memory(raw))).toEqual({ sessions: [], state: 'saved' });
  });

  it.each(['nonsense', '{}', '3', '[null, 3, {"id":"x"}, {"messages":[]}]'])('that cannot be read are put aside: %s', (raw) => {
    const storage = memory(raw);
    expect(loadSessions(storage)).toEqual({ sessions: [], state: 'saved', damaged: DAMAGED_KEY });
    expect([...storage.kept]).toEqual([[DAMAGED_KEY, raw]]);
  });

  it('are put aside whole when a part of them can be read', () => {
    const raw = JSON.stringify([newSession('good', 'zh', new Date(0)), 'bad']);
    const storage = memory(raw);
    const loaded = loadSessions(storage);
    expect(loaded.sessions.map((s) => s.id)).toEqual(['good']);
    expect(storage.kept.get(DAMAGED_KEY)).toBe(raw);
  });

  it('that were put aside before are not written over', () => {
    const storage = memory('newer');
    storage.kept.set(DAMAGED_KEY, 'older');
    expect(loadSessions(storage).damaged).toBe(`${DAMAGED_KEY}.2`);
    expect(storage.kept.get(DAMAGED_KEY)).toBe('older');
  });

  it('need no room of their own to be put aside, and stay where there is none', () => {
    const raw = 'x'.repeat(100);
    expect(loadSessions(memory(raw, 150)).damaged).toBe(DAMAGED_KEY);
    const stuck = { ...memory(raw), kept: new Map([[STORAGE_KEY, raw]]) };
    stuck.getItem = (k) => stuck.kept.get(k) ?? null;
    stuck.removeItem = (k) => void stuck.kept.delete(k);
    stuck.setItem = (k, v) => {
      if (k !== STORAGE_KEY) throw new DOMException('no', 'QuotaExceededError');
      stuck.kept.set(k, v);
    };
    expect(loadSessions(stuck)).toEqual({ sessions: [], state: 'storage_failed' });
    expect([...stuck.kept]).toEqual([[STORAGE_KEY, raw]]);
  });

  it('leave out messages that have no form and keep the rest', () => {
    const raw = JSON.stringify([{ id: 's', messages: [{ id: 'a' }, null, { id: 'b', role: 'system', text: 'x' }, { id: 'c', role: 'user', text: 'x' }] }]);
    expect(readSessions(raw).sessions[0]?.messages.map((m) => m.id)).toEqual(['c']);
  });

  it('survive a browser that refuses its storage', () => {
    const refuse = () => { throw new Error('denied'); };
    const blocked = openStorage(refuse);
    expect(loadSessions(blocked)).toEqual({ sessions: [], state: 'storage_failed' });
    expect(saveSessions(blocked, [])).toBe('storage_failed');
    expect(saveSessions({ setItem: refuse }, [])).toBe('storage_failed');
  });

  it('tell a full storage from one that refuses', () => {
    expect(saveSessions(memory(null, 10), [sample()])).toBe('storage_full');
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
