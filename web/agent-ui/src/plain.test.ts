// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import mapped from '../testdata/mapped.json?raw';
import { plainRenderers } from './plain';
import type { Birth } from './plain';
import { registry } from './registry.generated';
import { mountEnvelope, RendererRegistry } from './render';
import type { RenderStatus, UIEnvelope } from './types';
import { validate } from './validate';

const envelopes = JSON.parse(mapped) as UIEnvelope[];
const components = envelopes.filter((e) => e.kind === 'registered_component');

async function mount(envelope: unknown, renderers = plainRenderers(), more: { locale?: 'zh' | 'en'; onBirth?: (birth: Birth) => void } = {}) {
  const element = document.createElement('div');
  const reports: [RenderStatus, string?][] = [];
  const mounted = mountEnvelope(element, envelope, { renderers, locale: 'en', ...more, report: (status, error) => reports.push(error === undefined ? [status] : [status, error]) });
  await mounted.ready;
  return { element, mounted, reports };
}

describe('what the server maps', () => {
  it('is valid and has one of every component', () => {
    expect(envelopes.flatMap((e) => validate(e))).toEqual([]);
    expect(new Set(components.map((e) => e.component))).toEqual(new Set(registry.components.map((c) => c.name)));
  });
  it.each(components.flatMap((e) => (['zh', 'en'] as const).map((locale) => [e.component, locale, e] as const)))('%s in %s has a plain form', async (_, locale, e) => {
    const { element, reports, mounted } = await mount(e, plainRenderers(), { locale });
    expect(reports).toEqual([['rendered']]);
    const text = element.textContent ?? '';
    expect(text.length).toBeGreaterThan(5);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    for (const table of element.querySelectorAll('table')) expect(table.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
    mounted.destroy();
    expect(element.childNodes.length).toBe(0);
  });
});

describe('mountEnvelope', () => {
  const form = components.find((e) => e.component === 'birth_form') as UIEnvelope;
  it('says the words where there is no renderer', async () => {
    const { element, reports } = await mount({ ...form, fallbackText: 'words & <b>more</b>' }, new RendererRegistry());
    expect(reports).toEqual([['fallback', 'no renderer']]);
    expect(element.textContent).toBe('words & <b>more</b>');
    expect(element.querySelector('b')).toBeNull();
  });
  it('says the words of what is not valid, and why', async () => {
    const { element, reports } = await mount({ ...form, html: '<b>x</b>' });
    expect(reports).toEqual([['fallback', 'html: is not allowed here']]);
    expect(element.textContent).toBe(form.fallbackText);
  });
  it('has words for what has none', async () => {
    expect((await mount({ fallbackText: 7 })).element.textContent).toBe('Something here cannot be shown.');
    expect((await mount(null)).element.textContent).toBe('Something here cannot be shown.');
  });
  it('survives a renderer that fails', async () => {
    const failing = new RendererRegistry().component('birth_form', () => {
      throw new Error('x'.repeat(999));
    });
    const { element, reports } = await mount(form, failing);
    expect(reports).toEqual([['error', 'x'.repeat(300)]]);
    expect(element.textContent).toBe(form.fallbackText);
  });
  it('takes away what it was told to while it was still being made', async () => {
    const undone: string[] = [];
    let go: () => void = () => undefined;
    const slow = new RendererRegistry().component('birth_form', async () => {
      await new Promise<void>((done) => (go = done));
      return () => void undone.push('undone');
    });
    const element = document.createElement('div');
    const reports: RenderStatus[] = [];
    const mounted = mountEnvelope(element, form, { renderers: slow, locale: 'zh', report: (s) => reports.push(s) });
    mounted.destroy();
    go();
    await mounted.ready;
    expect([undone, reports, element.childNodes.length]).toEqual([['undone'], [], 0]);
  });
  it('hands on what a birth form was filled in with', async () => {
    const births: Birth[] = [];
    const { element } = await mount(form, plainRenderers(), { onBirth: (b) => births.push(b) });
    const set = (name: string, value: string): void => void ((element.querySelector(`[name=${name}]`) as HTMLInputElement).value = value);
    set('date', '1990-05-20');
    set('timezone', 'Asia/Shanghai');
    (element.querySelector('form') as HTMLFormElement).dispatchEvent(new Event('submit', { cancelable: true }));
    expect(births).toEqual([{ date: '1990-05-20', time: null, timezone: 'Asia/Shanghai' }]);
  });
});
