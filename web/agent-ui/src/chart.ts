// Charts: an option that has passed the validator, drawn by ECharts as SVG. What
// the grammar leaves to the renderer is set here and can be set nowhere else.
import { isObject, type JSONObject } from './check';
import type { ChartEnvelope } from './types';

// The chart types, each in a file of its own, loaded when one is drawn.
const TYPES: Record<string, () => Promise<{ part: unknown }>> = {
  line: () => import('./parts/line'),
  bar: () => import('./parts/bar'),
  pie: () => import('./parts/pie'),
  scatter: () => import('./parts/scatter'),
  radar: () => import('./parts/radar'),
  heatmap: () => import('./parts/heatmap'),
  gauge: () => import('./parts/gauge'),
  funnel: () => import('./parts/funnel'),
  boxplot: () => import('./parts/boxplot'),
  candlestick: () => import('./parts/candlestick'),
  sankey: () => import('./parts/sankey'),
  graph: () => import('./parts/graph'),
  treemap: () => import('./parts/treemap'),
  sunburst: () => import('./parts/sunburst'),
};

export interface ChartOptions {
  scheme: 'light' | 'dark';
  still: boolean; // no animation
  font?: string;
}

function members(v: unknown): JSONObject {
  return isObject(v) ? v : {};
}

function seriesOf(option: JSONObject): JSONObject[] {
  return Array.isArray(option.series) ? (option.series as JSONObject[]) : [];
}

// The settings of a series that no envelope may make.
function drawn(series: JSONObject, polar: boolean): JSONObject {
  const out: JSONObject = { ...series };
  // Lines across a chart are thin and bear their names.
  if (isObject(series.markLine)) out.markLine = { ...series.markLine, silent: true, symbol: ['none', 'none'], label: { formatter: '{b}' } };
  switch (series.type) {
    case 'treemap':
      return { ...out, roam: false, nodeClick: false, breadcrumb: { show: false } };
    case 'sunburst':
      return { ...out, nodeClick: false };
    case 'graph':
      return { ...out, layout: 'circular', roam: false };
    case 'line':
    case 'bar':
    case 'scatter':
    case 'heatmap':
      return polar ? { ...out, coordinateSystem: 'polar' } : out;
  }
  return out;
}

// prepare makes the option that ECharts is given. The envelope stays as it is.
export function prepare(envelope: Pick<ChartEnvelope, 'spec' | 'data'>, o: ChartOptions): JSONObject {
  const option = structuredClone(members(envelope.spec));
  const data: unknown = structuredClone(envelope.data);
  if (Array.isArray(data)) {
    if (data.length > 0) option.dataset = { source: data };
  } else if (isObject(data) && data.source !== undefined) option.dataset = data;
  const polar = option.polar !== undefined && option.xAxis === undefined;
  option.series = seriesOf(option).map((each) => drawn(each, polar));
  if (polar) {
    option.angleAxis ??= {};
    option.radiusAxis ??= {};
  }
  // A tooltip is drawn as a picture: ECharts would write the other kind as markup.
  option.tooltip = { ...members(option.tooltip), renderMode: 'richText', confine: true, show: option.tooltip !== undefined && members(option.tooltip).show !== false };
  option.animation = option.animation !== false && !o.still;
  option.backgroundColor = 'transparent';
  option.textStyle = { fontFamily: o.font ?? 'system-ui, sans-serif' };
  option.aria = { enabled: true };
  return option;
}

export interface Drawn {
  destroy(): void;
}

// drawChart draws a chart into an element and keeps it as wide as that.
export async function drawChart(element: HTMLElement, envelope: ChartEnvelope, o: ChartOptions): Promise<Drawn> {
  const option = prepare(envelope, o);
  const types = new Set(seriesOf(option).map((s) => String(s.type)));
  const [base, ...parts] = await Promise.all([import('./parts/base'), ...[...types].map((type) => TYPES[type]?.())]);
  base.use(parts.flatMap((p) => (p ? [p.part as Parameters<typeof base.use>[0]] : [])) as Parameters<typeof base.use>[0]);
  const box = element.ownerDocument.createElement('div');
  box.className = 'agent-ui-chart';
  box.style.height = '22rem';
  box.style.width = '100%';
  element.replaceChildren(box);
  const chart = base.init(box, o.scheme === 'dark' ? 'dark' : undefined, { renderer: 'svg', ...(box.clientWidth > 0 ? {} : { width: 600, height: 352 }) });
  try {
    chart.setOption(option as Parameters<typeof chart.setOption>[0]);
  } catch (err) {
    chart.dispose();
    box.remove();
    throw err;
  }
  const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => chart.resize());
  watch?.observe(box);
  return {
    destroy() {
      watch?.disconnect();
      chart.dispose();
      box.remove();
    },
  };
}
