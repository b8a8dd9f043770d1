import { useEffect } from 'react';
import { Link, useParams } from 'wouter';
import { guideFiles } from '../../content/docs/articles.ts';
import { findGuide, guides } from '../../content/docs/guides.ts';
import { ArticleBody } from '../../ui/article.tsx';
import { Contents } from '../../ui/contents.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { Reading } from '../../ui/reading.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import styles from './docs.module.css';

export function GuidePage() {
  const { guide: slug = '' } = useParams();
  const guide = findGuide(slug);
  const article = guide && guideFiles.get(slug)?.default;
  if (slug === 'api') return <ApiPage />;
  if (!guide || !article) return <NotFoundPage />;
  const parts = article.headings.filter(({ level }) => level === 2);
  return (
    <PublicPage title={guide.title}>
      <Reading
        rubric={<Link href="/docs">Documentation</Link>}
        title={guide.title}
        about={<p>{guide.description}</p>}
        aside={
          <>
            <Guides current={slug} />
            {parts.length > 1 && <Contents headings={parts} />}
          </>
        }
        printed={`Lampstand documentation. ${guide.title}.`}
      >
        <ArticleBody article={article} />
      </Reading>
    </PublicPage>
  );
}

const Guides = ({ current }: { current: string }) => (
  <nav className={styles.guides} aria-label="Guides">
    <p className="rubric" aria-hidden="true">
      Guides
    </p>
    {guides.map(({ slug, title }) => (
      <Link key={slug} href={`/docs/${slug}`} aria-current={slug === current ? 'page' : undefined}>
        {title}
      </Link>
    ))}
    <a href="/docs/api">The API</a>
    <Link href="/docs#decisions">Decisions</Link>
  </nav>
);

/** The server writes that page itself; a link from inside the portal has to leave the portal for it. */
function ApiPage() {
  useEffect(() => location.replace('/docs/api'), []);
  return <LoadingScreen name="API" />;
}
