import type { Deps } from '../../deps.ts';
import { describeApp, listApps } from '../apps/index.ts';
import { findPost, listPosts } from '../blog/index.ts';
import type { PortalPath } from './contract.ts';
import { readSite } from './read-site.ts';

/** Data of a live page: response bodies of our API by the portal's cache key. @throws AppError `not_found` */
export async function pageData(deps: Deps, pattern: PortalPath, param: string): Promise<Record<string, unknown>> {
  const common = { site: { site: await readSite(deps) }, apps: { apps: listApps() } };
  switch (pattern) {
    case '/':
    case '/blog':
      return { ...common, blogPosts: await listPosts(deps) };
    case '/blog/category/:slug':
      return { ...common, blogPosts: await listPosts(deps, { category: param }) };
    case '/blog/:slug':
      return { ...common, blogPost: await findPost(deps, { slug: param }) };
    case '/apps/:appId':
      return { ...common, app: { app: describeApp(param) } };
    default:
      return common;
  }
}
