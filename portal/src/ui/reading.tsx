import type { ReactNode } from 'react';
import styles from './reading.module.css';

interface Props {
  /** Small line above the title. */
  rubric: ReactNode;
  title: string;
  /** Line under the title, e.g. a date. */
  about: ReactNode;
  /** Summary above the text. */
  short?: ReactNode;
  /** Beside the text; stays in view. */
  aside: ReactNode;
  /** Printed at the end. */
  printed: string;
  children: ReactNode;
}

/** Layout of a long text: title, text, and an aside such as its contents. */
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
