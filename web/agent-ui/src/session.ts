// A conversation that the server keeps: its record, its inputs, and its event
// stream, read again after every break from where it broke.
import { type Connection, Http, passing, Refused } from './http';
import { events, type ServerEvent } from './sse';
import type { RenderStatus, StoredEnvelope, UIEnvelope } from './types';

export interface Receipt {
  object: 'tjwater.response_input';
  input_id: string;
  session_id: string;
  response_id: string | null;
  delivery: 'steer' | 'queue';
  status: 'pending' | 'delivered';
  position: number | null;
  created_at: number;
  started?: boolean;
}

export interface SessionMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  status: string;
  created_at: number;
  response_id: string | null;
  uiEnvelopes?: StoredEnvelope[];
}

export interface SessionRecord {
  object: 'session';
  session_id: string;
  title: string;
  status: 'idle' | 'running';
  active_response_id: string | null;
  created_at: number;
  updated_at: number;
  messages?: SessionMessage[];
  pending_inputs?: number | Receipt[];
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more?: boolean;
  last_id?: string | null;
}

// SessionEvent is one event of a conversation. Those with an id are durable; a
// delta is live only.
export type SessionEvent =
  | { type: 'snapshot'; id?: string; data: { session: SessionRecord; inputs: Receipt[]; last_event_id: string | number } }
  | { type: 'message'; id?: string; data: { session_id: string; message: SessionMessage } }
  | { type: 'ui_envelope'; id?: string; data: { session_id: string; envelope_id: string; created_at: number; envelope: UIEnvelope } }
  | { type: 'user_input'; id?: string; data: Receipt }
  | { type: 'response'; id?: string; data: { session_id: string; response_id: string; status: string } }
  | { type: 'session'; id?: string; data: Record<string, unknown> }
  | { type: 'delta'; id?: string; data: { message_id: string; text: string } };

const TYPES = new Set(['snapshot', 'message', 'ui_envelope', 'user_input', 'response', 'session', 'delta']);

export class SessionClient {
  readonly #http: Http;

  constructor(c: Connection = {}) {
    this.#http = new Http(c);
  }

  create(body: { title?: string; locale?: 'zh' | 'en' } = {}): Promise<SessionRecord> {
    return this.#http.json('POST', '/api/v1/session', body);
  }

  get(id: string): Promise<SessionRecord> {
    return this.#http.json('GET', path(id));
  }

  list(page: { limit?: number; after?: string } = {}): Promise<List<SessionRecord>> {
    const query = new URLSearchParams(Object.entries(page).map(([k, v]) => [k, String(v)])).toString();
    return this.#http.json('GET', '/api/v1/session' + (query && `?${query}`));
  }

  remove(id: string): Promise<void> {
    return this.#http.json('DELETE', path(id));
  }

  export(id: string): Promise<unknown> {
    return this.#http.json('GET', `${path(id)}/export`);
  }

  inputs(id: string): Promise<List<Receipt>> {
    return this.#http.json('GET', `${path(id)}/inputs`);
  }

  setDelivery(id: string, inputId: string, delivery: 'steer' | 'queue'): Promise<Receipt> {
    return this.#http.json('PATCH', `${path(id)}/inputs/${encodeURIComponent(inputId)}`, { delivery });
  }

  dropInput(id: string, inputId: string): Promise<void> {
    return this.#http.json('DELETE', `${path(id)}/inputs/${encodeURIComponent(inputId)}`);
  }

  // report tells the server what became of an envelope.
  report(id: string, envelopeId: string, renderStatus: RenderStatus, error?: string): Promise<void> {
    const body = error === undefined ? { renderStatus } : { renderStatus, error };
    return this.#http.json('PATCH', `${path(id)}/envelopes/${encodeURIComponent(envelopeId)}`, body);
  }

  // events reads a conversation's events for as long as the caller goes on. After a
  // break it reads again behind the last durable event, so that none is missing and
  // none comes twice; a snapshot, first or after a cursor that is too old, says
  // where everything stands. It ends with an error only when reading again cannot
  // help, as with a conversation that is gone.
  async *events(id: string, options: { after?: string; signal?: AbortSignal } = {}): AsyncGenerator<SessionEvent, void, undefined> {
    let cursor = options.after;
    let attempt = 0;
    while (!options.signal?.aborted) {
      let atLeast = 0;
      try {
        const headers: Record<string, string> = { Accept: 'text/event-stream' };
        if (cursor !== undefined) headers['Last-Event-ID'] = cursor;
        const answer = await this.#http.send('GET', `${path(id)}/events`, { headers, signal: options.signal });
        if (!answer.body) throw new Refused(answer.status, 'no_body', 'the answer has no body');
        for await (const frame of events(answer.body)) {
          attempt = 0;
          const e = read(frame);
          if (!e) continue;
          if (e.type === 'snapshot') cursor = String(e.data.last_event_id);
          else if (e.id !== undefined) {
            if (cursor !== undefined && !later(e.id, cursor)) continue; // seen before the break
            cursor = e.id;
          }
          yield e;
        }
      } catch (err) {
        if (options.signal?.aborted) return;
        if (!passing(err)) throw err;
        if (err instanceof Refused && err.retryAfter !== undefined) atLeast = err.retryAfter * 1000;
      }
      try {
        await this.#http.backOff(attempt++, options.signal, atLeast);
      } catch {
        return; // stopped while waiting
      }
    }
  }
}

function path(id: string): string {
  return `/api/v1/session/${encodeURIComponent(id)}`;
}

// read reads one frame; one of a type that is not known is left out.
function read(frame: ServerEvent): SessionEvent | undefined {
  if (!TYPES.has(frame.event)) return undefined;
  const data: unknown = JSON.parse(frame.data);
  return (frame.id === undefined ? { type: frame.event, data } : { type: frame.event, id: frame.id, data }) as SessionEvent;
}

// later compares durable ids, which are whole numbers.
function later(a: string, b: string): boolean {
  return a.length !== b.length ? a.length > b.length : a > b;
}
