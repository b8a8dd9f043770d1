import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const reactInPreact = fileURLToPath(new URL('../sdk/src/frame/react-in-preact/index.ts', import.meta.url));

export default defineConfig({
  // The frame document is rendered with Preact, here as in the browser.
  resolve: {
    alias: [
      { find: /^react$/, replacement: reactInPreact },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  test: {
    name: 'server',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
