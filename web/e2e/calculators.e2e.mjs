// The calculator pages against the real server: every form with and without
// JavaScript, by keyboard, what is kept, exported and handed to the workspace, and
// the deck.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

const birth = async (page) => {
  await page.fill('#date', '2000-08-16');
  await page.fill('#time', '03:30');
  await page.check('input[name="sex"][value="female"]');
};

// What a person does on each page before the button, and what then stands there.
const pages = {
  iching: { fill: (page) => page.check('input[value="yarrow"]'), seen: ['.book .piece', '.lines tbody tr:nth-child(6)'] },
  tarot: { fill: (page) => page.selectOption('#spread', 'celtic-cross'), seen: ['.cards li:nth-child(10) img'] },
  ziwei: { fill: birth, seen: ['.seats label:nth-of-type(12)', '.palace-notes article:visible h3'] },
  liuyao: { fill: (page) => page.selectOption('#topic', 'exam'), seen: ['.why .verdict', '.findings li'] },
  meihua: {
    fill: async (page) => {
      await page.check('input[value="numbers"]');
      await page.fill('#numbers', '12, 7');
    },
    seen: ['.relations li:nth-child(4)', '.counted'],
  },
  xiaoliuren: { fill: (page) => page.selectOption('#day_master', '丙'), seen: ['.counted'] },
};

const result = async (page) => {
  await page.click('#form button[value="chart"]');
  await page.waitForSelector('.result .drawing svg');
};

const widths = [320, 390, 768, 1024, 1280];

for (const [lang, prefix, size, scheme] of [['zh', '', 'desktop', 'light'], ['en', '/en', 'phone', 'dark']]) {
  for (const [name, p] of Object.entries(pages)) {
    test(`U13: ${name} answers on its page (${lang} ${size} ${scheme})`, async () => {
      const o = await openPage(browser, server, { size, scheme });
      const { page } = o;
      await page.goto(`${prefix}/${name}/`);
      await page.evaluate(() => (window.stayed = true));
      await p.fill(page);
      await result(page);
      assert.ok(await page.evaluate(() => window.stayed), 'the page was not loaded again');
      assert.equal(new URL(page.url()).search, '');
      for (const selector of p.seen) await page.waitForSelector(selector);
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'result-title', 'the result is where one reads on');
      await checkPage(o, `${name} ${lang} ${size}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.ok(wide <= 0, `${name}: ${wide} px too wide at ${width}`);
      }
      await page.setViewportSize({ width: size === 'phone' ? 390 : 1280, height: 860 });
      await shoot(page, `calculator-${name}-${lang}-${size}`);
      await o.close();
    });
  }
}

test('every form answers without JavaScript, and what is wrong is said where it is', async () => {
  const o = await openPage(browser, server, { script: false, size: 'phone' });
  const { page } = o;
  for (const [name, p] of Object.entries(pages)) {
    await page.goto(`/en/${name}/`);
    await p.fill(page);
    await page.click('#form button[value="chart"]');
    for (const selector of p.seen) assert.ok(await page.locator(selector).first().isVisible(), `${name}: ${selector}`);
    assert.ok(await page.isVisible('.result .drawing svg'), name);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${name}: ${wide} px too wide`);
  }
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('.files button[value="md"]')]);
  assert.equal(file.suggestedFilename(), 'wenbu-xiaoliuren.md');
  assert.match(readFileSync(await file.path(), 'utf8'), /^# Xiao Liu Ren\n/);
  await page.goto('/en/ziwei/');
  await page.fill('#date', '2000-08-16');
  await page.click('#form button[value="chart"]');
  assert.match(await page.textContent('#time-error'), /every palace depends on it/);
  assert.equal(await page.inputValue('#date'), '2000-08-16');
  await page.goto('/en/ziwei/');
  await birth(page);
  await page.click('#form button[value="chart"]');
  const before = await page.textContent('.palace-notes article:visible h3');
  await page.check('.seats input[value="0"]');
  assert.notEqual(await page.textContent('.palace-notes article:visible h3'), before, 'a palace is chosen');
  assert.deepEqual(o.faults, []);
  await o.close();
});

test('by keyboard: a cast, and a palace with what is read together with it', async () => {
  const o = await openPage(browser, server, {});
  const { page } = o;
  const outlined = () => page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle !== 'none');
  await page.goto('/iching/');
  await page.focus('#question');
  await page.keyboard.type('要不要去？');
  for (let i = 0; i < 8 && !(await page.evaluate(() => document.activeElement?.value === 'chart')); i++) await page.keyboard.press('Tab');
  assert.ok(await outlined(), 'the button shows that it is chosen');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.asked');
  assert.match(await page.textContent('.asked'), /要不要去？/);
  await page.goto('/ziwei/');
  await birth(page);
  await result(page);
  await page.focus('.seats input:checked');
  const seat = page.locator('.seats label:has(:focus-visible)');
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await seat.evaluate((e) => getComputedStyle(e).outlineStyle), 'none');
  const shown = await page.evaluate(() => [...document.querySelectorAll('[data-seat]')].filter((e) => getComputedStyle(e).display !== 'none').map((e) => e.localName));
  assert.deepEqual(shown.sort(), ['article', 'g'], 'one palace, and its lines');
  await shoot(page, 'calculator-ziwei-keyboard');
  await o.close();
});

test('a cast is kept once, exported, and goes to the workspace', async () => {
  const o = await openPage(browser, server, {});
  const { page } = o;
  await page.goto('/en/iching/');
  await page.fill('#question', 'Shall I <b>go</b>?');
  await page.check('input[value="manual"]');
  for (const [line, value] of [[1, '7'], [2, '8'], [3, '7'], [4, '8'], [5, '8'], [6, '9']]) await page.selectOption(`#line${line}`, value);
  await result(page);
  for (let i = 0; i < 2; i++) {
    await page.click('text=Save to the journal');
    await page.waitForFunction(() => /journal/.test(document.querySelector('.said')?.textContent ?? ''));
  }
  const entries = await page.evaluate(() => JSON.parse(localStorage.getItem('wenbu.journal.v1')));
  assert.equal(entries.length, 1, 'saving twice makes one entry');
  assert.equal(entries[0].question, 'Shall I <b>go</b>?');
  assert.equal(entries[0].kind, 'iching');
  const [picture] = await Promise.all([page.waitForEvent('download'), page.click('text=PNG picture')]);
  assert.equal(readFileSync(await picture.path()).subarray(1, 4).toString(), 'PNG');
  const [json] = await Promise.all([page.waitForEvent('download'), page.click('.files button[value="json"]')]);
  assert.deepEqual(JSON.parse(readFileSync(await json.path(), 'utf8')).lines, [7, 8, 7, 8, 8, 9]);
  let sent = 0;
  page.on('request', (r) => r.url().includes('/api/v1/agent') && sent++);
  await page.click('text=Ask the agent about it');
  await page.waitForSelector('.reply .strip');
  assert.match(await page.textContent('.reply .strip'), /贲.*明夷/s);
  assert.match(await page.inputValue('#message'), /Shall I <b>go<\/b>\?/);
  assert.equal(sent, 0, 'nothing is sent by itself');
  assert.equal(await page.evaluate(() => sessionStorage.getItem('wenbu.handoff.v1')), null, 'it is taken once');
  await checkPage(o, 'a chart brought along');
  await o.close();
});

test('a board and a plum blossom cast go to the workspace with all that they tell', async () => {
  const o = await openPage(browser, server, {});
  const { page } = o;
  for (const [name, rides] of [['liuyao', '六亲'], ['meihua', '体卦']]) {
    await page.goto(`/${name}/`);
    await result(page);
    await page.click('text=带着它去问');
    await page.waitForSelector('.reply .strip');
    assert.ok((await page.textContent('.results')).includes(rides), `${name}: ${rides}`);
  }
  await checkPage(o, 'a board brought along');
  await o.close();
});

test('a full storage and a lost connection are said, and nothing that was typed is lost', async () => {
  const o = await openPage(browser, server, { size: 'phone' });
  const { page } = o;
  await page.goto('/tarot/');
  await result(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.click('text=存入日志');
  await page.waitForFunction(() => /存储空间已满/.test(document.querySelector('.said')?.textContent ?? ''));
  await page.fill('#question', '还在这里');
  await page.context().setOffline(true);
  await page.click('#form button[value="chart"]');
  await page.waitForSelector('.problem');
  assert.match(await page.textContent('.problem'), /没有连上服务器/);
  assert.equal(await page.inputValue('#question'), '还在这里');
  assert.ok(await page.isVisible('.cards'), 'the last spread stays');
  await o.close();
});

test('a chart of four pillars is kept and saved as Markdown and as a picture', async () => {
  const o = await openPage(browser, server, { size: 'phone' });
  const { page } = o;
  await page.goto('/bazi/');
  await birth(page);
  await page.click('button[type="submit"]');
  await page.waitForSelector('.result .actions');
  await page.click('text=存入日志');
  await page.waitForFunction(() => localStorage.getItem('wenbu.journal.v1')?.includes('丙午'));
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('.actions button[value="md"]')]);
  assert.match(readFileSync(await file.path(), 'utf8'), /庚辰|庚 +辰|庚.*丙/s);
  const [picture] = await Promise.all([page.waitForEvent('download'), page.click('text=PNG 图片')]);
  assert.equal(readFileSync(await picture.path()).subarray(1, 4).toString(), 'PNG');
  await checkPage(o, 'bazi, kept');
  await shoot(page, 'bazi-actions-phone', false);
  await o.close();
});

for (const [lang, prefix, size, scheme] of [['zh', '', 'small', 'dark'], ['en', '/en', 'desktop', 'light']]) {
  test(`F68, F69: the deck shows 78 cards, one of them large when it is opened (${lang} ${size})`, async () => {
    const o = await openPage(browser, server, { size, scheme });
    const { page } = o;
    const asked = [];
    page.on('request', (r) => r.url().includes('/deck/') && r.url().endsWith('.svg') && asked.push(r.url()));
    await page.goto(`${prefix}/tarot/deck/`);
    assert.equal(await page.locator('.faces li').count(), 78);
    assert.equal(await page.locator('dialog').count(), 0, 'no large picture before one is opened');
    assert.ok(asked.length < 78, 'pictures far below are not loaded yet');
    await page.check('input[value="cups"]');
    assert.equal(await page.locator('.faces li:visible').count(), 14);
    await page.check('input[value="all"]');
    const link = page.locator('a.zoom').nth(1);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] img');
    assert.equal(await page.locator('dialog img').count(), 1);
    await checkPage(o, `a large card ${lang}`);
    await shoot(page, `deck-${lang}-${size}`, false);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.ok(await link.evaluate((e) => e === document.activeElement), 'focus is back on the card');
    await page.mouse.wheel(0, 500);
    await checkPage(o, `deck ${lang}`);
    await o.close();
  });
}

test('print leaves out forms and buttons', async () => {
  const o = await openPage(browser, server, { scheme: 'dark' });
  const { page } = o;
  await page.goto('/en/ziwei/');
  await birth(page);
  await result(page);
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['#form', '.files', '.masthead']) assert.equal(await page.isVisible(selector), false, selector);
  assert.equal(await page.locator('.palace-notes article:visible').count(), 12, 'every palace is on paper');
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  assert.equal(ink, 'rgb(0, 0, 0)');
  await shoot(page, 'calculator-print');
  await o.close();
});
