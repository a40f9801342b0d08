// The events of POST /api/v1/agent. readEvent returns undefined for a type it
// does not know, or for one that does not have its form: such an event is left
// out. A terminal event that cannot be read breaks the stream.
import { BrokenStream } from '../sse/decoder';
import { readBazi, type BaziReading } from './bazi';
import { readIChing, type IChingReading } from './iching';
import { fields, list, number, oneOf, text, sourceAddress, type Fields } from './read';
import { readReport, type Report } from './report';
import { readTarot, type TarotReading } from './tarot';
import { readZiwei, type ZiweiReading } from './ziwei';

export interface Source {
  id: string;
  title: string;
  url: string;
  kind: string;
  level: string;
  excerpt: string;
  readAt: string;
}

export interface ReadingInput {
  kind: string;
  input: unknown;
}

export interface ChartArtifact {
  type: 'chart';
  id: string;
  title: string;
  createdAt: string;
  input: ReadingInput;
  reading: unknown; // as received
  bazi?: BaziReading; // when it is a BaZi chart of the expected form
  iching?: IChingReading; // when it is a cast of six lines of the expected form
  tarot?: TarotReading; // when it is a spread of the expected form
  ziwei?: ZiweiReading; // when it is a Zi Wei chart of the expected form
}

export type ReportArtifact = Report & { type: 'report'; id: string; createdAt: string };

export type Artifact = ChartArtifact | ReportArtifact;

export interface PlanStep {
  title: string;
  status: 'pending' | 'active' | 'complete';
}

export interface Question {
  question: string;
  options: string[];
  form?: 'birth';
}

export interface Model {
  requested: string;
  served: string;
  modelCalls: number;
  toolCalls: number;
}

export type DoneStatus = 'complete' | 'waiting' | 'limited';

export type AgentEvent =
  | { type: 'start'; runId: string; remaining?: number }
  | { type: 'delta'; text: string }
  | { type: 'tool_start'; id: string; name: string; label: string }
  | { type: 'tool_end'; id: string; status: 'complete' | 'error'; detail: string; issue?: string; artifactId?: string }
  | { type: 'tool_recovered'; id: string; toolId: string; artifactId: string }
  | { type: 'plan'; steps: PlanStep[] }
  | { type: 'source'; source: Source }
  | { type: 'artifact'; artifact: Artifact }
  | { type: 'question'; question: Question }
  | { type: 'done'; status: DoneStatus; model: Model }
  | { type: 'error'; code: string; message: string };

export function isTerminal(e: AgentEvent): boolean {
  return e.type === 'done' || e.type === 'error';
}

export function readEvent(data: string): AgentEvent | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    throw new BrokenStream('event is not JSON');
  }
  const f = fields(parsed);
  const type = text(f?.type, 40);
  if (!f || !type) throw new BrokenStream('event without a type');
  const read = readers[type];
  const event = read?.(f);
  if (!event && (type === 'done' || type === 'error')) throw new BrokenStream('unreadable end');
  return event;
}

type Reader = (f: Fields) => AgentEvent | undefined;

const readers: Partial<Record<string, Reader>> = Object.assign(Object.create(null), {
  start: (f: Fields) => ({ type: 'start', runId: text(f.runId, 80) ?? '', remaining: number(f.remaining) }),
  delta: (f: Fields) => (text(f.text) === undefined ? undefined : { type: 'delta', text: f.text as string }),
  tool_start: readToolStart,
  tool_end: readToolEnd,
  tool_recovered: readRecovered,
  plan: (f: Fields) => ({ type: 'plan', steps: list(f.steps, readStep, 6) }),
  source: (f: Fields) => wrap('source', readSource(f.source)),
  artifact: (f: Fields) => wrap('artifact', readArtifact(f.artifact)),
  question: (f: Fields) => wrap('question', readQuestion(f.question)),
  done: readDone,
  error: (f: Fields) => ({ type: 'error', code: text(f.code, 80) ?? 'error', message: text(f.message, 2000) ?? '' }),
});

function wrap(type: string, value: unknown): AgentEvent | undefined {
  return value === undefined ? undefined : ({ type, [type]: value } as AgentEvent);
}

function readToolStart(f: Fields): AgentEvent | undefined {
  const tool = fields(f.tool);
  const id = text(tool?.id, 200);
  const name = text(tool?.name, 80);
  if (!tool || !id || !name) return undefined;
  return { type: 'tool_start', id, name, label: text(tool.label, 200) ?? name };
}

function readToolEnd(f: Fields): AgentEvent | undefined {
  const id = text(f.id, 200);
  const status = oneOf(f.status, ['complete', 'error'] as const);
  if (!id || !status) return undefined;
  return {
    type: 'tool_end',
    id,
    status,
    detail: text(f.detail, 2000) ?? '',
    issue: text(f.issue, 80),
    artifactId: text(f.artifactId, 80),
  };
}

function readRecovered(f: Fields): AgentEvent | undefined {
  const id = text(f.id, 200);
  const toolId = text(f.toolId, 200);
  const artifactId = text(f.artifactId, 80);
  return id && toolId && artifactId ? { type: 'tool_recovered', id, toolId, artifactId } : undefined;
}

export function readStep(v: unknown): PlanStep | undefined {
  const f = fields(v);
  const title = text(f?.title, 200);
  const status = oneOf(f?.status, ['pending', 'active', 'complete'] as const);
  return title && status ? { title, status } : undefined;
}

export function readSource(v: unknown): Source | undefined {
  const f = fields(v);
  const id = text(f?.id, 200);
  const url = sourceAddress(f?.url);
  if (!f || !id || !url) return undefined;
  return {
    id,
    url,
    title: text(f.title, 500) ?? id,
    kind: text(f.kind, 40) ?? '',
    level: text(f.level, 80) ?? '',
    excerpt: text(f.excerpt, 2000) ?? '',
    readAt: text(f.readAt, 40) ?? '',
  };
}

export function readQuestion(v: unknown): Question | undefined {
  const f = fields(v);
  const question = text(f?.question, 2000);
  if (!f || !question) return undefined;
  return { question, options: list(f.options, (o) => text(o, 400), 4), form: oneOf(f.form, ['birth'] as const) };
}

export function readArtifact(v: unknown): Artifact | undefined {
  const f = fields(v);
  const id = text(f?.id, 80);
  if (!f || !id) return undefined;
  const createdAt = text(f.createdAt, 40) ?? '';
  if (f.type === 'report') {
    const report = readReport(f);
    return report && { type: 'report', id, createdAt, ...report };
  }
  if (f.type !== 'chart') return undefined;
  const input = fields(f.input);
  const kind = oneOf(input?.kind, ['bazi', 'iching', 'tarot', 'ziwei'] as const);
  if (!kind || !fields(f.reading)) return undefined;
  return {
    type: 'chart',
    id,
    createdAt,
    title: text(f.title, 200) ?? '',
    input: { kind, input: input?.input },
    reading: f.reading,
    bazi: readBazi(f.reading),
    iching: readIChing(f.reading),
    tarot: readTarot(f.reading),
    ziwei: readZiwei(f.reading),
  };
}

function readDone(f: Fields): AgentEvent | undefined {
  const status = oneOf(f.status, ['complete', 'waiting', 'limited'] as const);
  if (!status) return undefined;
  return {
    type: 'done',
    status,
    model: {
      requested: text(f.requestedModel, 200) ?? '',
      served: text(f.servedModel, 200) ?? '',
      modelCalls: number(f.modelCalls) ?? 0,
      toolCalls: number(f.toolCalls) ?? 0,
    },
  };
}
