// A cast of the Book of Changes, as cast_iching answers.
import { fields, list, number, text, type Fields } from './read';
import { readBoard, readPlumBlossom, type Board, type PlumBlossom } from './rider';

export interface Hexagram {
  number: number;
  zh: string;
  en: string;
  fullName: string;
  pinyin: string;
  bits: string; // six characters from the bottom up, 1 = yang
  promptZh: string;
  promptEn: string;
}

export interface Piece {
  received: string; // traditional characters
  receivedHans: string;
  zh: string; // plain words
  en: string;
}

export interface HexagramText {
  judgement?: Piece;
  image?: Piece;
  lines: Piece[]; // six from the bottom up, or none
  use?: Piece; // 用九, 用六
}

export interface IChingReading {
  kind: 'iching';
  lines: number[]; // six of 6 7 8 9 from the bottom up
  moving: number[]; // places from 1
  original: Hexagram;
  changed: Hexagram;
  related: { key: 'nuclear' | 'opposite' | 'reversed'; hexagram: Hexagram }[];
  text: HexagramText;
  changedText?: HexagramText;
  note: string; // how the lines came about
  seed: string; // "" for lines cast by hand
  board?: Board; // of Liu Yao
  numbers?: PlumBlossom;
}

const word = (v: unknown, max = 400): string => text(v, max) ?? '';

function readHexagram(v: unknown): Hexagram | undefined {
  const f = fields(v);
  const place = number(f?.number);
  const bits = text(f?.bits, 6);
  const zh = text(f?.zh, 8);
  if (!f || !place || place < 1 || place > 64 || !zh || !bits || !/^[01]{6}$/.test(bits)) return undefined;
  return {
    number: place, zh, bits, en: word(f.en), fullName: word(f.fullName), pinyin: word(f.pinyin),
    promptZh: word(f.promptZh), promptEn: word(f.promptEn),
  };
}

function readPiece(v: unknown): Piece | undefined {
  const f = fields(v);
  const received = text(f?.received, 1000);
  if (!f || !received) return undefined;
  return { received, receivedHans: word(f.receivedHans, 1000), zh: word(f.zh, 2000), en: word(f.en, 2000) };
}

function readText(v: unknown): HexagramText {
  const f: Fields = fields(v) ?? {};
  const lines = list(f.lines, readPiece, 6);
  return { judgement: readPiece(f.judgement), image: readPiece(f.image), lines: lines.length === 6 ? lines : [], use: readPiece(f.use) };
}

// readIChing needs six lines that fit both hexagrams; everything else may be
// missing.
export function readIChing(v: unknown): IChingReading | undefined {
  const f = fields(v);
  if (!f || f.kind !== 'iching') return undefined;
  const lines = list(f.lines, (n) => ([6, 7, 8, 9].includes(n as number) ? (n as number) : undefined), 7);
  const original = readHexagram(f.original);
  const changed = readHexagram(f.changed);
  if (lines.length !== 6 || !original || !changed) return undefined;
  const fits = (bits: string, yang: (n: number) => boolean) => lines.every((n, i) => (bits[i] === '1') === yang(n));
  if (!fits(original.bits, (n) => n % 2 === 1) || !fits(changed.bits, (n) => n < 8)) return undefined;
  const texts = fields(f.texts) ?? {};
  const method = fields(f.method) ?? {};
  return {
    kind: 'iching', lines, original, changed,
    moving: lines.flatMap((n, i) => (n === 6 || n === 9 ? [i + 1] : [])),
    related: (['nuclear', 'opposite', 'reversed'] as const).flatMap((key) => {
      const hexagram = readHexagram(f[key === 'reversed' ? 'reversedHexagram' : key]);
      return hexagram ? [{ key, hexagram }] : [];
    }),
    text: readText(texts.original),
    changedText: texts.changed === undefined ? undefined : readText(texts.changed),
    note: word(method.note, 1000), seed: word(method.seed, 64),
    board: readBoard(f.liuyao), numbers: readPlumBlossom(f.meihua),
  };
}

// lineName is what the book calls a line, 1 at the bottom: 初六, 九二, 上六.
export function lineName(bits: string, line: number): string {
  const digit = bits[line - 1] === '1' ? '九' : '六';
  const place = '初二三四五上'[line - 1] ?? '';
  return line === 1 || line === 6 ? place + digit : digit + place;
}
