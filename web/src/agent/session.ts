// A conversation as it is kept in this browser.
import { fields, list, oneOf, text, type Fields } from '../wire/read';
import {
  readArtifact, readQuestion, readSource, readStep,
  type Artifact, type Model, type PlanStep, type Question, type Source,
} from '../wire/event';
import { readBirth, type Birth } from '../birth/birth';

export type Mode = 'explore' | 'research';
export type Status = 'running' | 'complete' | 'waiting' | 'limited' | 'error' | 'stopped';

export interface Tool {
  id: string;
  name: string;
  label: string;
  status: 'running' | 'complete' | 'error';
  detail: string;
  issue?: string;
  artifactId?: string;
  recoveredBy?: string; // the attempt that succeeded after this one failed
}

export interface Failure {
  code: string;
  message: string;
}

export interface Message {
  id: string;
  role: 'user' | 'assistant';
  text: string;
  status: Status;
  tools: Tool[];
  artifacts: Artifact[];
  sources: Source[];
  plan: PlanStep[];
  question?: Question;
  model?: Model;
  error?: Failure;
}

export interface Context {
  note: string;
  birth?: Birth;
  useBirth: boolean;
}

export interface Session {
  id: string;
  title: string;
  locale: 'zh' | 'en';
  updatedAt: string;
  mode: Mode;
  messages: Message[];
  context: Context;
}

export const MAX_MESSAGES = 160;
const TITLE_LENGTH = 30;

export function newSession(id: string, locale: 'zh' | 'en', now: Date): Session {
  return {
    id, locale, title: '', updatedAt: now.toISOString(), mode: 'explore', messages: [],
    context: { note: '', useBirth: false },
  };
}

export function newMessage(id: string, role: Message['role'], words: string, status: Status): Message {
  return { id, role, text: words, status, tools: [], artifacts: [], sources: [], plan: [] };
}

// titleOf is the start of the first message.
export function titleOf(words: string): string {
  return [...words.trim().replace(/\s+/g, ' ')].slice(0, TITLE_LENGTH).join('');
}

// readSession returns a kept conversation, or undefined when it is not one.
// What was running when the page closed is stopped; sources with an unsafe
// address and diagrams of an unsound form are left out.
export function readSession(v: unknown): Session | undefined {
  const f = fields(v);
  const id = text(f?.id, 80);
  if (!f || !id || !Array.isArray(f.messages)) return undefined;
  const kept = fields(f.context) ?? {};
  return {
    id,
    title: text(f.title, 200) ?? '',
    locale: oneOf(f.locale, ['zh', 'en'] as const) ?? 'zh',
    updatedAt: text(f.updatedAt, 40) ?? '',
    mode: oneOf(f.mode, ['explore', 'research'] as const) ?? 'explore',
    messages: list(f.messages, readMessage, MAX_MESSAGES),
    context: { note: text(kept.note, 5000) ?? '', birth: readBirth(kept.birth), useBirth: kept.useBirth === true },
  };
}

function readMessage(v: unknown): Message | undefined {
  const f = fields(v);
  const id = text(f?.id, 80);
  const role = oneOf(f?.role, ['user', 'assistant'] as const);
  const words = text(f?.text);
  if (!f || !id || !role || words === undefined) return undefined;
  const status = oneOf(f.status, ['complete', 'waiting', 'limited', 'error', 'stopped'] as const) ?? 'stopped';
  const message: Message = {
    id, role, status, text: words,
    tools: list(f.tools, (x) => readTool(x), 100),
    artifacts: list(f.artifacts, readArtifact, 50),
    sources: list(f.sources, readSource, 100),
    plan: list(f.plan, readStep, 6),
    question: readQuestion(f.question),
    model: readModel(f.model),
  };
  const error = fields(f.error);
  if (error) message.error = { code: text(error.code, 80) ?? 'error', message: text(error.message, 2000) ?? '' };
  return message;
}

function readTool(v: unknown): Tool | undefined {
  const f = fields(v);
  const id = text(f?.id, 200);
  const name = text(f?.name, 80);
  if (!f || !id || !name) return undefined;
  return {
    id, name,
    label: text(f.label, 200) ?? name,
    status: oneOf(f.status, ['complete', 'error'] as const) ?? 'error',
    detail: text(f.detail, 2000) ?? '',
    issue: text(f.issue, 80),
    artifactId: text(f.artifactId, 80),
    recoveredBy: text(f.recoveredBy, 200),
  };
}

function readModel(v: unknown): Model | undefined {
  const f = fields(v);
  if (!f) return undefined;
  const count = (x: unknown) => (typeof x === 'number' ? x : 0);
  return {
    requested: text((f as Fields).requested, 200) ?? '',
    served: text((f as Fields).served, 200) ?? '',
    modelCalls: count(f.modelCalls),
    toolCalls: count(f.toolCalls),
  };
}
