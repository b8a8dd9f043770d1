import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';

// Files share one product and each worker's Chromium; what a file changes is its own church, context or server.
export default defineConfig({
  test: {
    name: 'tests',
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/{browser,engines,wordpress}/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/after-each-file.ts'],
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine makes a browser late now and then. What fails is tried once more, and the report says so.
    retry: 1,
  },
});
