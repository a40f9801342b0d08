// The front end's validator against the server's, over the wire: the corpus and
// random changes of its cases must get the same verdict, to the word, from
// POST /api/v1/ui-registry/validate. WENBU_LONG=1 makes the full sweep.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { envelopes } from '../agent-ui/testdata/corpus.mjs';

const here = new URL('../agent-ui/', import.meta.url);
const cases = envelopes(JSON.parse(readFileSync(new URL('testdata/corpus.json', here), 'utf8')));
const changes = process.env.WENBU_LONG ? 40_000 : 1_500;

let folder;
let server;
let url;
let validate;

before(async () => {
  const bin = process.env.WENBU_BIN;
  if (!bin) throw new Error('set WENBU_BIN to the built program');
  folder = mkdtempSync(join(tmpdir(), 'wenbu-agent-ui-door-'));
  await build({ configFile: false, logLevel: 'error', publicDir: false, build: { outDir: folder, emptyOutDir: true, target: 'node20', minify: false, lib: { entry: new URL('src/validate.ts', here).pathname, formats: ['es'], fileName: () => 'validate.mjs' } } });
  ({ validate } = await import(pathToFileURL(join(folder, 'validate.mjs')).href));
  server = spawn(bin, ['serve', '--addr', '127.0.0.1:0', '--data', join(folder, 'data')], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, WENBU_LIMIT_API_PER_MINUTE: '1000000' } });
  let output = '';
  url = await new Promise((found, lost) => {
    const read = (part) => {
      output += part;
      const m = /listening on (http:\/\/[^\s"]+)/.exec(output);
      if (m) found(m[1].replace(/\/$/, ''));
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', (code) => lost(new Error(`the server ended with ${code}:\n${output}`)));
  });
});

after(async () => {
  if (server) {
    const ended = new Promise((exit) => server.once('exit', exit));
    server.kill('SIGTERM');
    await ended;
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function ask(envelope) {
  const res = await fetch(`${url}/api/v1/ui-registry/validate`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ envelope }) });
  assert.equal(res.status, 200, await res.clone().text());
  return res.json();
}

// same compares the two validators on one envelope.
async function same(name, envelope) {
  const theirs = await ask(envelope);
  const ours = validate(envelope);
  assert.deepEqual(theirs, { valid: ours.length === 0, errors: ours }, `${name}: ${JSON.stringify(envelope).slice(0, 2000)}`);
  return theirs.valid;
}

test('the corpus', async () => {
  for (const c of cases) {
    if (JSON.stringify(c.envelope).length > 900_000) continue; // larger than a body may be
    assert.equal(await same(c.name, c.envelope), c.valid, c.name);
  }
});

// A generator of chance that comes out the same each time (mulberry32).
function chance(seed) {
  let a = seed;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { below: (n) => Math.floor(next() * n), of: (list) => list[Math.floor(next() * list.length)] };
}

const small = cases.filter((c) => JSON.stringify(c.envelope).length < 3000);
const good = small.filter((c) => c.valid);
const words = ['', 'a', '<b>', '//x', 'javascript:x', 'bar', 'line', 'all', '#fff', '50%', 'Point', '1e3', '字'.repeat(501), '😀'.repeat(300), 'a\u0000', '\u202e', 'toString', '__proto__', '2026-01-01T00:00:00Z', '甲'];
const numbers = [0, -0, 1, -1, 0.5, 1e21, 1e-7, 181, 85.0512, 90, 2 ** 53, 9007199254740991, 5001, 1.7976931348623157e308];
const names = ['type', 'data', 'series', 'title', 'text', 'link', 'target', 'graphic', 'formatter', '__proto__', 'constructor', 'props', 'spec', 'kind', 'source', 'value', 'children', 'x', '0', 'ſ', 'é', '\ud83d\ude00', 'label', 'coordinates'];

function value(r) {
  switch (r.below(8)) {
    case 0:
      return r.of(numbers);
    case 1:
      return r.below(2) === 0;
    case 2:
      return null;
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return structuredClone(inside(r.of(small).envelope, r));
    default:
      return r.of(words);
  }
}

// inside returns a part of an envelope.
function inside(v, r) {
  while (typeof v === 'object' && v !== null && r.below(4) > 0) {
    const keys = Object.keys(v);
    if (keys.length === 0) break;
    v = v[r.of(keys)];
  }
  return v;
}

function set(o, name, v) {
  Object.defineProperty(o, name, { value: v, enumerable: true, writable: true, configurable: true });
}

// change changes an envelope somewhere.
function change(v, r) {
  if (typeof v !== 'object' || v === null || r.below(6) === 0) return value(r);
  const out = Array.isArray(v) ? [...v] : {};
  if (!Array.isArray(v)) for (const name of Object.keys(v)) set(out, name, v[name]);
  const keys = Object.keys(out);
  const key = keys.length > 0 ? r.of(keys) : undefined;
  switch (r.below(6)) {
    case 0:
      if (Array.isArray(out)) out.push(value(r));
      else set(out, r.of(names), value(r));
      return out;
    case 1:
      if (key !== undefined) Array.isArray(out) ? out.splice(Number(key), 1) : delete out[key];
      return out;
    default:
      if (key !== undefined) set(out, key, change(out[key], r));
      return out;
  }
}

test(`${changes} random changes of its cases`, async (t) => {
  const r = chance(20261130);
  let valid = 0;
  for (let done = 0; done < changes; ) {
    const batch = Array.from({ length: Math.min(32, changes - done) }, () => {
      let { name, envelope } = r.of(r.below(3) > 0 ? good : small);
      for (let n = 1 + r.below(2); n > 0; n--) envelope = change(envelope, r);
      return same(name, JSON.parse(JSON.stringify(envelope)));
    });
    valid += (await Promise.all(batch)).filter(Boolean).length;
    done += batch.length;
  }
  t.diagnostic(`${valid} of ${changes} were valid`);
  assert.ok(valid > changes / 50, `only ${valid} were valid: the changes are too wild to say anything`);
});
