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

const pages = { home: '/', bazi: '/bazi/', agent: '/agent/', learn: '/learn/', guide: '/learn/bazi-basics/', privacy: '/privacy/', missing: '/no-such-page/' };

for (const [name, path] of Object.entries(pages)) {
  for (const prefix of ['', '/en']) {
    const lang = prefix ? 'en' : 'zh';
    for (const scheme of ['light', 'dark']) {
      test(`${name} ${lang} ${scheme}`, async () => {
        const open = await openPage(browser, server, { scheme });
        const response = await open.page.goto(prefix + path);
        assert.equal(response.status(), name === 'missing' ? 404 : 200);
        await checkPage(open, `${name} ${lang} ${scheme}`);
        await shoot(open.page, `${name}-${lang}-${scheme}`);
        await open.close();
      });
    }
    for (const size of Object.keys(sizes)) {
      test(`${name} ${lang} fits ${size}`, async () => {
        const open = await openPage(browser, server, { size });
        await open.page.goto(prefix + path);
        await checkPage(open, `${name} ${lang} ${size}`);
        if (size === 'phone') await shoot(open.page, `${name}-${lang}-phone`);
        await open.close();
      });
    }
  }
}

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
