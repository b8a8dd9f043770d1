import styles from './help.module.css';
import type { HelpSection } from './help-sections.ts';

interface Props {
  sections: readonly HelpSection[];
  /** Hidden while search results are shown. */
  hidden: boolean;
}

/** Contents: all questions on a wide screen, only sections on a phone. */
export function HelpIndex({ sections, hidden }: Props) {
  return (
    <nav className={styles.index} aria-label="Contents" hidden={hidden}>
      <ul>
        {sections.map(({ id, title, answers }) => (
          <li key={id}>
            <a className={styles.sectionLink} href={`#${id}`}>
              {title}
            </a>
            <ul>
              {answers.map((answer) => (
                <li key={answer.id}>
                  <a href={`#${answer.id}`}>{answer.question}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
