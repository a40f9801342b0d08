import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY } from './store';
import { Workspace, type Outside } from './workspace.svelte';

// server is a fake /api/v1/agent whose streams the test writes by hand.
function server() {
  const streams: { send: (e: object) => void; close: () => void; body: string; signal: AbortSignal }[] = [];
  const fake = (async (_: unknown, init: RequestInit) => {
    let control!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (c) => void (control = c) });
    const signal = init.signal as AbortSignal;
    signal.addEventListener('abort', () => {
      try {
        control.error(signal.reason);
      } catch {
        // closed before
      }
    });
    streams.push({
      send: (e) => control.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(e)}\n\n`)),
      close: () => control.close(),
      body: String(init.body),
      signal,
    });
    return new Response(body);
  }) as typeof fetch;
  return { streams, fetch: fake };
}

function outside(send: typeof fetch): Outside & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  let n = 0;
  return {
    kept,
    storage: { getItem: (k) => kept.get(k) ?? null, setItem: (k, v) => void kept.set(k, v), removeItem: (k) => void kept.delete(k) },
    fetch: send,
    now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, n)),
    newId: () => `id${++n}`,
  };
}

const settleAll = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Workspace', () => {
  it('runs a turn and keeps it', async () => {
    const { streams, fetch } = server();
    const out = outside(fetch);
    const w = new Workspace(out);
    const turn = w.send('问题');
    await settleAll();
    expect(w.running).toBe(true);
    streams[0]?.send({ type: 'start', runId: 'r', remaining: 7 });
    streams[0]?.send({ type: 'delta', text: '答' });
    streams[0]?.send({ type: 'done', status: 'complete', servedModel: 'm' });
    streams[0]?.close();
    await settleAll();
    await turn;
    expect(w.remaining).toBe(7);
    expect(w.current.title).toBe('问题');
    expect(w.current.messages.map((m) => [m.text, m.status])).toEqual([['问题', 'complete'], ['答', 'complete']]);
    expect(new Workspace(out).current.messages).toHaveLength(2);
  });

  it('F27: shows nothing that arrives after stop, and the next turn starts clean', async () => {
    const { streams, fetch } = server();
    const w = new Workspace(outside(fetch));
    const first = w.send('一');
    await settleAll();
    streams[0]?.send({ type: 'delta', text: 'a' });
    await settleAll();
    streams[0]?.send({ type: 'delta', text: 'late' });
    w.stop();
    const second = w.send('二');
    await settleAll();
    await first;
    streams[1]?.send({ type: 'delta', text: 'b' });
    streams[1]?.send({ type: 'done', status: 'complete' });
    streams[1]?.close();
    await settleAll();
    await second;
    expect(streams[0]?.signal.aborted).toBe(true);
    expect(w.current.messages.map((m) => [m.text, m.status])).toEqual([
      ['一', 'complete'], ['a', 'stopped'], ['二', 'complete'], ['b', 'complete'],
    ]);
  });

  it('F53: writes a turn only into its own conversation', async () => {
    const { streams, fetch } = server();
    const w = new Workspace(outside(fetch));
    const turn = w.send('一');
    await settleAll();
    w.create();
    expect(w.runningHere).toBe(false);
    await w.send('refused while another runs');
    expect(w.current.messages).toEqual([]);
    streams[0]?.send({ type: 'delta', text: 'a' });
    streams[0]?.send({ type: 'done', status: 'complete' });
    streams[0]?.close();
    await settleAll();
    await turn;
    expect(w.current.messages).toEqual([]);
    expect(w.sessions.find((s) => s.title === '一')?.messages[1]?.text).toBe('a');
  });

  it('stops the turn of a conversation that is deleted', async () => {
    const { streams, fetch } = server();
    const w = new Workspace(outside(fetch));
    const turn = w.send('一');
    await settleAll();
    w.remove(w.currentId);
    await turn;
    expect(streams[0]?.signal.aborted).toBe(true);
    expect(w.running).toBe(false);
    expect(w.sessions).toHaveLength(1);
    expect(w.current.messages).toEqual([]);
  });

  it('F50: names a broken stream and keeps what had arrived', async () => {
    const { streams, fetch } = server();
    const w = new Workspace(outside(fetch));
    const turn = w.send('一');
    await settleAll();
    streams[0]?.send({ type: 'delta', text: 'half' });
    streams[0]?.close();
    await settleAll();
    await turn;
    expect(w.current.messages[1]).toMatchObject({ text: 'half', status: 'error', error: { code: 'interrupted' } });
  });

  it('opens no second empty conversation', () => {
    const w = new Workspace(outside(server().fetch));
    w.create();
    w.create();
    expect(w.sessions).toHaveLength(1);
  });

  it('keeps what another tab stored, and its own running turn', async () => {
    const { streams, fetch } = server();
    const out = outside(fetch);
    const w = new Workspace(out);
    void w.send('mine');
    await settleAll();
    const other = new Workspace(out);
    other.create();
    void other.send('theirs');
    other.stop();
    w.adopt(out.kept.get(STORAGE_KEY) ?? null);
    expect(w.sessions.map((s) => s.title)).toEqual(['mine', 'theirs']);
    streams[0]?.send({ type: 'delta', text: 'a' });
    streams[0]?.send({ type: 'done', status: 'complete' });
    streams[0]?.close();
    await settleAll();
    expect(w.current.messages[1]).toMatchObject({ text: 'a', status: 'complete' });
    expect(new Workspace(out).sessions.map((s) => s.title).sort()).toEqual(['mine', 'theirs']);
  });

  it('forgets what another tab deleted', () => {
    const out = outside(server().fetch);
    const w = new Workspace(out);
    void w.send('x');
    w.stop();
    w.adopt('not what we store');
    expect(w.current.messages).toHaveLength(2);
    w.adopt(null);
    expect(w.sessions).toHaveLength(1);
    expect(w.current.messages).toEqual([]);
  });

  it('says when the browser keeps nothing', async () => {
    const out = outside(server().fetch);
    out.storage.setItem = () => { throw new Error('full'); };
    const w = new Workspace(out);
    void w.send('一');
    expect(w.saved).toBe('storage_failed');
    w.stop();
  });

  it('works in memory, and says so from the start, where storage is blocked', () => {
    const out = outside(server().fetch);
    const refuse = () => { throw new Error('denied'); };
    const w = new Workspace({ ...out, storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    expect(w.saved).toBe('storage_failed');
    void w.send('一');
    w.stop();
    expect(w.current.messages).toHaveLength(2);
    expect(w.saved).toBe('storage_failed');
  });

  it('never writes over what it could neither read nor put aside', () => {
    const out = outside(server().fetch);
    out.kept.set(STORAGE_KEY, 'unreadable');
    const put = out.storage.setItem;
    out.storage.setItem = (k, v) => {
      if (k !== STORAGE_KEY) throw new Error('full');
      put(k, v);
    };
    const w = new Workspace(out);
    void w.send('一');
    w.stop();
    expect(out.kept.get(STORAGE_KEY)).toBe('unreadable');
    expect(w.saved).toBe('storage_failed');
  });
});
