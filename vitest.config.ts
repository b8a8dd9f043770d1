import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

// Unit and integration tests of every package, beside their sources. Browser tests have their own run in tests/.
export default defineConfig({
  test: {
    projects: ['loader', 'sdk', 'server', 'portal', 'bench'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
