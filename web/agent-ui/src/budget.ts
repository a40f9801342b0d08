// What the schema of a chart or a map action cannot say. The same as chartBudget
// and mapBudget in internal/envelope; the values have passed their schemas.
import { type Findings, isObject, type JSONObject, own, type Path } from './check';
import { registry } from './registry.generated';

const limits = registry.chart.limits as Record<'pointsPerSeries' | 'points' | 'categories', number>;
const mapLimits = registry.map.limits as Record<'latitude' | 'vertices', number>;

function list(v: unknown): unknown[] {
  return Array.isArray(v) ? v : [];
}

function member(v: unknown, name: string): unknown {
  return isObject(v) ? own(v, name) : undefined;
}

export function chartBudget(into: Findings, spec: unknown, data: unknown): void {
  const option = isObject(spec) ? spec : {};
  let rows = rowsOf(own(option, 'dataset'));
  let at: Path = ['spec', 'dataset'];
  const given = rowsOf(data);
  if (given > 0 || (member(data, 'source') ?? null) !== null) {
    if ((own(option, 'dataset') ?? null) !== null) into.add(['data'], 'is given twice: here and as spec.dataset');
    rows = given;
    at = ['data'];
  }
  if (rows > limits.pointsPerSeries) into.add(at, `must have at most ${limits.pointsPerSeries} rows`);
  if (rows > limits.categories && usesCategories(option)) into.add(at, `must have at most ${limits.categories} rows for an axis of categories`);
  let all = rows;
  list(own(option, 'series')).forEach((each, i) => {
    const n = pointsOf(each);
    if (n > limits.pointsPerSeries) into.add(['spec', 'series', i], `must have at most ${limits.pointsPerSeries} points`);
    all += n;
  });
  if (all > limits.points) into.add(['spec', 'series'], `must have at most ${limits.points} points in all`);
}

// pointsOf counts what a series draws: its points, with those inside them, and its links.
function pointsOf(v: unknown): number {
  let n = 0;
  for (const name of ['data', 'nodes', 'links', 'children']) for (const each of list(member(v, name))) n += 1 + pointsOf(each);
  return n;
}

function rowsOf(set: unknown): number {
  if (Array.isArray(set)) return set.length;
  const source = member(set, 'source');
  if (Array.isArray(source)) return source.length;
  return isObject(source) ? Math.max(0, ...Object.values(source).map((column) => list(column).length)) : 0;
}

function usesCategories(option: JSONObject): boolean {
  return ['xAxis', 'yAxis', 'angleAxis', 'radiusAxis']
    .flatMap((name) => {
      const axis = own(option, name);
      return Array.isArray(axis) ? axis : [axis];
    })
    .some((axis) => member(axis, 'type') === 'category' && (member(axis, 'data') ?? null) === null);
}

type Position = [number, number];

export function mapBudget(into: Findings, action: string, params: unknown): void {
  const at: Path = ['params'];
  switch (action) {
    case 'fly_to':
      latitude(into, member(params, 'center') as Position, [...at, 'center']);
      break;
    case 'add_marker':
      latitude(into, member(params, 'position') as Position, [...at, 'position']);
      break;
    case 'add_markers':
      list(member(params, 'markers')).forEach((each, i) => latitude(into, member(each, 'position') as Position, [...at, 'markers', i, 'position']));
      break;
    case 'fit_bounds':
      box(into, member(params, 'bounds') as [number, number, number, number], [...at, 'bounds']);
      break;
    case 'draw_geojson':
      geojson(into, member(params, 'geojson'), [...at, 'geojson']);
  }
}

function latitude(into: Findings, position: Position, at: Path): void {
  if (Math.abs(position[1]) > mapLimits.latitude) into.add([...at, 1], 'must be a latitude between -85.0511 and 85.0511; a position is longitude, latitude');
}

function box(into: Findings, [west, south, east, north]: [number, number, number, number], at: Path): void {
  if (Math.abs(south) > mapLimits.latitude || Math.abs(north) > mapLimits.latitude) into.add(at, 'must have latitudes between -85.0511 and 85.0511; a box is west, south, east, north');
  else if (west >= east || south >= north) into.add(at, 'must be west, south, east, north, with west below east and south below north');
}

function geojson(into: Findings, v: unknown, at: Path): void {
  const many = member(v, 'features');
  const features = Array.isArray(many) ? many : [v];
  let vertices = 0;
  features.forEach((each, i) => {
    const place = Array.isArray(many) ? [...at, 'features', i] : at;
    vertices += geometry(into, member(each, 'geometry'), [...place, 'geometry', 'coordinates']);
  });
  if (vertices > mapLimits.vertices) into.add(at, `must have at most ${mapLimits.vertices} vertices`);
}

function geometry(into: Findings, v: unknown, at: Path): number {
  const coordinates = member(v, 'coordinates') as unknown[];
  switch (member(v, 'type')) {
    case 'Point':
      latitude(into, coordinates as Position, at);
      return 1;
    case 'LineString':
      return line(into, coordinates as Position[], at);
  }
  let n = 0;
  (coordinates as Position[][]).forEach((ring, i) => {
    n += line(into, ring, [...at, i]);
    const first = ring[0];
    const last = ring.at(-1);
    if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) into.add([...at, i], 'must end where it begins');
  });
  return n;
}

function line(into: Findings, positions: Position[], at: Path): number {
  positions.forEach((each, i) => latitude(into, each, [...at, i]));
  return positions.length;
}
