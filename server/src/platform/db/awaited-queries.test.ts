import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../paths.ts';

const forgetful = `import { churches } from '../../features/churches/index.ts';
import type { Database } from './database.ts';
export async function forget(db: Database) {
  await db.write(async (tx) => {
    tx.delete(churches);
  });
}
`;

function lint(code: string): string {
  const args = ['eslint', '--stdin', '--stdin-filename', 'server/src/platform/db/fold.ts'];
  return spawnSync('npx', args, { cwd: repositoryRoot, input: code, encoding: 'utf8' }).stdout;
}

test('the linter reports a query that is not awaited, which would silently do nothing', { timeout: 60_000 }, () => {
  expect(lint(forgetful)).toMatch(/5:5\s+error .*no-floating-promises/);
  expect(lint(forgetful.replace('tx.delete', 'await tx.delete'))).toBe('');
});
