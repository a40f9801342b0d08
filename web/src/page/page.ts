// What the server wrote into the page: the language, the sentences, and what the
// person already entered.
import type agentText from '../../../internal/transport/site/text/agent.json';
import type birthText from '../../../internal/transport/site/text/birth.json';
import type calculatorText from '../../../internal/transport/site/text/calculator.json';
import type chartText from '../../../internal/transport/site/text/chart.json';
import type journalText from '../../../internal/transport/site/text/journal.json';
import type readingText from '../../../internal/transport/site/text/reading.json';
import type reportText from '../../../internal/transport/site/text/report.json';

export type TextKey =
  | keyof typeof agentText
  | keyof typeof birthText
  | keyof typeof calculatorText
  | keyof typeof chartText
  | keyof typeof journalText
  | keyof typeof readingText
  | keyof typeof reportText;

export type Locale = 'zh' | 'en';

export interface PageData {
  locale: Locale;
  timezone?: string;
  text: Record<string, string>;
  page?: unknown;
}

let data: PageData = { locale: 'zh', text: {} };

// readPage takes the page's data from the document. It is called once, before
// anything is drawn.
export function readPage(doc: Document): PageData {
  const raw = doc.getElementById('page-data')?.textContent;
  if (raw) data = JSON.parse(raw) as PageData;
  return data;
}

// setPage replaces the data, for tests.
export function setPage(d: PageData): void {
  data = d;
}

export function locale(): Locale {
  return data.locale;
}

// proposedZone returns the time zone that an empty birth form starts with.
export function proposedZone(): string {
  return data.timezone ?? 'Asia/Shanghai';
}

// t returns a sentence; {name} is replaced by params.name.
export function t(key: TextKey, params: Record<string, string | number> = {}): string {
  return fill(data.text[key] ?? key, params);
}

// tOptional returns the sentence for a key that the server may not know.
export function tOptional(key: string): string | undefined {
  return data.text[key];
}

function fill(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

// pathIn returns the path of a page in the page's language.
export function pathIn(path: string): string {
  return data.locale === 'en' ? '/en' + path : path;
}

// ownSide returns the page's language out of a bilingual "English / 中文".
export function ownSide(text: string): string {
  const at = text.indexOf(' / ');
  if (at < 0) return text;
  return data.locale === 'en' ? text.slice(0, at) : text.slice(at + 3);
}
