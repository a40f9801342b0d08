// What is sent for a turn: the message, the history and the context, inside the
// bounds of the protocol. The preview in the context dialog shows the same value.
import { wireBirth } from '../birth/birth';
import { readVisual, type Report } from '../wire/report';
import type { Locale } from '../page/page';
import type { ReadingInput, ReportArtifact } from '../wire/event';
import type { Message, Mode, Session } from './session';

export const MAX_MESSAGE = 3000;
export const MAX_BODY_BYTES = 98304;
const HISTORY_ITEMS = 16;
const HISTORY_ITEM = 7000;
const HISTORY_TOTAL = 28000;
const NOTE = 5000;
const READINGS = 6;
const REPORTS = 2;
const SOURCE_IDS = 12;

export interface HistoryItem {
  role: 'user' | 'assistant';
  content: string;
}

export interface SentContext {
  note: string;
  birth?: ReturnType<typeof wireBirth>;
  readings: ReadingInput[];
  reports: Report[];
  sourceIds: string[];
}

export interface TurnRequest {
  message: string;
  consent: true;
  locale: Locale;
  mode: Mode;
  history: HistoryItem[];
  context: SentContext;
}

// turnRequest assembles a turn from the conversation as it was before the new
// message. When the whole would not fit the body limit, the oldest part of the
// history goes first.
export function turnRequest(session: Session, message: string, locale: Locale): TurnRequest {
  const request: TurnRequest = {
    message: cut(message.trim(), MAX_MESSAGE),
    consent: true,
    locale,
    mode: session.mode,
    history: historyOf(session.messages),
    context: contextOf(session),
  };
  while (request.history.length > 0 && bytes(request) > MAX_BODY_BYTES) request.history.shift();
  while (request.context.reports.length > 0 && bytes(request) > MAX_BODY_BYTES) request.context.reports.shift();
  return request;
}

export function bytes(request: TurnRequest): number {
  return new TextEncoder().encode(JSON.stringify(request)).length;
}

export function historyOf(messages: Message[]): HistoryItem[] {
  const items = messages
    .map((m): HistoryItem => ({ role: m.role, content: cut(m.text || (m.question?.question ?? ''), HISTORY_ITEM) }))
    .filter((m) => m.content.trim() !== '')
    .slice(-HISTORY_ITEMS);
  let total = items.reduce((sum, m) => sum + m.content.length, 0);
  while (total > HISTORY_TOTAL) total -= items.shift()?.content.length ?? total;
  return items;
}

export function contextOf(session: Session): SentContext {
  const artifacts = session.messages.flatMap((m) => m.artifacts);
  const readings: ReadingInput[] = [];
  const reports: Report[] = [];
  for (const a of artifacts) {
    if (a.type === 'chart') readings.push(a.input);
    else reports.push(plainReport(a));
  }
  const ids = new Set(session.messages.flatMap((m) => m.sources.map((s) => s.id)).filter((id) => id.length <= 120));
  const context: SentContext = {
    note: cut(session.context.note.trim(), NOTE),
    readings: readings.slice(-READINGS),
    reports: reports.slice(-REPORTS),
    sourceIds: [...ids].slice(-SOURCE_IDS),
  };
  if (session.context.useBirth && session.context.birth) context.birth = wireBirth(session.context.birth);
  return context;
}

// plainReport is a report without what the protocol does not take; a diagram of
// an unsound form is dropped.
function plainReport(r: ReportArtifact): Report {
  const { title, summary, sections, questions } = r;
  const visual = readVisual(r.visual);
  return visual ? { title, summary, sections, questions, visual } : { title, summary, sections, questions };
}

// cut shortens to at most max UTF-16 units and never leaves half a character,
// which JSON readers refuse.
export function cut(text: string, max: number): string {
  const end = text.length > max && isHighSurrogate(text.charCodeAt(max - 1)) ? max - 1 : max;
  return wellFormed(text.slice(0, end));
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

// wellFormed replaces halves of characters, which a paste can bring in.
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}
