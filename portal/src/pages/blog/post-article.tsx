import type { BlogPost } from '@lampstand/server/contracts';
import { Link } from 'wouter';
import { PostIllustration } from '../../illustrations/post-illustration.tsx';
import { writtenDate } from '../../lib/dates.ts';
import { ArticleBody } from '../../ui/article.tsx';
import { Contents } from '../../ui/contents.tsx';
import styles from './post-article.module.css';
import { PostMeta } from './post-meta.tsx';
import { SharePost } from './share-post.tsx';

/** Fewer sections than this are found without a list. */
const LONG = 4;

/** One article. */
export function PostArticle({ post }: { post: BlogPost }) {
  const { title, excerpt, content, featuredImage, categoryName, categorySlug } = post;
  const sections = content.headings.filter(({ level }) => level === 2);
  return (
    <article aria-labelledby="article-title">
      <header className={styles.head}>
        <p className="rubric">
          <Link href={`/blog/category/${categorySlug}`}>{categoryName}</Link>
        </p>
        <h1 id="article-title">{title}</h1>
        <p className={styles.standfirst}>{excerpt}</p>
        <PostMeta post={post} author />
        <div className={styles.art}>
          <PostIllustration src={featuredImage} early />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.aside}>{sections.length >= LONG && <Contents headings={sections} />}</div>
        <div>
          <ArticleBody article={content} opening={beginsWithWords(content)} />
          <SharePost title={title} />
        </div>
      </div>
      <p className={styles.printed}>
        Lampstand blog, {writtenDate(new Date(post.publishDate).toISOString().slice(0, 10))}: /blog/{post.slug}
      </p>
    </article>
  );
}

/** Only a sentence gets a drop cap. */
function beginsWithWords({ nodes: [first] }: BlogPost['content']): boolean {
  return typeof first === 'object' && first.tag === 'p' && typeof first.children?.[0] === 'string';
}
