// A Zi Wei chart in a conversation, against the real server: the twelve palaces
// are shown, with the life and body palace marked.
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

const words = {
  zh: { prefix: '', ask: '帮我排紫微斗数', life: '命宫', body: '身宫', next: '兄弟' },
  en: { prefix: '/en', ask: 'Please read my Zi Wei chart', life: 'Life', body: 'Body palace', next: 'Siblings' },
};

for (const [lang, size, scheme] of [['zh', 'desktop', 'light'], ['zh', 'small', 'dark'], ['en', 'tablet', 'light'], ['en', 'phone', 'dark'], ['en', 'desktop', 'light']]) {
  test(`twelve palaces (${lang} ${size} ${scheme})`, async () => {
    const w = words[lang];
    const o = await openPage(browser, server, { size, scheme });
    const { page } = o;
    await page.goto(`${w.prefix}/agent/`);
    await page.fill('#message', w.ask);
    await page.press('#message', 'Enter');
    await page.waitForSelector('.messages .status[data-status="waiting"]', { timeout: 60_000 });
    await page.click('.question .button');
    await page.fill('dialog #date', '1990-05-17');
    await page.fill('dialog #time', '09:30');
    await page.check('dialog input[name="sex"][value="female"]', { force: true });
    await page.click('dialog button[type="submit"]');
    await page.waitForSelector('.messages li:last-child .status[data-status="complete"]', { timeout: 60_000 });
    if (size !== 'desktop') await page.click('.switch button:last-child');
    await page.waitForSelector('.results .palace');
    const palaces = await page.$$eval('.results .palace', (items) => items.map((li) => ({ text: li.innerText, top: li.offsetTop, left: li.offsetLeft })));
    assert.equal(palaces.length, 12);
    assert.ok(palaces[0].text.startsWith(w.life), palaces[0].text);
    assert.ok(palaces[1].text.startsWith(w.next), palaces[1].text);
    assert.equal(palaces.filter((p) => p.text.includes(w.body)).length, 1);
    const columns = new Set(palaces.map((p) => p.left)).size;
    assert.equal(columns, ['desktop', 'tablet'].includes(size) ? 4 : 1, 'a board where there is room, else a list');
    await checkPage(o, `ziwei ${lang}-${size}`);
    await shoot(page, `ziwei-${lang}-${size}`, false);
    await o.close();
  });
}
