// The journal: what calculators saved is found again, noted, taken out and back,
// exported and imported, in both languages and on a phone.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { checkPage, openPage, shoot, startBrowser, startServer } from './harness.mjs';

const KEY = 'wenbu.journal.v1';
let server, browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const entries = [
  { id: 'a', createdAt: '2026-11-30T08:00:00.000Z', kind: 'report', title: '<img src=x onerror=alert(1)>', note: '', question: '要不要换工作？',
    result: { type: 'report', id: 'a', title: '报告', summary: '要点', createdAt: '2026-11-30T08:00:00.000Z', sections: [{ heading: '一', body: '正文', sourceIds: [] }], questions: [] } },
  { id: 'b', createdAt: '2026-11-29T08:00:00.000Z', kind: 'tarot', title: '塔罗牌阵', note: '旧的', question: '', reviewAt: '2026-11-30', result: { kind: 'tarot' } },
];

for (const [locale, size] of [['zh', 'desktop'], ['en', 'phone']]) {
  test(`saved readings are looked up, noted, removed and brought back (${locale}, ${size})`, async () => {
    const o = await openPage(browser, server, { size });
    const { page } = o;
    const prefix = locale === 'en' ? '/en' : '';
    await page.goto(prefix + '/journal/');
    await page.evaluate(([key, list]) => localStorage.setItem(key, JSON.stringify(list)), [KEY, entries]);
    await page.reload();
    await page.waitForSelector('.entries > li');
    assert.equal(await page.locator('.entries > li').count(), 2);
    assert.equal(await page.locator('.entries > li.due').count(), 1);
    await page.fill('#search', '换工作');
    assert.equal(await page.locator('.entries > li').count(), 1);
    await page.locator('.entries > li .actions button').first().click();
    await page.waitForSelector('.opened .notebook');
    await checkPage(o, `journal ${locale}`);
    await shoot(page, `journal-${locale}`);
    await page.fill('#search', '');
    const second = page.locator('.entries > li').nth(1);
    await second.locator('textarea').fill('新的笔记');
    await second.locator('details button').click();
    assert.match(await page.evaluate((key) => localStorage.getItem(key), KEY), /新的笔记/);
    await page.locator('.entries > li').first().locator('.actions button').last().click();
    assert.equal(await page.locator('.entries > li').count(), 1);
    await page.locator('[role=status] button').first().click();
    assert.equal(await page.locator('.entries > li').count(), 2);
    await o.close();
  });
}

test('an export comes back, and a damaged file changes nothing and says so', async () => {
  const o = await openPage(browser, server);
  const { page } = o;
  await page.goto('/journal/');
  await page.evaluate(([key, list]) => localStorage.setItem(key, JSON.stringify(list)), [KEY, entries]);
  await page.reload();
  await page.waitForSelector('.entries > li');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=全部导出')]);
  const file = await readFile(await download.path());
  const take = (name, buffer) => page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer });
  await take('broken.json', Buffer.from(file.subarray(0, file.length / 2)));
  await page.waitForSelector('text=不是 JSON');
  assert.equal(await page.locator('.entries > li').count(), 2);
  await page.evaluate((key) => localStorage.removeItem(key), KEY);
  await page.reload();
  await page.waitForSelector('text=还没有存下什么');
  await take('wenbu-journal.json', file);
  await page.waitForSelector('text=新增 2 条');
  assert.equal(await page.locator('.entries > li').count(), 2);
  await checkPage(o, 'journal import');
  await o.close();
});
