import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { find, named, render } from '../../testing/render.tsx';
import { PostTeaser } from './post-teaser.tsx';

const post = {
  id: 'one',
  slug: 'one-line-in-the-footer',
  title: 'One line in the footer',
  excerpt: 'What happens between pasting the line and seeing a prayer...',
  featuredImage: null,
  authorName: 'Lampstand',
  publishDate: Date.UTC(2026, 10, 5, 23, 30),
  updatedAt: 0,
  readTime: 4,
  categoryName: 'Websites',
  categorySlug: 'websites',
};

test('a teaser shows title, excerpt, author, date and reading time, and links to the post', () => {
  render(<PostTeaser post={post} />);

  expect(named('One line in the footer').getAttribute('href')).toBe('/blog/one-line-in-the-footer');
  expect(find('article').textContent).toContain('What happens between pasting the line and seeing a prayer...');
  expect(find('article').textContent).toContain('LampstandNovember 5, 2026, 4 min read');
});

test('a teaser without a picture has a placeholder, and a picture loads near the viewport', async () => {
  let seen = (_: { isIntersecting: boolean }[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof seen) {
        seen = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { again } = render(<PostTeaser post={post} />);
  expect(find('article').textContent).toContain('Article Image');

  again(<PostTeaser post={{ ...post, featuredImage: '/assets/blog/lamp-post.svg' }} />);
  await act(async () => seen([{ isIntersecting: true }]));
  vi.unstubAllGlobals();

  expect(find<HTMLImageElement>('img').getAttribute('src')).toBe('/assets/blog/lamp-post.svg');
  expect(find('article').textContent).not.toContain('Article Image');
});
