// The inks of a drawing: the page's variables, with plain values for a drawing
// that is saved. Names and values are those of the server's drawings.
export const inks = {
  wood: 'var(--wenbu-wood, #3f6b54)',
  fire: 'var(--wenbu-fire, #ac4632)',
  earth: 'var(--wenbu-earth, #83652a)',
  metal: 'var(--wenbu-metal, #5d6369)',
  water: 'var(--wenbu-water, #35627f)',
  text: 'var(--wenbu-ink, #22262a)',
  muted: 'var(--wenbu-muted, #5f6469)',
  line: 'var(--wenbu-line, #ddd7ca)',
  paper: 'var(--wenbu-paper, #fdfcf9)',
  tint: 'var(--wenbu-tint, #f4efe4)',
};

const byElement: Record<string, string> = { 木: inks.wood, 火: inks.fire, 土: inks.earth, 金: inks.metal, 水: inks.water };
const elementOfStem: Record<string, string> = {
  甲: '木', 乙: '木', 丙: '火', 丁: '火', 戊: '土', 己: '土', 庚: '金', 辛: '金', 壬: '水', 癸: '水',
};
const elementOfBranch: Record<string, string> = {
  子: '水', 丑: '土', 寅: '木', 卯: '木', 辰: '土', 巳: '火', 午: '火', 未: '土', 申: '金', 酉: '金', 戌: '土', 亥: '水',
};

export const elementInk = (element: string): string => byElement[element] ?? inks.text;
export const charInk = (char: string): string => elementInk(elementOfStem[char] ?? elementOfBranch[char] ?? '');

// isYang tells the polarity of a stem or branch.
export const isYang = (char: string): boolean => '甲丙戊庚壬子寅辰午申戌'.includes(char);

// standalone is the markup of a drawing with plain colours instead of variables.
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const plain = copy.outerHTML.replace(/var\(--[\w-]+,\s*(#[0-9a-f]+)\)/gi, '$1').replace(/<!--[\s\S]*?-->/g, '');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${plain}\n`;
}
