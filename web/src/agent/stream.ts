// One turn over POST /api/v1/agent. Nothing is ever sent twice by itself.
import { BrokenStream, EventDecoder } from '../sse/decoder';
import { isTerminal, readEvent, type AgentEvent } from '../wire/event';
import { fields, text } from '../wire/read';
import type { TurnRequest } from './request';

export class TurnError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'TurnError';
    this.code = code;
  }
}

export interface TurnOptions {
  signal: AbortSignal;
  onEvent: (e: AgentEvent) => void;
  fetch?: typeof fetch;
}

const AGENT = '/api/v1/agent';

// streamTurn sends the turn and reports its events. It resolves after exactly one
// terminal event, which closes the stream. A refusal before the stream is a
// TurnError with the server's code; a stream that ends otherwise is a TurnError
// with the code "interrupted"; an abort rejects with the signal's reason.
export async function streamTurn(request: TurnRequest, options: TurnOptions): Promise<void> {
  const send = options.fetch ?? fetch;
  let response: Response;
  try {
    response = await send(AGENT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(request),
      signal: options.signal,
    });
  } catch (err) {
    options.signal.throwIfAborted();
    throw new TurnError('network', err instanceof Error ? err.message : '');
  }
  if (!response.ok || !response.body) throw await refusal(response);
  try {
    await readEvents(response.body, options.onEvent);
  } catch (err) {
    options.signal.throwIfAborted();
    throw new TurnError('interrupted', err instanceof Error ? err.message : '');
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, onEvent: (e: AgentEvent) => void): Promise<void> {
  const decoder = new EventDecoder();
  const reader = body.getReader();
  let ended: AgentEvent | undefined;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (const data of decoder.push(value)) {
        if (ended) throw new BrokenStream('an event after the end');
        const event = readEvent(data);
        if (!event) continue;
        if (isTerminal(event)) ended = event;
        else onEvent(event);
      }
    }
    decoder.end();
  } finally {
    reader.cancel().catch(() => undefined);
  }
  if (!ended) throw new BrokenStream('no end');
  onEvent(ended);
}

async function refusal(response: Response): Promise<TurnError> {
  try {
    const error = fields(fields(await response.json())?.error);
    return new TurnError(text(error?.code, 80) ?? String(response.status), text(error?.message, 2000) ?? '');
  } catch {
    return new TurnError(String(response.status), '');
  }
}
