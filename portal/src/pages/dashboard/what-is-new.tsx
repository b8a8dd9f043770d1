import { Link } from 'wouter';
import { shortDate } from '../../lib/dates.ts';
import { useBlogPosts } from '../../lib/use-blog.ts';

const SHOWN = 3;

export function WhatIsNew() {
  const { posts } = useBlogPosts();
  return (
    <section aria-labelledby="what-is-new">
      <h2 id="what-is-new">New from the blog</h2>
      <ul>
        {posts?.slice(0, SHOWN).map((post) => (
          <li key={post.id}>
            <Link href={`/blog/${post.slug}`}>{post.title}</Link>
            <p className="fig muted">{shortDate(post.publishDate)}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/blog">All articles</Link>
      </p>
    </section>
  );
}
