import { describe, expect, it } from 'vitest';
import { BrokenStream, EventDecoder, MAX_UNITS } from './decoder';

const encode = (s: string) => new TextEncoder().encode(s);

function decodeAll(parts: Uint8Array[]): string[] {
  const decoder = new EventDecoder();
  const events = parts.flatMap((p) => decoder.push(p));
  decoder.end();
  return events;
}

const stream =
  ': keepalive\n\ndata: {"type":"delta","text":"四柱𠀀"}\n\ndata:{"type":"x"}\r\n\r\nevent: ping\nid: 3\ndata: one\ndata: two\n\n';
const expected = ['{"type":"delta","text":"四柱𠀀"}', '{"type":"x"}', 'one\ntwo'];

describe('EventDecoder', () => {
  it('reads events whole', () => {
    expect(decodeAll([encode(stream)])).toEqual(expected);
  });

  it('reads the same events however the bytes are split in two', () => {
    const all = encode(stream);
    for (let at = 0; at <= all.length; at++) {
      expect(decodeAll([all.slice(0, at), all.slice(at)]), `split at ${at}`).toEqual(expected);
    }
  });

  it('reads the same events byte by byte', () => {
    expect(decodeAll([...encode(stream)].map((b) => Uint8Array.of(b)))).toEqual(expected);
  });

  it('accepts CRLF throughout', () => {
    expect(decodeAll([encode(stream.replace(/\r?\n/g, '\r\n'))])).toEqual(expected);
  });

  it('takes an event of exactly the greatest length and none longer', () => {
    const most = 'x'.repeat(MAX_UNITS - 'data: '.length);
    expect(decodeAll([encode(`data: ${most}\n\n`)])).toEqual([most]);
    expect(() => decodeAll([encode(`data: ${'x'.repeat(MAX_UNITS)}\n\n`)])).toThrow(BrokenStream);
    const half = 'x'.repeat(MAX_UNITS / 2);
    expect(() => decodeAll([encode(`data: ${half}\ndata: ${half}x\n\n`)])).toThrow(BrokenStream);
  });

  it('measures events one by one, not the chunk they came in', () => {
    const many = `data: ${'x'.repeat(1000)}\n\n`.repeat(600);
    expect(decodeAll([encode(many)])).toHaveLength(600);
  });

  it('refuses a line that never ends before it fills the memory', () => {
    const decoder = new EventDecoder();
    decoder.push(encode('data: ' + 'x'.repeat(MAX_UNITS - 6)));
    expect(() => decoder.push(encode('x'))).toThrow(BrokenStream);
  });

  it.each([
    ['a line without its end', 'data: 1'],
    ['an event without its empty line', 'data: 1\n'],
    ['a character cut in the middle', ''],
  ])('refuses %s at the end', (name, text) => {
    const bytes = name.startsWith('a character') ? encode('四').slice(0, 2) : encode(text);
    expect(() => decodeAll([bytes])).toThrow(BrokenStream);
  });

  it('refuses what is not UTF-8', () => {
    expect(() => decodeAll([Uint8Array.of(0x64, 0xff, 0x0a)])).toThrow(BrokenStream);
  });
});
