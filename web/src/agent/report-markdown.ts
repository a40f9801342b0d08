// A report or a chart as a Markdown file. Plain text is escaped and kept on its
// line, so that no title or label can change what the file says; only the bodies
// of sections are Markdown themselves.
import { t } from '../page/page';
import type { ChartArtifact, ReportArtifact, Source } from '../wire/event';
import type { Visual } from '../wire/report';

// origin is the address of this site, which a file does not know by itself.
export function reportMarkdown(r: ReportArtifact, read: Source[], model: string, origin: string): string {
  const sources = read.map((s) => ({ ...s, url: s.url.startsWith('/') ? origin + s.url : s.url }));
  const known = new Map(sources.map((s) => [s.id, s]));
  const parts = [`# ${plain(r.title)}`, plain(r.summary)];
  if (r.visual) parts.push(visualMarkdown(r.visual, known));
  for (const s of r.sections) parts.push(`## ${plain(s.heading)}`, s.body.trim(), citations(s.sourceIds, known));
  const questions = r.questions.filter((q) => q.trim() !== '');
  if (questions.length > 0) parts.push(`## ${t('report.questionsExport')}`, questions.map((q) => `- ${plain(q)}`).join('\n'));
  const cited = citedSources(r, sources);
  if (cited.length > 0) parts.push(`## ${t('report.sourcesExport')}`, cited.map((s) => `- ${link(s)}`).join('\n'));
  parts.push('---', plain(model ? t('report.provenance', { model }) : t('report.noModelExport')), plain(t('report.noticeExport')));
  return parts.filter((p) => p !== '').join('\n\n') + '\n';
}

export function chartMarkdown(c: ChartArtifact): string {
  const json = JSON.stringify(c.reading, null, 2);
  const fence = '`'.repeat(Math.max(3, longestRun(json) + 1));
  return [`# ${plain(c.title || t('agent.chart'))}`, `${fence}json\n${json}\n${fence}`, '---', plain(t('report.noticeExport'))].join('\n\n') + '\n';
}

function visualMarkdown(v: Visual, known: Map<string, Source>): string {
  const items = v.items.map((item, i) => {
    const mark = v.type === 'steps' ? `${i + 1}.` : '-';
    const cited = item.sourceIds.length > 0 ? `\n${' '.repeat(mark.length + 1)}${citations(item.sourceIds, known)}` : '';
    return `${mark} **${plain(item.label)}**: ${plain(item.detail)}${cited}`;
  });
  return [`## ${plain(v.title)}`, items.join('\n'), plain(v.note)].filter((p) => p !== '').join('\n\n');
}

// citations names the sources of a passage; that there is none, and that one matches
// nothing, is said in different words.
function citations(ids: string[], known: Map<string, Source>): string {
  if (ids.length === 0) return t('report.noSource');
  const named = [...new Set(ids)].map((id) => {
    const source = known.get(id);
    return source ? link(source) : t('report.unresolvedExport', { id: plain(id) });
  });
  return `${t('report.basisExport')} ${named.join('; ')}`;
}

function citedSources(r: ReportArtifact, sources: Source[]): Source[] {
  const ids = new Set([...r.sections, ...(r.visual?.items ?? [])].flatMap((x) => x.sourceIds));
  return sources.filter((s) => ids.has(s.id));
}

function link(s: Source): string {
  return `[${plain(s.title)}](<${address(s.url)}>)`;
}

// address encodes what would end an address in angle brackets.
function address(url: string): string {
  return url.replace(/[<>\\\s\u0000-\u001f]/g, (c) => encodeURIComponent(c));
}

// plain is a text that Markdown shows as it is, on one line.
function plain(text: string): string {
  const flat = text.replace(/[\s\u0000-\u001f\u2028\u2029]+/g, ' ').trim();
  return flat.replace(/[\\`*_{}[\]()<>#+\-.!|~&$^=:@]/g, (c, at: number) => (needless(c, flat, at) ? c : `\\${c}`));
}

// needless are signs that mean something only at the start of a line, or in an address
// that readers of Markdown would make a link of.
function needless(c: string, text: string, at: number): boolean {
  if (c === '.') return !/^\d+$/.test(text.slice(0, at)) && !/(^|\W)www$/i.test(text.slice(0, at));
  if (c === ':' && text.startsWith('//', at + 1)) return false;
  return '-+=:()!^$'.includes(c) && at > 0 && !(c === '(' && text[at - 1] === ']') && !(c === '!' && text[at + 1] === '[');
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map((m) => m[0].length));
}
