import styles from './help.module.css';
import type { HelpSection } from './help-sections.ts';

interface Props {
  sections: readonly HelpSection[];
  /** Hidden while search results are shown. */
  hidden: boolean;
}

/** Contents: the sections. Their questions are below, in full view. */
export function HelpIndex({ sections, hidden }: Props) {
  return (
    <nav className={styles.index} aria-label="Contents" hidden={hidden}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
