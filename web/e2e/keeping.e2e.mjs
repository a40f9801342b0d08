// What the workspace keeps, and how it works where nothing can be kept. The
// answers come from the scripted server of mock.mjs.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { checkPage, openPage, shoot, startBrowser, startServer } from './harness.mjs';
import { startMock } from './mock.mjs';

const KEY = 'wenbu.agent.sessions.v1';
let server, browser, mock;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
  mock = await startMock();
});
after(async () => {
  await browser?.close();
  await mock?.close();
  await server?.close();
});

const open = () => openPage(browser, server, { mock });
const settled = (page, status) => page.waitForSelector(`.messages li:last-child .status[data-status="${status}"]`);

async function send(page, words) {
  await page.fill('#message', words);
  await page.press('#message', 'Enter');
}

function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
  }
}

test('where storage is blocked the workspace works in memory and says so', async () => {
  const o = await open();
  const { page } = o;
  await page.addInitScript(blockStorage);
  await page.goto('/agent/');
  await page.waitForSelector('.composer');
  assert.match(await page.textContent('.middle > .problem'), /不允许保存/);
  await send(page, '[options] 想问');
  await settled(page, 'waiting');
  await checkPage(o, 'storage blocked');
  await shoot(page, 'keeping-blocked', false);
  await o.close();
});

test('where storage is blocked a chart still goes along to the workspace', async () => {
  const o = await open();
  const { page } = o;
  await page.addInitScript(blockStorage);
  await page.goto('/bazi/');
  await page.fill('#date', '2000-08-16');
  await page.fill('#time', '03:30');
  await page.click('.submit button');
  await page.click('text=带着这张盘去问');
  await page.waitForSelector('.composer');
  assert.equal(new URL(page.url()).pathname, '/agent/');
  assert.match(await page.inputValue('#message'), /八字/);
  await page.click('text=看看会发送什么');
  assert.match(await page.textContent('dialog pre'), /"date": "2000-08-16"/);
  await checkPage(o, 'handed over without storage');
  await o.close();
});

test('a full storage is said', async () => {
  const o = await open();
  const { page } = o;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await page.goto('/agent/');
  await send(page, '[options] 想问');
  await settled(page, 'waiting');
  assert.match(await page.textContent('.middle > .problem'), /存储已满/);
  await o.close();
});

test('a record that cannot be read is put aside, not written over', async () => {
  const o = await open();
  const { page } = o;
  await page.goto('/privacy/');
  await page.evaluate((key) => localStorage.setItem(key, '[{"id": broken'), KEY);
  await page.goto('/agent/');
  await page.waitForSelector('.middle > .problem');
  assert.match(await page.textContent('.middle > .problem'), /wenbu\.agent\.sessions\.v1\.damaged/);
  await shoot(page, 'keeping-damaged', false);
  await send(page, '[options] 想问');
  await settled(page, 'waiting');
  assert.equal(await page.evaluate((key) => localStorage.getItem(`${key}.damaged`), KEY), '[{"id": broken');
  await checkPage(o, 'damaged record');
  await o.close();
});

test('a question of the landing page survives a reload until it is sent', async () => {
  const o = await open();
  const { page } = o;
  await page.goto('/');
  await page.fill('#message', '要不要搬家？');
  await page.click('form[action="/agent/"] button');
  await page.waitForSelector('.composer');
  await page.reload();
  await page.waitForSelector('.composer');
  assert.equal(await page.inputValue('#message'), '要不要搬家？', 'not sent yet');
  await page.goBack();
  await page.goForward();
  await page.waitForSelector('.composer');
  assert.equal(await page.inputValue('#message'), '要不要搬家？', 'forward is no posted page');
  await send(page, '[options] 要不要搬家？');
  await settled(page, 'waiting');
  await page.reload();
  await settled(page, 'waiting');
  assert.equal(await page.inputValue('#message'), '', 'sent once');
  assert.equal((await page.$$('.sessions li')).length, 1);
  await o.close();
});
