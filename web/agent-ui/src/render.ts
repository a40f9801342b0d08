// From an envelope to something on the page: validated here again, shown by a
// renderer that the page has registered, by ECharts or on the map, and by its
// words where none of these can.
import { isObject } from './check';
import type { ChartOptions } from './chart';
import type { MapHost } from './map';
import type { Birth } from './plain';
import type { ComponentEnvelope, RenderStatus, Surface, UIEnvelope } from './types';
import { Unavailable } from './unavailable';
import { validate } from './validate';

export interface ComponentInput {
  props: Readonly<Record<string, unknown>>;
  data: unknown; // as the registry's schema of the component has it
  surface: Surface;
  context: MountContext;
}

// ComponentRenderer shows a component in an element. What it returns takes it away
// again.
export type ComponentRenderer = (element: HTMLElement, input: ComponentInput) => void | (() => void) | Promise<void | (() => void)>;

// RendererRegistry is what a page can show: a renderer for each component.
export class RendererRegistry {
  readonly #components = new Map<string, ComponentRenderer>();

  component(name: string, renderer: ComponentRenderer): this {
    this.#components.set(name, renderer);
    return this;
  }

  find(name: string): ComponentRenderer | undefined {
    return this.#components.get(name);
  }
}

export interface MountContext {
  renderers: RendererRegistry;
  locale: 'zh' | 'en';
  envelopeId?: string; // makes map actions idempotent
  replay?: boolean; // restores what was shown before: nothing moves
  scheme?: 'light' | 'dark'; // of the page; otherwise the system's
  font?: string;
  map?: MapHost; // the map of the conversation; otherwise one of the envelope's own
  report?: (status: RenderStatus, error?: string) => void;
  onBirth?: (birth: Birth) => void; // what a birth form was filled in with
}

export interface Mounted {
  readonly ready: Promise<RenderStatus>;
  destroy(): void;
}

const LOST = { zh: '这里有一项内容无法显示。', en: 'Something here cannot be shown.' };

const MAX_FALLBACK = 1000;
const MAX_ERROR = 300;

// fallbackText returns the words of an envelope, whatever else is wrong with it.
export function fallbackText(envelope: unknown, locale: 'zh' | 'en'): string {
  const text = isObject(envelope) && Object.hasOwn(envelope, 'fallbackText') ? envelope.fallbackText : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, MAX_FALLBACK) : LOST[locale];
}

// mountEnvelope shows an envelope in an element. It never throws: what cannot be
// shown is replaced by its words, and ready and report say which it was.
export function mountEnvelope(element: HTMLElement, envelope: unknown, context: MountContext): Mounted {
  let gone = false;
  let undo: (() => void) | undefined;
  const box = element.ownerDocument.createElement('div');
  box.className = 'agent-ui';
  element.append(box);

  const settle = (status: RenderStatus, error?: string): RenderStatus => {
    if (!gone) context.report?.(status, error?.slice(0, MAX_ERROR));
    return status;
  };
  const say = (): void => {
    const p = box.ownerDocument.createElement('p');
    p.className = 'agent-ui-fallback';
    p.textContent = fallbackText(envelope, context.locale);
    box.replaceChildren(p);
  };
  const run = async (): Promise<RenderStatus> => {
    const problem = validate(envelope)[0];
    if (problem) {
      say();
      return settle('fallback', `${problem.path}: ${problem.reason}`);
    }
    try {
      const shown = await show(box, envelope as UIEnvelope, context);
      if (shown === undefined) {
        say();
        return settle('fallback', 'no renderer');
      }
      if (gone) shown();
      else undo = shown;
      return settle('rendered');
    } catch (err) {
      say();
      return settle(err instanceof Unavailable ? 'fallback' : 'error', err instanceof Error ? err.message : String(err));
    }
  };
  return {
    ready: run(),
    destroy() {
      gone = true;
      undo?.();
      box.remove();
    },
  };
}

function show(box: HTMLElement, e: UIEnvelope, context: MountContext): Promise<(() => void) | undefined> {
  switch (e.kind) {
    case 'registered_component':
      return component(box, e, context);
    case 'chart':
      return chart(box, e, context);
    case 'map_action':
      return onMap(box, e, context);
  }
}

async function component(box: HTMLElement, e: ComponentEnvelope, context: MountContext): Promise<(() => void) | undefined> {
  const renderer = context.renderers.find(e.component);
  if (!renderer) return undefined;
  const undo = await renderer(box, { props: e.props as Record<string, unknown>, data: e.data, surface: e.surface, context });
  return () => undo?.();
}

function prefers(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

// still says that nothing may move.
function still(context: MountContext): boolean {
  return context.replay === true || prefers('(prefers-reduced-motion: reduce)');
}

async function chart(box: HTMLElement, e: Extract<UIEnvelope, { kind: 'chart' }>, context: MountContext): Promise<() => void> {
  const { drawChart } = await import('./chart');
  const options: ChartOptions = {
    scheme: context.scheme ?? (prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light'),
    still: still(context),
  };
  if (context.font !== undefined) options.font = context.font;
  const drawn = await drawChart(box, e, options);
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', fallbackText(e, context.locale));
  return () => drawn.destroy();
}

async function onMap(box: HTMLElement, e: Extract<UIEnvelope, { kind: 'map_action' }>, context: MountContext): Promise<() => void> {
  const { createMap } = await import('./map');
  const id = context.envelopeId ?? 'only';
  if (context.map) {
    await context.map.apply(id, e, { still: still(context) });
    const p = box.ownerDocument.createElement('p');
    p.className = 'agent-ui-caption';
    p.textContent = e.fallbackText ?? '';
    box.replaceChildren(p);
    return () => undefined;
  }
  const host = await createMap(box, { locale: context.locale });
  try {
    await host.apply(id, e, { still: still(context) });
  } catch (err) {
    host.destroy();
    throw err;
  }
  if (e.fallbackText) box.setAttribute('aria-label', e.fallbackText);
  box.setAttribute('role', 'group');
  return () => host.destroy();
}
