// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalPages } from '@lampstand/server/contracts';
import { expect, test } from 'vitest';
import { describeApp } from '../../server/src/features/apps/describe-app.ts';
import { prerenderData, prerenderPaths } from '../build/prerender-data.ts';
import { type BuildManifest, NOT_FOUND } from './lib/build-manifest.ts';
import { render } from './render.tsx';

const built: BuildManifest = {
  template: readFileSync(join(import.meta.dirname, '../index.html'), 'utf8').replace(/<script[^>]*><\/script>/, ''),
  assets: {
    '/about': { scripts: ['assets/about.js'], styles: ['assets/shell.css', 'assets/about.css'], styleHash: '' },
    [NOT_FOUND]: { scripts: [], styles: ['assets/shell.css'], styleHash: '' },
  },
  sheets: { 'assets/shell.css': 'main{color:red}', 'assets/about.css': 'main{color:green}', 'assets/blog.css': 'b{}' },
};
const draw = (path: string, data = {}) => render(path, { ...prerenderData(), ...data }, built);

const blogPosts = {
  posts: [],
  categories: [{ slug: 'your-website', name: 'Your website', count: 1 }],
  nextCursor: null,
};
const post = {
  id: 'a',
  slug: 'one-line',
  title: 'One line & its <place>',
  excerpt: 'What happens between pasting the line and seeing a prayer on the page of a church.',
  featuredImage: null,
  authorName: 'Lampstand',
  publishDate: Date.UTC(2026, 10, 20),
  updatedAt: Date.UTC(2026, 10, 21),
  readTime: 4,
  categoryName: 'Your website',
  categorySlug: 'your-website',
  content: { nodes: [{ tag: 'p', children: ['A first paragraph.'] }], headings: [], words: 3 },
};
const blogPost = { post, previous: null, next: null, related: [] };
const app = describeApp('sermon-AI');

const pages: [path: string, data: object][] = [
  ...prerenderPaths().map((path): [string, object] => [path, {}]),
  ['/', { blogPosts: { ...blogPosts, posts: [post] } }],
  ['/blog', { blogPosts }],
  ['/blog/category/your-website', { blogPosts }],
  ['/blog/one-line', { blogPost }],
  ['/apps/sermon-AI', { app: { app } }],
];

test('every public page is rendered by one of these cases', () => {
  const patterns = Object.entries(portalPages).flatMap(([pattern, page]) => ('open' in page ? [pattern] : []));
  const drawn = pages.map(([path]) => path);

  for (const pattern of patterns) {
    const fits = new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`);
    expect(
      drawn.some((path) => fits.test(path)),
      pattern,
    ).toBe(true);
  }
});

test.each(pages)('%s is a whole document without JavaScript', async (path, data) => {
  const { status, html } = await draw(path, data);
  const body = html.slice(html.indexOf('<body>'));

  expect(status).toBe(200);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]+ · Lampstand<\/title>/);
  expect(html.match(/<meta name="description" content="[^"]{50,}">/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="__PUBLIC_ORIGIN__${path}">`);
  expect(html).toContain('<meta property="og:image" content="__PUBLIC_ORIGIN__/og.png">');
  expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(body).toContain('id="main"');
  expect(body).toContain('Privacy Policy');
  expect(body).not.toContain('Optimizing for best performance');
});

test.each([...pages, [NOT_FOUND, {}] as [string, object]])(
  '%s has no inline script or style attribute',
  async (path, data) => {
    const { html } = await draw(path, data);

    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).not.toMatch(/<template|<!--\$[?!]-->/);
  },
);

test('untrusted text is escaped in the head and in the data', async () => {
  const { html } = await draw('/blog/one-line', {
    blogPost: { ...blogPost, post: { ...post, excerpt: '</script><b>"' } },
  });

  expect(html).toContain('<title>One line &amp; its &lt;place&gt; · Lampstand</title>');
  expect(html).not.toContain('</script><b>');
  const lists = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(lists).toContainEqual(expect.objectContaining({ '@type': 'BlogPosting', datePublished: '2026-11-20' }));
  expect(lists).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
});

test('a page names its own scripts, inlines its own style sheets, and has only the data that it shows', async () => {
  const { html } = await draw('/about', { blogPosts });

  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/about.js">');
  expect(html).toContain('<style>main{color:red}main{color:green}</style></head>');
  expect(html).not.toContain('nextCursor');
});

test('inlined style sheets are named by disabled links, so no style sheet blocks rendering', async () => {
  const links = async (path: string) => (await draw(path)).html.match(/<link rel="stylesheet"[^>]*>/g);

  expect(await links('/about')).toEqual([
    '<link rel="stylesheet" href="/assets/shell.css" disabled>',
    '<link rel="stylesheet" href="/assets/about.css" disabled>',
  ]);
  expect(await links('/no/such/page')).toEqual(['<link rel="stylesheet" href="/assets/shell.css" disabled>']);
});

test.each([
  ['/blog/one-line', {}],
  ['/blog/category/nothing', { blogPosts }],
  ['/apps/unknown', {}],
  ['/docs/unknown', {}],
  ['/no/such/page', {}],
])('%s is the not-found page', async (path, data) => {
  const { status, html } = await draw(path, data);

  expect(status).toBe(404);
  expect(html).toContain('The page you&#x27;re looking for doesn&#x27;t exist.');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});
