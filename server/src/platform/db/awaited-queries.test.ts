import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../paths.ts';

const forgetful = `import { churches } from '../../features/churches/index.ts';
import type { Database } from './database.ts';
export async function forget(db: Database) {
  await db.write(async (tx) => {
    tx.delete(churches);
    await tx.delete(churches);
  });
}
`;

test('the linter reports a query that is not awaited, which would silently do nothing', { timeout: 60_000 }, () => {
  const args = ['eslint', '--stdin', '--stdin-filename', 'server/src/platform/db/fold.ts'];
  const { stdout } = spawnSync('npx', args, { cwd: repositoryRoot, input: forgetful, encoding: 'utf8' });

  const problems = stdout.split('\n').filter((line) => /^\s*\d+:\d+/.test(line));
  expect(problems).toEqual([expect.stringMatching(/5:5\s+error .*no-floating-promises/)]);
});
