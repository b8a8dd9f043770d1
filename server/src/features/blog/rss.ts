import type { Deps } from '../../deps.ts';
import { escaped, htmlOf } from '../../platform/article/html.ts';
import { isOut, postsWhere } from './queries.ts';
import { renderPost } from './render-post.ts';
import { summaryOf } from './summary.ts';

const NEWEST = 20;

/** The newest posts in full as RSS 2.0. */
export async function writeRss(deps: Deps): Promise<string> {
  const origin = deps.env.PUBLIC_ORIGIN;
  const found = await postsWhere(deps.db.read, isOut(deps.clock.now()), NEWEST);
  const items = await Promise.all(
    found.map(async ({ row, category }) => {
      const post = summaryOf(row, category);
      const address = `${origin}/blog/${encodeURIComponent(post.slug)}`;
      const { nodes } = await renderPost(deps, row);
      return [
        '<item>',
        `<title>${escaped(post.title)}</title>`,
        `<link>${escaped(address)}</link>`,
        `<guid isPermaLink="false">${escaped(post.id)}</guid>`,
        `<pubDate>${new Date(post.publishDate).toUTCString()}</pubDate>`,
        `<dc:creator>${escaped(post.authorName)}</dc:creator>`,
        `<category>${escaped(post.categoryName)}</category>`,
        `<description>${escaped(post.excerpt)}</description>`,
        `<content:encoded>${escaped(htmlOf(nodes, origin))}</content:encoded>`,
        '</item>',
      ].join('\n');
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>Lampstand</title>
<link>${escaped(origin)}/blog</link>
<description>Practical articles for the people who keep a church’s website.</description>
<language>en-us</language>
<atom:link href="${escaped(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${newestFirst(found.map(({ row }) => row.updatedAt))}${items.join('\n')}
</channel>
</rss>
`;
}

const newestFirst = (times: number[]) =>
  times.length > 0 ? `<lastBuildDate>${new Date(Math.max(...times)).toUTCString()}</lastBuildDate>\n` : '';
