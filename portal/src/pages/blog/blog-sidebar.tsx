import { pluralOf } from '@lampstand/sdk/app';
import type { BlogCategory } from '@lampstand/server/contracts';
import { Link } from 'wouter';
import styles from './blog-sidebar.module.css';

interface Props {
  categories: readonly BlogCategory[];
  /** Slug of the category that is shown. */
  current?: string;
}

/** Categories with their article counts, and the RSS feed. */
export function BlogSidebar({ categories, current }: Props) {
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <aside className={styles.aside} aria-label="More of the blog">
      <nav aria-labelledby="subjects">
        <h2 id="subjects">Subjects</h2>
        <ul>
          <Subject href="/blog" name="All articles" count={all} isCurrent={current === undefined} />
          {categories.map(({ slug, name, count }) => (
            <Subject
              key={slug}
              href={`/blog/category/${slug}`}
              name={name}
              count={count}
              isCurrent={slug === current}
            />
          ))}
        </ul>
      </nav>
      <p>
        <a href="/blog/rss.xml" type="application/rss+xml">
          Follow by RSS
        </a>
        <span>Get new articles by RSS. No email needed.</span>
      </p>
    </aside>
  );
}

interface SubjectProps {
  href: string;
  name: string;
  count: number;
  isCurrent: boolean;
}

function Subject({ href, name, count, isCurrent }: SubjectProps) {
  return (
    <li>
      <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
        <span>{name}</span>
        <i aria-hidden="true" />
        <span className="fig">
          {count}
          <span className="hidden"> {pluralOf(count, { one: 'article', other: 'articles' })}</span>
        </span>
      </Link>
    </li>
  );
}
