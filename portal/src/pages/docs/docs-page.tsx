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
            <h1>How it works, and how to keep it working</h1>
            <p className={styles.lead}>
              The same guides lie beside the source code. They say what was measured, and where the limits are.
            </p>
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
                  <em>every call, in words</em>
                </p>
                <p className="small muted">What each route does, who may ask it, what it takes and what it answers.</p>
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
            <p className="muted">Choices that would cost something to reverse, with their reasons.</p>
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
            Questions of every day are answered in the <Link href="/help">Help Center</Link>.
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
