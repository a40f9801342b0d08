// Markdown of answers and reports as HTML. Raw HTML is shown as text, pictures
// and scripts never appear, and a link is a link only when its address is that
// of a source that was read.
import DOMPurify from 'dompurify';
import { Marked } from 'marked';

const ALLOWED_TAGS = [
  'p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li',
  'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a',
];

// renderMarkdown returns safe HTML. sourceUrls are the addresses of read sources.
export function renderMarkdown(text: string, sourceUrls: ReadonlySet<string>): string {
  const html = parserFor(sourceUrls).parse(text, { async: false });
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'rel', 'target', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|\/(?![/\\]))/i,
    ADD_URI_SAFE_ATTR: ['rel', 'target', 'start'],
  });
}

function parserFor(sourceUrls: ReadonlySet<string>): Marked {
  return new Marked({
    gfm: true,
    renderer: {
      html: ({ text }) => escape(text),
      image: ({ text }) => escape(text),
      link({ href, tokens }) {
        const label = this.parser.parseInline(tokens);
        if (!sourceUrls.has(href)) return label;
        return `<a href="${escape(href)}" rel="noopener noreferrer" target="_blank">${label}</a>`;
      },
      // The page's own headings are above: an answer starts at the third level.
      heading({ tokens, depth }) {
        const level = Math.min(6, depth + 2);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
    },
  });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (c) => entities[c] ?? c);
}
