// Where the parts of a four-pillar drawing go: the measures of the server's
// drawing, so that both look alike.
import type { BaziReading, Pillar } from '../wire/bazi';

export const WIDTH = 360;
export const MARGIN = 16;
export const COLUMN = (WIDTH - 2 * MARGIN) / 4;
const LEADING = 22;

export const center = (i: number): number => MARGIN + COLUMN * (i + 0.5);

export interface Layout {
  top: number; // of the pillars
  god: number; // baseline of the ten gods
  stem: number;
  branch: number;
  hidden: number; // the rule above the hidden stems
  hiddenLine: (n: number) => number;
  nayin: number;
  bottom: number;
  height: number;
}

// layoutOf measures a chart. headLines are the small lines under the date.
export function layoutOf(reading: BaziReading, english: boolean, headLines: number, legendRows: number): Layout {
  const caption = english ? 34 : 22;
  const top = 51 + 15 * headLines;
  const god = top + 40;
  const stem = god + 50 + (english ? 12 : 0);
  const branch = stem + caption + 52;
  const hidden = branch + caption + 12;
  const rows = Math.max(1, ...reading.pillars.map((p) => p.hidden.length));
  const nayin = hidden + 24 + LEADING * rows + 10;
  const sounds = Math.max(1, ...reading.pillars.map((p) => naYinLines(p, english).length));
  const bottom = nayin + 34 + 14 * sounds;
  return {
    top, god, stem, branch, hidden, nayin, bottom,
    hiddenLine: (n) => hidden + 40 + LEADING * n,
    height: bottom + (legendRows > 0 ? 30 + 15 * legendRows : 10),
  };
}

// naYinLines is the NaYin of a pillar as it is written under it.
export function naYinLines(p: Pillar, english: boolean): string[] {
  return english && p.nayinEn ? wrap(p.nayinEn, 12) : [p.nayin];
}

// wrap breaks English at spaces into lines of at most n characters.
export function wrap(text: string, n: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= n) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
