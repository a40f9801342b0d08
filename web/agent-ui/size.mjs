// What the package weighs: the files a page loads at once, and with the first chart
// and the first map, gzipped. `node agent-ui/size.mjs`
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const out = mkdtempSync(join(tmpdir(), 'agent-ui-size-'));
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: { outDir: out, emptyOutDir: true, manifest: 'manifest.json', target: 'es2022', modulePreload: false, rollupOptions: { input: new URL('./src/index.ts', import.meta.url).pathname, preserveEntrySignatures: 'strict' } },
});
const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));

function files(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const name of manifest[key].imports ?? []) files(name, seen);
  return seen;
}

function fail(part) {
  throw new Error(`the build has no ${part}`);
}

const weigh = (keys) => [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(join(out, manifest[key].file)), { level: 9 }).length, 0);
const find = (part) => Object.keys(manifest).find((key) => key.includes(part)) ?? fail(part);
const entry = files(find('src/index.ts'));
const more = (...parts) => {
  const all = new Set(parts.flatMap((part) => [...files(find(part))]));
  for (const key of entry) all.delete(key);
  return weigh(all);
};
const kB = (n) => `${(n / 1000).toFixed(1)} kB`;
console.log(`at first: ${kB(weigh(entry))}`);
console.log(`with the first bar chart: ${kB(more('src/chart.ts', 'parts/base.ts', 'parts/bar.ts'))} more`);
console.log(`with the first map: ${kB(more('src/map.ts', 'parts/maplibre.ts', 'dist/maplibre-gl.mjs', 'topojson-client/', 'land-110m.json'))} more, its worker not counted`);
rmSync(out, { recursive: true, force: true });
