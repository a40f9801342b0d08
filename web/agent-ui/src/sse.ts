// A decoder of event streams that keeps what resuming needs: the event's name and
// id. Text is decoded as it arrives, so that a character cut in two stays whole.

export interface ServerEvent {
  event: string; // "message" when the stream did not say
  data: string;
  id?: string; // of the last event that had one, where this one has it
}

const MAX_UNITS = 8 << 20;

export class BrokenStream extends Error {}

export class EventDecoder {
  #utf8 = new TextDecoder('utf-8', { fatal: true });
  #tail = '';
  #event = '';
  #data: string[] = [];
  #size = 0;
  #id: string | undefined;

  // push returns the events that these bytes complete.
  push(bytes: Uint8Array): ServerEvent[] {
    let text: string;
    try {
      text = this.#utf8.decode(bytes, { stream: true });
    } catch {
      throw new BrokenStream('the stream is not UTF-8');
    }
    const lines = (this.#tail + text).split('\n');
    this.#tail = lines.pop() ?? '';
    this.#bound(this.#tail.length);
    const done: ServerEvent[] = [];
    for (const line of lines) this.#line(line.endsWith('\r') ? line.slice(0, -1) : line, done);
    return done;
  }

  #bound(size: number): void {
    if (size > MAX_UNITS) throw new BrokenStream('an event is too long');
  }

  #line(line: string, done: ServerEvent[]): void {
    if (line === '') {
      this.#finish(done);
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return; // a comment
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'event') this.#event = value;
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
    else if (field === 'data') {
      this.#bound((this.#size += value.length));
      this.#data.push(value);
    }
  }

  #finish(done: ServerEvent[]): void {
    if (this.#data.length > 0) {
      const e: ServerEvent = { event: this.#event || 'message', data: this.#data.join('\n') };
      if (this.#id !== undefined) e.id = this.#id;
      done.push(e);
    }
    this.#event = '';
    this.#data = [];
    this.#size = 0;
    this.#id = undefined;
  }
}

// events reads the events of an answer until it ends. What stands without its
// empty line at the end is no event.
export async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void, undefined> {
  const decoder = new EventDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* decoder.push(value);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
