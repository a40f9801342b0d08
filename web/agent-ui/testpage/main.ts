// The page of the browser test: it shows what the test hands to it and says what
// became of it.
import { mountEnvelope, plainRenderers, SessionClient, validate } from '../src/index';
import type { MapHost, Mounted, Problem, RenderStatus, SessionEvent } from '../src/index';
import { createMap } from '../src/map';

const renderers = plainRenderers();

interface Shown {
  name: string;
  status: RenderStatus;
  problems: Problem[];
  error?: string;
  text: string;
}

const stage = (): HTMLElement => document.getElementById('stage') as HTMLElement;
let host: MapHost | undefined;

const api = {
  async map(): Promise<void> {
    host = await createMap(stage(), { locale: 'en' });
  },
  state: () => host?.state(),
  // show mounts an envelope, waits, and takes it away again unless it is to stay.
  async show(name: string, envelope: unknown, options: { stay?: boolean; onMap?: boolean; id?: string; replay?: boolean; scheme?: 'light' | 'dark' } = {}): Promise<Shown> {
    const reports: { status: RenderStatus; error?: string | undefined }[] = [];
    const mounted: Mounted = mountEnvelope(stage(), envelope, {
      renderers,
      locale: 'en',
      envelopeId: options.id ?? name,
      ...(options.replay ? { replay: true } : {}),
      ...(options.scheme ? { scheme: options.scheme } : {}),
      ...(options.onMap && host ? { map: host } : {}),
      report: (status, error) => reports.push({ status, error }),
    });
    const status = await mounted.ready;
    await new Promise(requestAnimationFrame);
    const text = (stage().lastElementChild as HTMLElement | null)?.innerText ?? '';
    if (reports.length !== 1 || reports[0]?.status !== status) throw new Error(`${name}: reported ${JSON.stringify(reports)}`);
    if (!options.stay) mounted.destroy();
    const error = reports[0].error;
    return { name, status, problems: validate(envelope), text, ...(error === undefined ? {} : { error }) };
  },
  clear: () => stage().replaceChildren(),
  // follow reads a conversation's events until one has the wanted id, and reports
  // what becomes of its envelopes.
  async follow(id: string, until: string): Promise<SessionEvent[]> {
    const client = new SessionClient({ random: () => 0, wait: (ms) => new Promise((done) => setTimeout(done, ms / 50)) });
    const got: SessionEvent[] = [];
    const stop = new AbortController();
    for await (const e of client.events(id, { signal: stop.signal })) {
      got.push(e);
      if (e.type === 'ui_envelope') {
        const status = await mountEnvelope(stage(), e.data.envelope, { renderers, locale: 'en', envelopeId: e.data.envelope_id }).ready;
        await client.report(id, e.data.envelope_id, status);
      }
      if (e.id === until) stop.abort();
    }
    return got;
  },
};

export type TestPage = typeof api;
Object.assign(window, { agentUI: api });
