import { describe, expect, it } from 'vitest';
import cast from '../../e2e/data/iching.json';
import { readIChing } from '../wire/iching';
import { readBoard, readPlumBlossom } from '../wire/rider';

const line = (name: string) => ({
  name, spirit: '青龙', spiritEn: 'Azure Dragon', relative: '子孙', relativeEn: 'Offspring', naJia: '己未', element: '土',
  role: name === '上爻' ? '世' : '', state: '囚', stateEn: 'confined', marks: [{ name: '日长生', en: 'born at the day' }, { en: 'no name' }],
});
const board = () => ({
  month: '亥', day: '戊申', void: '寅卯', original: { palace: '离', generation: '本宫', generationEn: 'Palace Head' },
  lines: ['初爻', '二爻', '三爻', '四爻', '五爻', '上爻'].map(line),
});

describe('readBoard', () => {
  it('reads six lines and what stands over them', () => {
    const read = readBoard(board());
    expect(read).toMatchObject({ month: '亥', day: '戊申', empty: '寅卯', palace: '离', generation: { zh: '本宫', en: 'Palace Head' } });
    expect(read?.lines[5]).toMatchObject({ name: '上爻', role: '世', relative: { en: 'Offspring' }, marks: [{ zh: '日长生', en: 'born at the day' }] });
  });

  it('is none without six lines', () => {
    const short = board();
    short.lines.pop();
    const wrong = board();
    delete (wrong.lines[2] as Partial<ReturnType<typeof line>>).naJia;
    for (const v of [undefined, null, 3, {}, { lines: 'x' }, short, wrong, { ...board(), lines: [...board().lines, line('七爻')] }]) {
      expect(readBoard(v)).toBeUndefined();
    }
  });
});

describe('readPlumBlossom', () => {
  it('reads body, use and relations', () => {
    const read = readPlumBlossom({
      body: { zh: '离', en: 'Fire', element: '火' }, use: { zh: '震', en: 'Thunder', element: '木' },
      relations: [{ role: '用', roleEn: 'use', relation: '用生体', relationEn: 'use feeds body', text: '有人帮衬' }, { role: 5 }],
    });
    expect(read?.body).toEqual({ zh: '离（火）', en: 'Fire (离, 火)' });
    expect(read?.relations).toEqual([{ role: { zh: '用', en: 'use' }, relation: { zh: '用生体', en: 'use feeds body' }, text: '有人帮衬' }]);
    expect(readPlumBlossom({ body: { zh: '离' } })).toBeUndefined();
  });
});

describe('readIChing', () => {
  it('takes a board along and does without one', () => {
    expect(readIChing({ ...cast, liuyao: board() })?.board?.lines).toHaveLength(6);
    expect(readIChing({ ...cast, liuyao: 'x', meihua: [] })).toMatchObject({ board: undefined, numbers: undefined });
  });
});
