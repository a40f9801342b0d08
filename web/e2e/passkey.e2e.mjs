// Passkeys with Chromium's own virtual authenticator: an account without a password,
// signing in with nothing typed, another passkey for an account with a password.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { checkPage, openPage, shoot, startBrowser, startServer } from './harness.mjs';

let server, browser;
before(async () => {
  server = await startServer();
  server.url = server.url.replace('127.0.0.1', 'localhost'); // passkeys belong to a name, not to an address
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

// withKeys opens a page whose device keeps passkeys and verifies its person.
async function withKeys(options = {}) {
  const o = await openPage(browser, server, options);
  const cdp = await o.page.context().newCDPSession(o.page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { ...o, cdp, authenticatorId, keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials };
}

for (const [lang, prefix, size] of [['zh', '', 'desktop'], ['en', '/en', 'phone']]) {
  test(`an account by passkey alone (${lang} ${size})`, async () => {
    const o = await withKeys({ size });
    const { page } = o;
    await page.goto(`${prefix}/sign-up/`);
    await page.fill('#name', `key-${lang}`);
    await page.click('[data-passkey="signup"] button');
    await page.waitForURL(`**${prefix}/billing/`);
    await checkPage(o, 'billing with a passkey');
    assert.equal(await page.locator('.passkeys li').count(), 1);
    const [made] = await o.keys();
    assert.ok(made.isResidentCredential);
    await page.click('button[value="remove-passkey"]');
    assert.ok(await page.isVisible('#signing .problem:not([hidden])'), 'the only way in stays');
    await page.click('nav button[value="sign-out"]');
    await page.waitForURL(/done=signed-out/);
    await shoot(page, `signin-passkey-${lang}-${size}`);
    await page.click('[data-passkey="signin"] button');
    await page.waitForURL(`**${prefix}/billing/`);
    const [used] = await o.keys();
    assert.ok(used.signCount > made.signCount, 'the counter goes on');
    await page.click('nav button[value="sign-out"]');
    await page.waitForURL(/done=signed-out/);
    // A copy of the key that counts from before is refused.
    await o.cdp.send('WebAuthn.removeCredential', { authenticatorId: o.authenticatorId, credentialId: used.credentialId });
    await o.cdp.send('WebAuthn.addCredential', { authenticatorId: o.authenticatorId, credential: { ...used, signCount: 0 } });
    await page.click('[data-passkey="signin"] button');
    await page.waitForSelector('[data-passkey="signin"] .problem:not([hidden])');
    await page.reload();
    assert.ok(page.url().includes('/sign-in/'));
    await o.close();
  });
}

test('a passkey beside a password, and one that the server does not know', async () => {
  const o = await withKeys();
  const { page } = o;
  await page.goto('/sign-up/');
  await page.fill('#name', 'both');
  await page.fill('#password', 'correct horse battery');
  await page.click('button[value="sign-up"]');
  await page.waitForURL('**/billing/');
  await page.fill('#passkey-name', '<i>我的</i>手机');
  await page.click('[data-passkey="add"] button');
  await page.waitForURL(/done=passkey/);
  assert.ok((await page.textContent('.passkeys')).includes('<i>我的</i>手机'));
  await shoot(page, 'billing-passkey-zh-desktop');
  await page.click('button[value="remove-passkey"]');
  await page.waitForURL(/done=passkey-removed/);
  await page.click('nav button[value="sign-out"]');
  await page.waitForURL(/done=signed-out/);
  await page.click('[data-passkey="signin"] button');
  await page.waitForSelector('[data-passkey="signin"] .problem:not([hidden])');
  // An answer is taken once, and only from this site.
  const question = await page.request.post('/api/v1/account/signin/passkey/question', { data: {}, headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } });
  assert.equal(question.status(), 403);
  await o.close();
});
