// Times and spans as text.
import { t } from '../page/page';

// plainTime shows a local date and time without its T and without fractions.
export function plainTime(iso: string): string {
  return iso.replace('T', ' ').replace(/(:\d\d)\.\d+/, '$1').replace(/(Z|[+-]\d\d:\d\d)$/, '');
}

// atOffset shows a UTC instant on a clock with the given offset, "+08:00", to the
// minute. What cannot be read is shown as it is.
export function atOffset(instant: string, offset: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return instant;
  return new Date(time + offsetSeconds(offset) * 1000).toISOString().slice(0, 16).replace('T', ' ');
}

function offsetSeconds(offset: string): number {
  const m = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(offset);
  if (!m) return 0;
  const seconds = Number(m[2]) * 3600 + Number(m[3]) * 60 + Number(m[4] ?? 0);
  return m[1] === '-' ? -seconds : seconds;
}

const units = [
  ['chart.span.days', 86400],
  ['chart.span.hours', 3600],
  ['chart.span.minutes', 60],
  ['chart.span.seconds', 1],
] as const;

// span writes a length of time in its greatest unit and the next smaller one:
// 3 d 4 h. A part that is zero is left out.
export function span(seconds: number): string {
  let rest = Math.round(Math.abs(seconds));
  const first = units.findIndex(([, size]) => rest >= size);
  if (first < 0) return t('chart.span.seconds', { n: 0 });
  const parts: string[] = [];
  for (const [key, size] of units.slice(first, first + 2)) {
    const n = Math.floor(rest / size);
    rest -= n * size;
    if (n > 0) parts.push(t(key, { n }));
  }
  return parts.join(' ');
}

// signedSpan writes a correction: +12 min 3 s.
export function signedSpan(seconds: number): string {
  return (seconds < 0 ? '−' : '+') + span(seconds);
}
