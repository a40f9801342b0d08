// The state of the workspace: the conversations, which one is shown, and the one
// turn that may be running. A turn belongs to its own message: switching to
// another conversation does not touch it, and what arrives after it was stopped
// or replaced goes nowhere.
import type { Birth } from '../birth/birth';
import { locale, ownSide, tOptional } from '../page/page';
import type { BroughtReading } from '../birth/handoff';
import { readArtifact, type AgentEvent } from '../wire/event';
import { turnRequest } from './request';
import { MAX_MESSAGES, newMessage, newSession, titleOf, type Message, type Session } from './session';
import type { Kept, SaveResult } from '../kept/list';
import { loadSessions, readSessions, saveSessions } from './store';
import { streamTurn, TurnError } from './stream';
import { applyEvent, settle } from './turn';

const SAVE_PAUSE_MS = 180;
const TEXT_PAUSE_MS = 50;

interface Run {
  session: Session;
  message: Message;
  abort: AbortController;
  text: string; // deltas not shown yet
  timer?: ReturnType<typeof setTimeout>;
}

// Outside is what the workspace needs from the browser.
export interface Outside {
  storage: Kept;
  fetch: typeof fetch;
  now: () => Date;
  newId: () => string;
}

export class Workspace {
  sessions: Session[] = $state([]);
  currentId = $state('');
  remaining: number | undefined = $state();
  saved: SaveResult = $state('saved');
  damaged: string | undefined = $state(); // where an entry that could not be read was put aside
  #run: Run | undefined = $state.raw();
  #outside: Outside;
  #keeps: boolean; // false: what is stored must not be written over
  #saveTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(outside: Outside) {
    this.#outside = outside;
    const loaded = loadSessions(outside.storage);
    this.sessions = loaded.sessions;
    this.saved = loaded.state;
    this.damaged = loaded.damaged;
    this.#keeps = loaded.state === 'saved';
    const first = this.sessions[0];
    if (first) this.currentId = first.id;
    else this.create();
  }

  get current(): Session {
    const found = this.sessions.find((s) => s.id === this.currentId) ?? this.sessions[0];
    if (!found) throw new Error('there is always a conversation');
    return found;
  }

  get running(): boolean {
    return this.#run !== undefined;
  }

  get runningHere(): boolean {
    return this.#run?.session.id === this.currentId;
  }

  // create opens an empty conversation, or returns to the one that is still empty.
  create(): void {
    const empty = this.sessions.find((s) => s.messages.length === 0);
    if (empty && !empty.context.birth && empty.context.note === '') {
      this.currentId = empty.id;
      return;
    }
    const session = newSession(this.#outside.newId(), locale(), this.#outside.now());
    this.sessions.unshift(session);
    this.currentId = session.id;
  }

  select(id: string): void {
    this.currentId = id;
  }

  remove(id: string): void {
    if (this.#run?.session.id === id) this.stop();
    this.sessions = this.sessions.filter((s) => s.id !== id);
    if (this.sessions.length === 0) this.create();
    else if (this.currentId === id) this.currentId = this.sessions[0]?.id ?? '';
    this.save();
  }

  setBirth(birth: Birth | undefined): void {
    this.current.context.birth = birth;
    this.current.context.useBirth = birth !== undefined;
    this.save();
  }

  // bring puts a chart of another page into the shown conversation, as if it had been
  // computed there; nothing is sent.
  bring(brought: BroughtReading): void {
    const { kind, input, title, result } = brought;
    const now = this.#outside.now().toISOString();
    const chart = readArtifact({ type: 'chart', id: this.#outside.newId(), createdAt: now, title, input: { kind, input }, reading: result });
    if (!chart) return;
    const session = this.current;
    session.messages.push({ ...newMessage(this.#outside.newId(), 'assistant', '', 'complete'), artifacts: [chart] });
    session.title ||= titleOf(title);
    this.#touch(session);
  }

  setNote(note: string): void {
    this.current.context.note = note;
    this.save();
  }

  get full(): boolean {
    return this.current.messages.length + 2 > MAX_MESSAGES;
  }

  // send starts a turn in the shown conversation. It resolves when the turn has
  // ended in any way.
  async send(words: string): Promise<void> {
    if (this.#run || this.full || words.trim() === '') return;
    const session = this.current;
    const request = turnRequest(session, words, locale());
    session.messages.push(newMessage(this.#outside.newId(), 'user', request.message, 'complete'));
    session.messages.push(newMessage(this.#outside.newId(), 'assistant', '', 'running'));
    session.title ||= titleOf(request.message);
    this.#touch(session);
    const message = session.messages.at(-1) as Message;
    const run: Run = { session, message, abort: new AbortController(), text: '' };
    this.#run = run;
    try {
      await streamTurn(request, { signal: run.abort.signal, fetch: this.#outside.fetch, onEvent: (e) => this.#receive(run, e) });
    } catch (err) {
      if (this.#run === run) this.#fail(run, err);
    } finally {
      this.#end(run);
    }
  }

  // stop ends the running turn at once; nothing that still arrives is shown.
  stop(): void {
    const run = this.#run;
    if (!run) return;
    this.#show(run);
    settle(run.message, 'stopped');
    this.#end(run);
    run.abort.abort();
  }

  // adopt takes over what another tab has stored, so that the next save here does
  // not undo it. What is being written here, or is still empty, stays.
  adopt(stored: string | null): void {
    const { sessions: kept, whole } = readSessions(stored ?? '[]');
    if (!whole) return;
    const own = this.sessions.filter((s) => s === this.#run?.session || s.messages.length === 0);
    const others = kept.filter((s) => !own.some((o) => o.id === s.id));
    this.sessions = [...own, ...others];
    if (this.sessions.length === 0) this.create();
    if (!this.sessions.some((s) => s.id === this.currentId)) this.currentId = this.current.id;
  }

  // leave is for the closing page: a turn cannot outlive it.
  leave(): void {
    this.stop();
    this.save();
  }

  save(): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    if (this.#keeps) this.saved = saveSessions(this.#outside.storage, this.sessions);
  }

  // saveSoon saves after a short pause, so that a stream does not write each piece.
  saveSoon(): void {
    this.#saveTimer ??= setTimeout(() => this.save(), SAVE_PAUSE_MS);
  }

  #receive(run: Run, e: AgentEvent): void {
    if (this.#run !== run) return;
    if (e.type === 'start') {
      this.remaining = e.remaining;
    } else if (e.type === 'delta') {
      run.text += e.text;
      run.timer ??= setTimeout(() => this.#show(run), TEXT_PAUSE_MS);
    } else {
      this.#show(run);
      applyEvent(run.message, e);
      this.saveSoon();
    }
  }

  // #show brings the text that came in since the last time into the message.
  #show(run: Run): void {
    clearTimeout(run.timer);
    run.timer = undefined;
    if (run.text === '') return;
    applyEvent(run.message, { type: 'delta', text: run.text });
    run.text = '';
    this.saveSoon();
  }

  #fail(run: Run, err: unknown): void {
    const failure = err instanceof TurnError ? err : new TurnError('other', '');
    this.#show(run);
    settle(run.message, 'error', { code: failure.code, message: failure.message });
  }

  #end(run: Run): void {
    if (this.#run !== run) return;
    this.#run = undefined;
    this.#touch(run.session);
  }

  #touch(session: Session): void {
    session.updatedAt = this.#outside.now().toISOString();
    this.sessions = [session, ...this.sessions.filter((s) => s.id !== session.id)];
    this.save();
  }
}

// failureText says in the page's language what went wrong. A code we have no
// words for is shown in the server's.
export function failureText(code: string, message: string): string {
  const other = tOptional('agent.error.other') ?? '';
  return tOptional(`agent.error.${code}`) ?? (message ? ownSide(message) : other);
}
