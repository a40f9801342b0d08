import { describe, expect, it } from 'vitest';
import drawn from '../../e2e/data/tarot.json';
import { readTarot } from '../wire/tarot';

type Sample = Record<string, unknown> & { cards: Record<string, unknown>[] };

const sample = (): Sample => structuredClone(drawn) as unknown as Sample;

describe('readTarot', () => {
  it('reads what the calculator sends', () => {
    const r = readTarot(sample());
    expect(r).toMatchObject({
      order: 'rws', spreadZh: drawn.spread.zh, spreadEn: drawn.spread.en, notice: drawn.notice, note: drawn.method.note, seed: 'e2e-1',
    });
    expect(r?.cards.map((c) => [c.id, c.reversed])).toEqual(drawn.cards.map((c) => [c.id, c.reversed]));
    expect(new Set(drawn.cards.map((c) => c.reversed)).size).toBe(2);
    drawn.cards.forEach((sent, i) => {
      expect(r?.cards[i]).toMatchObject({
        zh: sent.zh, en: sent.en, keywordsEn: sent.keywordsEn, meaningZh: sent.meaningZh, positionEn: sent.positionEn, asksZh: sent.asksZh,
        questionZh: sent.reversed ? sent.reversedZh : sent.promptZh,
        questionEn: sent.reversed ? sent.reversedEn : sent.promptEn,
      });
    });
  });

  it('needs cards of the deck, none twice', () => {
    const cases: ((r: Sample) => void)[] = [
      (r) => (r.kind = 'iching'),
      (r) => (r.cards = []),
      (r) => delete (r as Record<string, unknown>).cards,
      (r) => r.cards.push(r.cards[0]!),
      (r) => (r.cards[3]!.id = 78),
      (r) => (r.cards[3]!.id = -1),
      (r) => (r.cards[3]!.id = 1.5),
      (r) => (r.cards[3]!.id = '../1'),
      (r) => (r.cards[3]!.zh = ''),
      (r) => delete r.cards[3]!.en,
      (r) => (r.cards[3]!.reversed = 'no'),
    ];
    for (const change of cases) {
      const r = sample();
      change(r);
      expect(readTarot(r)).toBeUndefined();
    }
    expect(readTarot(null)).toBeUndefined();
  });

  it('does without everything else', () => {
    const cards = [{ id: 0, zh: '愚者', en: 'The Fool', reversed: false }];
    expect(readTarot({ kind: 'tarot', cards, method: { deckOrder: 'thoth' }, spread: 3 })).toMatchObject({
      order: 'rws', spreadZh: '', notice: '', seed: '', cards: [{ id: 0, positionZh: '', questionEn: '' }],
    });
  });
});
