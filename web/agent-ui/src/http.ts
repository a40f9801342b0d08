// How the clients of this package ask the server: by a cookie of the page, or by
// a bearer key. Time and chance are passed in.

export interface Connection {
  base?: string; // "https://wenbu.example"; "" = the page's own origin
  bearer?: string; // an API key; otherwise the page's cookie
  fetch?: typeof fetch;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  random?: () => number;
}

// Refused is an answer of the server that says no.
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfter?: number, // seconds
  ) {
    super(message);
  }
}

export class Http {
  readonly #c: Connection;

  constructor(c: Connection) {
    this.#c = c;
  }

  async send(method: string, path: string, options: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal | undefined } = {}): Promise<Response> {
    const headers: Record<string, string> = { ...options.headers };
    if (this.#c.bearer !== undefined) headers.Authorization = `Bearer ${this.#c.bearer}`;
    const init: RequestInit = { method, headers, credentials: this.#c.bearer === undefined ? 'same-origin' : 'omit' };
    if (options.signal) init.signal = options.signal;
    if (options.body !== undefined) {
      headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(options.body);
    }
    const answer = await (this.#c.fetch ?? fetch)((this.#c.base ?? '') + path, init);
    if (!answer.ok) throw await refusal(answer);
    return answer;
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, body === undefined ? {} : { body });
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  // backOff waits before an attempt to read a stream again: half a second and
  // twice as long each time, up to half a minute, by a random part.
  backOff(attempt: number, signal?: AbortSignal, atLeast = 0): Promise<void> {
    const most = Math.min(30_000, 500 * 2 ** attempt);
    return (this.#c.wait ?? wait)(Math.max(atLeast, most * (0.5 + 0.5 * (this.#c.random ?? Math.random)())), signal);
  }
}

async function refusal(answer: Response): Promise<Refused> {
  let code = '';
  let message = `status ${answer.status}`;
  try {
    const body = (await answer.json()) as { error?: { code?: string; message?: string } };
    code = body.error?.code ?? '';
    message = body.error?.message ?? message;
  } catch {
    // the status says enough
  }
  const after = Number(answer.headers.get('Retry-After'));
  return new Refused(answer.status, code, message, after > 0 ? after : undefined);
}

// passing says whether reading again may succeed.
export function passing(err: unknown): boolean {
  return err instanceof Refused ? err.status === 429 || err.status >= 500 : !(err instanceof DOMException && err.name === 'AbortError');
}

export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, stop) => {
    const aborted = (): void => {
      clearTimeout(timer);
      stop(new DOMException('stopped', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', aborted);
      done();
    }, ms);
    if (signal?.aborted) aborted();
    else signal?.addEventListener('abort', aborted, { once: true });
  });
}
