// Accounts as people use them: signing up, keys, signing out, by mouse, by keyboard
// alone and without JavaScript.
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

const password = 'correct horse battery';

async function signUp(page, prefix, name) {
  await page.goto(`${prefix}/sign-up/`);
  await page.fill('#name', name);
  await page.fill('#password', password);
  await page.click('button[value="sign-up"]');
  await page.waitForURL(`**${prefix}/billing/`);
}

for (const [lang, prefix, size, script] of [['zh', '', 'desktop', true], ['en', '/en', 'phone', true], ['en', '/en', 'desktop', false]]) {
  test(`sign up, make and revoke a key, sign out and in (${lang} ${size}${script ? '' : ' without JavaScript'})`, async () => {
    const o = await openPage(browser, server, { size, script });
    const { page } = o;
    const name = `ada-${lang}-${size}-${script}`;
    const look = (what) => script ? checkPage(o, what) : undefined;
    await page.goto(`${prefix}/billing/`);
    assert.equal(new URL(page.url()).pathname, `${prefix}/sign-in/`, 'a stranger is led to signing in');
    o.faults.length = 0; // the address says where to go on
    await look('sign-in');
    await shoot(page, `signin-${lang}-${size}-${script}`);
    await page.goto(`${prefix}/sign-up/`);
    await look('sign-up');
    await shoot(page, `signup-${lang}-${size}-${script}`);
    await signUp(page, prefix, name);
    await page.check('input[name="kind"][value="agent"]');
    await page.fill('#key-name', '<b>星</b>');
    await page.click('button[value="key"]');
    const key = await page.inputValue('#new-key');
    assert.match(key, /^wb_a_[0-9A-Za-z]{38}$/);
    const answer = await page.request.post(`${server.url}/api/universal/meta/get_user_credits`, { headers: { 'x-api-key': key }, data: {} });
    assert.equal(answer.status(), 200);
    assert.ok((await page.textContent('#keys')).includes('<b>星</b>'));
    await look('billing');
    await shoot(page, `billing-${lang}-${size}-${script}`);
    await page.click('#keys details.sure summary');
    await page.click('button[value="revoke"]');
    await page.waitForSelector('tr.gone');
    assert.equal((await page.request.post(`${server.url}/api/universal/meta/get_user_credits`, { headers: { 'x-api-key': key }, data: {} })).status(), 401);
    await page.click('nav button[value="sign-out"]');
    await page.waitForURL(`**${prefix}/sign-in/?done=signed-out`);
    await page.fill('#name', name);
    await page.fill('#password', 'not the password');
    await page.click('button[value="sign-in"]');
    await page.waitForSelector('.problem');
    assert.equal(await page.inputValue('#name'), name, 'the name stays');
    await page.fill('#password', password);
    await page.click('button[value="sign-in"]');
    await page.waitForURL(`**${prefix}/billing/`);
    await o.close();
  });
}

test('sign up, make a key and sign out by keyboard alone', async () => {
  const o = await openPage(browser, server, { scheme: 'dark' });
  const { page } = o;
  const tabTo = async (selector) => {
    for (let i = 0; i < 80; i++) {
      if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`no way to ${selector} by Tab`);
  };
  await page.goto('/en/sign-up/');
  await tabTo('#name');
  await page.keyboard.type('keys-only');
  await tabTo('#password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/billing/');
  await tabTo('#key-name');
  await page.keyboard.type('by keyboard');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#new-key');
  await checkPage(o, 'billing dark');
  await shoot(page, 'billing-en-dark');
  await tabTo('button[value="sign-out"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/sign-in/?done=signed-out');
  await o.close();
});
