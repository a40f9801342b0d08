// What a person brings along and what stands beside a hexagram, against the real
// server: a Liu Yao board, a cast by plum blossom numbers, and one's own cards.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { checkPage, openPage, shoot, startBrowser, startServer } from './harness.mjs';

let server, browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function ask(lang, size, message) {
  const o = await openPage(browser, server, { size });
  await o.page.goto(`${lang === 'en' ? '/en' : ''}/agent/`);
  await o.page.fill('#message', message);
  await o.page.press('#message', 'Enter');
  await o.page.waitForFunction(() => document.querySelectorAll('.messages li .status[data-status="complete"]').length === 1, undefined, { timeout: 60_000 });
  if (size !== 'desktop') await o.page.click('.switch button:last-child');
  return o;
}

for (const [lang, size, message, self] of [
  ['zh', 'desktop', '我摇到的六爻是 687978，帮我看看', '世'],
  ['zh', 'small', '用六爻看看这份工作', '世'],
  ['en', 'phone', 'Cast a Liu Yao board about my job', 'Self 世'],
]) {
  test(`a board of six lines (${lang} ${size})`, async () => {
    const o = await ask(lang, size, message);
    const rows = o.page.locator('.results .rider tbody tr');
    assert.equal(await rows.count(), 6);
    assert.match(await rows.first().innerText(), /^上爻/, 'boards are written from the top');
    assert.ok((await o.page.locator('.results .rider tbody').innerText()).includes(self));
    assert.ok(await o.page.locator('.results svg.hexagrams').count(), 'the hexagram is drawn');
    await checkPage(o, `board ${lang}-${size}`);
    await shoot(o.page, `board-${lang}-${size}`, false);
  });
}

test('body and use of plum blossom numbers', async () => {
  const o = await ask('zh', 'desktop', '报数起卦 12 7 3，问要不要接这个项目');
  assert.match(await o.page.locator('.results .rider').innerText(), /体卦 .+，用卦 .+/);
  assert.equal(await o.page.locator('.results .rider li').count(), 4);
  await checkPage(o, 'plum blossom');
});

test("one's own cards are laid out", async () => {
  const o = await ask('zh', 'desktop', '我抽到的是愚者、死神逆位、太阳');
  const results = await o.page.locator('.results').innerText();
  for (const card of ['愚者', '死神', '太阳']) assert.ok(results.includes(card), card);
  await checkPage(o, 'own cards');
});
