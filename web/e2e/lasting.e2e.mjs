// Conversations that the server keeps, in the workspace, with the real server.
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

const words = {
  zh: { prefix: '', open: '保存在服务器上的对话', birth: '我1990年5月20日10:30生于成都，男，请排八字', send: '发送', next: '我的五行怎么样？', remove: '删除这个对话', sure: '确定删除？', sessions: '对话' },
  en: { prefix: '/en', open: 'Conversations kept on the server', birth: 'I was born on 1990-05-20 at 10:30 in Chengdu, male. Please cast my Four Pillars.', send: 'Send', next: 'What do my elements say?', remove: 'Delete this conversation', sure: 'Delete for good?', sessions: 'Conversations' },
};

for (const [lang, size, scheme] of [['zh', 'desktop', 'light'], ['en', 'phone', 'dark']]) {
  test(`a conversation kept on the server (${lang} ${size})`, async () => {
    const w = words[lang];
    const o = await openPage(browser, server, { size, scheme });
    const { page } = o;
    const patches = [];
    page.on('request', (r) => r.method() === 'PATCH' && patches.push(r.postDataJSON()));
    const enter = async () => {
      await page.goto(`${w.prefix}/agent/`);
      await page.waitForSelector('.workspace');
      if (size === 'phone') await page.locator('.bar button[aria-controls=sessions]').click();
      await page.locator('#sessions').getByRole('button', { name: w.open }).click();
      await page.waitForSelector('.lasting');
    };
    await enter();
    await page.fill('#lasting-message', w.birth);
    await page.locator('.lasting').getByRole('button', { name: w.send, exact: true }).click();
    await page.waitForSelector('.lasting svg.pillars');
    await page.waitForFunction(() => document.querySelectorAll('.lasting .agent-ui-chart svg').length === 2);
    await page.waitForFunction(() => document.querySelectorAll('.lasting .turn').length === 2);
    await page.waitForFunction(() => document.querySelector('.lasting .agent-ui .maplibregl-canvas, .lasting .agent-ui-fallback'));
    await shoot(page, `lasting-${lang}-${size}`, false);
    await checkPage(o, `lasting ${lang} ${size}`);
    assert.ok(patches.filter((p) => p.renderStatus === 'rendered').length >= 4, JSON.stringify(patches));
    assert.ok(patches.every((p) => p.renderStatus === 'rendered' || p.renderStatus === 'fallback'), JSON.stringify(patches));

    await page.fill('#lasting-message', w.next);
    await page.locator('.lasting').getByRole('button', { name: w.send, exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('.lasting .turn').length === 4);

    // Another visit finds it again, with everything that was shown.
    await enter();
    await page.locator('.lasting nav button').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.lasting .turn').length === 4);
    await page.waitForSelector('.lasting svg.pillars');
    await page.locator('.lasting').getByRole('button', { name: w.remove }).click();
    await page.locator('.lasting').getByRole('button', { name: w.sure }).click();
    await page.waitForFunction(() => document.querySelectorAll('.lasting .turn, .lasting nav li').length === 0);
    assert.deepEqual(o.faults, []);
    await o.close();
  });
}

test('while an answer is written, a message steers it or waits, and the answer can be stopped', async () => {
  const o = await openPage(browser, server);
  const { page } = o;
  const sent = [];
  const session = { object: 'session', session_id: 'ses_1', title: 'Slow', status: 'running', active_response_id: 'resp_1', created_at: 1, updated_at: 1, messages: [], pending_inputs: [] };
  const receipt = (id, delivery, position) => ({ object: 'tjwater.response_input', input_id: id, session_id: 'ses_1', response_id: 'resp_1', delivery, status: 'pending', position, created_at: 1 });
  const json = (route, status, body) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
  await page.route('**/api/v1/session', (route) => json(route, 200, { object: 'list', data: [session], has_more: false }));
  await page.route('**/api/v1/session/ses_1/events', (route) => {
    const waiting = [receipt('b', 'steer', 1), receipt('a', 'queue', 2)];
    const snapshot = `event: snapshot\ndata: ${JSON.stringify({ session, inputs: waiting, last_event_id: 1 })}\n\nevent: delta\ndata: {"message_id":"m","text":"half an answer"}\n\n`;
    return route.fulfill({ status: 200, contentType: 'text/event-stream', body: route.request().headers()['last-event-id'] ? ': nothing new\n\n' : snapshot });
  });
  await page.route('**/api/v1/responses', (route) => {
    sent.push(route.request().postDataJSON());
    return json(route, 202, receipt('c', 'steer', 1));
  });
  await page.route('**/api/v1/responses/resp_1/cancel', (route) => {
    sent.push('cancel');
    return json(route, 200, {});
  });
  await page.goto('/en/agent/');
  await page.locator('#sessions').getByRole('button', { name: words.en.open }).click();
  await page.locator('.lasting nav button').click();
  await page.getByText('half an answer').waitFor();
  assert.deepEqual(await page.locator('.lasting .waiting li').allInnerTexts(), ['Steers the answer at its next step', 'Waits until this answer is done']);
  for (const [button, delivery] of [['Steer', 'steer'], ['Queue', 'queue']]) {
    await page.fill('#lasting-message', delivery);
    await page.locator('.lasting').getByRole('button', { name: button, exact: true }).click();
    await page.waitForFunction(() => document.querySelector('#lasting-message').value === '');
  }
  await Promise.all([page.waitForResponse('**/cancel'), page.locator('.lasting').getByRole('button', { name: 'Stop', exact: true }).click()]);
  assert.deepEqual(sent.map((s) => s.tjwater?.delivery ?? s), ['steer', 'queue', 'cancel']);
  assert.ok(sent.slice(0, 2).every((s) => s.stream === false && s.conversation === 'ses_1' && s.tjwater.context.consent === true && s.tjwater.input_id.length === 24 && s.input === s.tjwater.delivery));
  assert.notEqual(sent[0].tjwater.input_id, sent[1].tjwater.input_id);
  await checkPage(o, 'steering');
  await o.close();
});
