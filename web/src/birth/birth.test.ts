import { describe, expect, it } from 'vitest';
import { birthOf, checkForm, emptyForm, formFrom, formOf, readBirth, wireBirth, type BirthForm } from './birth';
import { asksClock, hoursApart } from './clock';
import { leaveForAgent, takeHandoff } from './handoff';
import { clearPlace, readPlace, searchPlaces, type Place } from './place';

const filled = (change: Partial<BirthForm> = {}): BirthForm => ({ ...emptyForm(), date: '1990-05-01', time: '08:30', ...change });

describe('checkForm', () => {
  it.each<[string, Partial<BirthForm>, string[]]>([
    ['a filled form', {}, []],
    ['an unknown time', { time: '', timeUnknown: true }, []],
    ['no date', { date: '' }, ['date']],
    ['a year too early', { date: '1900-12-31' }, ['date']],
    ['a year too late', { date: '2100-01-01' }, ['date']],
    ['no time', { time: '' }, ['time']],
    ['no zone', { timezone: '  ' }, ['timezone']],
    ['a longitude that is no number', { longitude: 'east' }, ['longitude']],
    ['a longitude as a program writes it', { longitude: '0x10' }, ['longitude']],
    ['a longitude in powers', { longitude: '1e2' }, ['longitude']],
    ['a longitude with a sign', { longitude: '-74.' }, []],
    ['seconds', { seconds: '7' }, []],
    ['seconds that are none', { seconds: '60' }, ['seconds']],
    ['seconds of an unknown time', { seconds: '60', timeUnknown: true }, []],
    ['a place with two clocks', { place: '喀什', placed: '喀什', timezone: 'Asia/Urumqi' }, ['clock']],
    ['the same, answered', { place: '喀什', placed: '喀什', timezone: 'Asia/Urumqi', clock: 'Asia/Urumqi' }, []],
    ['a longitude out of range', { longitude: '181' }, ['longitude']],
    ['solar time without a longitude', { solarTime: true }, ['solarTime']],
    ['solar time of an unknown time', { solarTime: true, timeUnknown: true }, []],
  ])('judges %s', (_, change, wrong) => expect(checkForm(filled(change))).toEqual(wrong));
});

describe('birthOf', () => {
  it('takes what was entered and nothing else', () => {
    expect(birthOf(filled())).toEqual({ date: '1990-05-01', time: '08:30', timezone: 'Asia/Shanghai', dayBoundary: 'midnight', solarTime: false });
    expect(birthOf(filled({ longitude: ' 104.07 ', sex: 'female', place: '成都', solarTime: true }))).toMatchObject({
      longitude: 104.07, sex: 'female', placeName: '成都', solarTime: true,
    });
  });

  it('has no time and no solar time when the time is unknown', () => {
    expect(birthOf(filled({ timeUnknown: true, solarTime: true, longitude: '104' }))).toMatchObject({ time: null, solarTime: false });
  });

  it('comes back as the same form', () => {
    const f = filled({ longitude: '104.07', sex: 'male', place: '成都', placed: '成都', dayBoundary: 'zi' });
    expect(formOf(birthOf(f))).toEqual(f);
  });

  it('has seconds when they were given', () => {
    expect(birthOf(filled({ seconds: ' 7 ' })).time).toBe('08:30:07');
  });

  it('is sent without the name of the place', () => {
    expect(wireBirth(birthOf(filled({ place: '成都' })))).not.toHaveProperty('placeName');
  });
});

describe('readBirth', () => {
  it('accepts only a birth', () => {
    for (const bad of [null, {}, { date: '1990-5-1', timezone: 'Z' }, { date: '1990-05-01' }]) expect(readBirth(bad)).toBeUndefined();
  });

  it('keeps solar time only where it is possible', () => {
    const base = { date: '1990-05-01', time: '08:30', timezone: 'Z', solarTime: true };
    expect(readBirth(base)?.solarTime).toBe(false);
    expect(readBirth({ ...base, longitude: 500 })?.solarTime).toBe(false);
    expect(readBirth({ ...base, longitude: 104 })?.solarTime).toBe(true);
    expect(readBirth({ ...base, longitude: 104, time: '25:00' })).toMatchObject({ time: null, solarTime: false });
  });
});

describe('formFrom', () => {
  it('reads what the server wrote into the page', () => {
    expect(formFrom({ date: '1990-05-01', time: '', timeUnknown: true, timezone: 'Z', dayBoundary: 'zi', sex: 'x' })).toMatchObject({
      date: '1990-05-01', timeUnknown: true, dayBoundary: 'zi', sex: '', place: '',
    });
    expect(formFrom(undefined)).toBeUndefined();
  });
});

describe('handoff', () => {
  it('is taken once', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, v),
      removeItem: (k: string) => void kept.delete(k),
    };
    expect(leaveForAgent(() => storage, { birth: birthOf(filled()), draft: 'x' })).toBe(true);
    expect(takeHandoff(() => storage)).toMatchObject({ draft: 'x', birth: { date: '1990-05-01' } });
    expect(takeHandoff(() => storage)).toBeUndefined();
  });

  it('says when the browser keeps nothing', () => {
    const blocked = () => { throw new Error('denied'); };
    expect(leaveForAgent(blocked, { draft: 'x' })).toBe(false);
    expect(takeHandoff(blocked)).toBeUndefined();
  });
});

describe('places', () => {
  const chengdu = { id: 1, name: '成都', admin: '四川', country: 'CN', longitude: 104.07, latitude: 30.67, timezone: 'Asia/Shanghai' };

  it('leave out what has no zone or longitude', async () => {
    const answer = { places: [chengdu, { ...chengdu, timezone: '' }, { ...chengdu, longitude: '104' }, null] };
    let body = '';
    const fake = (async (_: unknown, init: RequestInit) => {
      body = String(init.body);
      return new Response(JSON.stringify(answer));
    }) as typeof fetch;
    expect(await searchPlaces('成都', new AbortController().signal, fake)).toEqual([
      { id: 1, name: '成都', detail: '四川 · 中国', longitude: 104.07, timezone: 'Asia/Shanghai' },
    ]);
    expect(JSON.parse(body)).toEqual({ query: '成都', limit: 8, locale: 'zh' });
  });

  it('need no province', () => {
    expect(readPlace({ ...chengdu, admin: undefined })?.detail).toBe('中国');
  });
});

describe('clearPlace', () => {
  const place = (name: string): Place => ({ id: 1, name, detail: '', longitude: 0, timezone: 'Z' });
  it.each<[string, string[], string, string | undefined]>([
    ['nothing', [], 'x', undefined],
    ['one of that very name', ['Londonderry', 'London'], 'london', 'London'],
    ['several of the name', ['London', 'London'], 'London', undefined],
    ['the only one, typed at greater length', ['London'], 'London, England', 'London'],
    ['the only one, begun', ['乌鲁木齐'], '乌鲁木', '乌鲁木齐'],
    ['the only one, of another name', ['Londonderry'], 'onder', undefined],
  ])('finds %s', (_, names, typed, want) => expect(clearPlace(names.map(place), typed)?.name).toBe(want));
});

describe('the two clocks', () => {
  it('are asked for as long as the place stands', () => {
    const f = filled({ place: '喀什', placed: '喀什', timezone: 'Asia/Urumqi' });
    expect(asksClock(f)).toBe(true);
    expect(asksClock({ ...f, timezone: 'Asia/Shanghai', clock: 'Asia/Shanghai' })).toBe(true);
    expect(asksClock({ ...f, timezone: '+06:00' })).toBe(false);
    expect(asksClock({ ...f, place: '成都' })).toBe(false);
    expect(asksClock({ ...f, place: '', placed: '' })).toBe(false);
  });
});

describe('hoursApart', () => {
  it.each<[string, number, string, string | undefined]>([
    ['New York with its sign lost', 74, 'America/New_York', '9.9'],
    ['New York', -74, 'America/New_York', undefined],
    ['the west of China', 73.6, 'Asia/Shanghai', undefined],
    ['Chengdu under an offset', 104, '+08:00', undefined],
    ['Chengdu under that of London', 104, 'Europe/London', '6.9'],
    ['an island across the date line', -157.4, 'Pacific/Kiritimati', undefined],
    ['no zone', 104, 'Mars/Base', undefined],
    ['no longitude', NaN, 'UTC', undefined],
  ])('judges %s', (_, degrees, zone, want) => expect(hoursApart(degrees, zone, '1990-05-01')?.toFixed(1)).toBe(want));
});
