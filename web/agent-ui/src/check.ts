// The check of a value by a JSON Schema of the registry. It is the same, word for
// word of its reasons, as internal/envelope/check.go; one corpus is run through both.
import type { Problem, Schema, SchemaObject } from './types';

export const MAX_PROBLEMS = 32;

export type Path = readonly (string | number)[];

// Findings are the problems that a check has met.
export class Findings {
  readonly list: Problem[] = [];

  add(at: Path, reason: string): void {
    if (this.list.length < MAX_PROBLEMS) this.list.push({ path: at.join('.'), reason });
  }

  get none(): boolean {
    return this.list.length === 0;
  }
}

export type JSONObject = Record<string, unknown>;

export function isObject(v: unknown): v is JSONObject {
  return typeof v === 'object' && v !== null && !Array.isArray(v);
}

// own returns a member that an object has itself, never one that it inherits.
export function own(v: JSONObject, name: string): unknown {
  return Object.hasOwn(v, name) ? v[name] : undefined;
}

// names returns the names of an object's members in the order of UTF-16 units.
export function names(v: JSONObject): string[] {
  return Object.keys(v).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

// clip cuts a name that is not ours.
export function clip(name: string, max = 80): string {
  if (name.length <= max) return name;
  let out = '';
  for (const each of name) {
    if (out.length + each.length > max - 1) break;
    out += each;
  }
  return out + '…';
}

function kindOf(v: unknown): string {
  if (v === null) return 'null';
  if (Array.isArray(v)) return 'array';
  return typeof v; // boolean, number, string, object; the scan has refused others
}

// Checker checks values by one schema and its definitions.
export class Checker {
  readonly #root: Schema;
  readonly #defs: Record<string, Schema>;
  readonly #patterns = new Map<string, RegExp>();

  constructor(root: Schema) {
    this.#root = root;
    this.#defs = typeof root === 'object' ? (root.$defs ?? {}) : {};
  }

  check(into: Findings, v: unknown, at: Path): void {
    this.#check(into, this.#resolve(this.#root), v, at);
  }

  #resolve(s: Schema): SchemaObject {
    let found = s;
    while (typeof found === 'object' && found.$ref !== undefined) found = own(this.#defs, found.$ref.slice('#/$defs/'.length)) as Schema;
    return typeof found === 'object' ? found : {};
  }

  #kinds(s: SchemaObject): string[] | undefined {
    return s.type === undefined || Array.isArray(s.type) ? (s.type as string[] | undefined) : [s.type];
  }

  #takes(s: SchemaObject, kind: string): boolean {
    if (s.anyOf) return s.anyOf.some((each) => this.#takes(this.#resolve(each), kind));
    const kinds = this.#kinds(s);
    return kinds === undefined || kinds.includes(kind) || (kind === 'number' && kinds.includes('integer'));
  }

  #expects(s: SchemaObject): string[] {
    if (!s.anyOf) return this.#kinds(s) ?? [];
    return [...new Set(s.anyOf.flatMap((each) => this.#expects(this.#resolve(each))))];
  }

  #check(into: Findings, s: SchemaObject, v: unknown, at: Path): void {
    const kind = kindOf(v);
    if (!this.#takes(s, kind)) {
      into.add(at, `must be ${this.#expects(s).map(noun).join(' or ')}`);
      return;
    }
    if (s.anyOf) {
      this.#choose(into, s.anyOf, v, at);
      return;
    }
    const members = 'const' in s ? [s.const] : s.enum;
    if (members && !members.includes(v)) {
      into.add(at, `must be ${members.map(String).join(' or ')}`);
      return;
    }
    if (typeof v === 'number') this.#number(into, s, v, at);
    else if (typeof v === 'string') this.#text(into, s, v, at);
    else if (Array.isArray(v)) this.#items(into, s, v, at);
    else if (isObject(v)) this.#members(into, s, v, at);
  }

  // The one choice that is for a value: by its kind, and for an object by the
  // members that have one value only.
  #choose(into: Findings, choices: Schema[], v: unknown, at: Path): void {
    for (const each of choices) {
      const s = this.#resolve(each);
      if (this.#takes(s, kindOf(v)) && this.#means(s, v)) {
        this.#check(into, s, v, at);
        return;
      }
    }
    into.add(at, 'is none of the known shapes');
  }

  #means(s: SchemaObject, v: unknown): boolean {
    if (!isObject(v)) return true;
    return Object.entries(s.properties ?? {}).every(([name, each]) => {
      const sub = this.#resolve(each);
      const members = 'const' in sub ? [sub.const] : sub.enum;
      return members?.length !== 1 || own(v, name) === members[0];
    });
  }

  #number(into: Findings, s: SchemaObject, v: number, at: Path): void {
    const kinds = this.#kinds(s) ?? [];
    if (kinds.includes('integer') && !kinds.includes('number') && !Number.isSafeInteger(v)) into.add(at, 'must be a whole number');
    else if (s.minimum !== undefined && v < s.minimum) into.add(at, `must be at least ${s.minimum}`);
    else if (s.maximum !== undefined && v > s.maximum) into.add(at, `must be at most ${s.maximum}`);
  }

  #text(into: Findings, s: SchemaObject, v: string, at: Path): void {
    length(into, s.minLength, s.maxLength, v.length, 'characters', at);
    if (s.pattern !== undefined && !this.#pattern(s.pattern).test(v)) into.add(at, `is not of the form asked for: ${s.description ?? ''}`);
    if (s.not?.pattern !== undefined && this.#pattern(s.not.pattern).test(v)) into.add(at, 'has text that is not allowed');
    if (s.format === 'date-time' && !DATE_TIME.test(v)) into.add(at, 'must be a date and time as in RFC 3339');
  }

  #pattern(source: string): RegExp {
    let compiled = this.#patterns.get(source);
    if (!compiled) this.#patterns.set(source, (compiled = new RegExp(source, 'u')));
    return compiled;
  }

  #items(into: Findings, s: SchemaObject, v: unknown[], at: Path): void {
    length(into, s.minItems, s.maxItems, v.length, 'items', at);
    if (s.items === undefined || (s.maxItems !== undefined && v.length > s.maxItems)) return;
    const each = this.#resolve(s.items);
    v.forEach((item, i) => this.#check(into, each, item, [...at, i]));
  }

  #members(into: Findings, s: SchemaObject, v: JSONObject, at: Path): void {
    for (const name of names(v)) {
      const sub = s.properties && Object.hasOwn(s.properties, name) ? s.properties[name] : undefined;
      if (sub !== undefined) {
        this.#check(into, this.#resolve(sub), v[name], [...at, name]);
        continue;
      }
      const shown = [...at, clip(name)];
      if (s.additionalProperties === false) into.add(shown, 'is not allowed here');
      else if (s.additionalProperties !== undefined) {
        if (s.propertyNames !== undefined) this.#check(into, this.#resolve(s.propertyNames), name, shown);
        this.#check(into, this.#resolve(s.additionalProperties), v[name], shown);
      }
    }
    for (const name of s.required ?? []) if (!Object.hasOwn(v, name)) into.add([...at, name], 'is missing');
  }
}

const DATE_TIME = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$/;

function length(into: Findings, low: number | undefined, high: number | undefined, n: number, unit: string, at: Path): void {
  if (low !== undefined && n < low) into.add(at, `must have at least ${low} ${unit}`);
  else if (high !== undefined && n > high) into.add(at, `must have at most ${high} ${unit}`);
}

const NOUNS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function noun(kind: string): string {
  return NOUNS[kind] ?? kind;
}
