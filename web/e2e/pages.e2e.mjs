// Every page, in both languages and both colour schemes, at every width.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { checkPage, openPage, shoot, sizes, startBrowser, startServer } from './harness.mjs';

let server, browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

// The pages of the site map, and those that search engines are not to see. Of guides
// and of the almanac's months a few stand for all, unless WENBU_LONG is set.
const hidden = ['/journal/', '/sign-in/', '/sign-up/', '/no-such-page/'];
const guides = ['bazi-basics', 'methodology', 'tarot-suits-and-court-cards'];
const dated = ['/almanac/2026-02/', '/almanac/2026-02-17/'];

async function paths() {
  const map = await (await fetch(server.url + '/sitemap.xml')).text();
  const found = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map((m) => new URL(m[1], server.url).pathname);
  const all = found.filter((p) => process.env.WENBU_LONG || !/\/learn\/./.test(p) || guides.some((g) => p.endsWith(`/${g}/`)));
  return [...all, ...[...hidden, ...dated].flatMap((p) => [p, '/en' + p])];
}

const policy = "default-src 'self'; script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

// look holds one page to everything that holds for all of them.
async function look(path) {
  const open = await openPage(browser, server);
  const { page } = open;
  try {
    const response = await page.goto(path);
    assert.equal(response.status(), path.includes('no-such-page') ? 404 : 200, path);
    assert.equal(response.headers()['content-security-policy'], policy, path);
    const head = await page.evaluate(() => ({
      lang: document.documentElement.lang, h1: document.querySelectorAll('h1').length, title: document.title,
      description: document.querySelector('meta[name=description]')?.content, robots: document.querySelector('meta[name=robots]')?.content,
      canonical: document.querySelector('link[rel=canonical]')?.href, alternates: [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((l) => l.hreflang).join(),
    }));
    assert.equal(head.h1, 1, `${path}: ${head.h1} main headings`);
    assert.equal(head.lang, path.startsWith('/en/') ? 'en' : 'zh-Hans', path);
    if (!hidden.some((h) => path.endsWith(h))) {
      assert.ok(head.title && head.description && head.canonical && !head.robots, `${path}: ${JSON.stringify(head)}`);
      assert.equal(head.alternates, 'zh-Hans,en,x-default', path);
    }
    await checkPage(open, path);
    await page.keyboard.press('Tab');
    assert.notEqual(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'none', `${path}: the first stop of the keyboard is not seen`);
    assert.equal(await page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length), 0, `${path}: something moves`);
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${path}: ${wide} px wider than ${size.width}`);
    }
    await page.setViewportSize(sizes.phone);
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkPage(open, `${path} dark, on a phone`);
    await shoot(page, 'page' + path.replaceAll('/', '-') + 'dark');
  } finally {
    await open.close();
  }
}

test('U13 every page, in both languages, both colour schemes and at every width', { timeout: 600_000 }, async () => {
  const all = await paths();
  assert.ok(all.length > 60, `${all.length} pages`);
  const wrong = [];
  const next = all.values();
  const worker = async () => {
    for (const path of next) {
      await look(path).catch((err) => wrong.push(err.message));
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  assert.deepEqual(wrong, []);
});

test('the skip link leads to the content', async () => {
  const open = await openPage(browser, server);
  await open.page.goto('/');
  await open.page.keyboard.press('Tab');
  await open.page.keyboard.press('Enter');
  assert.equal(await open.page.evaluate(() => document.activeElement?.id), 'main');
  await open.close();
});

test('the language link leads to the same page', async () => {
  const open = await openPage(browser, server);
  await open.page.goto('/bazi/');
  await open.page.click('.tongue');
  assert.equal(new URL(open.page.url()).pathname, '/en/bazi/');
  await open.page.click('.tongue');
  assert.equal(new URL(open.page.url()).pathname, '/bazi/');
  await open.close();
});
