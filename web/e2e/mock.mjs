// A small server that speaks the protocols of /api/v1 from a script, so that the
// pages can be tested in every situation, quickly. What it streams is chosen by
// words in the message.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const chart = JSON.parse(readFileSync(new URL('./data/bazi.json', import.meta.url), 'utf8'));

const places = [
  { id: 1, name: '成都', admin: '四川', country: 'CN', longitude: 104.0667, latitude: 30.6667, timezone: 'Asia/Shanghai' },
  { id: 2, name: '成都镇', admin: '浙江', country: 'CN', longitude: 120.1, latitude: 30.2, timezone: 'Asia/Shanghai' },
  { id: 3, name: '乌鲁木齐', admin: '新疆', country: 'CN', longitude: 87.6005, latitude: 43.801, timezone: 'Asia/Urumqi' },
];

const guide = (slug, title) => ({
  id: `guide-${slug}`, title, url: `/learn/${slug}/`, kind: 'guide', level: 'editorial',
  excerpt: '同一个出生时刻，换日的规则不同，日柱与时柱就可能不同；年柱与月柱只看太阳。', readAt: '2026-11-30T06:20:00Z',
});
const sources = [guide('birth-time-timezone', '出生时间与时区'), guide('unknown-birth-time', '不知道出生时间')];

const report = {
  title: '换日的两种约定', summary: '两种约定只在二十三点到零点之间不同。本报告只比较规则，不评判哪一种更准。',
  sections: [
    { heading: '零点换日', body: '日柱守着民用日，时干用**次日**的天干。\n\n- 与日历一致\n- 晚子时单列', sourceIds: [sources[0].id] },
    { heading: '二十三点换日', body: '日柱与时柱一同前进，见[出生时间与时区](/learn/birth-time-timezone/)，不见[别处](https://evil.example/)。', sourceIds: [sources[0].id, sources[1].id, 'guide-missing'] },
    { heading: '怎么选', body: '两种都算一遍，看差别落在哪里。', sourceIds: [] },
  ],
  questions: ['你的出生时间准到几分？', '若换一种约定，哪一柱会变？'],
  visual: {
    type: 'comparison', title: '同一时刻，两种日柱',
    items: [
      { label: '零点换日', detail: '23:30 仍属前一天，日柱不变', sourceIds: [sources[0].id] },
      { label: '二十三点换日', detail: '23:30 已属后一天，日柱前进一位', sourceIds: [] },
    ],
    note: '只有晚子时出生的人会遇到这个差别。',
  },
};

const done = (status, modelCalls = 2, toolCalls = 1) => ({
  type: 'done', status, servedModel: 'wenbu-interpreter-1', requestedModel: 'wenbu-interpreter-1', modelCalls, toolCalls,
});
const tool = (id, name, label) => ({ type: 'tool_start', tool: { id, name, label, status: 'running' } });
const ended = (id, more = {}) => ({ type: 'tool_end', id, status: 'complete', detail: '已完成', ...more });
const failed = (id, detail, issue) => ({ type: 'tool_end', id, status: 'error', detail, issue });
const words = (text) => text.match(/.{1,6}/gsu).map((part) => ({ type: 'delta', text: part }));
const chartEvent = (birth) => ({
  type: 'artifact',
  artifact: { type: 'chart', id: `chart-${birth.date}`, title: '八字命盘', createdAt: '2026-11-30T06:20:00Z', reading: chart, input: { kind: 'bazi', input: birth } },
});

// script returns the events of a turn. "hang" keeps the stream open, "cut" closes
// it without an end.
function script({ message, mode, context }) {
  if (message.includes('[hang]')) return [...words('这一段会一直写下去……'), 'hang'];
  if (message.includes('[cut]')) return [...words('写到一半，'), 'cut'];
  if (message.includes('[limited]')) return [...words('这是已经完成的部分。'), done('limited')];
  if (message.includes('[failed]')) return [...words('一半。'), { type: 'error', code: 'agent_upstream', message: 'No answer / 没有回应' }];
  if (message.includes('[late]')) return [done('complete'), { type: 'delta', text: '迟到的字' }];
  if (message.includes('[options]')) return [{ type: 'question', question: { question: '更想看哪一面？', options: ['工作', '关系'] } }, done('waiting', 1)];
  if (message.includes('[odd]')) return [{ type: 'plan', steps: [{ title: '同名', status: 'active' }, { title: '同名', status: 'pending' }] }, { type: 'context', text: '' }, { type: 'future', x: 1 }, { type: 'artifact', artifact: { type: 'chart', id: 'x', title: '<img src=x onerror=alert(1)>', reading: { kind: 'bazi', pillars: 3 }, input: { kind: 'bazi', input: {} } } }, ...words('<script>alert(1)</script>\n\n**好**'), done('complete')];
  if (mode === 'research') return research();
  if (!context?.birth) return [{ type: 'question', question: { question: '要排八字，需要出生日期、时间和出生地的时区。', options: [], form: 'birth' } }, done('waiting', 1)];
  return [
    tool('1:a', 'calculate_bazi', '计算八字命盘'), ended('1:a', { artifactId: `chart-${context.birth.date}` }), chartEvent(context.birth),
    ...words('你的日主是丙火，生在申月。\n\n**先看月令**：申属金，丙火在此不当令，却有寅木相生。\n\n1. 这是计算出来的关系，不是断语；\n2. 强弱要合起来看。\n\n如果愿意，可以接着问其中一柱。'),
    done('complete'),
  ];
}

function research() {
  return [
    { type: 'plan', steps: [{ title: '查手册里的换日规则', status: 'complete' }, { title: '读两篇资料', status: 'active' }, { title: '写成报告', status: 'pending' }] },
    tool('1:s', 'search_library', '检索资料库'), ended('1:s'),
    tool('2:r', 'read_library', '阅读资料'), { type: 'source', source: sources[0] }, ended('2:r'),
    tool('3:w', 'write_report', '整理研究报告'), failed('3:w', '引用了没有读过的资料', 'citation_unread'),
    tool('repair:source:3', 'read_library', '阅读资料'), { type: 'source', source: sources[1] }, ended('repair:source:3'),
    tool('4:w', 'write_report', '整理研究报告'), ended('4:w', { artifactId: 'report-1' }),
    { type: 'artifact', artifact: { type: 'report', id: 'report-1', createdAt: '2026-11-30T06:20:00Z', ...report } },
    { type: 'tool_recovered', id: '3:w', toolId: '4:w', artifactId: 'report-1' },
    ...words('报告已写好：两种约定只在二十三点到零点之间不同。'),
    done('complete', 5, 5),
  ];
}

async function streamTurn(res, request) {
  res.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform' });
  res.write(': keepalive\n\n');
  const events = [{ type: 'start', runId: 'run-1', remaining: 7 }, ...script(request)];
  for (const event of events) {
    if (res.destroyed || event === 'hang') return;
    if (event === 'cut') break;
    res.write(`data: ${JSON.stringify(event)}\n\n`);
    await new Promise((next) => setImmediate(next));
  }
  res.end();
}

const refuse = (res, status, error) => res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
const answer = (res, value) => res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

function bazi(res, input) {
  if (input.date === '2023-02-29') {
    return refuse(res, 422, { code: 'invalid_input', message: 'The date does not exist. / 日期：这一天不存在。', fields: [{ path: 'date', code: 'custom' }] });
  }
  const reading = structuredClone(chart);
  Object.assign(reading.input, input);
  if (input.time === null) {
    reading.pillars[3] = { key: 'hour', value: null, stem: null, branch: null, stemElement: null, branchElement: null, hidden: [], role: null, roleEn: null, pinyin: null, nayin: null, hiddenStems: [] };
    reading.warnings = ['The hour is unknown. / 时辰不详。'];
    const other = (hour, from, to) => ({ because: 'unknown_time', pillars: ['庚辰', '甲申', '丙午', hour], share: 0.5, spans: [{ from: '', to: '', localFrom: `2000-08-16T${from}`, localTo: `2000-08-16T${to}` }] });
    reading.alternatives = [other('戊子', '00:00:00', '01:00:00'), other('己丑', '01:00:00', '03:00:00')];
  }
  if (!input.sex) delete reading.luck;
  return answer(res, reading);
}

// startMock serves until close is called. seen holds every request's path and body.
export async function startMock() {
  const seen = [];
  const server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8');
    req.on('data', (part) => (body += part));
    req.on('end', () => {
      const input = body ? JSON.parse(body) : {};
      seen.push({ path: req.url, input });
      if (req.url === '/api/v1/agent') {
        if (input.message.includes('[quota]')) return refuse(res, 429, { code: 'daily_allowance', message: 'Used up / 用完' });
        return void streamTurn(res, input);
      }
      if (req.url === '/api/v1/places') return answer(res, { places: places.filter((p) => p.name.includes(input.query)) });
      if (req.url === '/api/v1/bazi') return bazi(res, input);
      return refuse(res, 404, { code: 'not_found', message: 'Not found / 没有' });
    });
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    seen,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
