import type { ReactNode } from 'react';
import styles from './reading.module.css';

interface Props {
  /** Small line above the title. */
  rubric: ReactNode;
  title: string;
  /** What stands under the title, e.g. a date. */
  about: ReactNode;
  /** The gist, before anything else. */
  short?: ReactNode;
  /** Beside the text, in view while it is read. */
  aside: ReactNode;
  /** Only on paper, at the end. */
  printed: string;
  children: ReactNode;
}

/** A long text with its title, and what helps to find the way in it beside it. */
export function Reading({ rubric, title, about, short, aside, printed, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="rubric">{rubric}</p>
        <h1>{title}</h1>
        <div className={styles.about}>{about}</div>
      </header>
      {short}
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label="Find your way">
          {aside}
        </aside>
        <div className={styles.text}>{children}</div>
      </div>
      <p className={styles.printed}>{printed}</p>
    </div>
  );
}
