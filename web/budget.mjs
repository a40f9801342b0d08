// Fails when what a page loads first is larger than it may be. It reads the
// manifest of the build: an island's script and everything it imports at once.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const budgets = { bazi: 30 * KB, calculator: 30 * KB, agent: 120 * KB, account: 30 * KB, agents: 30 * KB, journal: 30 * KB };

const dist = new URL('./dist/app/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8'));

function firstLoad(key, seen = new Set()) {
  if (!seen.has(key)) {
    seen.add(key);
    for (const name of manifest[key].imports ?? []) firstLoad(name, seen);
  }
  return seen;
}

let over = false;
for (const [name, budget] of Object.entries(budgets)) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry && manifest[key].name === name);
  if (!entry) throw new Error(`the build has no island ${name}`);
  const files = [...firstLoad(entry)].map((key) => manifest[key].file);
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);
  over ||= size > budget;
  console.log(`${name}: ${(size / KB).toFixed(1)} kB of JavaScript at first, gzipped, of ${budget / KB} kB allowed`);
}
process.exitCode = over ? 1 : 0;
