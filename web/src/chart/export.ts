// A chart as a file for another agent, in the form of /context.schema.json. It is
// not a request: what of it belongs where is said in /agent-protocol.md. Details of a
// birth stay behind unless the person takes them along.
import { cut } from '../agent/request';
import type { Fields } from '../wire/read';

export type ChartKind = 'bazi' | 'ziwei' | 'iching' | 'tarot';

export interface TakenAlong {
  question?: string;
  selectedContext?: string;
  birthDetails?: boolean;
}

export interface ContextExport {
  schema: string;
  version: 1;
  kind: ChartKind;
  createdAt: string;
  calculation: Fields;
  question: string;
  selectedContext: string;
  birthDetailsIncluded: boolean;
  instructions: string;
}

const SCHEMA = 'https://wenbu.app/context.schema.json';
const QUESTION = 600;
const SELECTED = 1600;

// What goes along of a chart of a birth, and what only with its details. Casts and
// cards hold nothing of a birth and go along whole.
const kept: Partial<Record<ChartKind, { always: string[]; ofBirth: string[] }>> = {
  bazi: { always: ['kind', 'version', 'pillars', 'dayMaster', 'elements', 'warnings', 'method'], ofBirth: ['input', 'calendar'] },
  ziwei: { always: ['kind', 'version', 'palaces', 'fiveElementsClass', 'soul', 'body', 'method'], ofBirth: ['input', 'lunarDate', 'time'] },
};

const INSTRUCTIONS =
  'Interpret only what is in calculation; make up no pillar, star, line or card, and no birth detail that was left out. ' +
  'Keep its conventions and warnings. It is for reflection and entertainment and predicts nothing.';

export function contextExport(kind: ChartKind, reading: Fields, along: TakenAlong, now: Date): ContextExport {
  const parts = kept[kind];
  const birthDetailsIncluded = parts !== undefined && along.birthDetails === true;
  const names = parts ? [...parts.always, ...(birthDetailsIncluded ? parts.ofBirth : [])] : Object.keys(reading);
  return {
    schema: SCHEMA,
    version: 1,
    kind,
    createdAt: now.toISOString(),
    calculation: Object.fromEntries(names.filter((n) => n in reading).map((n) => [n, reading[n]])),
    question: cut(along.question ?? '', QUESTION),
    selectedContext: cut(along.selectedContext ?? '', SELECTED),
    birthDetailsIncluded,
    instructions: INSTRUCTIONS,
  };
}
