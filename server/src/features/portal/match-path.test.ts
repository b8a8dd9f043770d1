import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/', '/', {}],
  ['/apps', '/apps', {}],
  ['/apps/debt-coach', '/apps/:appId', { appId: 'debt-coach' }],
  ['/blog/category/news', '/blog/category/:slug', { slug: 'news' }],
  ['/blog/one%20line', '/blog/:slug', { slug: 'one line' }],
  ['/blog/100%', '/blog/:slug', { slug: '100%' }],
])('%s matches %s', (path, pattern, params) => {
  expect(matchPath(path)).toEqual({ pattern, params });
});

test.each(['/nothing', '/apps/', '/blog/category/news/more'])('%s matches no page', (path) => {
  expect(matchPath(path)).toBeUndefined();
});
