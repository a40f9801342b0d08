// A tarot spread in a conversation, against the real server: the cards show their
// faces as they lie, each with its words, and stay after a reload.
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
  zh: { prefix: '', ask: '塔罗三张', count: 3, lies: /，(正位|逆位)$/ },
  en: { prefix: '/en', ask: 'Draw me a celtic cross tarot spread', count: 10, lies: /, (upright|reversed)$/ },
};

for (const [lang, size, scheme] of [['zh', 'desktop', 'light'], ['zh', 'small', 'dark'], ['en', 'phone', 'light'], ['en', 'small', 'light'], ['en', 'desktop', 'dark']]) {
  test(`a spread (${lang} ${size} ${scheme})`, async () => {
    const w = words[lang];
    const o = await openPage(browser, server, { size, scheme });
    const { page } = o;
    await page.goto(`${w.prefix}/agent/`);
    await page.fill('#message', w.ask);
    await page.press('#message', 'Enter');
    await page.waitForSelector('.messages .status[data-status="complete"]', { timeout: 60_000 });
    assert.equal(await page.locator('.messages .faces img').count(), w.count, 'the cards are in the reply');
    await shoot(page, `tarot-reply-${lang}-${size}`, false);
    const results = async () => {
      if (size !== 'desktop') await page.click('.switch button:last-child');
    };
    const cards = async () => {
      await results();
      await page.waitForSelector('.results .tarot li');
      return page.$$eval('.results .tarot li', (items) =>
        items.map((li) => {
          const img = li.querySelector('img');
          return {
            alt: img.alt, seen: img.complete && img.naturalWidth > 0, turned: getComputedStyle(img).transform !== 'none',
            title: li.querySelector('h3').textContent, words: li.querySelectorAll('.words p').length,
          };
        }),
      );
    };
    await results();
    await page.waitForFunction(() => [...document.querySelectorAll('.results .tarot img')].every((img) => img.complete));
    const first = await cards();
    assert.equal(first.length, w.count);
    for (const card of first) {
      assert.ok(card.seen, `${card.alt} has its face`);
      assert.match(card.alt, w.lies);
      assert.equal(card.turned, /reversed|逆位/.test(card.alt), card.alt);
      assert.ok(card.title.startsWith(card.alt.split(/[,，]/)[0]), card.title);
      assert.equal(card.words, 4, 'position, keywords, meaning, question');
    }
    await checkPage(o, `tarot ${lang}-${size}`);
    await shoot(page, `tarot-${lang}-${size}`, false);
    await page.reload();
    await page.waitForSelector('#message');
    const said = (list) => list.map((c) => c.title);
    assert.deepEqual(said(await cards()), said(first), 'the spread is kept');
    await o.close();
  });
}
