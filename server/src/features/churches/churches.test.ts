import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { auditEntries, operatorActor } from '../audit/index.ts';
import { churchVoice, createChurch, findChurchBySlug, type NewChurch } from './index.ts';

async function setUp() {
  const test = await createTestDatabase();
  const ctx = { actor: operatorActor, now: () => test.clock.now() };
  const create = (church: NewChurch) => test.db.write((tx) => createChurch(tx, ctx, church));
  return { ...test, create };
}

test('a new church is found by its slug in any case, and leaves an audit row', async () => {
  const { db, create, close } = await setUp();

  const church = await create({ slug: ' Grace-Chapel ', name: 'Grace Chapel' });

  expect(church).toMatchObject({ slug: 'grace-chapel', tradition: 'general', translation: 'web' });
  expect(await findChurchBySlug(db.read, 'GRACE-chapel')).toEqual(church);
  const trail = await db.read.select().from(auditEntries);
  expect(trail).toMatchObject([{ action: 'church.create', subjectId: church.id, churchId: church.id }]);
  await close();
});

test('a slug that is taken in another case is refused and leaves no trace', async () => {
  const { db, create, close } = await setUp();
  await create({ slug: 'grace-chapel', name: 'Grace Chapel' });

  const again = create({ slug: 'GRACE-CHAPEL', name: 'Another' });

  await expect(again).rejects.toMatchObject({ code: 'conflict', field: 'slug' });
  expect(await db.read.$count(auditEntries)).toBe(1);
  await close();
});

test.each([
  'ab',
  'x'.repeat(41),
  'grace chapel',
  '-grace',
  'grace--chapel',
  'grâce',
  '../etc',
  'admin',
  'Lampstand',
  '',
])('the slug "%s" is refused by name', async (slug) => {
  const { create, close } = await setUp();

  await expect(create({ slug, name: 'Grace' })).rejects.toMatchObject({ code: 'invalid_input', field: 'slug' });
  await close();
});

test('an accent is kept in lower case; none means ours; anything but six figures is refused by name', async () => {
  const { create, close } = await setUp();

  expect(await create({ slug: 'green', name: 'Green', accent: '#2F6B4F' })).toMatchObject({ accent: '#2f6b4f' });
  expect(await create({ slug: 'plain', name: 'Plain' })).toMatchObject({ accent: null });
  for (const accent of ['red', '#fff', '', '#12345g', '#123456;}', '#123456\n']) {
    const refused = create({ slug: 'bad-color', name: 'Bad', accent });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input', field: 'accent' });
  }
  await close();
});

test('50 attempts at one slug at once make one church', async () => {
  const { create, close } = await setUp();

  const attempts = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => create({ slug: 'grace', name: `Grace ${index}` })),
  );

  expect(attempts.filter((attempt) => attempt.status === 'fulfilled').length).toBe(1);
  await close();
});

test('a voice carries the care contact only when the church has named one', async () => {
  const { create, close } = await setUp();

  const named = await create({ slug: 'named', name: 'N', care: { label: 'the care team', email: 'care@n.example' } });
  const silent = await create({ slug: 'silent', name: 'S', tradition: 'baptist' });

  expect(churchVoice(named).care).toEqual({ label: 'the care team', email: 'care@n.example' });
  expect(churchVoice(silent)).toEqual({
    id: silent.id,
    slug: 'silent',
    name: 'S',
    tradition: 'baptist',
    translation: 'web',
    readingLevel: 'everyday',
    avoid: [],
    disputed: { policy: 'each-view', teaching: '' },
    care: null,
  });
  await close();
});
