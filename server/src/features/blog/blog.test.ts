import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { emptyScripture } from '../../testing/stand-ins.ts';
import { auditEntries } from '../audit/index.ts';
import { contentVersion, listPosts, seedPosts, setPostStatus } from './index.ts';
import { createPostFolder } from './posts.testing.ts';
import { blogPosts } from './table.ts';

const folders: ReturnType<typeof createPostFolder>[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

async function blogWith(posts: Record<string, Parameters<ReturnType<typeof createPostFolder>['write']>[1]>) {
  const files = createPostFolder();
  folders.push(files);
  for (const [slug, post] of Object.entries(posts)) files.write(slug, post);
  const world = await createTestApp({
    scripture: {
      ...emptyScripture,
      passage: async (reference) =>
        reference === 'Psalm 119:105'
          ? {
              reference,
              osis: 'Ps.119.105',
              text: 'The words that were imported.',
              verses: [],
              translation: {
                id: 'web',
                name: 'World English Bible',
                abbreviation: 'WEB',
                language: 'en',
                copyright: '',
              },
            }
          : undefined,
    },
  });
  const seed = () => seedPosts(world.deps, files.folder);
  await seed();
  const get = async (path: string) => {
    const res = await world.app.request(path);
    return { status: res.status, body: await res.json() };
  };
  return { ...world, files, seed, get };
}

test('the list shows what is published, newest first, with categories and their numbers', async () => {
  const { get, close } = await blogWith({
    older: { date: '2026-11-01', category: 'Your website', excerpt: 'A short word.' },
    newer: { date: '2026-11-20', category: 'Your website' },
    single: { date: '2026-11-10' },
  });

  const { status, body } = await get('/api/blog/posts');

  expect(status).toBe(200);
  expect(body.posts.map(({ slug }: { slug: string }) => slug)).toEqual(['newer', 'single', 'older']);
  expect(body.posts[2]).toMatchObject({
    title: 'older',
    excerpt: 'A short word.',
    authorName: 'Lampstand',
    readTime: 1,
    categoryName: 'Your website',
    categorySlug: 'your-website',
    featuredImage: null,
  });
  expect(body.posts[0]).not.toHaveProperty('content');
  expect(body.posts[1]).toMatchObject({ categoryName: 'Uncategorized', categorySlug: 'uncategorized' });
  expect(body.categories).toEqual([
    { slug: 'your-website', name: 'Your website', count: 2 },
    { slug: 'uncategorized', name: 'Uncategorized', count: 1 },
  ]);
  expect(body.nextCursor).toBeNull();
  await close();
});

test('a post without an excerpt is introduced by the first 150 characters of its words', async () => {
  const { get, close } = await blogWith({ long: { content: `**One** [two](/help) ${'word '.repeat(60)}` } });

  const { body } = await get('/api/blog/posts');

  expect(body.posts[0].excerpt).toBe(`${`One two ${'word '.repeat(60)}`.slice(0, 150)}...`);
  await close();
});

test('a category narrows the list; an unknown one is empty', async () => {
  const { get, close } = await blogWith({ a: { category: 'Trust' }, b: { category: 'News' }, c: {} });
  const slugs = async (category: string) =>
    (await get(`/api/blog/posts?category=${category}`)).body.posts.map(({ slug }: { slug: string }) => slug);

  expect(await slugs('trust')).toEqual(['a']);
  expect(await slugs('uncategorized')).toEqual(['c']);
  expect(await slugs('no-such')).toEqual([]);
  await close();
});

test('a long list comes in pages that neither skip nor repeat, and a broken cursor is refused with a sentence', async () => {
  const { get, close } = await blogWith(
    Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((slug) => [slug, { date: '2026-11-20' }])),
  );
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await get(`/api/blog/posts?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.posts.map(({ slug }: { slug: string }) => slug));
    cursor = body.nextCursor ?? '';
  } while (cursor);

  expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await get('/api/blog/posts?cursor=nonsense')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await get('/api/blog/posts?limit=0')).toMatchObject({ status: 400, body: { field: 'limit' } });
  await close();
});

test('an article comes as a tree, with verses from the imported text, and with its neighbors', async () => {
  const { get, close } = await blogWith({
    first: { date: '2026-11-01', category: 'Trust' },
    middle: { date: '2026-11-10', category: 'Trust', content: 'Read.\n\n[[Psalm 119:105]]\n\n[[Hezekiah 3:16]]' },
    last: { date: '2026-11-20', category: 'News' },
  });

  const { body } = await get('/api/blog/posts/middle');

  expect(body.post.content).toEqual({
    nodes: [
      { tag: 'p', children: ['Read.'] },
      {
        tag: 'verse',
        props: {
          reference: 'Psalm 119:105',
          text: 'The words that were imported.',
          translation: 'World English Bible',
        },
      },
      { tag: 'verse', props: { reference: 'Hezekiah 3:16' } },
    ],
    headings: [],
    words: 1,
  });
  expect([body.previous.slug, body.next.slug]).toEqual(['first', 'last']);
  expect(body.related.map(({ slug }: { slug: string }) => slug)).toEqual(['first']);
  await close();
});

test('drafts and articles of a day to come are not there for anyone', async () => {
  const { get, db, clock, deps, close } = await blogWith({ draft: {}, later: { date: '2027-01-10' } });
  await setPostStatus(db, { actor: { id: 'operator' }, now: clock.now }, 'draft', 'draft');

  expect((await get('/api/blog/posts')).body.posts).toEqual([]);
  for (const slug of ['draft', 'later', 'never-written', '..%2f..%2fetc']) {
    expect(await get(`/api/blog/posts/${slug}`), slug).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  clock.set('2027-01-11T00:00:00Z');
  expect((await listPosts(deps)).posts.map(({ slug }) => slug)).toEqual(['later']);
  await close();
});

test('starting again changes nothing, and a changed file changes its article', async () => {
  const { get, db, clock, files, seed, close } = await blogWith({ lamp: { content: 'Old words.' } });
  const [before] = await db.read.select().from(blogPosts);
  clock.advance(1_000);
  await seed();
  expect(await db.read.select().from(blogPosts)).toEqual([before]);
  await get('/api/blog/posts/lamp');

  files.write('lamp', { content: 'New words.', category: 'Trust' });
  await seed();

  const { body } = await get('/api/blog/posts/lamp');
  expect(body.post).toMatchObject({ id: before?.id, categoryName: 'Trust', updatedAt: clock.now() });
  expect(body.post.content.nodes).toEqual([{ tag: 'p', children: ['New words.'] }]);
  const entries = await db.read.select({ action: auditEntries.action }).from(auditEntries);
  expect(entries.map(({ action }) => action).filter((action) => action.startsWith('blog'))).toEqual([
    'blog.publish',
    'blog.update',
  ]);
  await close();
});

test('an article that was edited or taken down stays so when the server starts again', async () => {
  const { db, clock, files, seed, deps, close } = await blogWith({ edited: {}, hidden: {} });
  await db.write(async (tx) => {
    await tx.update(blogPosts).set({ title: 'By hand' }).where(eq(blogPosts.slug, 'edited'));
  });
  await setPostStatus(db, { actor: { id: 'operator' }, now: clock.now }, 'hidden', 'draft');

  files.write('edited', { title: 'By file' });
  files.write('hidden', { title: 'By file' });
  await seed();

  expect((await listPosts(deps)).posts.map(({ title }) => title)).toEqual(['By hand']);
  await close();
});

test('the version changes with everything that a visitor can see, and with nothing else', async () => {
  const { db, clock, deps, seed, close } = await blogWith({ now: {}, later: { date: '2026-12-03' } });
  const version = await contentVersion(deps);
  await seed();
  expect(await contentVersion(deps)).toBe(version);

  clock.advance(2 * 24 * 60 * 60 * 1_000);
  const withLater = await contentVersion(deps);
  await setPostStatus(db, { actor: { id: 'operator' }, now: clock.now }, 'now', 'draft');

  expect(new Set([version, withLater, await contentVersion(deps)]).size).toBe(3);
  await close();
});

test('the status of an article is set by its name, and one that is not there is a sentence', async () => {
  const { db, clock, close } = await blogWith({ lamp: {} });
  const ctx = { actor: { id: 'operator' }, now: clock.now };

  expect(await setPostStatus(db, ctx, 'lamp', 'published')).toMatchObject({ status: 'published' });
  expect(await setPostStatus(db, ctx, 'lamp', 'draft')).toMatchObject({ status: 'draft' });
  await expect(setPostStatus(db, ctx, 'gone', 'draft')).rejects.toMatchObject({ code: 'not_found' });
  await close();
});
