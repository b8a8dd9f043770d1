import { ArticleBody } from '../../ui/article.tsx';
import { ContactSupport } from '../../ui/contact-support.tsx';
import styles from './help.module.css';
import type { HelpSection } from './help-sections.ts';

/** All help sections with their answers. */
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
          <div key={answerId} id={answerId} className={styles.answer}>
            <h3>
              <a href={`#${answerId}`}>{question}</a>
            </h3>
            <ArticleBody article={{ nodes }} />
          </div>
        ))}
      </div>
    </section>
  ));
}
