import { useEffect } from 'react';
import { Link, useParams } from 'wouter';
import { findGuide, type Guide, guides } from '../../content/docs/guides.ts';
import { useGuide } from '../../lib/use-guide.ts';
import { ArticleBody } from '../../ui/article.tsx';
import { AsyncState } from '../../ui/async-state.tsx';
import { Contents } from '../../ui/contents.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { Reading } from '../../ui/reading.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import styles from './docs.module.css';

export function GuidePage() {
  const { guide: slug = '' } = useParams();
  const guide = findGuide(slug);
  if (slug === 'api') return <ApiPage />;
  return guide ? <ShownGuide guide={guide} /> : <NotFoundPage />;
}

function ShownGuide({ guide: { slug, title, description } }: { guide: Guide }) {
  const { article, error, retry } = useGuide(slug);
  const sections = article?.headings.filter(({ level }) => level === 2) ?? [];
  return (
    <PublicPage title={title}>
      <Reading
        rubric={<Link href="/docs">Documentation</Link>}
        title={title}
        about={<p>{description}</p>}
        aside={
          <>
            <Guides current={slug} />
            {sections.length > 1 && <Contents headings={sections} />}
          </>
        }
        printed={`Lampstand documentation. ${title}.`}
      >
        <AsyncState name="guide" data={article} error={error} retry={retry}>
          {(loaded) => <ArticleBody article={loaded} />}
        </AsyncState>
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

/** The server renders that page, so the link does a full page load. */
function ApiPage() {
  useEffect(() => location.replace('/docs/api'), []);
  return <LoadingScreen name="API" />;
}
