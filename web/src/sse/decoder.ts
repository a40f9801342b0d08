// A decoder for the event streams of this server: frames of "data:" lines, each
// ended by an empty line. It accepts CRLF, ignores comments, and refuses what
// is too long, not UTF-8, or cut in the middle.

export const MAX_UNITS = 262144;

export class BrokenStream extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BrokenStream';
  }
}

export class EventDecoder {
  #utf8 = new TextDecoder('utf-8', { fatal: true });
  #tail = ''; // a line that has not ended yet
  #data: string[] = []; // lines of an event that has not ended yet
  #size = 0;

  // push returns the data of every event that these bytes complete.
  push(bytes: Uint8Array): string[] {
    const lines = (this.#tail + this.#decode(bytes)).split('\n');
    this.#tail = lines.pop() ?? '';
    const events: string[] = [];
    for (const line of lines) this.#line(line.endsWith('\r') ? line.slice(0, -1) : line, events);
    if (this.#tail.length > MAX_UNITS) throw new BrokenStream('line too long');
    return events;
  }

  // end is called when the stream closed: nothing may be left over.
  end(): void {
    this.#tail += this.#decode();
    if (this.#tail !== '' || this.#data.length > 0) throw new BrokenStream('last event cut off');
  }

  #decode(bytes?: Uint8Array): string {
    try {
      return bytes ? this.#utf8.decode(bytes, { stream: true }) : this.#utf8.decode();
    } catch {
      throw new BrokenStream('not UTF-8');
    }
  }

  #line(line: string, events: string[]): void {
    if (line.length > MAX_UNITS) throw new BrokenStream('line too long');
    if (line === '') {
      if (this.#data.length > 0) events.push(this.#data.join('\n'));
      this.#data = [];
      this.#size = 0;
      return;
    }
    if (!line.startsWith('data:')) return; // a comment, or a field we have no use for
    const text = line.startsWith('data: ') ? line.slice(6) : line.slice(5);
    this.#size += text.length;
    if (this.#size > MAX_UNITS) throw new BrokenStream('event too long');
    this.#data.push(text);
  }
}
