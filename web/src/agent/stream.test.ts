import { describe, expect, it } from 'vitest';
import type { AgentEvent } from '../wire/event';
import type { TurnRequest } from './request';
import { streamTurn, TurnError } from './stream';

const request = { message: 'x' } as TurnRequest;
const done = 'data: {"type":"done","status":"complete"}\n\n';

function answering(body: string | ReadableStream, init: ResponseInit = {}): typeof fetch {
  return async () => new Response(body, init);
}

async function run(fake: typeof fetch, signal = new AbortController().signal) {
  const events: AgentEvent[] = [];
  const result = await streamTurn(request, { signal, fetch: fake, onEvent: (e) => events.push(e) }).then(
    () => 'ok',
    (err: unknown) => (err instanceof TurnError ? err.code : String(err)),
  );
  return { events: events.map((e) => e.type), result };
}

describe('streamTurn', () => {
  it('ends well after exactly one terminal event', async () => {
    const body = 'data: {"type":"start","runId":"r","remaining":1}\n\n: keepalive\n\ndata: {"type":"delta","text":"a"}\n\n' + done;
    expect(await run(answering(body))).toEqual({ events: ['start', 'delta', 'done'], result: 'ok' });
  });

  it('hands on a failure that the server names', async () => {
    const body = 'data: {"type":"error","code":"agent_upstream","message":"m"}\n\n';
    expect(await run(answering(body))).toEqual({ events: ['error'], result: 'ok' });
  });

  it.each([
    ['no terminal event', 'data: {"type":"delta","text":"a"}\n\n', ['delta']],
    ['nothing at all', '', []],
    ['two terminal events', done + done, []],
    ['an event after the end', done + 'data: {"type":"delta","text":"a"}\n\n', []],
    ['a terminal event cut off', done.slice(0, -1), []],
    ['an unreadable end', 'data: {"type":"done"}\n\n', []],
  ])('is interrupted by %s', async (_, body, events) => {
    expect(await run(answering(body))).toEqual({ events, result: 'interrupted' });
  });

  it('names a refusal by its code', async () => {
    const body = JSON.stringify({ error: { code: 'daily_allowance', message: 'Enough / 够了' } });
    expect(await run(answering(body, { status: 429 }))).toEqual({ events: [], result: 'daily_allowance' });
    expect((await run(answering('<html>', { status: 502 }))).result).toBe('502');
  });

  it('names a connection that could not be made', async () => {
    expect((await run(async () => Promise.reject(new TypeError('failed')))).result).toBe('network');
  });

  it('rejects with the reason of an abort, not with an interruption', async () => {
    const abort = new AbortController();
    const body = new ReadableStream({
      start(c) {
        c.enqueue(new TextEncoder().encode('data: {"type":"delta","text":"a"}\n\n'));
        abort.signal.addEventListener('abort', () => c.error(abort.signal.reason));
      },
    });
    const result = run(answering(body), abort.signal);
    abort.abort(new Error('stopped'));
    expect((await result).result).toBe('Error: stopped');
  });
});
