// A Zi Wei chart, as calculate_ziwei answers.
import { fields, list, number, oneOf, text } from './read';

export interface ZiweiStar {
  name: string; // Hanzi
  pinyin: string;
  brightness: string; // 庙 旺 得 利 平 不 闲 陷, "" = the table has none
  mutagen: string; // 禄 权 科 忌, "" = not transformed
}

export interface ZiweiPalace {
  index: number; // 0 = 寅
  name: string; // Hanzi
  nameEn: string;
  stem: string;
  branch: string;
  isLife: boolean;
  isBody: boolean;
  major: ZiweiStar[];
  minor: ZiweiStar[];
  from: number; // nominal ages of the decade, both included
  to: number;
}

export interface ZiweiReading {
  kind: 'ziwei';
  palaces: ZiweiPalace[]; // twelve, from 寅 on in the order of the branches
  lunarDate: string;
  lunarDateEn: string;
  time: string; // the double hour, Hanzi
  pillars: string;
  bureau: string; // 五行局
  soul: string; // 命主
  body: string; // 身主
  warnings: string[]; // each "English / 中文"
}

const BRANCHES = '寅卯辰巳午未申酉戌亥子丑';
const STEMS = [...'甲乙丙丁戊己庚辛壬癸'];
const BRIGHTNESS = ['', ...'庙旺得利平不闲陷'];
const MUTAGENS = ['', ...'禄权科忌'];
const LIFE = '命宫';

const word = (v: unknown, max = 80): string => text(v, max) ?? '';

function readStar(v: unknown): ZiweiStar | undefined {
  const f = fields(v);
  const name = text(f?.name, 8);
  const brightness = oneOf(f?.brightness, BRIGHTNESS);
  const mutagen = oneOf(f?.mutagen, MUTAGENS);
  if (!f || !name || brightness === undefined || mutagen === undefined) return undefined;
  return { name, brightness, mutagen, pinyin: word(f.pinyin, 40) };
}

// readStars leaves no star out: a palace with one that cannot be read is unreadable.
function readStars(v: unknown): ZiweiStar[] | undefined {
  if (!Array.isArray(v) || v.length > 14) return undefined;
  const stars = list(v, readStar);
  return stars.length === v.length ? stars : undefined;
}

function readPalace(v: unknown, index: number): ZiweiPalace | undefined {
  const f = fields(v);
  const name = text(f?.name, 8);
  const stem = oneOf(f?.stem, STEMS);
  const branch = BRANCHES.charAt(index);
  const major = readStars(f?.stars);
  const minor = readStars(f?.minor);
  const [from, to] = list(f?.ageRange, number, 2);
  if (!f || !name || !stem || f.branch !== branch || !major || !minor || from === undefined || to === undefined) return undefined;
  return { index, name, nameEn: word(f.nameEn), stem, branch, isLife: name === LIFE, isBody: f.isBody === true, major, minor, from, to };
}

// readZiwei needs twelve palaces in their order, of different names, one of them
// the life palace and one the body palace; everything else may be missing.
export function readZiwei(v: unknown): ZiweiReading | undefined {
  const f = fields(v);
  if (!f || f.kind !== 'ziwei' || !Array.isArray(f.palaces) || f.palaces.length !== BRANCHES.length) return undefined;
  const palaces = f.palaces.flatMap((p, i) => readPalace(p, i) ?? []);
  const names = new Set(palaces.map((p) => p.name));
  if (palaces.length !== BRANCHES.length || names.size !== BRANCHES.length) return undefined;
  if (!names.has(LIFE) || palaces.filter((p) => p.isBody).length !== 1) return undefined;
  return {
    kind: 'ziwei', palaces,
    lunarDate: word(f.lunarDate), lunarDateEn: word(f.lunarDateEn), time: word(f.time), pillars: word(f.chineseDate),
    bureau: word(f.fiveElementsClass), soul: word(f.soul), body: word(f.body),
    warnings: list(f.warnings, (w) => text(w, 1000), 20),
  };
}

// fromLife returns the palaces from the life palace on in the order of their
// names, which runs against the branches.
export function fromLife(palaces: ZiweiPalace[]): ZiweiPalace[] {
  const life = palaces.findIndex((p) => p.isLife);
  return palaces.map((_, i) => palaces[(life - i + palaces.length) % palaces.length]!);
}
