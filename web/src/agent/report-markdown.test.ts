import { marked, type Token, type Tokens } from 'marked';
import { beforeEach, describe, expect, it } from 'vitest';
import reportText from '../../../internal/transport/site/text/report.json';
import agentText from '../../../internal/transport/site/text/agent.json';
import { setPage } from '../page/page';
import type { ReportArtifact, Source } from '../wire/event';
import { chartMarkdown, reportMarkdown } from './report-markdown';

beforeEach(() => {
  const all = Object.entries({ ...reportText, ...agentText });
  setPage({ locale: 'en', text: Object.fromEntries(all.map(([k, v]) => [k, (v as { en: string }).en])) });
});

const source = (id: string, title: string, url: string): Source => ({ id, title, url, kind: 'guide', level: 'editorial', excerpt: '', readAt: '' });

const report = (more: Partial<ReportArtifact> = {}): ReportArtifact => ({
  type: 'report', id: 'r', title: 'Title', summary: 'Summary', createdAt: '', questions: [],
  sections: [{ heading: 'One', body: 'Body.', sourceIds: [] }], ...more,
});

// what a reader of Markdown makes of it
const headings = (md: string) => marked.lexer(md).filter((x): x is Tokens.Heading => x.type === 'heading').map((h) => [h.depth, textOf(h.tokens)]);
const links = (md: string) => {
  const found: [string, string][] = [];
  marked.walkTokens(marked.lexer(md), (x) => {
    if (x.type === 'link') found.push([textOf(x.tokens), x.href]);
  });
  return found;
};
function textOf(tokens: Token[] = []): string {
  return tokens.map((x) => ('tokens' in x && x.tokens ? textOf(x.tokens) : ((x as Tokens.Text).text ?? ''))).join('');
}

const hostile = ['# Not a heading', 'a](https://evil.test)', '![x](https://evil.test/y)', '<b>bold</b>', '---', '1. one', '- item', '> quote', '| a | b |', '**bold**', '`code`', 'line\n# heading', 'line\r\n\r\n## heading', '\u2028# x', '[ref]: https://evil.test', 'Setext\n===', 'www.evil.test', 'write to a@evil.test', 'see http://evil.test/x'];

describe('a report as Markdown', () => {
  it('V4, F45: no title, heading, label, detail, question or source can change what the file says', () => {
    for (const h of hostile) {
      const item = { label: h, detail: h, sourceIds: ['s'] };
      const md = reportMarkdown(report({
        title: h, summary: h, questions: [h], sections: [{ heading: h, body: 'Body.', sourceIds: ['s'] }],
        visual: { type: 'steps', title: h, note: h, items: [item, item] },
      }), [source('s', h, 'https://a.test/x(1)> y')], 'model', 'https://site.test');
      const flat = h.replace(/[\s\u2028]+/g, ' ').trim();
      expect(headings(md), md).toEqual([[1, flat], [2, flat], [2, flat], [2, 'Questions'], [2, 'Sources']].map(([d, x]) => [d, x]));
      expect(new Set(links(md).map(([, href]) => href)), md).toEqual(new Set(['https://a.test/x(1)%3E%20y']));
      expect(links(md).every(([label]) => label === flat), md).toBe(true);
      expect(md).not.toMatch(/^<b>/m);
    }
  });

  it('V4, F46: a citation that matches nothing is said, in other words than that there is none', () => {
    const md = reportMarkdown(report({
      sections: [
        { heading: 'One', body: 'Body.', sourceIds: [] },
        { heading: 'Two', body: 'Body.', sourceIds: ['gone#x', 'here'] },
      ],
      visual: { type: 'comparison', title: 'V', note: '', items: [{ label: 'a', detail: 'b', sourceIds: ['lost'] }, { label: 'c', detail: 'd', sourceIds: [] }] },
    }), [source('here', 'Here', '/learn/a/')], '', 'https://site.test');
    expect(md).toContain('This section names no source.');
    expect(md).toMatch(/Sources: Unresolved citation: gone\\#x; \[Here\]\(<https:\/\/site\.test\/learn\/a\/>\)/);
    expect(md).toContain('Unresolved citation: lost');
    expect(md.match(/Unresolved citation/g)).toHaveLength(2);
  });

  it('keeps the Markdown of a body, and names the writer', () => {
    const md = reportMarkdown(report({ sections: [{ heading: 'One', body: '- a\n- **b**', sourceIds: [] }] }), [], 'wenbu-interpreter-1', '');
    expect(md).toContain('- a\n- **b**');
    expect(md).toContain('wenbu-interpreter-1');
    expect(md.endsWith('\n')).toBe(true);
  });
});

describe('a chart as Markdown', () => {
  it('V4: is a block of JSON that its own text cannot end', () => {
    const md = chartMarkdown({ type: 'chart', id: 'c', title: 'A # chart', createdAt: '', reading: { note: '```\n# out' }, input: { kind: 'iching', input: {} } } as never);
    expect(headings(md)).toEqual([[1, 'A # chart']]);
    const code = marked.lexer(md).find((x): x is Tokens.Code => x.type === 'code');
    expect(JSON.parse(code?.text ?? '')).toEqual({ note: '```\n# out' });
  });
});
