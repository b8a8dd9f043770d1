import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readLetters } from '../../testing/letters.ts';
import { blogPosts } from '../blog/index.ts';
import { usageDays } from '../usage/index.ts';
import { sendDigests } from './index.ts';

const week = 7 * 24 * 60 * 60 * 1_000;
const settings = {
  ...{ emailNotifications: true, smsNotifications: false },
  ...{ pushNotifications: false, weeklyDigest: true },
};

async function setUp() {
  const world = await createTestApp();
  const church = await world.given.church({ name: 'Hillside' });
  const reader = async (email: string, account: object = {}) => {
    const user = await world.given.person({ church, email, ...account });
    await (await world.as(user)).put('/api/user/notifications', { notificationSettings: settings });
    return user;
  };
  const letters = async () => (await readLetters(world.deps)).filter(({ kind }) => kind === 'weekly-digest');
  const publish = () => {
    const now = world.clock.now();
    const dates = { publishDate: now - 1_000, createdAt: now, updatedAt: now };
    const words = { slug: 'bread', title: 'Bread for the week', excerpt: '', content: 'Bread.', authorName: 'Us' };
    return world.db.write((tx) =>
      tx
        .insert(blogPosts)
        .values({ ...words, ...dates, readTime: 1, status: 'published' })
        .returning(),
    );
  };
  return { ...world, church, reader, letters, publish };
}

test('people who turned the digest on get it once a week, with what concerns them', async () => {
  const { db, deps, clock, given, church, reader, letters, publish, close } = await setUp();
  await reader('ruth@hillside.example', { role: 'Church Administrator' });
  await reader('boaz@hillside.example');
  await given.person({ church });
  await given.person({ church, status: 'pending' });
  await publish();
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  await db.write((tx) =>
    tx
      .insert(usageDays)
      .values({
        churchId: church.id,
        day,
        appId: 'debt-coach',
        page: '',
        openings: 12,
        runs: 3,
        visitors: 3,
        errors: 0,
      })
      .returning(),
  );

  const written = await sendDigests(deps);
  await sendDigests(deps);

  expect(written).toBe(2);
  const found = Object.fromEntries((await letters()).map(({ to, args }) => [to, args.ownLines]));
  expect(found).toEqual({
    'ruth@hillside.example':
      '1 person waits for your approval.\n3 people joined.\nYour apps were opened 12 times.\nNew on our blog: Bread for the week',
    'boaz@hillside.example': 'New on our blog: Bread for the week',
  });
  clock.advance(week);
  expect(await sendDigests(deps)).toBe(1);
  await close();
});

test('a digest with nothing in it is not sent, nor one to a person who waits', async () => {
  const { deps, reader, publish, close } = await setUp();
  await reader('boaz@hillside.example');
  expect(await sendDigests(deps)).toBe(0);

  await publish();
  await reader('mara@hillside.example', { status: 'pending' });
  expect(await sendDigests(deps)).toBe(1);
  await close();
});

test('the link in the digest turns it off for its reader alone, and a forged one for no one', async () => {
  const { app, deps, clock, given, reader, letters, publish, close } = await setUp();
  await reader('boaz@hillside.example');
  await reader('other@elsewhere.example', { church: await given.church() });
  await publish();
  await sendDigests(deps);
  const link = (await letters()).find(({ to }) => to.startsWith('boaz'))?.args.unsubscribeLink ?? '';
  const { pathname } = new URL(link);

  const opened = await app.request(pathname);
  const forged = await app.request(`${pathname}x`, { method: 'POST' });
  clock.advance(week / 2 + week);
  await publishAgain();
  expect(await sendDigests(deps)).toBe(2);
  const done = await app.request(pathname, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  clock.advance(week / 7);

  expect([opened.status, forged.status, done.status]).toEqual([200, 404, 200]);
  expect(await sendDigests(deps)).toBe(1);
  await close();

  async function publishAgain() {
    await deps.db.write((tx) =>
      tx
        .update(blogPosts)
        .set({ publishDate: clock.now() - 1_000 })
        .returning(),
    );
  }
});
