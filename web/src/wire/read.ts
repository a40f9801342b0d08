// Small readers for what comes from outside: each returns the value when it has
// the expected form and undefined when it has not.

export type Fields = Record<string, unknown>;

export function fields(v: unknown): Fields | undefined {
  return typeof v === 'object' && v !== null && !Array.isArray(v) ? (v as Fields) : undefined;
}

export function text(v: unknown, max = Infinity): string | undefined {
  return typeof v === 'string' && v.length <= max ? v : undefined;
}

export function number(v: unknown): number | undefined {
  return typeof v === 'number' && Number.isFinite(v) ? v : undefined;
}

export function oneOf<T extends string>(v: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((a) => a === v);
}

// list reads each item; an item that cannot be read is left out.
export function list<T>(v: unknown, item: (v: unknown) => T | undefined, max = Infinity): T[] {
  if (!Array.isArray(v)) return [];
  const out: T[] = [];
  for (const x of v.slice(0, max === Infinity ? undefined : max)) {
    const read = item(x);
    if (read !== undefined) out.push(read);
  }
  return out;
}

// sourceAddress returns an address only when it is a path of this site or an
// absolute http(s) URL without credentials.
export function sourceAddress(v: unknown): string | undefined {
  if (typeof v !== 'string') return undefined;
  if (isOwnPath(v)) return v;
  let url: URL;
  try {
    url = new URL(v);
  } catch {
    return undefined;
  }
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && !url.username && !url.password ? v : undefined;
}

// isOwnPath reports a path on this server; "//host" and "/\\host" lead elsewhere.
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}
