// The birth form against the real server: places that were typed and not chosen,
// the two clocks of Xinjiang, a longitude of another zone, seconds.
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

async function openForm(options, prefix = '') {
  const o = await openPage(browser, server, options);
  await o.page.goto(`${prefix}/bazi/`);
  await o.page.fill('#date', '1990-05-01');
  await o.page.fill('#time', '08:30');
  return o;
}

const submit = (page) => page.click('.submit button');

test('a typed place is refused until one is chosen', async () => {
  const o = await openForm({}, '/en');
  const { page } = o;
  await page.fill('#place', 'London');
  await submit(page);
  await page.waitForSelector('#place-error');
  assert.match(await page.textContent('#place-error'), /^\d places fit/);
  assert.equal(await page.isVisible('.result'), false);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'place');
  assert.ok(await page.isVisible('[role="option"]'), 'the candidates are offered');
  await checkPage(o, 'place refused');
  await shoot(page, 'form-place-many');
  await page.click('[role="option"] >> nth=0');
  assert.equal(await page.inputValue('#timezone'), 'Europe/London');
  assert.equal(await page.isVisible('#place-error'), false);
  await submit(page);
  await page.waitForSelector('.result svg.pillars');
  assert.match(await page.textContent('.result svg.pillars'), /Europe\/London/);
  assert.match(await page.textContent('.result'), /Start of/);
  await shoot(page, 'form-english-chart');
  await o.close();
});

test('an unknown place says how to go on', async () => {
  const o = await openForm({ size: 'phone' });
  const { page } = o;
  await page.fill('#place', 'Xyzzyq');
  await submit(page);
  await page.waitForSelector('#place-error');
  assert.match(await page.textContent('#place-error'), /清空这一项/);
  await checkPage(o, 'place unknown');
  await shoot(page, 'form-place-unknown');
  await page.fill('#place', '');
  await submit(page);
  await page.waitForSelector('.result svg.pillars');
  await o.close();
});

test('a place that can only be one is taken', async () => {
  const o = await openForm({});
  const { page } = o;
  await page.fill('#place', '成都');
  await submit(page);
  await page.waitForSelector('.result svg.pillars');
  assert.match(await page.inputValue('#longitude'), /^104\./);
  await o.close();
});

for (const [lang, prefix, place, size] of [['zh', '', '乌鲁木齐', 'desktop'], ['en', '/en', 'Kashgar', 'phone']]) {
  test(`the two clocks of Xinjiang are asked for (${lang} ${size})`, async () => {
    const o = await openForm({ size }, prefix);
    const { page } = o;
    await page.fill('#place', place);
    await page.waitForSelector('[role="option"]');
    await page.press('#place', 'Enter');
    await page.waitForSelector('.clocks');
    assert.equal((await page.$$('.clocks input:checked')).length, 0, 'neither is chosen for the person');
    await submit(page);
    await page.waitForSelector('#clock-error');
    await checkPage(o, `clocks ${lang}`);
    await shoot(page, `form-clocks-${lang}`);
    await page.check('.clocks input[value="Asia/Shanghai"]');
    assert.equal(await page.inputValue('#timezone'), 'Asia/Shanghai');
    await submit(page);
    await page.waitForSelector('.result svg.pillars');
    assert.match(await page.textContent('.result svg.pillars'), /Asia\/Shanghai/);
    assert.equal(await page.isVisible('.caution'), false);
    await o.close();
  });
}

test('a longitude of another zone is doubted, not refused', async () => {
  const o = await openForm({}, '/en');
  const { page } = o;
  await page.fill('#timezone', 'America/New_York');
  await page.click('form details.more > summary');
  await page.fill('#longitude', '74');
  await page.waitForSelector('.caution');
  assert.match(await page.textContent('.caution'), /9\.9 hours/);
  await submit(page);
  await page.waitForSelector('.result svg.pillars');
  assert.ok(await page.isVisible('.caution'));
  await checkPage(o, 'far from its zone');
  await shoot(page, 'form-far');
  await page.fill('#longitude', '-74');
  await page.waitForSelector('.caution', { state: 'detached' });
  await page.fill('#longitude', '0x10');
  await submit(page);
  await page.waitForSelector('#longitude-error');
  await o.close();
});

test('seconds count, and stay behind when the birth goes to the workspace', async () => {
  const o = await openForm({});
  const { page } = o;
  await page.click('form details.more > summary');
  await page.fill('#seconds', '7');
  await submit(page);
  await page.waitForSelector('.result svg.pillars');
  assert.match(await page.textContent('.result'), /08:30:07/);
  await shoot(page, 'form-seconds');
  await page.click('text=带着这张盘去问');
  await page.waitForSelector('.composer');
  await page.click('text=看看会发送什么');
  assert.match(await page.textContent('dialog pre'), /"time": "08:30"/);
  await o.close();
});

test('a refusal of the landing page is shown by the form', async () => {
  const o = await openPage(browser, server);
  const { page } = o;
  await page.goto('/en/');
  await page.fill('#date', '2024-03-10');
  await page.fill('#time', '02:30');
  await page.fill('#timezone', 'America/New_York');
  await page.click('button[value="chart"]');
  await page.waitForSelector('#time-error');
  assert.equal(await page.inputValue('#date'), '2024-03-10');
  assert.match(await page.textContent('.problem'), /-0[45]:00/);
  await o.close();
});

test('without a script, a typed place and the two clocks are asked for too', async () => {
  const o = await openForm({ script: false }, '/en');
  const { page } = o;
  const draw = () => page.click('button[value="chart"]');
  await page.fill('#place', 'London');
  await draw();
  assert.match(await page.textContent('#place-error'), /places fit/);
  await shoot(page, 'form-noscript-many');
  await page.fill('#place', 'Urumqi');
  await draw();
  if (await page.isVisible('.places')) {
    await page.check('.places input >> nth=0');
    await draw();
  }
  assert.ok(await page.isVisible('#clock-error'));
  assert.equal(await page.isVisible('.result'), false);
  await shoot(page, 'form-noscript-clocks');
  await page.check('.clocks input[value="Asia/Urumqi"]');
  await draw();
  assert.match(await page.textContent('.result'), /Asia\/Urumqi/);
  await page.fill('#longitude', '-87.6');
  await draw();
  assert.match(await page.textContent('.caution'), /hours off/);
  await shoot(page, 'form-noscript-far');
  await o.close();
});

for (const [lang, prefix, open, note] of [['zh', '', /还定不下来/, /时间不详/], ['en', '/en', /stays open/, /without a time/]]) {
  test(`an unknown time on the date of a boundary is not called minutes away (${lang})`, async () => {
    const o = await openForm({}, prefix);
    const { page } = o;
    await page.fill('#date', '2024-02-04');
    await page.check('#time-hint + label input');
    await submit(page);
    await page.waitForSelector('.reasons');
    const text = await page.textContent('.reasons');
    assert.match(text, open);
    assert.match(text, note);
    assert.doesNotMatch(text, /十分钟|ten minutes|圆点|the dot/);
    await checkPage(o, 'unknown time on a boundary');
    await o.close();
  });
}
