// What the browser tests share: the server under test, the browser, screenshots,
// and the checks that every page must pass.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shots = new URL('../test-output/', import.meta.url).pathname;

// startServer starts WENBU_BIN on a free port, or uses the server at WENBU_URL.
export async function startServer() {
  if (process.env.WENBU_URL) return { url: process.env.WENBU_URL.replace(/\/$/, ''), close: () => undefined };
  const bin = process.env.WENBU_BIN;
  if (!bin) throw new Error('set WENBU_BIN to the built program, or WENBU_URL to a running one');
  const data = mkdtempSync(join(tmpdir(), 'wenbu-e2e-'));
  const child = spawn(bin, ['serve', '--addr', '127.0.0.1:0', '--data', data], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const url = await new Promise((found, lost) => {
    const read = (part) => {
      output += part;
      const m = /listening on (http:\/\/[^\s"]+)/.exec(output);
      if (m) found(m[1].replace(/\/$/, ''));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => lost(new Error(`the server ended with ${code}:\n${output}`)));
    setTimeout(() => lost(new Error(`the server did not start:\n${output}`)), 20_000).unref();
  });
  const close = async () => {
    const ended = new Promise((exit) => child.once('exit', exit));
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, data, close };
}

export async function startBrowser() {
  mkdirSync(shots, { recursive: true });
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

export const sizes = { desktop: { width: 1280, height: 860 }, tablet: { width: 768, height: 1000 }, phone: { width: 390, height: 844 }, small: { width: 320, height: 640 } };

// openPage opens a page that notes what must not happen: script errors, refused
// resources, and requests to anywhere else. With mock, calls of /api/v1 go there.
export async function openPage(browser, server, { size = 'desktop', scheme = 'light', script = true, mock } = {}) {
  const context = await browser.newContext({ viewport: sizes[size], colorScheme: scheme, javaScriptEnabled: script, baseURL: server.url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (err) => faults.push(`script error: ${err.message}`));
  page.on('console', (m) => m.type() === 'error' && !/status of 4\d\d/.test(m.text()) && faults.push(`console: ${m.text()}`));
  page.on('request', (r) => {
    const url = new URL(r.url());
    const own = url.origin === server.url || ['data:', 'blob:'].includes(url.protocol);
    if (!own) faults.push(`request to ${url.origin}`);
    if (url.search !== '') faults.push(`query in ${url}`);
  });
  if (mock) {
    await page.route('**/api/v1/**', (route) => route.continue({ url: mock.url + new URL(route.request().url()).pathname }));
  }
  return { page, faults, close: () => context.close() };
}

export async function shoot(page, name, full = true) {
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: full, timeout: 60_000 });
}

// checkPage asserts what holds on every page: nothing bad happened, it fits its
// window, and axe finds nothing serious.
export async function checkPage({ page, faults }, name) {
  assert.deepEqual(faults, [], `${name}: ${faults.join('; ')}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${name}: ${wide} px wider than its window`);
  await page.evaluate(axeSource);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const grave = found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  const minor = found.violations.filter((v) => !grave.includes(v)).map((v) => v.id);
  if (minor.length > 0) console.log(`# ${name}: axe, not serious: ${minor.join(', ')}`);
  assert.deepEqual(grave.map((v) => `${v.id}: ${v.nodes.map((n) => n.html + ' ' + n.failureSummary).join(' | ')}`), [], name);
}
