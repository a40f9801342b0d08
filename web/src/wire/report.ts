// Reports: what write_report saved. Bounds are those of the protocol; what does
// not keep them is not shown.
import { fields, list, oneOf, text } from './read';

export interface ReportSection {
  heading: string;
  body: string;
  sourceIds: string[];
}

export interface VisualItem {
  label: string;
  detail: string;
  sourceIds: string[];
}

export interface Visual {
  type: 'comparison' | 'steps';
  title: string;
  items: VisualItem[];
  note: string;
}

export interface Report {
  title: string;
  summary: string;
  sections: ReportSection[];
  questions: string[];
  visual?: Visual;
}

const ids = (v: unknown, max: number) => list(v, (x) => text(x, 120), max);

function readSection(v: unknown): ReportSection | undefined {
  const f = fields(v);
  const heading = text(f?.heading, 100);
  const body = text(f?.body, 700);
  if (!f || !heading || !body) return undefined;
  return { heading, body, sourceIds: ids(f.sourceIds, 6) };
}

function readItem(v: unknown): VisualItem | undefined {
  const f = fields(v);
  const label = text(f?.label, 48)?.trim();
  const detail = text(f?.detail, 160)?.trim();
  if (!f || !label || !detail) return undefined;
  return { label, detail, sourceIds: ids(f.sourceIds, 4) };
}

// readVisual returns a diagram only when all of it is sound: half a comparison
// would say something else.
export function readVisual(v: unknown): Visual | undefined {
  const f = fields(v);
  const type = oneOf(f?.type, ['comparison', 'steps'] as const);
  const title = text(f?.title, 80)?.trim();
  if (!f || !type || !title || !Array.isArray(f.items)) return undefined;
  const items = list(f.items, readItem);
  if (items.length !== f.items.length || items.length < 2 || items.length > 4) return undefined;
  return { type, title, items, note: text(f.note, 160) ?? '' };
}

export function readReport(v: unknown): Report | undefined {
  const f = fields(v);
  const title = text(f?.title, 100);
  const summary = text(f?.summary, 450);
  if (!f || !title || !summary || !Array.isArray(f.sections)) return undefined;
  const sections = list(f.sections, readSection, 4);
  if (sections.length === 0 || sections.length !== f.sections.length) return undefined;
  const report: Report = { title, summary, sections, questions: list(f.questions, (q) => text(q, 100), 3) };
  const visual = readVisual(f.visual);
  return visual ? { ...report, visual } : report;
}
