import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { allPosts, createPostQueue, createPostTable, type Post, schedulePost } from '../../testing/test-queue.ts';
import { createLog } from '../log.ts';
import { byKind, type Handle, type QueueWorker, startWorker } from './worker.ts';

let at: Awaited<ReturnType<typeof createTestDatabase>>;
let lines: string[];
const workers: QueueWorker[] = [];
beforeEach(async () => {
  lines = [];
  at = await createTestDatabase();
  await createPostTable(at.db);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(0)));
  await at.close();
});

const schedule = (title: string, values = {}) => at.db.write((tx) => schedulePost(tx, at.clock.now(), title, values));
const states = async () => (await allPosts(at.db)).map(({ state }) => state);

function start(handle: Handle<Post>, options = {}, queue = createPostQueue()) {
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const worker = startWorker(queue, {
    ...{ db: at.db, clock: at.clock, log, name: 'posts', handle, lanes: 2, tryMs: 1_000, pollMs: 5 },
    ...options,
  });
  workers.push(worker);
  return worker;
}

test('several workers publish each row once', async () => {
  const published: string[] = [];
  for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) await schedule(title);
  const publish: Handle<Post> = async (post) => {
    await pause(1);
    published.push(post.payload?.title ?? '');
    return { kind: 'done' };
  };
  start(publish);
  start(publish);

  await vi.waitFor(async () => expect(await states()).toEqual(Array(6).fill('published')));

  expect(published.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a payload that always throws stops no other row, dies after its attempts, and the log quotes nothing of it', async () => {
  await schedule('poison', { priority: 0 });
  await schedule('good');
  start(async ({ payload }) => {
    if (payload?.title === 'poison') throw new TypeError('cannot read poison');
    return { kind: 'done' };
  });

  await vi.waitFor(async () => expect(await states()).toEqual(['scheduled', 'published']));
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    at.clock.advance(100_000);
    await vi.waitFor(async () =>
      expect((await allPosts(at.db))[0]).toMatchObject({ attempts: attempt, leaseUntil: null }),
    );
  }

  expect((await allPosts(at.db))[0]).toMatchObject({ state: 'given-up', lastCode: 'TypeError', payload: null });
  expect(lines.join('')).toContain('"code":"TypeError"');
  expect(lines.join('')).not.toContain('poison');
});

test('a handler that never ends is given up with its lease, and its lane goes on', async () => {
  await schedule('endless', { priority: 0 });
  await schedule('good');
  start(
    ({ payload }) => (payload?.title === 'endless' ? new Promise(() => undefined) : Promise.resolve({ kind: 'done' })),
    { lanes: 1 },
    createPostQueue({ leaseMs: 50 }),
  );

  await vi.waitFor(async () => expect(await states()).toEqual(['scheduled', 'published']));

  expect((await allPosts(at.db))[0]).toMatchObject({ attempts: 1, lastCode: 'timeout' });
});

test('each kind has its handler; a row of an unknown kind waits', async () => {
  await schedule('a', { kind: 'note' });
  await schedule('b', { kind: 'sermon' });
  await schedule('c', { kind: 'toString' });
  const notes: unknown[] = [];
  start(
    byKind<Post>({
      async note({ payload }) {
        notes.push(payload);
        return { kind: 'done' };
      },
    }),
  );

  await vi.waitFor(async () => expect(await states()).toEqual(['published', 'scheduled', 'scheduled']));
  await vi.waitFor(async () =>
    expect((await allPosts(at.db)).map(({ lastCode }) => lastCode)).toEqual([null, 'unknown kind', 'unknown kind']),
  );

  expect(notes).toEqual([{ title: 'a' }]);
});

test('wake makes a worker look at once', async () => {
  const settled: string[] = [];
  const worker = start(async () => ({ kind: 'done' }), {
    pollMs: 60_000,
    onSettled: (_post: Post, outcome: string) => settled.push(outcome),
  });
  await pause(30);
  await schedule('a');
  await pause(30);
  expect(settled).toEqual([]);

  worker.wake();

  await vi.waitFor(() => expect(settled).toEqual(['done']));
});

test('a halted worker claims nothing', async () => {
  let halted = true;
  await schedule('a');
  start(async () => ({ kind: 'done' }), { isHalted: () => halted });
  await pause(30);
  expect(await states()).toEqual(['scheduled']);

  halted = false;

  await vi.waitFor(async () => expect(await states()).toEqual(['published']));
});

test('stop waits for the row that runs, then aborts it, and the row is tried again later', async () => {
  await schedule('slow');
  const worker = start(
    (_post, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  await vi.waitFor(async () => expect(await states()).toEqual(['publishing']));

  await worker.stop(20);
  await schedule('next');
  await pause(20);

  expect(await states()).toEqual(['scheduled', 'scheduled']);
  expect((await allPosts(at.db))[0]).toMatchObject({ attempts: 1, leaseUntil: null });
});
