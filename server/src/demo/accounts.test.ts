import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { users } from '../features/accounts/index.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { seedDemoAccounts } from './accounts.ts';
import { seedDemoChurch } from './church.ts';

test('the demo accounts are created once, sign in with the printed passwords, and only the owner can read the file', async () => {
  const { db, deps, stranger, folder, close } = await createTestApp();
  await seedDemoChurch(deps);

  const lines = await seedDemoAccounts(deps, 'grace-chapel');
  const again = await seedDemoAccounts(deps, 'grace-chapel');

  expect(again).toEqual(lines);
  expect(await db.read.select().from(users)).toHaveLength(4);
  expect(statSync(join(folder, 'demo-accounts.txt')).mode & 0o777).toBe(0o600);
  const homes: string[] = [];
  for (const line of lines) {
    const [email, password] = line.split(/\s+/);
    const res = await stranger().post('/api/auth/login', { email, password });
    homes.push(((await res.json()) as { next: string }).next);
  }
  expect(homes).toEqual(['/church-admin', '/member', '/member', '/super-admin']);
  await close();
});

test('a missing account is created again, with a new password on its line', async () => {
  const { db, deps, close } = await createTestApp();
  await seedDemoChurch(deps);
  const before = await seedDemoAccounts(deps, 'grace-chapel');
  await db.write(async (tx) => {
    await tx.delete(users);
  });

  const after = await seedDemoAccounts(deps, 'grace-chapel');

  expect(after.map((line) => line.split(' ')[0])).toEqual(before.map((line) => line.split(' ')[0]));
  expect(after.filter((line) => before.includes(line))).toEqual([]);
  await close();
});
