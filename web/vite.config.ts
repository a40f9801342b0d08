import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The build writes dist/app: the files of each island and manifest.json, which
// tells the server what an island needs. The placeholder beside it stays.
export default defineConfig({
  base: '/assets/',
  publicDir: false,
  plugins: [svelte()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    assetsDir: '',
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: false,
    rollupOptions: {
      input: { bazi: 'src/bazi/main.ts', calculator: 'src/calculator/main.ts', agent: 'src/agent/main.ts', account: 'src/account/main.ts', agents: 'src/agents/main.ts', journal: 'src/journal/main.ts' },
    },
  },
  // Tests run the client's Svelte, whose state is what the pages use.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    include: ['src/**/*.test.ts', 'agent-ui/src/**/*.test.ts'],
  },
});
