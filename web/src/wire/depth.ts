// What a BaZi chart says beyond its pillars: strength, pattern, useful gods,
// relations, stars. Each part is shown when it has the expected form.
import { ownSide, locale } from '../page/page';
import { PILLAR_KEYS, type PillarKey } from './bazi';
import { fields, list, number, oneOf, text, type Fields } from './read';

export interface Part {
  what: string; // 月支 …
  points: number;
  because: string;
}

export interface Strength {
  score: number;
  band: string;
  method: string;
  deLing: boolean;
  deDi: number;
  deShi: number;
  parts: Part[];
}

export interface Pattern {
  name: string;
  hanzi: string;
  because: string;
  state: string; // 成 救应 败 未成
  stateName: string;
  monthly: boolean; // the state is that of the name
  month: string;
  findings: { kind: string; because: string }[];
}

export interface School {
  school: string;
  name: string;
  elements: string[];
  against: string[];
  stems: { stem: string; presence: string }[];
  because: string;
}

export interface Condition {
  name: string;
  met: boolean;
}

export interface Bond {
  name: string;
  hanzi: string;
  pillars: PillarKey[];
  members: string;
  adjacent: boolean;
  eased: boolean;
  element: string; // what a combination is of, '' for none
  state: string; // 合 合绊 合化, '' for none
  conditions: Condition[];
}

export interface Star {
  name: string;
  hanzi: string;
  rule: string;
}

export interface Marks {
  key: PillarKey;
  value: string;
  growthStage: string;
  selfSeat: string;
  void: string;
  stars: Star[];
}

export interface OtherChart {
  because: string;
  pillars: string[];
  share: number;
  from: string; // local, of its first stretch
  to: string;
}

export interface Depth {
  strength?: Strength;
  pattern?: Pattern;
  schools: School[];
  shared: string[];
  agree: boolean;
  bonds: Bond[];
  marks: Marks[];
  palaces: [key: string, pair: string][];
  command?: { stem: string; tenGod: string; day: number };
  others: OtherChart[];
  chosen: string[]; // options that the input set
}

const word = (v: unknown, max = 80) => text(v, max) ?? '';
const words = (v: unknown) => list(v, (x) => text(x, 8), 10);
const reason = (v: unknown) => ownSide(word(v, 600));

// named picks the name in the page's language.
function named(f: Fields, zh = 'name', en = 'nameEn'): string {
  return (locale() === 'en' && text(f[en], 80)) || word(f[zh]);
}

function readStrength(v: unknown): Strength | undefined {
  const f = fields(v);
  const score = number(f?.score);
  if (!f || score === undefined || !text(f.band, 20)) return undefined;
  const gates = fields(f.gates) ?? {};
  return {
    score: Math.min(100, Math.max(0, score)),
    band: named(f, 'band', 'bandEn'),
    method: word(f.method),
    deLing: gates.deLing === true,
    deDi: number(gates.deDi) ?? 0,
    deShi: number(gates.deShi) ?? 0,
    parts: list(f.parts, (p) => {
      const q = fields(p);
      const points = number(q?.points);
      return q && points !== undefined ? { what: word(q.what), points, because: reason(q.because) } : undefined;
    }, 12),
  };
}

function readPattern(v: unknown): Pattern | undefined {
  const f = fields(v);
  if (!f || !text(f.name, 20)) return undefined;
  const month = fields(f.month) ?? {};
  return {
    name: named(f),
    hanzi: word(f.name),
    because: reason(f.because),
    state: word(month.state),
    stateName: named(month, 'state', 'stateEn'),
    monthly: f.kind !== 'special',
    month: word(month.name),
    findings: list(month.findings, (x) => {
      const q = fields(x);
      return q && text(q.kind, 8) ? { kind: word(q.kind), because: reason(q.because) } : undefined;
    }, 10),
  };
}

function readSchool(v: unknown): School | undefined {
  const f = fields(v);
  if (!f || !text(f.school, 8)) return undefined;
  return {
    school: word(f.school),
    name: named(f, 'school', 'schoolEn'),
    elements: words(f.elements),
    against: words(f.against),
    stems: list(f.stems, (x) => {
      const q = fields(x);
      return q && text(q.stem, 4) ? { stem: word(q.stem), presence: word(q.presence) } : undefined;
    }, 8),
    because: reason(f.because),
  };
}

function readBond(v: unknown): Bond | undefined {
  const f = fields(v);
  const pillars = list(f?.pillars, (k) => oneOf(k, PILLAR_KEYS), 4);
  if (!f || pillars.length < 2 || !text(f.name, 20)) return undefined;
  const t = fields(f.transformation) ?? {};
  return {
    name: named(f),
    hanzi: word(f.name),
    pillars,
    members: word(f.members),
    adjacent: f.adjacent === true,
    eased: f.eased === true,
    element: word(t.element),
    state: word(t.state),
    conditions: list(t.conditions, (c) => {
      const q = fields(c);
      return q && text(q.name, 40) ? { name: named(q), met: q.met === true } : undefined;
    }, 12),
  };
}

function readMarks(v: unknown): Marks | undefined {
  const f = fields(v);
  const key = oneOf(f?.key, PILLAR_KEYS);
  const value = text(f?.value, 4);
  if (!f || !key || !value) return undefined;
  return {
    key,
    value,
    growthStage: word(f.growthStage),
    selfSeat: word(f.selfSeat),
    void: word(f.void),
    stars: list(f.shenSha, (s) => {
      const q = fields(s);
      return q && text(q.name, 20) ? { name: named(q), hanzi: word(q.name), rule: word(q.rule, 300) } : undefined;
    }, 90),
  };
}

function readOther(v: unknown): OtherChart | undefined {
  const f = fields(v);
  const pillars = list(f?.pillars, (p) => text(p, 4), 4);
  if (!f || pillars.length < 3) return undefined;
  const span = fields(Array.isArray(f.spans) ? f.spans[0] : undefined) ?? {};
  return { because: word(f.because), pillars, share: number(f.share) ?? 0, from: word(span.localFrom), to: word(span.localTo) };
}

// readDepth reads what a chart says beyond its pillars. It never fails.
export function readDepth(raw: Fields): Depth {
  const view = fields(raw.usefulGodsCompared) ?? {};
  const command = fields(raw.siLing);
  const day = number(command?.day);
  return {
    strength: readStrength(raw.strength),
    pattern: readPattern(raw.pattern),
    schools: list(raw.usefulGods, readSchool, 6),
    shared: words(view.shared),
    agree: view.agree === true,
    bonds: list(raw.relations, readBond, 40),
    marks: list(raw.pillars, readMarks, 4),
    palaces: (['taiYuan', 'taiXi', 'mingGong', 'shenGong'] as const).flatMap((key) => {
      const pair = text(raw[key], 4);
      return pair ? [[key, pair] as [string, string]] : [];
    }),
    command: command && day !== undefined ? { stem: word(command.stem), tenGod: word(command.tenGod), day } : undefined,
    others: list(raw.alternatives, readOther, 30),
    chosen: Object.keys(fields(fields(raw.input)?.options) ?? {}),
  };
}
