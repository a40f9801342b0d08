// A cast of the Book of Changes in a conversation, against the real server: the
// hexagrams are drawn, the book is quoted, both stay after a reload, and another
// cast is made only when asked for.
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
  zh: { prefix: '', ask: '起一卦看看', follow: '这一卦是什么意思？', again: '再起一卦', original: '本卦' },
  en: { prefix: '/en', ask: 'Cast a hexagram for me.', follow: 'What does this hexagram say?', again: 'Cast another hexagram.', original: 'Original' },
};

async function send(page, text) {
  await page.fill('#message', text);
  await page.press('#message', 'Enter');
}

const settled = (page, count) =>
  page.waitForFunction((n) => document.querySelectorAll('.messages li .status[data-status="complete"]').length === n, count, { timeout: 60_000 });

for (const [lang, size] of [['zh', 'desktop'], ['zh', 'small'], ['en', 'phone']]) {
  test(`a cast and what follows (${lang} ${size})`, async () => {
    const w = words[lang];
    const o = await openPage(browser, server, { size });
    const { page } = o;
    await page.goto(`${w.prefix}/agent/`);
    await send(page, w.ask);
    await settled(page, 1);
    const results = async () => {
      if (size !== 'desktop') await page.click('.switch button:last-child');
    };
    await results();
    const drawn = () => page.getAttribute('.results svg.hexagrams', 'aria-label');
    const first = await drawn();
    assert.ok(first.startsWith(w.original), first);
    assert.ok((await page.locator('.results .book dt').count()) >= 2, 'the book is quoted');
    await checkPage(o, `cast ${lang}-${size}`);
    await shoot(page, `cast-${lang}-${size}`, false);

    await page.reload();
    await page.waitForSelector('#message');
    await results();
    assert.equal(await drawn(), first, 'the drawing is kept');

    if (size !== 'desktop') await page.click('.switch button:first-child');
    await send(page, w.follow);
    await settled(page, 2);
    await results();
    assert.equal(await drawn(), first, 'a question about the cast makes no other');
    if (size !== 'desktop') await page.click('.switch button:first-child');
    await send(page, w.again);
    await settled(page, 3);
    assert.equal(await page.locator('.messages svg.hexagrams').count(), 2, 'another cast when asked for');
    await o.close?.();
  });
}
