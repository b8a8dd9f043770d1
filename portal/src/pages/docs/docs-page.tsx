import { Link } from 'wouter';
import { decisions, type Guide, guides } from '../../content/docs/guides.ts';
import { DocsIllustration } from '../../illustrations/docs-illustration.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './docs.module.css';

export function DocsPage() {
  return (
    <PublicPage title="Documentation">
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <p className="rubric">Documentation</p>
            <h1>How Lampstand works</h1>
            <p className={styles.lead}>Setup, care and server guides.</p>
          </div>
          <DocsIllustration />
        </header>
        <div className={styles.lists}>
          <section aria-labelledby="guides">
            <h2 id="guides">Guides</h2>
            <Contents of={guides} />
          </section>
          <section aria-labelledby="for-programs">
            <h2 id="for-programs">For programs</h2>
            <ul>
              <li>
                <p>
                  <a href="/docs/api">The API</a>
                  <i />
                  <em>every call explained</em>
                </p>
                <p className="small muted">What each route does, who can call it, what it takes and what it returns.</p>
              </li>
              <li>
                <p>
                  <a href="/api/openapi.json">OpenAPI 3.1</a>
                  <i />
                  <em>the same as JSON</em>
                </p>
              </li>
            </ul>
          </section>
          <section aria-labelledby="decisions">
            <h2 id="decisions">Decisions</h2>
            <p className="muted">Decisions that are hard to reverse, and why we made them.</p>
            <ol>
              {decisions.map(({ slug, title }) => (
                <li key={slug}>
                  <span className="fig">{slug.slice(0, 3)}</span>
                  <Link href={`/docs/${slug}`}>{title}</Link>
                </li>
              ))}
            </ol>
          </section>
          <p>
            For everyday questions, see the <Link href="/help">Help Center</Link>.
          </p>
        </div>
      </div>
    </PublicPage>
  );
}

const Contents = ({ of }: { of: readonly Guide[] }) => (
  <ul>
    {of.map(({ slug, title, about, description }) => (
      <li key={slug}>
        <p>
          <Link href={`/docs/${slug}`}>{title}</Link>
          <i />
          <em>{about}</em>
        </p>
        <p className="small muted">{description}</p>
      </li>
    ))}
  </ul>
);
