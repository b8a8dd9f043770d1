import type { Deps } from '../../deps.ts';
import { dayOf } from '../../platform/clock.ts';
import { listApps } from '../apps/index.ts';
import { listPosts } from '../blog/index.ts';
import { portalPages } from './contract.ts';

interface SitemapEntry {
  path: string;
  /** Epoch milliseconds of the last change, if known. */
  changed?: number;
}

/** Sitemap of all public pages. */
export async function writeSitemap(deps: Deps): Promise<string> {
  const entries = [...publicPages(deps), ...(await blogPages(deps))];
  const urls = entries.map(({ path, changed }) => {
    const when = changed === undefined ? '' : `<lastmod>${dayOf(changed)}</lastmod>`;
    return `  <url><loc>${xmlText(deps.env.PUBLIC_ORIGIN + path)}</loc>${when}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: crawlers can fetch pages, not the API. */
export const writeRobots = ({ PUBLIC_ORIGIN }: Deps['env']): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /embed-api/', '', `Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`, ''].join(
    '\n',
  );

function publicPages({ pages }: Deps): SitemapEntry[] {
  const fixed = Object.entries(portalPages).flatMap(([path, page]) =>
    'open' in page && !path.includes(':') && path !== '/blog' ? [path] : [],
  );
  const prerendered = (pages?.paths ?? []).filter((path) => path !== '/not-found' && path !== '/index');
  const apps = listApps().map(({ id }) => `/apps/${id}`);
  return [...new Set([...fixed, ...apps, ...prerendered])].map((path) => ({ path }));
}

async function blogPages(deps: Deps): Promise<SitemapEntry[]> {
  const posts: Awaited<ReturnType<typeof listPosts>>['posts'] = [];
  let page = await listPosts(deps, { limit: 100 });
  posts.push(...page.posts);
  while (page.nextCursor) {
    page = await listPosts(deps, { limit: 100, cursor: page.nextCursor });
    posts.push(...page.posts);
  }
  const newest = (some: typeof posts) =>
    some.length > 0 ? Math.max(...some.map((post) => post.updatedAt)) : undefined;
  return [
    { path: '/blog', changed: newest(posts) },
    ...page.categories.map(({ slug }) => ({
      path: `/blog/category/${slug}`,
      changed: newest(posts.filter((post) => post.categorySlug === slug)),
    })),
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: updatedAt })),
  ];
}

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
