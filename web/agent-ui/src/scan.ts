// The first of the checks: sizes, names and texts inside an envelope, whatever
// its schema says. The same as internal/envelope/scan.go, and beside that it
// refuses what JSON cannot carry: functions, getters, objects of a class.
import { clip, type Findings, names, type Path } from './check';
import type { Profile } from './types';

interface Compiled extends Profile {
  compiled: { pattern: RegExp; reason: string }[];
}

const compiledProfiles = new WeakMap<Profile, Compiled>();

function compile(p: Profile): Compiled {
  let c = compiledProfiles.get(p);
  if (!c) compiledProfiles.set(p, (c = { ...p, compiled: p.texts.map((t) => ({ pattern: new RegExp(t.pattern, 'iu'), reason: t.reason })) }));
  return c;
}

// scan reports what a profile refuses of named parts of an envelope. When it
// reports nothing, the parts are plain JSON and small enough to be walked again.
export function scan(into: Findings, profile: Profile, parts: readonly (readonly [string, unknown])[]): void {
  const s = new Scanner(into, compile(profile));
  for (const [name, value] of parts) s.value(value, [name], 1, name);
  if (s.broken || s.strange) return;
  let size = 0;
  for (const [, value] of parts) size += new TextEncoder().encode(JSON.stringify(value)).length;
  const first = parts[0];
  if (first && size > profile.bytes) into.list.unshift({ path: first[0], reason: `is larger than ${profile.bytes} bytes` });
}

class Scanner {
  broken = false; // too deep or too large: nothing else is looked at
  strange = false; // something that JSON cannot carry
  #nodes = 0;

  constructor(
    readonly into: Findings,
    readonly profile: Compiled,
  ) {}

  value(v: unknown, at: Path, depth: number, member: string): void {
    if (this.broken) return;
    if (++this.#nodes > this.profile.nodes) {
      this.broken = true;
      this.into.add([], `has more than ${this.profile.nodes} values`);
      return;
    }
    switch (typeof v) {
      case 'boolean':
        return;
      case 'number':
        if (!Number.isFinite(v)) this.into.add(at, 'must be a finite number');
        return;
      case 'string':
        this.#text(v, at);
        return;
      case 'object':
        if (v === null) return;
        if (Array.isArray(v)) this.#items(v, at, depth, member);
        else this.#members(v, at, depth);
        return;
    }
    this.#refuse(at);
  }

  #refuse(at: Path): void {
    this.strange = true;
    this.into.add(at, 'must be plain JSON');
  }

  #tooDeep(at: Path, depth: number): boolean {
    if (depth > this.profile.depth) {
      this.broken = true;
      this.into.add(at, `is nested deeper than ${this.profile.depth}`);
    }
    return this.broken;
  }

  #items(v: unknown[], at: Path, depth: number, member: string): void {
    if (Object.getPrototypeOf(v) !== Array.prototype || Object.keys(v).length !== v.length) {
      this.#refuse(at);
      return;
    }
    if (this.#tooDeep(at, depth)) return;
    for (let i = 0; i < v.length && !this.broken; i++) this.value(v[i], [...at, i], depth + 1, member);
  }

  #members(v: object, at: Path, depth: number): void {
    const proto: unknown = Object.getPrototypeOf(v);
    const plain = Object.values(Object.getOwnPropertyDescriptors(v)).every((d) => 'value' in d && d.enumerable === true);
    if ((proto !== Object.prototype && proto !== null) || !plain || Object.getOwnPropertySymbols(v).length > 0) {
      this.#refuse(at);
      return;
    }
    if (this.#tooDeep(at, depth)) return;
    for (const name of names(v as Record<string, unknown>)) this.#member(name, (v as Record<string, unknown>)[name], at, depth);
  }

  #member(name: string, v: unknown, container: Path, depth: number): void {
    const at = [...container, clip(name)];
    const outer = this.#outer(container);
    const denied = this.profile.denied.find((d) => d.name === name && (!d.except || d.except !== outer));
    if (denied) {
      this.into.add(at, denied.reason);
      return;
    }
    this.#text(name, at);
    this.value(v, at, depth + 1, name);
  }

  // The name of the member that an object stands in, through lists.
  #outer(at: Path): string {
    for (let i = at.length - 1; i >= 0; i--) if (typeof at[i] === 'string') return at[i] as string;
    return '';
  }

  #text(text: string, at: Path): void {
    if (text.length > this.profile.text) {
      this.into.add(at, `must have at most ${this.profile.text} characters`);
      return;
    }
    if (/\p{Cs}/u.test(text)) {
      this.into.add(at, 'is not well-formed text');
      return;
    }
    const met = this.profile.compiled.find((t) => t.pattern.test(text));
    if (met) this.into.add(at, met.reason);
  }
}
