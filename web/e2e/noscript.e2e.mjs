// The pages without JavaScript, against the real calculator of the server.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { openPage, shoot, startBrowser, startServer } from './harness.mjs';

let server, browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const open = (size) => openPage(browser, server, { script: false, size });
const fits = async ({ page, faults }) => {
  assert.deepEqual(faults, []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${wide} px wider than its window`);
};

for (const [lang, prefix, size] of [['zh', '', 'desktop'], ['en', '/en', 'phone']]) {
  test(`the form draws a chart (${lang} ${size})`, async () => {
    const o = await open(size);
    const { page } = o;
    await page.goto(`${prefix}/bazi/`);
    await page.fill('#date', '2000-08-16');
    await page.fill('#time', '03:30');
    await page.check('input[name="sex"][value="female"]');
    await page.click('button[value="chart"]');
    await page.waitForSelector('.result svg');
    assert.equal(new URL(page.url()).pathname, `${prefix}/bazi/`);
    assert.equal(new URL(page.url()).search, '');
    const text = await page.textContent('.result');
    for (const char of '庚辰甲申丙午庚寅') assert.ok(text.includes(char), char);
    assert.ok(await page.isVisible('.result svg'));
    assert.equal((await page.$$('.reasons li')).length, 4);
    assert.equal((await page.$$('.wants tbody tr')).length, 5);
    assert.ok((await page.$$('.bond-list li')).length > 0);
    await page.click('.marks > summary');
    await page.click('.star > summary >> nth=0');
    assert.match(await page.textContent('.star[open] p'), /：/);
    assert.ok((await page.$$('.rules > table tr')).length <= 8);
    assert.equal(await page.inputValue('#date'), '2000-08-16');
    await fits(o);
    await shoot(page, `noscript-bazi-${lang}-${size}`);
    await o.close();
  });
}

test('solar time without a longitude is said at the longitude', async () => {
  const o = await open('desktop');
  const { page } = o;
  await page.goto('/bazi/');
  await page.fill('#date', '2000-08-16');
  await page.fill('#time', '03:30');
  await page.click('details.more > summary');
  await page.check('input[name="solarTime"]');
  await page.click('button[value="chart"]');
  await page.waitForSelector('#longitude-error');
  assert.match(await page.textContent('#longitude-error'), /需要经度/);
  await fits(o);
  await o.close();
});

test('the form finds a place, and chooses its zone and longitude', async () => {
  const o = await open('desktop');
  const { page } = o;
  await page.goto('/bazi/');
  await page.fill('#date', '2000-08-16');
  await page.fill('#time', '03:30');
  await page.fill('#place', '成都');
  await page.click('button[value="places"]');
  await page.check('.places input >> nth=0');
  await shoot(page, 'noscript-places');
  await page.click('button[value="chart"]');
  assert.match(await page.inputValue('#longitude'), /^10[34]\./);
  assert.equal(await page.isChecked('input[name="solarTime"]'), false);
  assert.match(await page.textContent('.result'), /真太阳时/);
  await fits(o);
  await o.close();
});

test('the form says at the field what is wrong', async () => {
  const o = await open('phone');
  const { page } = o;
  await page.goto('/en/bazi/');
  await page.fill('#date', '2000-08-16');
  await page.fill('#time', '03:30');
  await page.fill('#timezone', 'Nowhere/Land');
  await page.click('button[value="chart"]');
  assert.match(await page.textContent('#timezone-error'), /Asia\/Shanghai/);
  assert.equal(await page.isVisible('.result'), false);
  await fits(o);
  await shoot(page, 'noscript-refused');
  await o.close();
});

test('the landing page starts a chart', async () => {
  const o = await open('desktop');
  await o.page.goto('/');
  await o.page.fill('#date', '1990-05-01');
  await o.page.fill('#time', '08:30');
  await o.page.click('button[value="chart"]');
  await o.page.waitForSelector('.result svg');
  assert.equal(new URL(o.page.url()).pathname, '/bazi/');
  await o.close();
});

test('the workspace says what it needs and where else to go', async () => {
  const o = await open('desktop');
  await o.page.goto('/agent/');
  assert.match(await o.page.textContent('main'), /JavaScript/);
  assert.ok(await o.page.isVisible('main a[href="/bazi/"]'));
  await shoot(o.page, 'noscript-agent');
  await o.close();
});
