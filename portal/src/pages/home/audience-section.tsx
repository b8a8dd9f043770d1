import { Link } from 'wouter';
import { audiences } from '../../content/home-audiences.ts';
import { AudienceIllustration } from '../../illustrations/audience-illustration.tsx';
import { useApps } from '../../lib/use-apps.ts';
import styles from './audience-section.module.css';
import home from './home.module.css';

/** The four app groups, each with some of its apps. */
export function AudienceSection() {
  return (
    <section className={`${home.section} ${styles.section}`} id="features" aria-labelledby="features-title">
      <div className={home.wrap}>
        <header className={home.head}>
          <h2 id="features-title">Who it’s for</h2>
          <p className="muted">Each app gives you a finished page to read aloud, print or share.</p>
          <OpenToday />
        </header>
        <div className={styles.entries}>
          {audiences.map(({ id, rubric, words, apps, href, more }) => (
            <article key={id} className={styles.entry} aria-labelledby={`for-${id}`}>
              <AudienceIllustration name={id} />
              <div>
                <p className="rubric">{rubric}</p>
                <h3 id={`for-${id}`}>{words}</h3>
                <ul className={styles.contents}>
                  {apps.map(([app, name, what]) => (
                    <li key={app}>
                      <Link className={home.inkLink} href={`/apps/${app}`}>
                        {name}
                      </Link>
                      <i />
                      <span>{what}</span>
                    </li>
                  ))}
                </ul>
                <p className={`small ${styles.more}`}>
                  <Link href={href}>{more}</Link>
                </p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Names the apps that can be used now. */
function OpenToday() {
  const { apps } = useApps();
  const open = apps?.filter(({ available }) => available) ?? [];
  if (open.length === apps?.length) return;
  return (
    <p className={styles.open} aria-busy={!apps}>
      {open.length > 0 && (
        <>
          Ready today:{' '}
          {open.map(({ id, name }, place) => (
            <span key={id}>
              {place > 0 && (place === open.length - 1 ? ' and ' : ', ')}
              <Link href={`/apps/${id}`}>{name}</Link>
            </span>
          ))}
          . The rest are on the way.
        </>
      )}
    </p>
  );
}
