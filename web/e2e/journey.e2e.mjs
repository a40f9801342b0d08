// The whole path against the real server, nothing scripted: a question without a
// birth, the birth form with the place search, the chart, the answer, a report
// with its sources, and stop.
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
  zh: { prefix: '', ask: '请排我的八字，说说日主是什么意思。', place: '成都', research: '零点换日和二十三点换日，差别在哪里？' },
  en: { prefix: '/en', ask: 'Please draw up my Four Pillars and explain the day master.', place: 'Chengdu', research: 'How does the time zone of a birth change a Four Pillars chart?' },
};

async function send(page, text) {
  await page.fill('#message', text);
  await page.press('#message', 'Enter');
}

const settled = (page, status) => page.waitForSelector(`.messages li:last-child .status[data-status="${status}"]`, { timeout: 60_000 });

for (const [lang, size] of [['zh', 'desktop'], ['zh', 'phone'], ['en', 'desktop']]) {
  test(`from a question to a chart and a report (${lang} ${size})`, async () => {
    const w = words[lang];
    const o = await openPage(browser, server, { size });
    const { page } = o;
    const name = `${lang}-${size}`;
    await page.goto(`${w.prefix}/agent/`);
    const model = await page.getAttribute('.consent', 'data-model');
    assert.ok(model && (await page.textContent('.consent')).includes(model), 'the consent line names the model');

    await send(page, w.ask);
    await settled(page, 'waiting');
    await page.click('.question .button');
    await page.fill('dialog #date', '1990-05-01');
    await page.fill('dialog #time', '08:30');
    await page.fill('dialog #place', w.place);
    await page.waitForSelector('dialog [role="option"]');
    await page.press('dialog #place', 'Enter');
    assert.equal(await page.inputValue('dialog #timezone'), 'Asia/Shanghai');
    assert.match(await page.inputValue('dialog #longitude'), /^10[34]\./);
    await page.waitForSelector('dialog .solar-offer');
    assert.equal(await page.isChecked('dialog .solar-offer input'), false);
    await checkPage(o, `birth ${name}`);
    await shoot(page, `journey-birth-${name}`, false);
    await page.click('dialog button[type="submit"]');
    await settled(page, 'complete');
    assert.ok((await page.textContent('.messages li:last-child .written')).length > 20, 'an answer');
    const box = await page.locator('.said').last().boundingBox();
    assert.ok(box.y >= 0 && box.y < 400, 'the answer is read from its start');
    if (size === 'phone') await page.click('.switch button:last-child');
    assert.match(await page.textContent('.results svg.pillars'), /庚.*午/s);
    await checkPage(o, `chart ${name}`);
    await shoot(page, `journey-chart-${name}`, false);
    if (size === 'phone') await page.click('.switch button:first-child');
    await shoot(page, `journey-answer-${name}`, false);

    await page.check('input[value="research"]');
    await send(page, w.research);
    await settled(page, 'complete');
    await page.click('.messages li:last-child .card .button');
    await page.waitForSelector('.notebook .chapter');
    await checkPage(o, `report ${name}`);
    await shoot(page, `journey-report-${name}`, false);
    await page.click('.fold button');
    await page.click('.notebook .citations button >> nth=0');
    assert.match(await page.evaluate(() => document.activeElement?.id), /^source-/);
    await checkPage(o, `sources ${name}`);
    await shoot(page, `journey-sources-${name}`, false);
    await o.close();
  });
}

test('stop ends a turn that waits for the server', async () => {
  const o = await openPage(browser, server);
  const { page } = o;
  let go;
  const held = new Promise((free) => (go = free));
  await page.route('**/api/v1/agent', async (route) => {
    await held;
    await route.continue().catch(() => undefined); // already given up by the page
  });
  await page.goto('/agent/');
  await send(page, words.zh.research);
  await page.click('.stop');
  await settled(page, 'stopped');
  go();
  await page.unroute('**/api/v1/agent');
  await send(page, words.zh.ask);
  await settled(page, 'waiting');
  assert.equal((await page.$$('.status[data-status="stopped"]')).length, 1);
  await checkPage(o, 'stopped');
  await o.close();
});

for (const [lang, size] of [['zh', 'desktop'], ['en', 'phone']]) {
  test(`a chart of the real calculator (${lang} ${size})`, async () => {
    const w = words[lang];
    const o = await openPage(browser, server, { size });
    const { page } = o;
    await page.goto(`${w.prefix}/bazi/`);
    await page.fill('#date', '1988-05-05');
    await page.fill('#time', '15:30');
    await page.fill('#place', w.place);
    await page.waitForSelector('[role="option"]');
    await page.press('#place', 'Enter');
    await page.check('input[name="sex"][value="male"]');
    await page.click('button[type="submit"]');
    await page.waitForSelector('.result svg.pillars');
    // Summer time was in force, and does not move the month: 16:02 is after 立夏.
    const month = () => page.$$eval('.reasons h4', (found) => found[1].textContent.slice(0, 2));
    assert.equal(await month(), '丙辰');
    assert.match(await page.textContent('.reasons'), lang === 'en' ? /Li Xia \(Start of Summer\)/ : /立夏/);
    assert.equal((await page.$$('.slips li')).length, 10);
    await page.click('.result details.rules > summary');
    await checkPage(o, `bazi ${lang} ${size}`);
    await shoot(page, `journey-bazi-${lang}-${size}`);
    await page.fill('#time', '16:02');
    await page.click('button[type="submit"]');
    await page.waitForFunction(() => document.querySelectorAll('.reasons h4')[1]?.textContent.startsWith('丁巳'));
    await o.close();
  });
}

test('a time that summer time skipped is refused at its field', async () => {
  const o = await openPage(browser, server);
  const { page } = o;
  await page.goto('/en/bazi/');
  await page.fill('#date', '2024-03-10');
  await page.fill('#time', '02:30');
  await page.fill('#timezone', 'America/New_York');
  await page.click('button[type="submit"]');
  await page.waitForSelector('#time-error');
  assert.match(await page.textContent('.problem'), /-0[45]:00/);
  await checkPage(o, 'skipped time');
  await o.close();
});

test('a chart that the server drew is taken over by the page', async () => {
  const o = await openPage(browser, server);
  const { page } = o;
  await page.goto('/');
  await page.fill('#date', '1990-05-01');
  await page.fill('#time', '08:30');
  await page.click('button[value="chart"]');
  await page.waitForSelector('.result svg.pillars');
  assert.equal(await page.inputValue('#date'), '1990-05-01');
  assert.equal((await page.$$('.result')).length, 1);
  await checkPage(o, 'taken over');
  await o.close();
});
