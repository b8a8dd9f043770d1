import { article, promises } from '../../content/home.ts';
import { useSite } from '../../lib/use-site.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './article-section.module.css';
import home from './home.module.css';

/** The home page's article, with notes and the verse that our name comes from. */
export function ArticleSection() {
  return (
    <section className={home.section} aria-labelledby="article-title">
      <div className={home.wrap}>
        <div className={styles.article}>
          <header>
            <h2 id="article-title">{article.title}</h2>
          </header>
          <aside className={`${home.notes} ${styles.margin}`} aria-label="Promises">
            {promises.map(({ name, words }) => (
              <div key={name}>
                <p className="rubric">{name}</p>
                <p>{words}</p>
              </div>
            ))}
          </aside>
          <div className={styles.text}>
            {article.parts.map(({ heading, paragraphs }) => (
              <div key={heading ?? 'opening'} className={styles.part}>
                {heading && <h3>{heading}</h3>}
                {paragraphs.map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </div>
            ))}
          </div>
          <PullQuote />
        </div>
      </div>
    </section>
  );
}

/** The verse from the imported Bible; nothing when none is imported. */
function PullQuote() {
  const site = useSite();
  const verse = site?.homeVerses.stand;
  if (site && !verse) return;
  return (
    <figure className={styles.pull} aria-busy={!site}>
      {verse && (
        <>
          <blockquote>“{verse.text}”</blockquote>
          <figcaption>
            <span className={styles.place}>
              {verse.reference}, {verse.translation}
            </span>
            <span className={styles.checked}>
              <Icon name="verified" />
              From the printed Bible
            </span>
          </figcaption>
        </>
      )}
    </figure>
  );
}
