import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shim = fileURLToPath(new URL('./src/frame/react-in-preact', import.meta.url));

export default defineConfig({
  // The view is written against `react`; in the frame the same calls are Preact's.
  resolve: {
    alias: [
      { find: /^react$/, replacement: `${shim}/index.ts` },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  test: { name: 'sdk', include: ['src/**/*.test.{ts,tsx}'], isolate: false, restoreMocks: true, unstubGlobals: true },
});
