import { defineConfig } from 'vitest/config';

// Real browsers and real servers, one file after another: the machine has two cores.
export default defineConfig({
  test: {
    name: 'tests',
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // A busy machine makes a browser late now and then. What fails is tried once more, and the report says so.
    retry: 1,
  },
});
