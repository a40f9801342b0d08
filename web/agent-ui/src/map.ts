// The map: MapLibre over land from Natural Earth, without borders and without a
// tile server. Positions are WGS-84, longitude before latitude. Actions have passed
// the validator; each is applied once for its envelope, however often it comes.
import { clip } from './check';
import { graticule, land, zoneMeridians } from './basemap';
import { Unavailable } from './unavailable';
import type { MapEnvelope } from './types';

type Position = [number, number];

interface MarkerParams {
  id: string;
  position: Position;
  label?: string;
  popup_text?: string;
  color?: keyof typeof COLOURS;
}

interface Feature {
  type: 'Feature';
  id?: string | number;
  properties?: Record<string, string | number | boolean | null> | null;
  geometry: { type: 'Point'; coordinates: Position } | { type: 'LineString'; coordinates: Position[] } | { type: 'Polygon'; coordinates: Position[][] };
}

type Style = keyof typeof STYLES;

const COLOURS = { red: '#b3402e', orange: '#b5651d', amber: '#a67c00', green: '#3f7d4e', teal: '#2a7a78', blue: '#2f6690', purple: '#6b4c9a', gray: '#6b6b6b' };
const STYLES = { default: '#2a7a78', emphasis: '#b3402e', muted: '#8a8a8a' };
const MAX_MARKERS = 500;
const LOAD_MS = 15_000;

// The layers that an action may name, and the style layers that they are made of.
const LAYERS: Record<string, string[]> = {
  land: ['land'],
  graticule: ['graticule'],
  zone_meridians: ['zone_meridians'],
  places: ['places-fill', 'places-line', 'places-point'],
};

export interface MapState {
  markers: string[];
  drawn: number; // features
  highlighted: number;
  hidden: string[]; // layers
}

export interface MapHost {
  // apply does an action once for each envelope id. With still nothing moves.
  apply(envelopeId: string, envelope: MapEnvelope, options?: { still?: boolean }): Promise<void>;
  state(): MapState;
  destroy(): void;
}

export interface MapOptions {
  locale: 'zh' | 'en';
  height?: string;
}

const LABEL = { zh: '地图', en: 'Map' };

// createMap makes a map in an element. It fails with Unavailable where the browser
// draws none.
export async function createMap(element: HTMLElement, options: MapOptions): Promise<MapHost> {
  const { load } = await import('./parts/maplibre');
  const gl = await load();
  const box = element.ownerDocument.createElement('div');
  box.className = 'agent-ui-map';
  box.style.height = options.height ?? '22rem';
  box.style.width = '100%';
  element.append(box);
  try {
    const world = await land();
    const map = new gl.Map({
      container: box,
      style: {
        version: 8,
        sources: {
          land: { type: 'geojson', data: world },
          graticule: { type: 'geojson', data: graticule() },
          zone_meridians: { type: 'geojson', data: zoneMeridians() },
          places: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
          highlight: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
        },
        layers: [
          { id: 'sea', type: 'background', paint: { 'background-color': '#dfe7ea' } },
          { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#f5f1e8', 'fill-outline-color': '#c9c2b2' } },
          { id: 'graticule', type: 'line', source: 'graticule', paint: { 'line-color': '#b9c4c8', 'line-width': 0.5 } },
          { id: 'zone_meridians', type: 'line', source: 'zone_meridians', layout: { visibility: 'none' }, paint: { 'line-color': '#8fa3ab', 'line-width': 0.8 } },
          ...drawnLayers('places', ['get', '_color'], 0.22, 1.6, 5),
          ...drawnLayers('highlight', ['get', '_color'], 0.35, 3, 8),
        ],
      },
      center: [105, 25],
      zoom: 1,
      maxZoom: 20,
      maxPitch: 60,
      attributionControl: { compact: true, customAttribution: 'Natural Earth' },
      locale: { 'Map.Title': LABEL[options.locale] },
      renderWorldCopies: true,
    });
    await new Promise<void>((done, fail) => {
      const timer = setTimeout(() => fail(new Unavailable('the map did not load in time')), LOAD_MS);
      map.once('load', () => {
        clearTimeout(timer);
        done();
      });
      map.once('error', (e) => {
        clearTimeout(timer);
        fail(new Unavailable(e.error?.message ?? 'the map could not be drawn'));
      });
    });
    return new Host(gl, map, box);
  } catch (err) {
    box.remove();
    throw err instanceof Unavailable ? err : new Unavailable(err instanceof Error ? err.message : 'the map could not be drawn');
  }
}

type GL = typeof import('maplibre-gl');
type GLMap = import('maplibre-gl').Map;
type LayerSpec = import('maplibre-gl').LayerSpecification;

function drawnLayers(source: string, color: unknown, opacity: number, width: number, radius: number): LayerSpec[] {
  const at = (type: string): unknown => ['==', ['geometry-type'], type];
  return [
    { id: `${source}-fill`, type: 'fill', source, filter: at('Polygon'), paint: { 'fill-color': color, 'fill-opacity': opacity } },
    { id: `${source}-line`, type: 'line', source, filter: ['!=', ['geometry-type'], 'Point'], paint: { 'line-color': color, 'line-width': width } },
    { id: `${source}-point`, type: 'circle', source, filter: at('Point'), paint: { 'circle-color': color, 'circle-radius': radius, 'circle-stroke-color': '#fff', 'circle-stroke-width': 1.5 } },
  ] as LayerSpec[];
}

class Host implements MapHost {
  readonly #applied = new Set<string>();
  readonly #markers = new Map<string, import('maplibre-gl').Marker>();
  readonly #labels: import('maplibre-gl').Marker[] = [];
  #drawn: Feature[] = [];
  #highlighted: Feature[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #hidden = new Set(['zone_meridians']);

  constructor(
    readonly gl: GL,
    readonly map: GLMap,
    readonly box: HTMLElement,
  ) {}

  async apply(envelopeId: string, e: MapEnvelope, { still = false } = {}): Promise<void> {
    if (this.#applied.has(envelopeId)) return;
    this.#applied.add(envelopeId);
    const p = e.params as never;
    switch (e.action) {
      case 'fly_to':
        return this.#fly(p, still);
      case 'fit_bounds':
        return this.#fit(p, still);
      case 'add_marker':
        return this.#mark([p]);
      case 'add_markers':
        return this.#mark((p as { markers: MarkerParams[] }).markers);
      case 'remove_marker':
        for (const id of (p as { ids: string[] }).ids) this.#unmark(id);
        return;
      case 'clear':
        return this.#clear((p as { scope: string }).scope);
      case 'highlight_features':
        return this.#highlight(p, still);
      case 'set_layer_visibility':
        return this.#showLayer(p);
      case 'draw_geojson':
        return this.#draw(p, still);
    }
    throw new Error(`no action ${e.action}`);
  }

  state(): MapState {
    return { markers: [...this.#markers.keys()].sort(), drawn: this.#drawn.length, highlighted: this.#highlighted.length, hidden: [...this.#hidden].sort() };
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.map.remove();
    this.box.remove();
  }

  #fly(p: { center: Position; zoom?: number; bearing?: number; pitch?: number; duration_ms?: number }, still: boolean): void {
    const view = { center: p.center, zoom: p.zoom ?? this.map.getZoom(), bearing: p.bearing ?? 0, pitch: p.pitch ?? 0 };
    if (still) this.map.jumpTo(view);
    else this.map.flyTo({ ...view, duration: p.duration_ms ?? 1500 });
  }

  #fit(p: { bounds: [number, number, number, number]; padding?: number; max_zoom?: number; duration_ms?: number }, still: boolean): void {
    this.map.fitBounds(p.bounds, { padding: p.padding ?? 24, maxZoom: p.max_zoom ?? 18, duration: still ? 0 : (p.duration_ms ?? 1500) });
  }

  // A marker is a button with plain text: what it says is written as text, never as markup.
  #mark(list: MarkerParams[]): void {
    for (const p of list) {
      this.#unmark(p.id);
      if (this.#markers.size >= MAX_MARKERS) throw new Error(`a map has at most ${MAX_MARKERS} markers`);
      const marker = new this.gl.Marker({ color: COLOURS[p.color ?? 'teal'] }).setLngLat(p.position);
      const words = [p.label, p.popup_text].filter((t): t is string => t !== undefined && t !== '');
      if (words.length > 0) marker.setPopup(new this.gl.Popup({ maxWidth: '20rem' }).setDOMContent(this.#paragraphs(words)));
      marker.addTo(this.map);
      marker.getElement().setAttribute('aria-label', p.label ?? p.id);
      this.#markers.set(p.id, marker);
    }
  }

  #paragraphs(words: string[]): HTMLElement {
    const box = this.box.ownerDocument.createElement('div');
    for (const each of words) {
      const p = this.box.ownerDocument.createElement('p');
      p.textContent = each;
      box.append(p);
    }
    return box;
  }

  #unmark(id: string): void {
    this.#markers.get(id)?.remove();
    this.#markers.delete(id);
  }

  #clear(scope: string): void {
    if (scope !== 'highlight') for (const id of [...this.#markers.keys()]) this.#unmark(id);
    if (scope !== 'markers') this.#setHighlight([]);
    if (scope !== 'all') return;
    this.#drawn = [];
    for (const label of this.#labels.splice(0)) label.remove();
    this.#set('places', []);
  }

  #set(source: string, features: Feature[]): void {
    (this.map.getSource(source) as import('maplibre-gl').GeoJSONSource).setData({ type: 'FeatureCollection', features } as never);
  }

  #setHighlight(features: Feature[]): void {
    clearTimeout(this.#timer);
    this.#highlighted = features;
    this.#set('highlight', features);
  }

  #features(layer: string): Feature[] {
    if (layer === 'places') return this.#drawn;
    if (layer === 'zone_meridians') return zoneMeridians().features as Feature[];
    if (layer === 'graticule') return graticule().features as Feature[];
    return [];
  }

  #highlight(p: { layer_id: string; feature_ids: (string | number)[]; style?: Style; ttl_ms?: number; fit?: boolean }, still: boolean): void {
    const found = this.#features(p.layer_id).filter((f) => f.id !== undefined && p.feature_ids.includes(f.id));
    this.#setHighlight(found.map((f) => coloured(f, p.style ?? 'emphasis')));
    if (p.fit && found.length > 0) this.#fitTo(found, still);
    // A highlight that is restored later stays: its time is over only when it was seen.
    if (p.ttl_ms && !still) this.#timer = setTimeout(() => this.#setHighlight([]), p.ttl_ms);
  }

  #showLayer(p: { layer_id: string; visible: boolean }): void {
    for (const id of LAYERS[p.layer_id] ?? []) this.map.setLayoutProperty(id, 'visibility', p.visible ? 'visible' : 'none');
    if (p.visible) this.#hidden.delete(p.layer_id);
    else this.#hidden.add(p.layer_id);
  }

  #draw(p: { geojson: Feature | { features: Feature[] }; style?: Style }, still: boolean): void {
    const features = ('features' in p.geojson ? p.geojson.features : [p.geojson]).map((f) => coloured(f, p.style ?? 'default'));
    this.#drawn = [...this.#drawn, ...features];
    this.#set('places', this.#drawn);
    const middle = features.find((f) => f.geometry.type === 'Point');
    features.forEach((f, i) => this.#label(f, anchorOf(f, i, middle ? positionsOf(middle)[0]?.[1] : undefined)));
    if (features.length > 0) this.#fitTo(features, still);
  }

  #label(f: Feature, at: Position): void {
    const text = f.properties?.label;
    if (typeof text !== 'string' || text === '') return;
    const element = this.box.ownerDocument.createElement('span');
    element.className = 'agent-ui-map-label';
    element.textContent = clip(text, 160);
    const marker = new this.gl.Marker({ element, anchor: f.geometry.type === 'Point' ? 'bottom' : 'center' }).setLngLat(at);
    marker.addTo(this.map);
    this.#labels.push(marker);
  }

  // Points and what is around them, or everything; never nearer than a region.
  #fitTo(features: Feature[], still: boolean): void {
    const all = features.flatMap(positionsOf);
    const points = features.filter((f) => f.geometry.type === 'Point').flatMap(positionsOf);
    const [west, east] = span(all.map((c) => c[0]));
    const [south, north] = span((points.length > 0 ? points : all).map((c) => c[1]));
    const bounds: [number, number, number, number] = [Math.max(-180, west - 4), Math.max(-80, south - 12), Math.min(180, east + 4), Math.min(80, north + 12)];
    this.map.fitBounds(bounds, { padding: 24, maxZoom: 6, duration: still ? 0 : 1200 });
  }
}

function span(list: number[]): [number, number] {
  return list.reduce<[number, number]>(([low, high], v) => [Math.min(low, v), Math.max(high, v)], [Infinity, -Infinity]);
}

function positionsOf(f: Feature): Position[] {
  switch (f.geometry.type) {
    case 'Point':
      return [f.geometry.coordinates];
    case 'LineString':
      return f.geometry.coordinates;
    case 'Polygon':
      return f.geometry.coordinates.flat();
  }
}

// anchorOf is where the words of a feature stand: those of lines and areas near the
// latitude of the place that is shown with them, one below the other.
function anchorOf(f: Feature, i: number, latitude: number | undefined): Position {
  if (f.geometry.type === 'Point') return f.geometry.coordinates;
  const all = positionsOf(f);
  const [west, east] = span(all.map((c) => c[0]));
  const [south, north] = span(all.map((c) => c[1]));
  const middle = latitude ?? (south + north) / 2;
  const apart = f.geometry.type === 'Polygon' ? -8 : i % 2 === 0 ? 8 : -4;
  return [(west + east) / 2, Math.min(north, Math.max(south, middle + apart))];
}

function coloured(f: Feature, style: Style): Feature {
  return { ...f, properties: { ...f.properties, _color: STYLES[style] } };
}
