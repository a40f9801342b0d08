import { describe, expect, it } from 'vitest';
import { ResponsesClient } from './responses';
import { SessionClient } from './session';
import { EventDecoder } from './sse';

const encoder = new TextEncoder();

// A server that answers each request with the next of these bodies, cut off where they end.
function server(...bodies: (string | { status: number; body?: string; after?: string })[]) {
  const asked: { method: string; url: string; headers: Record<string, string>; body: unknown }[] = [];
  const waited: number[] = [];
  const connection = {
    base: 'http://test',
    random: () => 1,
    wait: async (ms: number): Promise<void> => void waited.push(ms),
    fetch: (async (url: string, init: RequestInit) => {
      asked.push({ method: init.method ?? '', url: url.slice('http://test'.length), headers: init.headers as Record<string, string>, body: init.body === undefined ? undefined : JSON.parse(init.body as string) });
      const next = bodies.shift();
      if (next === undefined) return new Response('{"error":{"code":"not_found","message":"gone"}}', { status: 404 });
      if (typeof next === 'object') return new Response(next.body ?? null, { status: next.status, headers: next.after ? { 'Retry-After': next.after } : {} });
      const bytes = encoder.encode(next);
      return new Response(
        new ReadableStream({
          start(c) {
            for (let i = 0; i < bytes.length; i += 7) c.enqueue(bytes.slice(i, i + 7)); // characters are cut in two
            c.close();
          },
        }),
      );
    }) as typeof fetch,
  };
  return { asked, waited, connection };
}

async function all<T>(list: AsyncGenerator<T>): Promise<{ got: T[]; failed?: unknown }> {
  const got: T[] = [];
  try {
    for await (const each of list) got.push(each);
  } catch (failed) {
    return { got, failed };
  }
  return { got };
}

const frame = (event: string, data: unknown, id?: number) => `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

describe('EventDecoder', () => {
  it('keeps names, ids and lines, and leaves out comments and what is cut off', () => {
    const d = new EventDecoder();
    const text = ': ping\n\nevent: a\r\nid: 7\r\ndata: 甲\r\ndata: 乙\r\n\r\ndata:x\n\ndata: never';
    const bytes = encoder.encode(text);
    const got = [...bytes].flatMap((_, i) => d.push(bytes.slice(i, i + 1)));
    expect(got).toEqual([{ event: 'a', id: '7', data: '甲\n乙' }, { event: 'message', data: 'x' }]);
  });
  it('refuses what is not UTF-8', () => {
    expect(() => new EventDecoder().push(new Uint8Array([0xff, 0x0a]))).toThrow('UTF-8');
  });
});

describe('SessionClient.events', () => {
  const message = (n: number) => ({ session_id: 's', message: { id: `m${n}` } });
  it('goes on behind the last durable event: none missing, none twice', async () => {
    const s = server(
      frame('snapshot', { session: {}, inputs: [], last_event_id: 9 }) + frame('message', message(10), 10) + frame('delta', { message_id: 'm', text: '甲' }) + 'event: message\nid: 11\nda',
      { status: 503, after: '3' },
      frame('message', message(10), 10) + frame('message', message(11), 11) + frame('later', {}, 12),
    );
    const { got, failed } = await all(new SessionClient(s.connection).events('s'));
    expect(got.map((e) => `${e.type}${e.id ?? ''}`)).toEqual(['snapshot', 'message10', 'delta', 'message11']);
    expect(s.asked.map((a) => a.headers['Last-Event-ID'])).toEqual([undefined, '10', '10', '11']);
    expect(s.waited).toEqual([500, 3000, 500]);
    expect(failed).toMatchObject({ status: 404, code: 'not_found' });
  });
  it('starts anew from a snapshot when its cursor was too old', async () => {
    const s = server(frame('snapshot', { session: {}, inputs: [], last_event_id: 40 }) + frame('message', message(41), 41));
    const { got } = await all(new SessionClient(s.connection).events('s', { after: '2' }));
    expect(got.map((e) => e.type)).toEqual(['snapshot', 'message']);
    expect(s.asked[1]?.headers['Last-Event-ID']).toBe('41');
  });
  it('ends quietly when it is stopped', async () => {
    const stop = new AbortController();
    const s = server('');
    s.connection.wait = async () => {
      stop.abort();
      return undefined;
    };
    expect(await all(new SessionClient(s.connection).events('s', { signal: stop.signal }))).toEqual({ got: [] });
  });
});

describe('ResponsesClient', () => {
  const event = (n: number, type = 'response.output_text.delta') => frame(type, { type, sequence_number: n, ...(n === 0 ? { response: { id: 'resp_1', status: 'in_progress' } } : {}) });
  it('mends a break by reading on and never asks twice', async () => {
    const s = server(event(0, 'response.created') + event(1), { status: 502 }, event(2), event(3, 'response.completed') + 'data: [DONE]\n\n');
    const { got, failed } = await all(new ResponsesClient(s.connection).stream({ input: 'x', conversation: 'auto' }));
    expect(failed).toBeUndefined();
    expect(got.map((e) => e.sequence_number)).toEqual([0, 1, 2, 3]);
    expect(s.asked.map((a) => `${a.method} ${a.url}`)).toEqual([
      'POST /api/v1/responses',
      'GET /api/v1/responses/resp_1?stream=true&starting_after=1',
      'GET /api/v1/responses/resp_1?stream=true&starting_after=1',
      'GET /api/v1/responses/resp_1?stream=true&starting_after=2',
    ]);
    expect(s.asked.every((a) => a.headers['Agent-UI'] === 'agent-ui@1')).toBe(true);
  });
  it('notices a gap and reads again from before it', async () => {
    const s = server(event(0, 'response.created') + event(2), event(1) + event(2) + event(3, 'response.incomplete'));
    const { got, failed } = await all(new ResponsesClient(s.connection).stream({ input: 'x' }));
    expect(failed).toBeUndefined();
    expect(got.map((e) => e.sequence_number)).toEqual([0, 1, 2, 3]);
    expect(s.asked[1]?.url).toContain('starting_after=0');
  });
  it('does not take a stream that ends before it begins for an answer', async () => {
    const { failed } = await all(new ResponsesClient(server('').connection).stream({ input: 'x' }));
    expect(failed).toMatchObject({ code: 'cut_off' });
  });
  it('sends a bearer and no cookie, and steers', async () => {
    const s = server({ status: 202, body: '{"status":"pending"}' });
    await new ResponsesClient({ ...s.connection, bearer: 'wb_x' }).send('ses_1', 'more', 'steer', 'in-1');
    expect(s.asked[0]).toMatchObject({ headers: { Authorization: 'Bearer wb_x' }, body: { input: 'more', stream: false, conversation: 'ses_1', tjwater: { delivery: 'steer', input_id: 'in-1' } } });
  });
});
