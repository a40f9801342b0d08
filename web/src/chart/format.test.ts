import { beforeEach, describe, expect, it } from 'vitest';
import { setPage } from '../page/page';
import { atOffset, plainTime, signedSpan, span } from './format';

beforeEach(() =>
  setPage({
    locale: 'en',
    text: { 'chart.span.days': '{n} d', 'chart.span.hours': '{n} h', 'chart.span.minutes': '{n} min', 'chart.span.seconds': '{n} s' },
  }),
);

describe('span', () => {
  it.each([
    [0, '0 s'], [59.4, '59 s'], [59.6, '1 min'], [61, '1 min 1 s'], [-3600, '1 h'], [3661, '1 h 1 min'],
    [86400 + 59, '1 d'], [743220.6, '8 d 14 h'],
  ])('of %d seconds is %s', (seconds, text) => expect(span(seconds)).toBe(text));

  it('keeps its sign as a correction', () => {
    expect(signedSpan(-260)).toBe('−4 min 20 s');
    expect(signedSpan(360)).toBe('+6 min');
  });
});

describe('times', () => {
  it('are shown at an offset', () => {
    expect(atOffset('2000-02-04T12:40:22.7Z', '+08:00')).toBe('2000-02-04 20:40');
    expect(atOffset('2000-01-01T01:00:00Z', '-03:30')).toBe('1999-12-31 21:30');
    expect(atOffset('1900-01-01T00:00:00Z', '+08:05:43')).toBe('1900-01-01 08:05');
    expect(atOffset('soon', '+08:00')).toBe('soon');
  });

  it('are shown without T, fraction and zone', () => {
    expect(plainTime('2000-08-16T03:31:40.5')).toBe('2000-08-16 03:31:40');
    expect(plainTime('2000-08-16T03:31:40+08:00')).toBe('2000-08-16 03:31:40');
    expect(plainTime('1988-02-15')).toBe('1988-02-15');
  });
});
