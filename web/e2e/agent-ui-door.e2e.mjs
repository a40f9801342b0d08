// The agent-ui package against the server, over the wire. Its validator: the corpus
// and random changes of its cases must get the same verdict, to the word, from
// POST /api/v1/ui-registry/validate. Its clients: a turn of a conversation over
// connections that break off. WENBU_LONG=1 makes the full sweep.
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
let ResponsesClient;
let SessionClient;

before(async () => {
  const bin = process.env.WENBU_BIN;
  if (!bin) throw new Error('set WENBU_BIN to the built program');
  folder = mkdtempSync(join(tmpdir(), 'wenbu-agent-ui-door-'));
  await build({ configFile: false, logLevel: 'error', publicDir: false, build: { outDir: folder, emptyOutDir: true, target: 'node20', minify: false, lib: { entry: new URL('src/index.ts', here).pathname, formats: ['es'], fileName: () => 'agent-ui.mjs' } } });
  ({ ResponsesClient, SessionClient, validate } = await import(pathToFileURL(join(folder, 'agent-ui.mjs')).href));
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

// browser is a fetch that keeps a cookie, as a browser does, and whose event streams
// break off after some bytes, each time a few more.
function browser() {
  let cookie;
  let allowed = 3000;
  const state = { broken: 0 };
  const cut = (body) => {
    let left = (allowed = Math.ceil(allowed * 1.6));
    const reader = body.getReader();
    return new ReadableStream({
      async pull(c) {
        const { done, value } = await reader.read();
        if (done) return c.close();
        c.enqueue(value.subarray(0, left));
        left -= value.length;
        if (left > 0) return undefined;
        state.broken++;
        await reader.cancel();
        return c.error(new TypeError('the connection broke'));
      },
      cancel: (why) => reader.cancel(why),
    });
  };
  const fetching = async (address, init) => {
    const res = await fetch(address, { ...init, headers: { ...init.headers, ...(cookie ? { Cookie: cookie } : {}) } });
    cookie = res.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    const streams = res.headers.get('Content-Type')?.startsWith('text/event-stream');
    return streams ? new Response(cut(res.body), { status: res.status, headers: res.headers }) : res;
  };
  return { state, connection: { base: url, fetch: fetching, random: () => 0, wait: () => new Promise((done) => setTimeout(done, 5)) } };
}

test('a turn of a conversation, over connections that break off', async () => {
  const { state, connection } = browser();
  const sessions = new SessionClient(connection);
  const responses = new ResponsesClient(connection);
  const talk = await sessions.create({ locale: 'en' });
  const asked = { conversation: talk.session_id, input: 'I was born on 1990-05-20 at 10:30 in Chengdu, male. Please cast my Four Pillars.', tjwater: { context: { consent: true } } };

  const shown = [];
  const numbers = [];
  let text = '';
  let ended;
  for await (const e of responses.stream(asked)) {
    numbers.push(e.sequence_number);
    if (e.type === 'tjwater.ui_envelope') shown.push(e.data);
    if (e.type === 'response.output_text.delta') text += e.delta;
    if (e.response) ended = e.response;
  }
  assert.equal(ended.status, 'completed');
  assert.deepEqual(numbers, numbers.map((_, i) => i));
  assert.deepEqual(shown.flatMap((s) => validate(s.envelope)), []);
  const named = shown.map((s) => s.envelope.component ?? s.envelope.action ?? s.envelope.grammar);
  for (const name of ['bazi_chart', 'echarts-safe-subset', 'luck_timeline', 'draw_geojson']) assert.ok(named.includes(name), `${name} is not in ${named}`);
  assert.match(shown.find((s) => s.envelope.action === 'draw_geojson').envelope.fallbackText, /^Chengdu 104\.07°E; zone meridian 120°E; mean solar time is 63 min 44 s behind zone time/);

  const seen = [];
  const stop = new AbortController();
  for await (const e of sessions.events(talk.session_id, { after: '0', signal: stop.signal })) {
    seen.push(e);
    if (e.type === 'response' && e.data.status === 'completed') stop.abort();
  }
  const ids = seen.filter((e) => e.id !== undefined).map((e) => Number(e.id));
  assert.deepEqual(ids, ids.map((_, i) => ids[0] + i), 'durable events have a gap or came twice');
  assert.deepEqual(seen.filter((e) => e.type === 'ui_envelope').map((e) => e.data), shown);
  assert.ok(state.broken >= 4, `the connections broke ${state.broken} times only`);

  await sessions.report(talk.session_id, shown[0].envelope_id, 'rendered');
  await sessions.report(talk.session_id, shown[1].envelope_id, 'error', 'no room');
  const record = await sessions.get(talk.session_id);
  const answer = record.messages.find((m) => m.role === 'assistant');
  assert.equal(answer.content, text);
  assert.deepEqual(answer.uiEnvelopes.slice(0, 3).map((e) => [e.renderStatus, e.error]), [['rendered', undefined], ['error', 'no room'], ['pending', undefined]]);

  const receipt = await responses.send(talk.session_id, 'What does the day master mean?', 'queue', 'in-1');
  assert.deepEqual([receipt.object, receipt.started], ['tjwater.response_input', true]);
  const again = [];
  for await (const e of responses.resume(receipt.response_id)) again.push(e.type);
  assert.equal(again.at(-1), 'response.completed');
  await sessions.remove(talk.session_id);
  await assert.rejects(sessions.get(talk.session_id), { status: 404 });
});
