import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'loader',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
