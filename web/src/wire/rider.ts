// What rides along with a hexagram when it was cast by Liu Yao or by plum blossom
// numbers: reading.liuyao and reading.meihua of a chart of kind iching.
import { fields, list, text } from './read';

export interface Both {
  zh: string;
  en: string;
}

export interface BoardLine {
  name: string; // 初爻 to 上爻
  spirit: Both; // 六神
  relative: Both; // 六亲
  naJia: string; // stem and branch
  element: string;
  role: string; // 世, 应 or nothing
  state: Both; // in the month
  marks: Both[];
}

export interface Board {
  month: string;
  day: string;
  empty: string; // 旬空
  palace: string;
  generation: Both;
  lines: BoardLine[]; // six, the bottom one first
}

export interface PlumBlossom {
  body: Both; // 体
  use: Both; // 用
  relations: { role: Both; relation: Both; text: string }[];
}

const word = (v: unknown, max = 200): string => text(v, max) ?? '';
const both = (zh: unknown, en: unknown): Both => ({ zh: word(zh), en: word(en) || word(zh) });

function readLine(v: unknown): BoardLine | undefined {
  const f = fields(v);
  const name = text(f?.name, 8);
  const naJia = text(f?.naJia, 8);
  if (!f || !name || !naJia) return undefined;
  return {
    name, naJia, element: word(f.element, 8), role: word(f.role, 8),
    spirit: both(f.spirit, f.spiritEn), relative: both(f.relative, f.relativeEn), state: both(f.state, f.stateEn),
    marks: list(f.marks, (m) => {
      const mark = fields(m);
      return mark && text(mark.name, 40) ? both(mark.name, mark.en) : undefined;
    }, 12),
  };
}

// readBoard needs six lines; without them there is no board.
export function readBoard(v: unknown): Board | undefined {
  const f = fields(v);
  const lines = list(f?.lines, readLine, 7);
  if (!f || lines.length !== 6) return undefined;
  const original = fields(f.original) ?? {};
  return {
    lines, month: word(f.month, 8), day: word(f.day, 8), empty: word(f.void, 8),
    palace: word(original.palace, 8), generation: both(original.generation, original.generationEn),
  };
}

// readPlumBlossom needs body and use.
export function readPlumBlossom(v: unknown): PlumBlossom | undefined {
  const f = fields(v);
  const trigram = (x: unknown): Both | undefined => {
    const t = fields(x);
    const zh = text(t?.zh, 8);
    const element = word(t?.element, 8);
    return t && zh ? { zh: `${zh}（${element}）`, en: `${word(t.en)} (${zh}, ${element})` } : undefined;
  };
  const body = trigram(f?.body);
  const use = trigram(f?.use);
  if (!f || !body || !use) return undefined;
  return {
    body, use,
    relations: list(f.relations, (x) => {
      const r = fields(x);
      return r && text(r.relation, 40)
        ? { role: both(r.role, r.roleEn), relation: both(r.relation, r.relationEn), text: word(r.text, 400) }
        : undefined;
    }, 8),
  };
}
