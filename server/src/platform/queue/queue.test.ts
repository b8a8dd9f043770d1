import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import {
  allPosts,
  createPostQueue,
  createPostTable,
  LEASE_MS,
  postTable,
  schedulePost,
} from '../../testing/test-queue.ts';
import { claimNext } from './claim.ts';
import { queueFigures, settleTry } from './settle.ts';

let at: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  at = await createTestDatabase();
  await createPostTable(at.db);
});
afterEach(() => at.close());

const schedule = (title: string, values = {}) => at.db.write((tx) => schedulePost(tx, at.clock.now(), title, values));
const now = () => ({ db: at.db, now: at.clock.now() });

test('the most urgent row comes first, then the one that has waited longest', async () => {
  const queue = createPostQueue();
  await schedule('third');
  at.clock.advance(1);
  await schedule('later', { nextAt: at.clock.now() + 1 });
  await schedule('first', { priority: 0 });
  await schedule('second', { nextAt: at.clock.now() - 1_000 });

  const claimed = [await claimNext(queue, now()), await claimNext(queue, now()), await claimNext(queue, now())];

  expect(claimed.map((post) => post?.payload?.title)).toEqual(['first', 'second', 'third']);
  expect(claimed[0]).toMatchObject({ state: 'publishing', attempts: 1, leaseUntil: at.clock.now() + LEASE_MS });
  expect(await claimNext(queue, now())).toBeUndefined();
});

test('two processes never take the same row, and together take all', { timeout: 60_000 }, async () => {
  const titles = Array.from({ length: 80 }, (_, index) => `post-${String(index).padStart(2, '0')}`);
  await at.db.write(async (tx) => {
    for (const title of titles) await schedulePost(tx, at.clock.now(), title);
  });
  const script = fileURLToPath(new URL('../../testing/publish-posts.ts', import.meta.url));
  const options = ['--import', fileURLToPath(import.meta.resolve('tsx')), script, at.file, String(at.clock.now())];

  const runs = await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, options)));

  const published = runs.flatMap(({ stdout }) => stdout.trim().split('\n').filter(Boolean));
  expect(published.sort()).toEqual(titles);
  expect((await allPosts(at.db)).every(({ state, attempts }) => state === 'published' && attempts === 1)).toBe(true);
});

test('a row that another worker took between reading and claiming is left to it', async () => {
  await schedule('a');
  const queue = createPostQueue({
    async holdBack(tx) {
      await tx.update(postTable).set({ state: 'publishing', attempts: 1, leaseUntil: at.clock.now() + LEASE_MS });
      return undefined;
    },
  });

  expect(await claimNext(queue, now())).toBeUndefined();
  expect(await allPosts(at.db)).toMatchObject([{ state: 'publishing', attempts: 1 }]);
});

test('a row whose worker died is taken again when its lease has run out; the late answer changes nothing', async () => {
  const queue = createPostQueue();
  await schedule('a');
  const first = await claimNext(queue, now());
  at.clock.advance(LEASE_MS - 1);
  expect(await claimNext(queue, now())).toBeUndefined();
  at.clock.advance(1);
  const second = await claimNext(queue, now());
  if (!first || !second) throw new Error('The row was not claimed twice.');

  await settleTry(queue, first, { kind: 'done' }, now());
  expect(await allPosts(at.db)).toMatchObject([{ state: 'publishing', attempts: 2 }]);
  await settleTry(queue, second, { kind: 'done' }, now());

  expect(await allPosts(at.db)).toMatchObject([{ state: 'published', payload: null, leaseUntil: null }]);
});

test('a clock that jumps ahead does not end the lease of a row in hand', async () => {
  const queue = createPostQueue();
  await schedule('a');
  const post = await claimNext(queue, now());
  at.clock.advance(10 * LEASE_MS);

  expect(await claimNext(queue, { ...now(), inHand: new Set([post?.id ?? '']) })).toBeUndefined();
  expect(await claimNext(queue, now())).toMatchObject({ attempts: 2 });
});

test('the pauses grow, and after the last attempt the row is a dead letter', async () => {
  const queue = createPostQueue();
  await schedule('a');
  const pauses: number[] = [];
  for (let post = await claimNext(queue, now()); post; post = await claimNext(queue, now())) {
    const outcome = await settleTry(queue, post, { kind: 'retry', code: `E${post.attempts}` }, now());
    if (outcome === 'dead') break;
    const [row] = await allPosts(at.db);
    pauses.push((row?.nextAt ?? 0) - at.clock.now());
    at.clock.set(row?.nextAt ?? 0);
  }

  expect(pauses).toEqual([1_000, 10_000, 100_000, 100_000]);
  expect(await allPosts(at.db)).toMatchObject([
    { state: 'given-up', attempts: 5, lastCode: 'E5', payload: null, nextAt: at.clock.now() },
  ]);
  expect(await queueFigures(queue, now())).toEqual({ waiting: 0, since: null, dead: 1 });
});

test('no pause goes beyond the life of a row, and an expired row dies without a try', async () => {
  const queue = createPostQueue();
  await schedule('a', { expiresAt: at.clock.now() + 1_000 });
  await schedule('b', { expiresAt: at.clock.now() });
  const post = await claimNext(queue, now());

  expect(post && (await settleTry(queue, post, { kind: 'retry', code: 'E' }, now()))).toBe('dead');
  expect(await claimNext(queue, now())).toBeUndefined();
  expect(await allPosts(at.db)).toMatchObject([
    { state: 'given-up', attempts: 1, lastCode: 'E' },
    { state: 'given-up', attempts: 0, lastCode: 'expired' },
  ]);
});

test('a row can be held back when it is due, and does not hold up the next one', async () => {
  const queue = createPostQueue({
    holdBack: async (_tx, post, time) => (post.payload?.title === 'a' ? { nextAt: time + 5_000 } : undefined),
  });
  await schedule('a', { priority: 0 });
  await schedule('b');

  expect((await claimNext(queue, now()))?.payload?.title).toBe('b');
  expect(await allPosts(at.db)).toMatchObject([{ state: 'scheduled', nextAt: at.clock.now() + 5_000 }, {}]);
});

test('a row that dies can change other tables in the same transaction, and a failure there keeps the lease', async () => {
  const queue = createPostQueue();
  await schedule('a');
  await schedule('b', { nextAt: at.clock.now() + 1 });
  const post = await claimNext(queue, now());
  if (!post) throw new Error('Nothing was claimed.');
  const failing = settleTry(
    queue,
    post,
    { kind: 'dead', code: 'E', alsoWrite: () => Promise.reject(new Error('other table')) },
    now(),
  );
  await expect(failing).rejects.toThrow('other table');
  expect((await allPosts(at.db))[0]).toMatchObject({ state: 'publishing', leaseUntil: at.clock.now() + LEASE_MS });

  const alsoWrite = async (tx: Parameters<Parameters<typeof at.db.write>[0]>[0]) =>
    void (await tx.delete(postTable).where(eq(postTable.state, 'scheduled')));
  await settleTry(queue, post, { kind: 'dead', code: 'E', alsoWrite }, now());

  expect(await allPosts(at.db)).toMatchObject([{ state: 'given-up', lastCode: 'E' }]);
});

test('rows written while the clock was ahead count as written now', async () => {
  const queue = createPostQueue();
  const day = 86_400_000;
  at.clock.advance(365 * day);
  await schedule('a');
  at.clock.advance(-365 * day);

  expect(await claimNext(queue, now())).toMatchObject({ createdAt: at.clock.now(), expiresAt: at.clock.now() + day });
});
