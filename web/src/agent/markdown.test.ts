// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown';

const source = 'https://a.test/guide?x=1&y=2#part';
const html = (text: string) => renderMarkdown(text, new Set([source]));

describe('renderMarkdown', () => {
  it('links to a source that was read, and to nothing else', () => {
    const link = html(`[guide](${source})`);
    expect(link).toContain('href="https://a.test/guide?x=1&amp;y=2#part"');
    expect(link).toContain('rel="noopener noreferrer"');
    for (const other of ['https://a.test/guide', source + '/', 'https://evil.test', 'javascript:alert(1)', '/agent/', '#x', 'HTTPS://A.TEST/guide?x=1&y=2#part']) {
      expect(html(`[guide](${other})`), other).not.toContain('<a');
      expect(html(`[guide](${other})`), other).toContain('guide');
    }
    expect(html('<https://evil.test>')).not.toContain('<a');
    expect(html('see https://evil.test/x now')).not.toContain('<a');
  });

  it('links to a page of this site that was read', () => {
    expect(renderMarkdown('[x](/learn/bazi-basics/#sources)', new Set(['/learn/bazi-basics/#sources']))).toContain('href="/learn/bazi-basics/#sources"');
    expect(renderMarkdown('[x](//evil.test/)', new Set(['//evil.test/']))).not.toContain('href');
  });

  it('does not link to a source with an unsafe address', () => {
    expect(renderMarkdown('[x](javascript:alert(1))', new Set(['javascript:alert(1)']))).not.toContain('href');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![a](https://evil.test/pixel.png)',
    '<iframe src="https://evil.test"></iframe>',
    '<style>*{display:none}</style>',
    '<input autofocus onfocus=alert(1)>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    `<a href="${source}" onclick="alert(1)">x</a>`,
    'a\n\n<div style="position:fixed">\n\n# x\n\n</div>',
  ])('shows nothing active for %s', (text) => {
    document.body.innerHTML = html(text);
    expect(document.body.querySelector('script,img,iframe,style,input,svg,a,div')).toBeNull();
    for (const el of document.body.querySelectorAll('*')) {
      expect([...el.attributes].map((a) => a.name)).toEqual([]);
    }
  });

  it('draws tables, lists and headings below the page’s own', () => {
    const out = html('# 大运\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n1. x\n2. **y**');
    for (const part of ['<h3>大运</h3>', '<table>', '<td>1</td>', '<ol>', '<strong>y</strong>']) expect(out).toContain(part);
  });
});
