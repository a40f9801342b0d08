// Plain renderers for every component: headings, tables and lists, made of text
// and nothing else. A page that draws a component itself registers its own instead.
import type { ComponentInput, ComponentRenderer } from './render';
import { RendererRegistry } from './render';

type Row = Record<string, unknown>;

// What the schemas have promised of data, read loosely: a missing word is empty.
const obj = (v: unknown): Row => (typeof v === 'object' && v !== null && !Array.isArray(v) ? (v as Row) : {});
const rows = (v: unknown): Row[] => (Array.isArray(v) ? v.map(obj) : []);
const say = (v: unknown): string => (typeof v === 'string' ? v : typeof v === 'number' ? String(v) : '');
const words = (v: unknown): string[] => (Array.isArray(v) ? v.map(say) : []);

// page makes elements of one document.
class Page {
  constructor(
    readonly into: HTMLElement,
    readonly zh: boolean,
  ) {}

  in(zh: string, en: string): string {
    return this.zh ? zh : en;
  }

  // both picks from texts that hold English / 中文.
  both(v: unknown): string {
    const [en, zh] = say(v).split(' / ');
    return (this.zh ? (zh ?? en) : en) ?? '';
  }

  // name picks a member by language: name and en, zh and en, name and nameEn.
  name(v: unknown): string {
    const o = obj(v);
    return this.zh ? say(o.name ?? o.zh) : say(o.en ?? o.nameEn ?? o.name);
  }

  element<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
    const made = this.into.ownerDocument.createElement(tag);
    if (text !== '') made.textContent = text;
    return made;
  }

  add<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
    const made = this.element(tag, text);
    this.into.append(made);
    return made;
  }

  text(text: string): void {
    if (text !== '') this.add('p', text);
  }

  list(items: string[]): void {
    const ul = this.add('ul');
    for (const each of items) ul.append(this.element('li', each));
  }

  table(caption: string, head: string[], body: string[][]): void {
    const table = this.add('table');
    table.append(this.element('caption', caption));
    const top = this.element('tr');
    for (const each of head) {
      const cell = this.element(each === '' ? 'td' : 'th', each);
      if (each !== '') (cell as HTMLTableCellElement).scope = 'col';
      top.append(cell);
    }
    const thead = this.element('thead');
    thead.append(top);
    const tbody = this.element('tbody');
    for (const row of body) {
      const tr = this.element('tr');
      row.forEach((each, i) => {
        const cell = this.element(i === 0 ? 'th' : 'td', each);
        if (i === 0) (cell as HTMLTableCellElement).scope = 'row';
        tr.append(cell);
      });
      tbody.append(tr);
    }
    table.append(thead, tbody);
  }
}

type Plain = (p: Page, data: Row, input: ComponentInput) => void;

const PILLARS: Record<string, [string, string]> = { year: ['年柱', 'Year'], month: ['月柱', 'Month'], day: ['日柱', 'Day'], hour: ['时柱', 'Hour'] };

function pillarName(p: Page, key: unknown): string {
  const [zh, en] = PILLARS[say(key)] ?? ['', ''];
  return p.in(zh, en);
}

const LINES: Record<number, string> = { 6: '━ ━ ×', 7: '━━━', 8: '━ ━', 9: '━━━ ○' };

function castLines(p: Page, lines: unknown): void {
  const pre = p.add('pre', (Array.isArray(lines) ? [...lines].reverse() : []).map((v) => LINES[v as number] ?? '').join('\n'));
  pre.setAttribute('role', 'img');
  pre.setAttribute('aria-label', p.in(`自下而上：${words(lines).join(' ')}`, `From the bottom up: ${words(lines).join(' ')}`));
}

const plain: Record<string, Plain> = {
  bazi_chart(p, d) {
    p.table(
      p.in(`日主 ${say(obj(d.dayMaster).stem)}`, `Day master ${say(obj(d.dayMaster).stem)}`),
      ['', p.in('干支', 'Pillar'), p.in('十神', 'Ten god'), p.in('藏干', 'Hidden stems'), p.in('纳音', 'NaYin')],
      rows(d.pillars).map((x) => [pillarName(p, x.key), say(x.value) || p.in('不详', 'unknown'), p.in(say(x.role), say(x.tenGodEn)), words(x.hidden).join(' '), p.in(say(x.nayin), say(x.nayinEn))]),
    );
    p.list(words(d.warnings).map((w) => p.both(w)));
  },
  luck_timeline(p, d) {
    const years = rows(d.years);
    const mean = (from: number, to: number): string => {
      const scores = years.filter((y) => (y.year as number) >= from && (y.year as number) <= to).map((y) => y.score as number);
      return scores.length === 0 ? '' : String(Math.round(scores.reduce((a, b) => a + b, 0) / scores.length));
    };
    p.table(
      p.in('大运', 'Luck pillars'),
      ['', p.in('十神', 'Ten god'), p.in('虚岁起', 'From age'), p.in('年份', 'Years'), p.in('平均分', 'Mean score')],
      rows(d.pillars).map((x) => [say(x.pillar), say(x.tenGod), say(x.startAge), `${say(x.startYear)}–${say(x.endYear)}`, mean(x.startYear as number, x.endYear as number)]),
    );
  },
  ziwei_board(p, d) {
    p.table(
      p.in('紫微十二宫', 'Twelve palaces'),
      ['', p.in('干支', 'Pair'), p.in('主星', 'Major stars'), p.in('大限', 'Decade')],
      rows(d.palaces).map((x) => [
        p.in(say(x.name), say(x.nameEn)) + (x.isBody === true ? p.in('（身宫）', ' (body)') : ''),
        say(x.stem) + say(x.branch),
        rows(x.stars).map((s) => p.name(s) + (say(s.mutagen) && ` ${say(s.mutagen)}`)).join(p.in('、', ', ')),
        words(x.ageRange).join('–'),
      ]),
    );
  },
  hexagram(p, d) {
    const name = (v: unknown): string => p.in(say(obj(v).fullName), say(obj(v).en));
    p.add('p', `${say(obj(d.original).symbol)} ${name(d.original)}${words(d.moving).length > 0 ? ` → ${say(obj(d.changed).symbol)} ${name(d.changed)}` : ''}`);
    castLines(p, d.lines);
    p.text(p.in(say(obj(d.original).promptZh), say(obj(d.original).promptEn)));
    p.text(say(d.notice));
  },
  liuyao_board(p, d) {
    const board = obj(d.liuyao);
    p.table(
      [say(obj(board.original).name), say(obj(board.changed).name)].filter(Boolean).join(' → '),
      ['', p.in('六神', 'Spirit'), p.in('六亲', 'Relative'), p.in('纳甲', 'Stem and branch'), p.in('世应', 'Self, other'), p.in('动', 'Moves')],
      rows(board.lines).reverse().map((x) => [say(x.name), p.in(say(x.spirit), say(x.spiritEn)), p.in(say(x.relative), say(x.relativeEn)), say(x.naJia) + say(x.element), say(x.role), say(x.sign)]),
    );
    p.text(say(d.notice));
  },
  tarot_spread(p, d) {
    for (const card of rows(d.cards)) {
      p.add('h4', `${p.in(say(card.positionZh), say(card.positionEn))}: ${p.in(say(card.zh), say(card.en))}${card.reversed === true ? p.in('（逆位）', ' (reversed)') : ''}`);
      p.text(p.in(say(card.meaningZh), say(card.meaningEn)));
    }
  },
  xiaoliuren(p, d) {
    p.list(rows(d.palaces).map((x) => p.in(`${say(x.name)}：${say(x.text)}`, `${say(x.en)}: ${say(x.text)}`)));
    p.text(say(d.reading));
    p.text(say(d.notice));
  },
  report(p, d) {
    p.text(say(d.summary));
    for (const s of rows(d.sections)) {
      p.add('h4', say(s.heading));
      for (const part of say(s.body).split('\n')) p.text(part);
    }
    p.list(words(d.questions));
  },
  sources(p, d) {
    const ul = p.add('ul');
    for (const s of rows(d.sources)) {
      const li = p.element('li');
      const url = say(s.url);
      if (/^(https?:\/\/|\/(?!\/))/.test(url)) {
        const a = p.element('a', say(s.title));
        a.href = url;
        a.rel = 'noopener noreferrer';
        li.append(a);
      } else li.textContent = say(s.title);
      ul.append(li);
    }
  },
  birth_form(p, _, { props, context }) {
    p.text(say(props.question));
    p.list(words(props.options));
    if (!context.onBirth) return;
    birthForm(p, context.onBirth);
  },
  almanac_day(p, d) {
    const date = obj(d.date);
    p.add('p', `${say(date.gregorian)} ${p.name(date.weekday)} ${p.in(say(obj(d.lunar).text), say(obj(d.lunar).en))}`);
    p.add('p', rows(d.pillars).map((x) => say(x.value)).join(' '));
    const done = (v: unknown): string => rows(v).map((x) => p.name(x)).join(p.in('、', ', '));
    p.add('p', p.in('宜：', 'Suited: ') + (done(d.suits) || p.in('无', 'nothing')));
    p.add('p', p.in('忌：', 'Avoided: ') + (done(d.avoids) || p.in('无', 'nothing')));
    p.text(say(d.notice));
  },
  pillar_compare(p, d) {
    const line = (v: unknown): string => rows(obj(v).pillars).map((x) => say(x.value)).join(' ');
    p.list([`A ${line(d.a)}`, `B ${line(d.b)}`]);
    p.table(p.in(`合计 ${say(d.score)} 分`, `${say(d.score)} points`), [p.in('分', 'Points'), p.in('缘由', 'Because')], rows(d.parts).map((x) => [say(x.points), p.both(x.because)]));
    p.text(p.both(d.notice));
  },
};

// Birth is what a birth form gives.
export interface Birth {
  date: string;
  time: string | null; // null: not known
  timezone: string;
  sex?: 'male' | 'female';
}

function birthForm(p: Page, onBirth: (birth: Birth) => void): void {
  const form = p.add('form');
  const field = (label: string, name: string, type: string, required: boolean): HTMLInputElement => {
    const wrap = p.element('label', label);
    const input = p.element('input');
    Object.assign(input, { name, type, required });
    wrap.append(' ', input);
    form.append(wrap);
    return input;
  };
  const date = field(p.in('出生日期', 'Date of birth'), 'date', 'date', true);
  const time = field(p.in('时间（不详可留空）', 'Time (leave empty when unknown)'), 'time', 'time', false);
  const zone = field(p.in('时区', 'Time zone'), 'timezone', 'text', true);
  zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wrap = p.element('label', p.in('性别', 'Sex'));
  const sex = p.element('select');
  for (const [value, text] of [['', p.in('不填', 'not said')], ['female', p.in('女', 'female')], ['male', p.in('男', 'male')]] as const) {
    const option = p.element('option', text);
    option.value = value;
    sex.append(option);
  }
  wrap.append(' ', sex);
  const send = p.element('button', p.in('排盘', 'Cast the chart'));
  send.type = 'submit';
  form.append(wrap, send);
  form.addEventListener('submit', (e) => {
    e.preventDefault();
    const birth: Birth = { date: date.value, time: time.value === '' ? null : time.value, timezone: zone.value };
    if (sex.value === 'male' || sex.value === 'female') birth.sex = sex.value;
    onBirth(birth);
  });
}

// plainRenderer returns the plain renderer of a component.
function plainRenderer(show: Plain): ComponentRenderer {
  return (element, input) => {
    const p = new Page(element, input.context.locale === 'zh');
    element.replaceChildren();
    const title = say(input.props.title);
    if (title !== '') p.add('h3', title);
    show(p, obj(input.data), input);
  };
}

// plainRenderers returns a registry in which every component has its plain renderer.
export function plainRenderers(): RendererRegistry {
  const registry = new RendererRegistry();
  for (const [name, show] of Object.entries(plain)) registry.component(name, plainRenderer(show));
  return registry;
}
