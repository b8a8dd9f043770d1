import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { validate } from '../../platform/http/validate.ts';
import { BlogQuery, BlogSlug } from './contract.ts';
import { findPost } from './find-post.ts';
import { listPosts } from './list-posts.ts';
import { writeRss } from './rss.ts';

const briefly = 'public, max-age=60';

/** What is published. Mounted at /api/blog. */
export const blogRoutes = new Hono<AppEnv>()
  .get('/posts', validate('query', BlogQuery), async (c) => {
    c.header('Cache-Control', briefly);
    return c.json(await listPosts(c.var.deps, c.req.valid('query')));
  })
  .get('/posts/:slug', validate('param', BlogSlug), async (c) => {
    c.header('Cache-Control', briefly);
    return c.json(await findPost(c.var.deps, c.req.valid('param')));
  });

/** Mounted at /blog, before the portal. */
export const feedRoutes = new Hono<AppEnv>().get('/rss.xml', async (c) => {
  c.header('Cache-Control', 'public, max-age=600');
  c.header('Content-Type', 'application/rss+xml; charset=utf-8');
  return c.body(await writeRss(c.var.deps));
});
