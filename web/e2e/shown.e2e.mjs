// Charts and the map beside a chart of the Four Pillars page, from the real server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkPage, openPage, shoot, startBrowser, startServer } from './harness.mjs';

let server;
let browser;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

for (const [lang, prefix, size, scheme] of [['zh', '', 'phone', 'light'], ['en', '/en', 'desktop', 'dark']]) {
  test(`charts and a map beside a chart (${lang} ${size})`, async () => {
    const o = await openPage(browser, server, { size, scheme });
    const { page } = o;
    await page.goto(`${prefix}/bazi/`);
    await page.fill('#date', '1990-05-20');
    await page.fill('#time', '10:30');
    await page.fill('#place', lang === 'zh' ? '成都' : 'Chengdu');
    await page.waitForSelector('[role="option"]');
    await page.press('#place', 'Enter');
    await page.check('input[name="sex"][value="female"]');
    await page.click('button[type="submit"]');
    await page.waitForSelector('.result svg.pillars');
    const before = [];
    page.on('request', (r) => before.push(new URL(r.url()).pathname));
    assert.equal(await page.locator('.agent-ui').count(), 0, 'nothing is asked for before it is opened');
    await page.getByText(lang === 'zh' ? '五行、流年与出生地的图' : 'Charts of elements and years', { exact: false }).click();
    await page.waitForFunction(() => document.querySelectorAll('.agent-ui-chart svg').length === 2);
    assert.ok(before.includes('/api/v1/ui-envelopes'));
    const words = await page.locator('.agent-ui').first().innerText();
    assert.match(words, lang === 'zh' ? /五行分布/ : /Five elements/);
    // The map, or its words where this browser draws none.
    await page.waitForSelector('.agent-ui .maplibregl-canvas, .agent-ui .agent-ui-fallback');
    if ((await page.locator('.agent-ui .maplibregl-canvas').count()) === 0) assert.match(await page.innerText('.agent-ui .agent-ui-fallback'), /^(成都|Chengdu) 104\.07°E/);
    else await page.getByText(lang === 'zh' ? '平太阳时比标准时慢 63 分 44 秒' : 'mean solar time is 63 min 44 s behind zone time').first().waitFor();
    await shoot(page, `shown-${lang}-${size}`);
    await checkPage(o, `charts beside a chart ${lang} ${size}`);
    await o.close();
  });
}
