// The place search of the birth form, over POST /api/v1/places.
import { locale } from '../page/page';
import { fields, list, number, text } from '../wire/read';

export interface Place {
  id: number;
  name: string;
  detail: string; // where it is: province, country
  longitude: number;
  timezone: string;
}

const LIMIT = 8;

// countryName says a country's code in the page's language.
function countryName(code: string | undefined): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code ?? '';
  return new Intl.DisplayNames([locale() === 'en' ? 'en' : 'zh-Hans'], { type: 'region' }).of(code) ?? code;
}

export function readPlace(v: unknown): Place | undefined {
  const f = fields(v);
  const id = number(f?.id);
  const name = text(f?.name, 200);
  const longitude = number(f?.longitude);
  const timezone = text(f?.timezone, 80);
  if (!f || id === undefined || !name || longitude === undefined || !timezone) return undefined;
  const detail = [text(f.admin, 200), countryName(text(f.country, 200))].filter((s) => s).join(' · ');
  return { id, name, detail, longitude, timezone };
}

export async function searchPlaces(query: string, signal: AbortSignal, send: typeof fetch = fetch): Promise<Place[]> {
  const response = await send('/api/v1/places', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, limit: LIMIT, locale: locale() }),
    signal,
  });
  if (!response.ok) throw new Error(`places: ${response.status}`);
  return list(fields(await response.json())?.places, readPlace, LIMIT);
}

// clearPlace returns the one place that typed can only mean: the only one of that
// name, or the only one found when its name begins what was typed or the reverse.
export function clearPlace(places: Place[], typed: string): Place | undefined {
  const wanted = typed.toLowerCase();
  const same = places.filter((p) => p.name.toLowerCase() === wanted);
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  const only = places.length === 1 ? places[0] : undefined;
  const name = only?.name.toLowerCase() ?? '';
  return name.startsWith(wanted) || wanted.startsWith(name) ? only : undefined;
}

// degrees writes a longitude for people: 104.07°E.
export function degrees(longitude: number): string {
  return `${Math.abs(longitude).toFixed(2)}°${longitude < 0 ? 'W' : 'E'}`;
}
