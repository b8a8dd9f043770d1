import { defineConfig } from 'vitest/config';
import { articles } from './build/article-plugin.ts';

export default defineConfig({
  plugins: [articles()],
  test: {
    name: 'portal',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:4400/' } },
    testTimeout: 60_000,
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
