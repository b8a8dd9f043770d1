import { ArticleBody } from '../../ui/article.tsx';
import { ContactSupport } from '../../ui/contact-support.tsx';
import styles from './help.module.css';
import type { HelpSection } from './help-sections.ts';

/** All help sections; each answer is folded under its question. */
export function HelpAnswers({ sections }: { sections: readonly HelpSection[] }) {
  return sections.map(({ id, title, intro, answers }) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <div className={styles.margin}>
        <h2 id={id}>{title}</h2>
        {intro.length > 0 && <ArticleBody article={{ nodes: intro }} />}
        {id === 'technical-support' && <ContactSupport />}
      </div>
      <div className={styles.answers}>
        {answers.map(({ id: answerId, question, nodes }) => (
          <details key={answerId} className={styles.answer}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <div id={answerId}>
              <ArticleBody article={{ nodes }} />
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}
