import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedPosts } from '../features/blog/index.ts';
import { embedAccess } from '../features/subscriptions/index.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { runAdmin } from './admin.ts';

test('the operator sets a plan by hand, for some days', async () => {
  const { db, clock, given, close } = await createTestDatabase();
  const church = await given.church({ slug: 'grace-chapel', name: 'Grace Chapel', plan: 'expired' });

  const answer = await runAdmin(db, clock, ['plan', 'Grace-Chapel', 'grace', '14']);

  expect(answer).toBe('The plan of Grace Chapel is now grace until 2026-12-16.');
  expect(await embedAccess(db.read, church.id, clock.now())).toMatchObject({ serves: true, status: 'grace' });
  await close();
});

test('the operator appoints a Super Admin by address', async () => {
  const { db, clock, given, close } = await createTestDatabase();
  await given.person({ name: 'Ruth', email: 'ruth@staff.example' });

  expect(await runAdmin(db, clock, ['super-admin', 'ruth@staff.example'])).toBe(
    'Ruth (ruth@staff.example) is now a Super Admin.',
  );
  await close();
});

test.each([
  [['super-admin']],
  [['plan', 'grace-chapel', 'golden']],
  [['plan', 'grace-chapel', 'active', 'soon']],
  [['plans']],
  [[]],
])('the command %j shows how to use it', async (words) => {
  const { db, clock, given, close } = await createTestDatabase();
  await given.church({ slug: 'grace-chapel' });

  await expect(runAdmin(db, clock, words)).rejects.toThrow(/npm run admin -- plan <church>/);
  await close();
});

test('a church that is not there is named', async () => {
  const { db, clock, close } = await createTestDatabase();

  await expect(runAdmin(db, clock, ['plan', 'nowhere', 'active'])).rejects.toThrow('Church "nowhere" not found.');
  await close();
});

test('the operator lists the articles, takes one down and puts it back', async () => {
  const { db, clock, folder, close } = await createTestDatabase();
  expect(await runAdmin(db, clock, ['blog', 'list'])).toBe('No articles yet.');
  writeFileSync(`${folder}/a-lamp.md`, '---\ntitle: A lamp\ndate: 2026-11-20\n---\n\nWords.\n');
  await seedPosts({ db, clock }, folder);

  expect(await runAdmin(db, clock, ['blog', 'unpublish', 'a-lamp'])).toBe('"A lamp" is unpublished.');
  expect(await runAdmin(db, clock, ['blog', 'list'])).toBe('2026-11-20  draft      a-lamp');
  expect(await runAdmin(db, clock, ['blog', 'publish', 'a-lamp'])).toBe('"A lamp" is published.');
  await expect(runAdmin(db, clock, ['blog', 'publish', 'gone'])).rejects.toThrow('Article "gone" not found.');
  await expect(runAdmin(db, clock, ['blog', 'publish'])).rejects.toThrow(/npm run admin -- blog list/);
  await close();
});
