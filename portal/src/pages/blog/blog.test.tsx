import type { BlogPage as BlogPageData, BlogPostPage, BlogPostSummary } from '@lampstand/server/contracts';
import type { ComponentType } from 'react';
import { act } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { click, find, named, render } from '../../testing/render.tsx';
import { BlogCategoryPage } from './blog-category-page.tsx';
import { BlogPage } from './blog-page.tsx';
import { BlogPostPage as PostPage } from './blog-post-page.tsx';

const post = (slug: string, more: Partial<BlogPostSummary> = {}): BlogPostSummary => ({
  id: slug,
  slug,
  title: `About ${slug}`,
  excerpt: `What ${slug} is.`,
  featuredImage: null,
  authorName: 'Lampstand',
  publishDate: Date.parse('2026-11-20T23:30:00Z'),
  updatedAt: Date.parse('2026-11-20T23:30:00Z'),
  readTime: 4,
  categoryName: 'Your website',
  categorySlug: 'your-website',
  ...more,
});

const blogPage = (posts: BlogPostSummary[], nextCursor: string | null = null): BlogPageData => ({
  posts,
  categories: [
    { slug: 'your-website', name: 'Your website', count: 2 },
    { slug: 'uncategorized', name: 'Uncategorized', count: 1 },
  ],
  nextCursor,
});

const article = (headings: string[]): BlogPostPage => ({
  post: {
    ...post('lamp'),
    content: {
      nodes: [
        { tag: 'p', children: ['It begins.'] },
        ...headings.map((text) => ({ tag: 'h2', props: { id: text.toLowerCase() }, children: [text] })),
      ],
      headings: headings.map((text) => ({ id: text.toLowerCase(), text, level: 2 as const })),
      words: 10,
    },
  },
  previous: post('older'),
  next: null,
  related: [post('wick')],
});

const refused = (status: number, code: string, message: string) => ({ status, body: { code, message } });

/** Answers API calls by the end of their URL. */
function answer(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const address = String(input);
    const found = Object.entries(answers).find(([end]) => address.endsWith(end))?.[1] ?? {};
    const { status = 200, body = found } = found as { status?: number; body?: unknown };
    return Response.json(body, { status });
  });
}
afterEach(() => vi.unstubAllGlobals());

async function open(path: string, pattern: string, Page: ComponentType) {
  const { hook } = memoryLocation({ path });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Router hook={hook}>
        <Route path={pattern}>
          <Page />
        </Route>
      </Router>
    </SWRConfig>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

test('the blog shows the newest article large, the others as a list, and each category with its count', async () => {
  answer({ '/api/blog/posts': blogPage([post('newest'), post('second'), post('third')]) });

  await open('/blog', '/blog', BlogPage);

  expect(find('#lead').textContent).toBe('About newest');
  expect([...document.querySelectorAll('ol article h3')].map((title) => title.textContent)).toEqual([
    'About second',
    'About third',
  ]);
  expect(named('About second').getAttribute('href')).toBe('/blog/second');
  expect(find('[href="/blog/category/uncategorized"]').textContent).toBe('Uncategorized1 article');
  expect(find('aside [href="/blog"][aria-current]').textContent).toContain('All articles');
  expect(find('time').textContent).toBe('November 20, 2026');
  expect(find('[href="/blog/rss.xml"]').textContent).toBe('Follow by RSS');
});

test('an article without a picture has a placeholder', async () => {
  answer({ '/api/blog/posts': blogPage([post('a', { featuredImage: '/assets/blog/lamp-post.svg' }), post('b')]) });

  await open('/blog', '/blog', BlogPage);

  expect(document.querySelector('[aria-labelledby="post-b"]')?.textContent).toContain('Article Image');
  expect(find<HTMLImageElement>('img').getAttribute('src')).toBe('/assets/blog/lamp-post.svg');
});

test('an empty blog says so and links the feed, and a failed load can be retried', async () => {
  answer({ '/api/blog/posts': blogPage([]) });
  await open('/blog', '/blog', BlogPage);
  expect(find('h3').textContent).toBe('No articles yet');
  document.body.replaceChildren();

  answer({ '/api/blog/posts': refused(503, 'busy', 'The server is busy.') });
  await open('/blog', '/blog', BlogPage);
  expect(find('[role="alert"] b').textContent).toBe('We couldn’t load the articles.');
  answer({ '/api/blog/posts': blogPage([post('newest')]) });
  await click(named('Try Again'));
  expect(find('#lead').textContent).toBe('About newest');
});

test('older articles load on demand', async () => {
  answer({
    '/api/blog/posts': blogPage([post('newest')], 'after-newest'),
    'cursor=after-newest': blogPage([post('old')], 'after-old'),
    'cursor=after-old': blogPage([post('ancient')]),
  });
  await open('/blog', '/blog', BlogPage);

  await click(named('Older articles'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(named('About old')).toBeTruthy();
  await click(named('Older articles'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));

  expect(named('About ancient')).toBeTruthy();
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
    'Older articles',
  );
});

test('a category shows its articles under its name, and an unknown one links to all articles', async () => {
  answer({
    'category=your-website': blogPage([post('a')]),
    'category=gone': { ...blogPage([]), categories: [] },
  });
  await open('/blog/category/your-website', '/blog/category/:slug', BlogCategoryPage);
  expect(find('h1').textContent).toBe('Your website');
  expect(find('[href="/blog/category/your-website"]').getAttribute('aria-current')).toBe('page');
  document.body.replaceChildren();

  await open('/blog/category/gone', '/blog/category/:slug', BlogCategoryPage);

  expect(find('h3').textContent).toBe('No articles on this topic');
  expect(find<HTMLMetaElement>('meta[name="robots"]').content).toBe('noindex');
});

test('a long article has a table of contents, and every article links the previous and next one', async () => {
  answer({ '/api/blog/posts/lamp': article(['One', 'Two', 'Three', 'Four']) });

  await open('/blog/lamp', '/blog/:slug', PostPage);

  expect(find('h1').textContent).toBe('About lamp');
  expect(document.title).toBe('About lamp · Lampstand');
  expect(
    [...document.querySelectorAll('[aria-label="On this page"] a')].map((link) => link.getAttribute('href')),
  ).toEqual(['#one', '#two', '#three', '#four']);
  expect(find('[rel="prev"]').getAttribute('href')).toBe('/blog/older');
  expect(document.querySelector('[rel="next"]')).toBeNull();
  expect(find('[aria-labelledby="related"] h3').textContent).toBe('About wick');
});

test('a short article has no table of contents', async () => {
  answer({ '/api/blog/posts/lamp': article(['One']) });

  await open('/blog/lamp', '/blog/:slug', PostPage);

  expect(document.querySelector('[aria-label="On this page"]')).toBeNull();
});

test('an unknown article is the not-found page', async () => {
  answer({ '/api/blog/posts/gone': refused(404, 'not_found', 'Article not found.') });

  await open('/blog/gone', '/blog/:slug', PostPage);

  expect(find('h1').textContent).toBe('Page Not Found');
});

test("the article's link is copied, and the button says so", async () => {
  answer({ '/api/blog/posts/lamp': article([]) });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open('/blog/lamp', '/blog/:slug', PostPage);

  await click(named('Copy the link to “About lamp”'));

  expect(writeText).toHaveBeenCalledWith(location.origin + location.pathname);
  expect(find('[aria-label^="Copy the link"]').textContent).toBe('Copied');
});
