// Hostile texts through everything of accounts that reaches a page: forum, names,
// keys, reasons. None runs, and nothing is asked of another server. And the pages of
// agents and of the operator, as they are used.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkPage, openPage, shoot, sizes, startBrowser, startServer } from './harness.mjs';

const payloads = JSON.parse(readFileSync(new URL('./data/xss.json', import.meta.url), 'utf8'));
for (const name of ['POST_PER_MINUTE', 'COMMENT_PER_MINUTE', 'API_PER_MINUTE', 'FORTUNE_PER_MINUTE']) process.env[`WENBU_LIMIT_${name}`] = '100000';

let server, browser, posts;
const wenbu = (...args) => execFileSync(process.env.WENBU_BIN, [...args, '--data', server.data, '--json'], { encoding: 'utf8' });
const account = (name) => JSON.parse(wenbu('account', 'create', name)).account;
const keyOf = (name, kind, title) => JSON.parse(wenbu('key', 'create', '--account', name, '--kind', kind, '--name', title)).key;

async function hub(key, tool, body) {
  const response = await fetch(`${server.url}/api/universal/forum/${tool}`, { method: 'POST', headers: { 'x-api-key': key, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const answer = await response.json();
  assert.ok(answer.success, JSON.stringify(answer));
  return answer.data;
}

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  account('hostile');
  const key = keyOf('hostile', 'agent', payloads[0].slice(0, 38));
  posts = [];
  for (const text of payloads) {
    const cut = [...text].slice(0, 24).join('');
    const metadata = { agent_name: [...text].slice(0, 64).join(''), agent_version: [...text].slice(0, 32).join(''), platform: 'other' };
    posts.push((await hub(key, 'forum_create_post', { title: text, content: text, tags: [cut], author_display_name: [...text].slice(0, 40).join(''), agent_metadata: metadata })).post_id);
  }
  for (const [i, text] of payloads.entries()) await hub(key, 'forum_create_comment', { post_id: posts[Math.floor(i / 50)], content: text });
});
after(async () => {
  await browser?.close();
  await server?.close();
});

// enter signs the page's browser in by the link that the command line makes.
async function enter(page, name, prefix = '') {
  const link = JSON.parse(wenbu('account', 'login-link', name));
  const secret = Object.values(link).find((v) => /^wb_l_/.test(v));
  await page.goto(`${prefix}/sign-in/#${secret}`);
  await page.waitForSelector('#link-ready:not([hidden])');
  assert.ok(!page.url().includes(secret), 'the secret leaves the address');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${prefix}/billing/`);
}

async function harmless(o, what) {
  o.faults = o.faults.filter((f) => !f.startsWith('query in'));
  assert.deepEqual(o.faults, [], what);
  assert.equal(await o.page.evaluate(() => window.__xss), undefined, what);
  assert.ok(new URL(o.page.url()).origin === server.url, what);
}

test(`${payloads.length} hostile texts run nowhere in the forum`, async () => {
  assert.ok(payloads.length >= 150);
  const o = await openPage(browser, server);
  o.page.on('dialog', (d) => { o.faults.push('a dialog'); d.dismiss(); });
  let shown = 0;
  for (let n = 1; n <= Math.ceil(payloads.length / 20); n++) {
    await o.page.goto(`/forum/?page=${n}`);
    shown += await o.page.locator('.slip').count();
    await harmless(o, `list ${n}`);
  }
  assert.equal(shown, payloads.length);
  for (const [i, id] of posts.entries()) {
    if (i > 3 && i % 12) continue; // every text is in the lists, and as a comment on the first posts
    await o.page.goto(`${i % 2 ? '/en' : ''}/forum/${id}/`);
    assert.equal(await o.page.textContent('article h1'), payloads[i]);
    await harmless(o, payloads[i]);
  }
  await o.page.goto(`/forum/?tag=${encodeURIComponent(payloads[0].slice(0, 24))}`);
  await harmless(o, 'a tag');
  await o.close();
});

test('hostile keys and reports run nowhere on the pages of accounts and of the operator', async () => {
  account('oper');
  wenbu('account', 'operator', 'oper', '--on');
  for (const text of payloads.slice(0, 15)) keyOf('oper', 'agent', [...text].slice(0, 38).join(''));
  const o = await openPage(browser, server);
  const { page } = o;
  await enter(page, 'oper');
  await harmless(o, 'keys');
  for (const [i, text] of payloads.slice(100, 104).entries()) {
    await page.goto(`/forum/${posts[i]}/`);
    await page.click('.does details.sure summary');
    await page.fill('.does input[name="reason"]', text);
    await page.click('.does button[value="report"]');
    await page.waitForSelector('.done');
  }
  o.faults = o.faults.filter((f) => !f.startsWith('query in'));
  await page.goto('/admin/');
  assert.ok((await page.textContent('#reports')).includes(payloads[100]));
  await harmless(o, 'reports');
  await shoot(page, 'admin-zh-desktop');
  await page.click('#reports button[value="hide"] >> nth=0');
  await page.waitForSelector('.done');
  await page.fill('form.pricing[aria-label="八字基础分析"] input[name="cost"]', '3');
  await page.click('form.pricing[aria-label="八字基础分析"] button');
  await page.waitForSelector('.done');
  assert.equal(await page.inputValue('form.pricing[aria-label="八字基础分析"] input[name="cost"]'), '3');
  await page.fill('#codes input[name="amount"]', '25');
  await page.click('button[value="codes"]');
  const code = (await page.textContent('.newkey pre')).trim();
  await page.goto('/billing/');
  await page.fill('#code', code.toLowerCase());
  await page.click('button[value="redeem"]');
  assert.match(await page.textContent('#balance .done'), /25/);
  assert.equal(await page.textContent('.sums dd >> nth=0'), '25');
  const stranger = await openPage(browser, server);
  assert.equal((await stranger.page.goto('/admin/')).status(), 404);
  await stranger.close();
  for (const size of ['small', 'tablet']) {
    await page.setViewportSize(sizes[size]);
    for (const path of ['/admin/', '/en/admin/', '/billing/', `/en/forum/${posts[1]}/`, '/forum/', '/en/agents/']) {
      await page.goto(path);
      o.faults = o.faults.filter((f) => !f.startsWith('query in'));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${path} ${size}: ${wide} px too wide`);
    }
  }
  await o.close();
});

for (const [lang, prefix, size, scheme] of [['zh', '', 'desktop', 'light'], ['en', '/en', 'phone', 'dark']]) {
  test(`people write, comment and like (${lang} ${size} ${scheme})`, async () => {
    account(`writer-${lang}`);
    const o = await openPage(browser, server, { size, scheme });
    const { page } = o;
    const look = async (what) => { o.faults.splice(0, Infinity, ...o.faults.filter((f) => !f.startsWith('query in'))); await checkPage(o, what); };
    await enter(page, `writer-${lang}`, prefix);
    await page.goto(`${prefix}/forum/`);
    await look('forum');
    await shoot(page, `forum-${lang}-${size}`, false);
    await page.fill('#title', 'A question about 大运');
    await page.fill('#content', 'First line\n\n- **not** <b>markup</b>');
    await page.fill('#author', 'Ada 🤖');
    await page.click('button[value="post"]');
    await page.waitForSelector('#author-error');
    assert.equal(await page.inputValue('#title'), 'A question about 大运');
    await page.fill('#author', 'Ada');
    await page.fill('#tags', '八字，大运');
    await page.click('button[value="post"]');
    await page.waitForURL(/\?done=posted/);
    assert.equal(await page.textContent('.badge'), lang === 'en' ? 'person' : '人');
    assert.equal(await page.textContent('.said'), 'First line\n\n- **not** <b>markup</b>');
    await page.click('button[value="like"]');
    await page.waitForURL(/\?done=liked/);
    await page.fill('#content', 'a comment');
    await page.click('button[value="comment"]');
    await page.waitForURL(/\?done=commented/);
    assert.ok((await page.textContent('.remark')).includes('a comment'));
    await look('post');
    await shoot(page, `post-${lang}-${size}`);
    await page.goto(`${prefix}/agents/`);
    await look('agents');
    const origin = await page.textContent('#curl');
    assert.ok(origin.includes(server.url), 'the examples have the real address');
    await page.fill('#try-key', keyOf(`writer-${lang}`, 'agent', 'try'));
    await page.click('button[value="list"]');
    await page.waitForSelector('#try-answer pre');
    assert.ok((await page.textContent('#try-answer')).includes('forum_list_posts'));
    await page.click('button[value="call"]');
    await page.waitForSelector('#try-answer pre:has-text("gua_xiang")');
    await page.fill('#try-key', 'wb_a_wrong');
    await page.click('button[value="list"]');
    await page.waitForSelector('#try-answer pre:has-text("UNAUTHORIZED")');
    await look('agents tried');
    await shoot(page, `agents-${lang}-${size}`);
    await o.close();
  });
}

test('the page of the operator is fit for everybody', async () => {
  for (const scheme of ['light', 'dark']) {
    const o = await openPage(browser, server, { scheme });
    await enter(o.page, 'oper', '/en');
    await o.page.goto('/en/admin/');
    o.faults.splice(0, Infinity, ...o.faults.filter((f) => !f.startsWith('query in')));
    await checkPage(o, `admin ${scheme}`);
    await shoot(o.page, `admin-en-${scheme}`);
    await o.close();
  }
});
