// A tarot spread, as draw_tarot and restore_tarot answer.
import { fields, number, oneOf, text } from './read';

export interface TarotCard {
  id: number; // 0 to 77
  zh: string;
  en: string;
  reversed: boolean;
  keywordsZh: string;
  keywordsEn: string;
  meaningZh: string; // of the card as it lies, as is its question
  meaningEn: string;
  questionZh: string;
  questionEn: string;
  positionZh: string;
  positionEn: string;
  asksZh: string; // what the position asks
  asksEn: string;
}

export type DeckOrder = 'rws' | 'marseille';

export interface TarotReading {
  kind: 'tarot';
  cards: TarotCard[]; // in the order of their positions, none twice
  order: DeckOrder; // which number Strength and Justice have
  spreadZh: string;
  spreadEn: string;
  useZh: string; // which questions the spread is good for
  useEn: string;
  notice: string;
  note: string; // how the cards came about
  seed: string; // "" for restored cards
}

const DECK = 78;

const word = (v: unknown, max = 400): string => text(v, max) ?? '';

function readCard(v: unknown): TarotCard | undefined {
  const f = fields(v);
  const id = number(f?.id);
  const zh = text(f?.zh, 40);
  const en = text(f?.en, 80);
  if (!f || id === undefined || !Number.isInteger(id) || id < 0 || id >= DECK || !zh || !en) return undefined;
  if (typeof f.reversed !== 'boolean') return undefined;
  return {
    id, zh, en, reversed: f.reversed,
    keywordsZh: word(f.keywordsZh), keywordsEn: word(f.keywordsEn),
    meaningZh: word(f.meaningZh, 2000), meaningEn: word(f.meaningEn, 2000),
    questionZh: word(f.reversed ? f.reversedZh : f.promptZh), questionEn: word(f.reversed ? f.reversedEn : f.promptEn),
    positionZh: word(f.positionZh, 80), positionEn: word(f.positionEn, 80),
    asksZh: word(f.asksZh), asksEn: word(f.asksEn),
  };
}

// readTarot needs cards, each known and none twice; everything else may be missing.
export function readTarot(v: unknown): TarotReading | undefined {
  const f = fields(v);
  if (!f || f.kind !== 'tarot' || !Array.isArray(f.cards) || f.cards.length === 0 || f.cards.length > DECK) return undefined;
  const cards: TarotCard[] = [];
  for (const one of f.cards) {
    const card = readCard(one);
    if (!card || cards.some((c) => c.id === card.id)) return undefined;
    cards.push(card);
  }
  const spread = fields(f.spread) ?? {};
  const method = fields(f.method) ?? {};
  return {
    kind: 'tarot', cards,
    order: oneOf(method.deckOrder, ['rws', 'marseille'] as const) ?? 'rws',
    spreadZh: word(spread.zh, 80), spreadEn: word(spread.en, 80), useZh: word(spread.useZh), useEn: word(spread.useEn),
    notice: word(f.notice), note: word(method.note, 1000), seed: word(method.seed, 64),
  };
}
