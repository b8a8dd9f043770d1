import SQLite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';

const at = '/api/church-admin/users';
const cursor = Buffer.from('1000.some-id').toString('base64url');

test.each([
  at,
  `${at}?cursor=${cursor}`,
  `${at}?search=choir`,
  `${at}?status=disabled`,
  `${at}?role=Pastor&cursor=${cursor}`,
  `${at}?status=active&role=Pastor&search=choir`,
  `${at}/pending`,
  '/api/church-admin/analytics/users',
])('%s reads the rows of its own church alone, in their order, however many others there are', async (path) => {
  const { file, given, as, close } = await createTestApp();
  const browser = await as(await given.administrator({ church: await given.church() }));
  const prepared = vi.spyOn(SQLite.prototype, 'prepare');

  expect((await browser.get(path)).status).toBe(200);

  const lists = prepared.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('"user"."church_id" = ?'));
  prepared.mockRestore();
  expect(lists).toHaveLength(1);
  expect(lists.flatMap((sql) => planOf(file, sql))).toEqual([
    expect.stringMatching(/^SEARCH user USING (COVERING )?INDEX user_church_\w+_idx \(church_id=\?/),
  ]);
  await close();
});

function planOf(file: string, sql: string): string[] {
  const client = new SQLite(file, { readonly: true });
  const values = Array.from(sql.matchAll(/\?/g), () => '');
  const steps = client.prepare<string[], { detail: string }>(`explain query plan ${sql}`).all(...values);
  client.close();
  return steps.map(({ detail }) => detail);
}
