// The client of POST /api/v1/responses with business events: it streams, goes on
// after a break from the last number it has seen, cancels, and speaks into a run.
import { type Connection, Http, passing, Refused } from './http';
import type { Receipt } from './session';
import { events } from './sse';

export interface ResponseEvent {
  type: string;
  sequence_number: number;
  response?: { id: string; status: string };
  [member: string]: unknown;
}

export interface ResponseRequest {
  input: string | unknown[];
  conversation?: string;
  instructions?: string;
  model?: string;
  metadata?: Record<string, string>;
  previous_response_id?: string;
  tjwater?: { context?: Record<string, unknown> };
}

const TERMINAL = new Set(['response.completed', 'response.failed', 'response.incomplete']);
const BUSINESS = { 'Agent-UI': 'agent-ui@1' };
const MAX_BREAKS = 8;

export class ResponsesClient {
  readonly #http: Http;

  constructor(c: Connection = {}) {
    this.#http = new Http(c);
  }

  // stream starts a response and yields its events up to the terminal one. A
  // break is mended by reading on; the request itself is never sent twice.
  async *stream(request: ResponseRequest, signal?: AbortSignal): AsyncGenerator<ResponseEvent, void, undefined> {
    const seen = { id: '', cursor: -1, done: false };
    const answer = await this.#http.send('POST', '/api/v1/responses', { body: { ...request, stream: true }, headers: { ...BUSINESS, Accept: 'text/event-stream' }, signal });
    try {
      yield* this.#read(answer, seen);
    } catch (err) {
      if (signal?.aborted || seen.id === '') throw err;
    }
    if (!seen.done && seen.id === '') throw new Refused(0, 'cut_off', 'the stream ended before the response began');
    yield* this.#mend(seen, signal);
  }

  // resume yields the events of a response behind one of them, up to the terminal one.
  async *resume(id: string, startingAfter?: number, signal?: AbortSignal): AsyncGenerator<ResponseEvent, void, undefined> {
    yield* this.#mend({ id, cursor: startingAfter ?? -1, done: false }, signal);
  }

  async *#mend(seen: { id: string; cursor: number; done: boolean }, signal?: AbortSignal): AsyncGenerator<ResponseEvent, void, undefined> {
    for (let breaks = 0; !seen.done; ) {
      const before = seen.cursor;
      try {
        const query = seen.cursor < 0 ? 'stream=true' : `stream=true&starting_after=${seen.cursor}`;
        const answer = await this.#http.send('GET', `${path(seen.id)}?${query}`, { headers: { ...BUSINESS, Accept: 'text/event-stream' }, signal });
        yield* this.#read(answer, seen);
      } catch (err) {
        if (signal?.aborted || !passing(err)) throw err;
      }
      if (seen.done) return;
      breaks = seen.cursor > before ? 0 : breaks + 1;
      if (breaks >= MAX_BREAKS) throw new Refused(0, 'cut_off', 'the stream broke off again and again');
      await this.#http.backOff(breaks, signal);
    }
  }

  async *#read(answer: Response, seen: { id: string; cursor: number; done: boolean }): AsyncGenerator<ResponseEvent, void, undefined> {
    if (!answer.body) throw new Refused(answer.status, 'no_body', 'the answer has no body');
    for await (const frame of events(answer.body)) {
      if (frame.data === '[DONE]') return;
      const e = JSON.parse(frame.data) as ResponseEvent;
      if (e.sequence_number <= seen.cursor) continue;
      if (e.sequence_number !== seen.cursor + 1) throw new Error(`event ${seen.cursor + 1} is missing`);
      seen.cursor = e.sequence_number;
      if (e.response) seen.id = e.response.id;
      seen.done = TERMINAL.has(e.type);
      yield e;
      if (seen.done) return;
    }
  }

  get(id: string): Promise<Record<string, unknown>> {
    return this.#http.json('GET', path(id));
  }

  cancel(id: string): Promise<Record<string, unknown>> {
    return this.#http.json('POST', `${path(id)}/cancel`, {});
  }

  remove(id: string): Promise<void> {
    return this.#http.json('DELETE', path(id));
  }

  // send speaks into a conversation: steer at the next step, queue after the run.
  // The same inputId again is the same input. Where nothing runs, it starts a run.
  send(conversation: string, text: string, delivery: 'steer' | 'queue', inputId: string, context?: Record<string, unknown>): Promise<Receipt> {
    const tjwater = { delivery, input_id: inputId, ...(context ? { context } : {}) };
    return this.#http.json('POST', '/api/v1/responses', { input: text, stream: false, conversation, tjwater });
  }
}

function path(id: string): string {
  return `/api/v1/responses/${encodeURIComponent(id)}`;
}
