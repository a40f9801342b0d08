// Which clock a birth was read from: the two of Xinjiang, and whether a longitude
// can lie in a time zone at all.
import type { BirthForm } from './birth';

export const ZONE_BEIJING = 'Asia/Shanghai';
export const ZONE_XINJIANG = 'Asia/Urumqi';

// asksClock reports whether the place is one where two clocks are in use, so that
// the person must say which one the time was read from.
export function asksClock(f: BirthForm): boolean {
  return f.placed !== '' && f.place.trim() === f.placed && (f.timezone.trim() === ZONE_XINJIANG || f.clock !== '');
}

// The western tip of China, the farthest that a zone in use reaches, has 3 hours
// and 6 minutes.
const MAX_HOURS_APART = 3.25;

// hoursApart returns the hours between the Sun at a longitude and the clock of a
// zone, when they are too many to be true. Whole days do not count: the date line
// is drawn as people like.
export function hoursApart(degrees: number, timezone: string, date: string): number | undefined {
  const zone = standardHours(timezone, Number(date.slice(0, 4)) || 2000);
  if (zone === undefined || !(Math.abs(degrees) <= 180)) return undefined;
  const difference = degrees / 15 - zone;
  const hours = Math.abs(difference - 24 * Math.round(difference / 24));
  return hours > MAX_HOURS_APART ? hours : undefined;
}

// standardHours returns a zone's offset without summer time: the smaller of those
// in January and July.
function standardHours(timezone: string, year: number): number | undefined {
  const january = offsetHours(timezone, new Date(Date.UTC(year, 0, 15)));
  const july = offsetHours(timezone, new Date(Date.UTC(year, 6, 15)));
  return january === undefined || july === undefined ? undefined : Math.min(january, july);
}

function offsetHours(timezone: string, at: Date): number | undefined {
  const fixed = readOffset(timezone);
  if (fixed !== undefined) return fixed;
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find((p) => p.type === 'timeZoneName')?.value ?? '';
    return name === 'GMT' ? 0 : readOffset(name.replace('GMT', ''));
  } catch {
    return undefined; // no zone that the browser knows
  }
}

function readOffset(text: string): number | undefined {
  const m = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text);
  if (!m) return undefined;
  const hours = Number(m[2]) + Number(m[3]) / 60 + Number(m[4] ?? 0) / 3600;
  return m[1] === '-' ? -hours : hours;
}
