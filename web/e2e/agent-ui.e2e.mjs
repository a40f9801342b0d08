// The agent-ui package in Chromium, under the site's strict policy: the corpus, the
// envelopes of a real birth, the map, and the event stream of a conversation. It
// builds its own page and serves it itself.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { envelopes } from '../agent-ui/testdata/corpus.mjs';
import { checkPage, shoot } from './harness.mjs';

const CSP =
  "default-src 'self'; script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";
const here = new URL('../agent-ui/', import.meta.url);
const testdata = (name) => JSON.parse(readFileSync(new URL(`testdata/${name}`, here), 'utf8'));
const cases = envelopes(testdata('corpus.json'));
const verdicts = testdata('verdicts.json');
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

let dist;
let server;
let browser;
const api = { streams: [], patches: [] };

// The events of a conversation: each connection is cut off, the second one in the
// middle of an event.
function stream(req, res) {
  const cursor = req.headers['last-event-id'];
  api.streams.push(cursor ?? null);
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Security-Policy': CSP });
  const frame = (event, data, id) => `event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
  const envelope = cases.find((c) => c.name === 'chart: a pie').envelope;
  const shown = (id, e) => frame('ui_envelope', { session_id: 's', envelope_id: `env-${id}`, created_at: 1, envelope: e }, id);
  if (cursor === undefined) res.end(frame('snapshot', { session: {}, inputs: [], last_event_id: 6 }) + frame('delta', { message_id: 'm', text: '甲' }) + shown(7, envelope) + 'event: message\nid: 8\nda');
  else if (cursor === '7') res.end(shown(7, envelope) + shown(8, { ...envelope, spec: { graphic: {} } }));
  else res.end(frame('response', { session_id: 's', response_id: 'r', status: 'completed' }, 9));
}

before(async () => {
  dist = mkdtempSync(join(tmpdir(), 'wenbu-agent-ui-'));
  await build({ root: new URL('testpage/', here).pathname, configFile: false, logLevel: 'error', base: '/', publicDir: false, build: { outDir: dist, emptyOutDir: true, target: 'es2022', modulePreload: false } });
  server = createServer((req, res) => {
    const path = new URL(req.url, 'http://x').pathname;
    if (path === '/api/v1/session/s/events') return stream(req, res);
    if (path === '/favicon.ico') return res.writeHead(204).end();
    if (req.method === 'PATCH') {
      let body = '';
      req.on('data', (part) => (body += part));
      req.on('end', () => {
        api.patches.push({ path, body: JSON.parse(body) });
        res.writeHead(204).end();
      });
      return undefined;
    }
    const file = join(dist, normalize(path === '/' ? '/index.html' : path));
    try {
      const text = readFileSync(file);
      res.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream', 'Content-Security-Policy': CSP }).end(text);
    } catch {
      res.writeHead(404, { 'Content-Security-Policy': CSP }).end();
    }
    return undefined;
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  // Maps need WebGL, which a machine without a graphics card has in software.
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
});

after(async () => {
  await browser?.close();
  await new Promise((done) => server.close(done));
  rmSync(dist, { recursive: true, force: true });
});

// open opens the page and notes everything that must not happen.
async function open({ scheme = 'light', width = 1280 } = {}) {
  const url = `http://127.0.0.1:${server.address().port}`;
  const context = await browser.newContext({ viewport: { width, height: 860 }, colorScheme: scheme, reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (err) => faults.push(`script error: ${err.message}`));
  page.on('console', (m) => m.type() === 'error' && faults.push(`console: ${m.text()}`));
  page.on('dialog', (d) => {
    faults.push(`dialog: ${d.message()}`);
    void d.dismiss();
  });
  page.on('popup', () => faults.push('a page was opened'));
  page.on('request', (r) => {
    const to = new URL(r.url());
    if (to.origin !== url && !['data:', 'blob:'].includes(to.protocol)) faults.push(`request to ${to.href}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (e) => console.error(`policy: ${e.violatedDirective} ${e.blockedURI}`));
    for (const name of ['alert', 'open']) window[name] = () => console.error(`${name} was called`);
  });
  await page.goto(url);
  await page.waitForFunction(() => window.agentUI);
  return { page, faults, close: () => context.close() };
}

const show = (page, name, envelope, options) => page.evaluate(([n, text, o]) => window.agentUI.show(n, JSON.parse(text), o), [name, JSON.stringify(envelope), options ?? {}]);

test('the corpus: what is hostile becomes its words, the rest is drawn; no script runs and nothing is asked of anyone', async () => {
  const { page, faults, close } = await open();
  await page.evaluate(() => window.agentUI.map());
  const wrong = [];
  for (const c of cases) {
    const got = await show(page, c.name, c.envelope, { onMap: true });
    if (JSON.stringify(got.problems) !== JSON.stringify(verdicts[c.name])) wrong.push(`${c.name}: another verdict than the server's: ${JSON.stringify(got.problems)}`);
    if (got.status !== (c.valid ? 'rendered' : 'fallback')) wrong.push(`${c.name}: ${got.status} ${got.error ?? ''}`);
    if (!c.valid && /^(chart|map):/.test(c.name) && got.text !== 'words') wrong.push(`${c.name}: its words are not shown but ${got.text.slice(0, 80)}`);
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(faults, []);
  assert.equal(await page.evaluate(() => document.querySelectorAll('#stage script, #stage iframe, #stage image, #stage img, #stage foreignObject').length), 0);
  await close();
});

test('a tooltip is drawn, not written as markup', async () => {
  const { page, faults, close } = await open();
  const pie = cases.find((c) => c.name === 'chart: a pie').envelope;
  const named = { ...pie, spec: { tooltip: { trigger: 'item' }, series: [{ type: 'pie', data: [{ name: 'a & "b" > c', value: 1 }] }] } };
  assert.equal((await show(page, 'pie', named, { stay: true })).status, 'rendered');
  const box = await page.locator('.agent-ui-chart').boundingBox();
  const before = await page.locator('.agent-ui-chart svg text').count();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2 + 20);
  await page.waitForFunction((n) => document.querySelectorAll('.agent-ui-chart svg text').length > n, before);
  assert.equal(await page.locator('.agent-ui-chart > div').evaluateAll((all) => all.filter((d) => d.innerText.includes('a & "b"') && !d.querySelector('svg')).length), 0);
  assert.deepEqual(faults, []);
  await close();
});

test('one of everything that the server maps', async () => {
  for (const scheme of ['light', 'dark']) {
    const opened = await open({ scheme });
    for (const [i, envelope] of testdata('mapped.json').entries()) {
      const got = await show(opened.page, `born-${i}`, envelope, { stay: true });
      assert.equal(got.status, 'rendered', `${envelope.component ?? envelope.action ?? 'chart'}: ${got.error}`);
    }
    const words = await opened.page.locator('#stage').innerText();
    assert.match(words, /五行分布/);
    assert.match(words, /平太阳时比标准时慢 63 分 44 秒/);
    await shoot(opened.page, `agent-ui-${scheme}`);
    await checkPage(opened, `one of everything, ${scheme}`);
    await opened.close();
  }
});

test('map actions act once for each envelope', async () => {
  const { page, faults, close } = await open({ width: 390 });
  const action = (name, params) => ({ kind: 'map_action', schemaVersion: 'agent-ui@1', action: name, surface: 'map_overlay', params, fallbackText: name });
  const state = () => page.evaluate(() => window.agentUI.state());
  const act = async (id, name, params, replay) => assert.equal((await show(page, name, action(name, params), { onMap: true, id, replay })).status, 'rendered', name);
  await page.evaluate(() => window.agentUI.map());
  assert.deepEqual(await state(), { markers: [], drawn: 0, highlighted: 0, hidden: ['zone_meridians'] });
  await act('e1', 'add_markers', { markers: [{ id: 'a', position: [104, 30], label: 'A' }, { id: 'b', position: [116, 40] }] });
  await act('e1', 'add_markers', { markers: [{ id: 'c', position: [1, 1] }] }); // the same envelope again does nothing
  await act('e2', 'add_marker', { id: 'a', position: [105, 31], label: 'A again', popup_text: 'plain & "words"' });
  await act('e3', 'draw_geojson', { geojson: { type: 'Feature', id: 'p', geometry: { type: 'Point', coordinates: [104, 30] } } });
  await act('e3', 'draw_geojson', { geojson: { type: 'Feature', id: 'p', geometry: { type: 'Point', coordinates: [104, 30] } } }, true);
  await act('e4', 'highlight_features', { layer_id: 'zone_meridians', feature_ids: ['utc_8', 'utc_9', 'utc_99'], fit: true });
  await act('e5', 'set_layer_visibility', { layer_id: 'zone_meridians', visible: true });
  assert.deepEqual(await state(), { markers: ['a', 'b'], drawn: 1, highlighted: 2, hidden: [] });
  await page.locator('.maplibregl-marker[aria-label="A again"]').click({ force: true });
  assert.equal(await page.locator('.maplibregl-popup-content p').allInnerTexts().then((all) => all.join('; ')), 'A again; plain & "words"');
  await act('e6', 'remove_marker', { ids: ['b', 'nobody'] });
  await act('e7', 'clear', { scope: 'highlight' });
  assert.deepEqual(await state(), { markers: ['a'], drawn: 1, highlighted: 0, hidden: [] });
  await act('e8', 'clear', { scope: 'all' });
  assert.deepEqual(await state(), { markers: [], drawn: 0, highlighted: 0, hidden: [] });
  assert.deepEqual(faults, []);
  await close();
});

test('where the browser draws no maps, the words stand in', async () => {
  const { page, close } = await open();
  await page.evaluate(() => {
    const context = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
      return /webgl/.test(kind) ? null : context.call(this, kind, ...more);
    };
  });
  const got = await show(page, 'no map', cases.find((c) => c.name === 'map: a point').envelope);
  assert.deepEqual([got.status, got.text], ['fallback', 'words']);
  await close();
});

test('a conversation is read on after every break, and the fate of its envelopes is reported', async () => {
  const { page, faults, close } = await open();
  const got = await page.evaluate(() => window.agentUI.follow('s', '9'));
  assert.deepEqual(got.map((e) => e.type + (e.id ?? '')), ['snapshot', 'delta', 'ui_envelope7', 'ui_envelope8', 'response9']);
  assert.deepEqual(api.streams.slice(0, 3), [null, '7', '8']);
  assert.deepEqual(api.patches, [
    { path: '/api/v1/session/s/envelopes/env-7', body: { renderStatus: 'rendered' } },
    { path: '/api/v1/session/s/envelopes/env-8', body: { renderStatus: 'fallback' } },
  ]);
  assert.deepEqual(faults, []);
  await close();
});
