import { defineConfig } from 'vitest/config';

// Unit and integration tests of every package, beside their sources. Browser tests have their own run in tests/.
export default defineConfig({
  test: { projects: ['loader', 'sdk', 'server', 'portal', 'bench'], maxWorkers: 2 },
});
