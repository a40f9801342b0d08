// Prints charts of iztro, one for each line of standard input, in the canonical
// text that text_test.go writes of ours.
//
//	1984-2-2 3 男                       a birth: date, time index 0–12, sex
//	1984-2-2 3 男 2025-2-26 6           the same, and what passes at a date and time index
//
//	node iztro.js < births                              as fast as it goes: pure lookups are remembered
//	node iztro.js --plain < births                      iztro untouched, to compare with
//	node iztro.js --config '{"algorithm":"zhongzhou"}'  by other rules, of which fixLeap and
//	                                                    plate (earth, human) are two
'use strict';

const readline = require('node:readline');

if (!process.argv.includes('--plain')) {
  remember();
}
const { astro } = require('iztro');

// remember makes iztro keep the results of its pure functions: the search of a
// word in six dictionaries, which takes most of its time, and the calendar.
function remember() {
  keep(require('iztro/lib/i18n'), 'kot');
  keep(require('iztro/lib/i18n'), 't');
  keep(require('lunar-lite/lib/convertor'), 'solar2lunar');
  keep(require('lunar-lite/lib/ganzhi'), 'getHeavenlyStemAndEarthlyBranchBySolarDate');
}

const most = 50000;

function keep(module, name) {
  const original = module[name];
  let kept = new Map();
  const wrapped = (...args) => {
    const key = JSON.stringify(args);
    if (!kept.has(key)) {
      if (kept.size >= most) {
        kept = new Map();
      }
      kept.set(key, original(...args));
    }
    return kept.get(key);
  };
  module[name] = wrapped;
}

const yes = (flag, letter) => (flag ? letter : '-');
const names = (stars) => stars.map((s) => s.name).join(' ');
const full = (stars) => stars.map((s) => [s.name, s.brightness ?? '', s.mutagen ?? ''].join(':')).join(' ');

// palace is a line: name, stem and branch, marks of the body and the original
// palace; major, minor, adjective stars; four rings; decade; ages.
function palace(p) {
  return [
    `${p.name},${p.heavenlyStem}${p.earthlyBranch},${yes(p.isBodyPalace, 'B')}${yes(p.isOriginalPalace, 'O')}`,
    full(p.majorStars),
    full(p.minorStars),
    full(p.adjectiveStars).replaceAll('::', ''),
    [p.changsheng12, p.boshi12, p.jiangqian12, p.suiqian12].join(' '),
    `${p.decadal.range.join('-')} ${p.decadal.heavenlyStem}${p.decadal.earthlyBranch}`,
    p.ages.join(' '),
  ].join(';');
}

function chart(birth, c) {
  const top = [c.solarDate, c.gender, c.lunarDate, c.chineseDate, c.time, c.timeRange, c.sign, c.zodiac,
    c.earthlyBranchOfSoulPalace, c.earthlyBranchOfBodyPalace, c.soul, c.body, c.fiveElementsClass];
  return [`# ${birth}`, top.join(';'), ...c.palaces.map(palace)];
}

// limit is a line: what, palace, stem and branch, names of palaces, four
// transformed stars, stars of each palace.
function limit(what, l) {
  return [`${what},${l.index},${l.name},${l.heavenlyStem}${l.earthlyBranch}`, l.palaceNames.join(' '), l.mutagen.join(' '),
    ...(l.stars ?? []).map(names)].join(';');
}

function horoscope(target, h) {
  return [
    `@ ${target}`,
    [h.solarDate, h.lunarDate].join(';'),
    limit('decadal', h.decadal),
    limit('age', h.age) + `;${h.age.nominalAge}`,
    limit('yearly', h.yearly) + `;${h.yearly.yearlyDecStar.jiangqian12.join(' ')};${h.yearly.yearlyDecStar.suiqian12.join(' ')}`,
    limit('monthly', h.monthly),
    limit('daily', h.daily),
    limit('hourly', h.hourly),
  ];
}

function config() {
  const at = process.argv.indexOf('--config');
  return at < 0 ? {} : JSON.parse(process.argv[at + 1]);
}

async function main() {
  const { fixLeap = true, plate = 'heaven', ...rules } = config();
  astro.config(rules);
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [date, time, sex, target, targetTime] = line.split(' ');
    const c = astro.withOptions({
      dateStr: date, timeIndex: Number(time), gender: sex, fixLeap, language: 'zh-CN', astroType: plate,
    });
    const lines = target
      ? horoscope(line, c.horoscope(target, Number(targetTime)))
      : chart(line, c);
    if (!process.stdout.write(lines.join('\n') + '\n')) {
      await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  }
}

main();
