// A BaZi chart as the calculator sends it. The pillars must be there; everything
// else is shown when it has the expected form.
import { fields, list, number, oneOf, text, type Fields } from './read';

export const PILLAR_KEYS = ['year', 'month', 'day', 'hour'] as const;
export type PillarKey = (typeof PILLAR_KEYS)[number];

export interface HiddenStem {
  stem: string;
  tenGod: string;
}

export interface Pillar {
  key: PillarKey;
  known: boolean;
  value: string;
  stem: string;
  branch: string;
  stemElement: string;
  branchElement: string;
  hidden: HiddenStem[];
  role: string;
  pinyin: string;
  nayin: string;
  nayinEn: string;
}

export interface Boundary {
  kind: PillarKey;
  name: string;
  instant: string;
  secondsAway?: number; // unknown without a time of birth
  near: boolean;
}

export interface LuckPillar {
  pillar: string;
  tenGod: string;
  startAge: number;
  startYear: number;
  endYear: number;
}

export interface Luck {
  direction: 'forward' | 'backward';
  start: { years: number; months: number; days: number };
  pillars: LuckPillar[];
}

export interface Clocks {
  clock: string;
  standard: string;
  meanSolar: string;
  trueSolar: string;
  equationOfTimeSeconds?: number;
  longitudeCorrectionSeconds?: number;
  offset: string;
  dst: boolean;
}

export interface Rule {
  option: string;
  value: string;
  whyZh: string;
  whyEn: string;
}

export interface Element {
  zh: string;
  en: string;
  count: number;
}

export interface BaziReading {
  kind: 'bazi';
  pillars: Pillar[];
  elements: Element[];
  warnings: string[];
  boundaries: Boundary[];
  time?: Clocks;
  luck?: Luck;
  rules: Rule[];
  lunar: string;
  lunarEn: string;
  solar: string; // the clock that day and hour were read from
  timezone: string;
  raw: Fields; // as received, for the download
}

const word = (v: unknown) => text(v, 80) ?? '';

function readHidden(f: Fields): HiddenStem[] {
  const full = list(f.hiddenStems, (v) => {
    const h = fields(v);
    return h && text(h.stem, 4) ? { stem: word(h.stem), tenGod: word(h.tenGod) } : undefined;
  }, 4);
  if (full.length > 0) return full;
  return list(f.hidden, (v) => (text(v, 4) ? { stem: word(v), tenGod: '' } : undefined), 4);
}

function readPillar(v: unknown): Pillar | undefined {
  const f = fields(v);
  const key = oneOf(f?.key, PILLAR_KEYS);
  if (!f || !key) return undefined;
  const stem = word(f.stem);
  const branch = word(f.branch);
  return {
    key,
    known: stem !== '' && branch !== '',
    value: word(f.value),
    stem,
    branch,
    stemElement: word(f.stemElement),
    branchElement: word(f.branchElement),
    hidden: readHidden(f),
    role: word(f.role),
    pinyin: word(f.pinyin),
    nayin: word(f.nayin),
    nayinEn: word(f.nayinEn),
  };
}

function readBoundary(v: unknown): Boundary | undefined {
  const f = fields(v);
  const kind = oneOf(f?.kind, PILLAR_KEYS);
  if (!f || !kind) return undefined;
  return { kind, name: word(f.name), instant: word(f.instant), secondsAway: number(f.secondsAway), near: f.near === true };
}

function readLuck(v: unknown): Luck | undefined {
  const f = fields(v);
  const start = fields(f?.start);
  const direction = oneOf(f?.direction, ['forward', 'backward'] as const);
  if (!f || !start || !direction) return undefined;
  const pillars = list(f.pillars, (p): LuckPillar | undefined => {
    const q = fields(p);
    const pillar = text(q?.pillar, 4);
    const startYear = number(q?.startYear);
    if (!q || !pillar || startYear === undefined) return undefined;
    return {
      pillar,
      tenGod: word(q.tenGod),
      startAge: number(q.startAge) ?? 0,
      startYear,
      endYear: number(q.endYear) ?? startYear + 9,
    };
  }, 20);
  if (pillars.length === 0) return undefined;
  const part = (key: string) => number(start[key]) ?? 0;
  return {
    direction,
    start: { years: part('years'), months: part('months'), days: part('days') },
    pillars,
  };
}

function readClocks(v: unknown): Clocks | undefined {
  const f = fields(v);
  if (!f || !text(f.clock, 40)) return undefined;
  return {
    clock: word(f.clock),
    standard: word(f.standard),
    meanSolar: word(f.meanSolar),
    trueSolar: word(f.trueSolar),
    equationOfTimeSeconds: number(f.equationOfTimeSeconds),
    longitudeCorrectionSeconds: number(f.longitudeCorrectionSeconds),
    offset: word(f.offset),
    dst: f.dst === true,
  };
}

function readRule(v: unknown): Rule | undefined {
  const f = fields(v);
  const option = text(f?.option, 60);
  const value = text(f?.value, 60);
  if (!f || !option || !value) return undefined;
  return { option, value, whyZh: text(f.whyZh, 500) ?? '', whyEn: text(f.whyEn, 500) ?? '' };
}

function readElement(v: unknown): Element | undefined {
  const f = fields(v);
  const zh = text(f?.zh, 4);
  const count = number(f?.count);
  return f && zh && count !== undefined ? { zh, en: word(f.en), count } : undefined;
}

export function readBazi(v: unknown): BaziReading | undefined {
  const f = fields(v);
  if (!f || f.kind !== 'bazi') return undefined;
  const pillars = list(f.pillars, readPillar);
  const sound = pillars.length === 4 && PILLAR_KEYS.every((key, i) => pillars[i]?.key === key);
  if (!sound || !pillars.slice(0, 3).every((p) => p.known)) return undefined;
  const calendar = fields(f.calendar) ?? {};
  return {
    kind: 'bazi',
    pillars,
    elements: list(f.elements, readElement, 5),
    warnings: list(f.warnings, (w) => text(w, 1000), 20),
    boundaries: list(f.boundaries, readBoundary, 40),
    time: readClocks(f.time),
    luck: readLuck(f.luck),
    rules: list(f.rules, readRule, 100),
    lunar: word(calendar.lunar),
    lunarEn: word(calendar.lunarEn),
    solar: word(calendar.solar),
    timezone: word(fields(f.input)?.timezone),
    raw: f,
  };
}
