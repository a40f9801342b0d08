// How the relations between pillars are drawn: the measures of the server's
// drawing, so that both look alike.
import type { Bond, Depth } from '../wire/depth';
import { PILLAR_KEYS, type PillarKey } from '../wire/bazi';
import { elementInk, inks } from './colours';
import { center, MARGIN, WIDTH } from './layout';

export const LANE = 27;

export const column = (key: PillarKey): number => center(PILLAR_KEYS.indexOf(key));

// ofStems tells the relations of stems; the others hang from the branches.
export const ofStems = (b: Bond): boolean => b.hanzi.startsWith('天干');

export interface Line {
  bond: Bond;
  label: string;
  lane: number;
  from: number;
  to: number;
  middle: number; // of the label
  half: number; // of its width
}

const width = (label: string): number =>
  [...label].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e7f ? 5.5 : 3.41), 0);

// lanes gives each line the first lane in which neither it nor its label meets
// another.
export function lanes(bonds: Bond[], label: (b: Bond) => string): Line[] {
  const taken: [number, number][][] = [];
  const gap = 8;
  return bonds.map((bond) => {
    const at = bond.pillars.map(column);
    const from = Math.min(...at);
    const to = Math.max(...at);
    const words = label(bond);
    const half = width(words);
    const middle = Math.min(Math.max((from + to) / 2, MARGIN + half), WIDTH - MARGIN - half);
    const left = Math.min(from, middle - half);
    const right = Math.max(to, middle + half);
    let lane = 0;
    while (taken[lane]?.some(([a, b]) => left < b + gap && a < right + gap)) lane++;
    (taken[lane] ??= []).push([left, right]);
    return { bond, label: words, lane, from, to, middle, half };
  });
}

export interface Stroke {
  ink: string;
  width: number;
  dash?: string;
}

// strokeOf draws a combination in the colour of its element, 冲 dashed, 刑 dotted,
// 害 and 破 in short dashes, others thin.
export function strokeOf(b: Bond): Stroke {
  if (b.element) return { ink: elementInk(b.element), width: b.state === '合化' ? 2.6 : 1.4 };
  if (/冲|反吟/.test(b.hanzi)) return { ink: inks.fire, width: 1.4, dash: '6 3' };
  if (b.hanzi.includes('刑')) return { ink: inks.text, width: 1.6, dash: '1.5 3' };
  if (/害|破/.test(b.hanzi)) return { ink: inks.text, width: 1.2, dash: '3 2' };
  return { ink: inks.muted, width: 1.2 };
}

// disputed lists the elements that one school wants and another counts against.
export function disputed(d: Depth): string[] {
  return ['木', '火', '土', '金', '水'].filter(
    (e) => d.schools.some((s) => s.elements.includes(e)) && d.schools.some((s) => s.against.includes(e)),
  );
}
