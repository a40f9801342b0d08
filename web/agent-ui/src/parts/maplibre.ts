// MapLibre and its worker, a file of this origin, loaded with the first map.
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

export async function load(): Promise<typeof import('maplibre-gl')> {
  const gl = await import('maplibre-gl');
  gl.setWorkerUrl(new URL(workerUrl, document.baseURI).href);
  return gl;
}
