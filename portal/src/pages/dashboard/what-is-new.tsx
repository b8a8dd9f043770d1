import { Link } from 'wouter';
import { shortDate } from '../../lib/dates.ts';
import { useBlogPosts } from '../../lib/use-blog.ts';
import { useDashboardTexts } from './dashboard-texts.ts';

const SHOWN = 3;

export function WhatIsNew() {
  const { lang, words } = useDashboardTexts();
  const { posts } = useBlogPosts();
  return (
    <section aria-labelledby="what-is-new">
      <h2 id="what-is-new">{words.news}</h2>
      <ul>
        {posts?.slice(0, SHOWN).map((post) => (
          <li key={post.id}>
            <Link href={`/blog/${post.slug}`} lang="en">
              {post.title}
            </Link>
            <p className="fig muted">{shortDate(post.publishDate, lang)}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/blog">{words.articles}</Link>
      </p>
    </section>
  );
}
