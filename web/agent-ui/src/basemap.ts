// The offline base map: land of Natural Earth (public domain, by world-atlas), and
// lines that are computed.
import type { FeatureCollection, LineString, MultiPolygon, Polygon } from 'geojson';

let loaded: Promise<FeatureCollection<Polygon | MultiPolygon>> | undefined;

// land returns the land of the Earth, loaded once.
export function land(): Promise<FeatureCollection<Polygon | MultiPolygon>> {
  loaded ??= (async () => {
    const [{ feature }, atlas] = await Promise.all([import('topojson-client'), import('world-atlas/land-110m.json')]);
    const topology = atlas.default as unknown as { objects: { land: unknown } };
    return feature(topology, topology.objects.land) as FeatureCollection<Polygon | MultiPolygon>;
  })();
  return loaded;
}

function line(id: string, coordinates: [number, number][]): FeatureCollection<LineString>['features'][number] {
  return { type: 'Feature', id, properties: {}, geometry: { type: 'LineString', coordinates } };
}

const STEP = 15;

// graticule is parallels and meridians, every 15 degrees.
export function graticule(): FeatureCollection<LineString> {
  const features = [];
  for (let lng = -180; lng < 180; lng += STEP) features.push(line(`meridian_${lng}`, [[lng, -75], [lng, 75]]));
  for (let lat = -75; lat <= 75; lat += STEP) {
    const along: [number, number][] = [];
    for (let lng = -180; lng <= 180; lng += STEP) along.push([lng, lat]);
    features.push(line(`parallel_${lat}`, along));
  }
  return { type: 'FeatureCollection', features };
}

// zoneMeridians are the meridians of whole hours: utc_8 is 120 degrees east.
export function zoneMeridians(): FeatureCollection<LineString> {
  const features = [];
  for (let hour = -11; hour <= 12; hour++) features.push(line(`utc_${hour}`, [[hour * 15, -75], [hour * 15, 75]]));
  return { type: 'FeatureCollection', features };
}
