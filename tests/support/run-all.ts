import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

// Two runs, units and then browsers. The closing line counts both.
const runs = [
  { name: 'units', args: ['--config', 'vitest.config.ts'] },
  { name: 'browsers', args: ['--config', 'tests/vitest.config.ts'] },
];
const folder = 'test-output';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
for (const { name, args } of runs) {
  const file = `${folder}/${name}.json`;
  const done = spawnSync(
    'npx',
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      stdio: 'inherit',
    },
  );
  const report = readReport(file);
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests;
  // A file that cannot be loaded counts no test, and must not look green.
  if (done.status !== 0 && report.numFailedTests === 0) total.failed += Math.max(1, report.numFailedTestSuites);
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numFailedTestSuites: 1 };
  }
}
