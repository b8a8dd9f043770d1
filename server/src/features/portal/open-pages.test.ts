import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { StaticFiles } from '../../platform/http/static-files.ts';
import type { PrerenderedPages } from '../../platform/prerendered-pages.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { listApps } from '../apps/index.ts';
import { blogPosts } from '../blog/table.ts';
import { portalPages } from './contract.ts';

const html = { headers: { accept: 'text/html,*/*' } };
const shell = {
  path: '/index.html',
  type: 'text/html; charset=utf-8',
  etag: '"shell"',
  hashed: false,
  bodies: { identity: Buffer.from('<title>Drawn by the browser</title><script src="__EMBED_ORIGIN__/embed.js">') },
};
const files: StaticFiles = { find: (path) => (path === shell.path ? shell : undefined), list: () => [] };
const still = new Map([
  ['/about', '<title>About</title>__PUBLIC_ORIGIN__/about __EMBED_ORIGIN__/embed.js __SUPPORT_EMAIL__'],
  ['/docs/embedding', '<title>Guide</title>'],
  ['/not-found', '<title>Page Not Found</title>'],
]);

const styleHashes = new Map([
  ['/about', 'sha256-about'],
  ['/docs/:guide', 'sha256-guide'],
  ['/not-found', 'sha256-missing'],
  ['/church-admin', 'sha256-admin'],
]);

/** A build that draws a line of words, and remembers what it was asked for. */
function standInPages() {
  const asked: { path: string; data: Record<string, unknown> }[] = [];
  const pages: PrerenderedPages = {
    paths: [...still.keys()],
    find: (path) => still.get(path),
    styleHash: (pattern = '/not-found') => styleHashes.get(pattern),
    render: async (path, data) => {
      asked.push({ path, data });
      return { status: path === '/apps/unknown' ? 404 : 200, html: `<title>Drawn ${path}</title>` };
    },
  };
  return { asked, pages };
}

const post = {
  slug: 'one-line-in-the-footer',
  title: 'One line in the footer',
  excerpt: 'What happens after the line is pasted.',
  content: 'A first paragraph.',
  authorName: 'Lampstand',
  readTime: 1,
  status: 'published' as const,
};

async function givenPost(at: Awaited<ReturnType<typeof createTestApp>>) {
  const now = at.clock.now();
  const times = { publishDate: now, createdAt: now, updatedAt: now };
  await at.db.write((tx) => tx.insert(blogPosts).values({ ...post, ...times, id: 'a-post' }));
}

test("a prerendered page is sent with this server's origins filled in", async () => {
  const { pages, asked } = standInPages();
  const { app, close } = await createTestApp({
    files,
    pages,
    env: {
      PUBLIC_ORIGIN: 'https://lamp.example.org',
      EMBED_ORIGIN: 'https://apps.example.org',
      SUPPORT_EMAIL: 'help@lamp.example.org',
    },
  });

  const res = await app.request('/about', html);

  expect(await res.text()).toBe(
    '<title>About</title>https://lamp.example.org/about https://apps.example.org/embed.js help@lamp.example.org',
  );
  expect(res.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
  expect(asked).toEqual([]);
  await close();
});

test("a page's policy allows its one inline style sheet", async () => {
  const ownFiles: StaticFiles = { ...files, find: () => ({ ...shell }) };
  const { app, close } = await createTestApp({ files: ownFiles, pages: standInPages().pages });
  const stylesOf = async (path: string, headers: Record<string, string> = {}) =>
    (await app.request(path, { headers: { ...html.headers, ...headers } })).headers
      .get('content-security-policy')
      ?.match(/style-src ([^;]*)/)?.[1];
  const etag = (await app.request('/about', html)).headers.get('etag') ?? '';

  expect(await stylesOf('/about')).toBe("'self' 'sha256-about'");
  expect(await stylesOf('/about', { 'if-none-match': etag })).toBe("'self' 'sha256-about'");
  expect(await stylesOf('/docs/embedding')).toBe("'self' 'sha256-guide'");
  expect(await stylesOf('/no/such/page')).toBe("'self' 'sha256-missing'");
  expect(await stylesOf('/church-admin')).toBe("'self'");
  await close();
});

test('a page with posts is rendered once and cached until a post changes', async () => {
  const { pages, asked } = standInPages();
  const at = await createTestApp({ files, pages });
  await givenPost(at);

  const first = await at.app.request('/', html);
  await at.app.request('/', html);
  const before = asked.length;
  await at.db.write((tx) =>
    tx
      .update(blogPosts)
      .set({ updatedAt: at.clock.now() + 1 })
      .where(eq(blogPosts.id, 'a-post')),
  );
  await at.app.request('/', html);

  expect(await first.text()).toBe('<title>Drawn /</title>');
  expect(before).toBe(1);
  expect(asked).toHaveLength(2);
  expect(asked[0]?.data).toMatchObject({
    site: { site: { supportEmail: 'support@lampstand.example' } },
    apps: { apps: listApps() },
    blogPosts: { posts: [{ slug: post.slug }] },
  });
  await at.close();
});

test('pages of a post, a category and an app are rendered with their own data', async () => {
  const { pages, asked } = standInPages();
  const at = await createTestApp({ files, pages });
  await givenPost(at);

  for (const path of [`/blog/${post.slug}`, '/blog/category/uncategorized', '/apps/debt-coach'])
    expect((await at.app.request(path, html)).status, path).toBe(200);

  expect(asked[0]?.data).toMatchObject({ blogPost: { post: { title: post.title } } });
  expect(asked[1]?.data).toMatchObject({ blogPosts: { posts: [{ slug: post.slug }] } });
  expect(asked[2]?.data).toMatchObject({ app: { app: { id: 'debt-coach', available: true } } });
  await at.close();
});

test('an unknown post, app or guide gets the not-found page', async () => {
  const { pages } = standInPages();
  const { app, close } = await createTestApp({ files, pages });

  for (const path of ['/blog/nothing', '/apps/unknown', '/app/unknown', '/docs/nothing', '/no/such/page']) {
    const res = await app.request(path, html);
    expect(res.status, path).toBe(404);
    expect(await res.text(), path).toBe('<title>Page Not Found</title>');
    expect(res.headers.get('x-robots-tag'), path).toBe('noindex');
    expect(res.headers.get('cache-control'), path).toBe('no-store');
  }
  await close();
});

test('a page behind the login is rendered by the browser', async () => {
  const { pages, asked } = standInPages();
  const { app, close } = await createTestApp({ files, pages, env: { EMBED_ORIGIN: 'https://apps.example.org' } });

  const body = await (await app.request('/church-admin', html)).text();

  expect(body).toBe('<title>Drawn by the browser</title><script src="https://apps.example.org/embed.js">');
  expect(asked).toEqual([]);
  await close();
});

test('a page that fails to render on the server is rendered by the browser', async () => {
  const { pages } = standInPages();
  const broken: PrerenderedPages = {
    ...pages,
    render: () => Promise.reject(new Error('a page reached for the window')),
  };
  const { app, close } = await createTestApp({ files, pages: broken });

  const res = await app.request('/', html);

  expect(res.status).toBe(200);
  expect(await res.text()).toContain('Drawn by the browser');
  await close();
});

test.each([
  ['/tools', '/apps'],
  ['/tools/', '/apps'],
  ['/pricing/', '/pricing'],
  ['/apps/Christian-AI-chatbot', '/apps/bible-chat'],
  ['/apps/sermon-workshop', '/apps/sermon-AI'],
  ['/apps/message-adapter', '/apps/generational-communication'],
  ['/apps/small-group-assistant', '/apps/ai-group-discussion-app'],
  ['/apps/childrens-ministry/', '/apps/Children-Bible-Stories'],
  ['/apps/SERMON-ai', '/apps/sermon-AI'],
  ['/app/Debt-Coach', '/app/debt-coach'],
  ['/signup/?promo=BETA30', '/signup?promo=BETA30'],
])('%s has moved to %s', async (from, to) => {
  const { app, close } = await createTestApp({ files, pages: standInPages().pages });

  const res = await app.request(from, html);

  expect(res.status).toBe(301);
  expect(res.headers.get('location')).toBe(to);
  await close();
});

test.each(['//evil.example/', '/no/such/page/', '/apps/unknown'])('%s is not redirected', async (path) => {
  const { app, close } = await createTestApp({ files, pages: standInPages().pages });

  expect((await app.request(`http://localhost${path}`, html)).status).toBe(404);
  await close();
});

test('the sitemap lists every public page, app, guide and post, and nothing else', async () => {
  const at = await createTestApp({
    files,
    pages: standInPages().pages,
    env: { PUBLIC_ORIGIN: 'https://lamp.example.org' },
  });
  await givenPost(at);

  const res = await at.app.request('/sitemap.xml');
  const listed = [...(await res.text()).matchAll(/<loc>https:\/\/lamp\.example\.org([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );

  const open = Object.entries(portalPages).flatMap(([path, page]) =>
    'open' in page && !path.includes(':') ? [path] : [],
  );
  const apps = listApps().map(({ id }) => `/apps/${id}`);
  const posts = ['/blog/category/uncategorized', `/blog/${post.slug}`];
  expect(listed.toSorted()).toEqual([...open, ...apps, ...posts, '/docs/embedding'].toSorted());
  expect(res.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  await at.close();
});

test('robots.txt names the sitemap and disallows the API', async () => {
  const { app, close } = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://lamp.example.org' } });

  const words = await (await app.request('/robots.txt')).text();

  expect(words).toContain('Disallow: /api/\n');
  expect(words).toContain('Sitemap: https://lamp.example.org/sitemap.xml\n');
  await close();
});
