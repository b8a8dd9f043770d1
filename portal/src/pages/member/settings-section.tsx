import { type ReactNode, useId } from 'react';
import styles from './member.module.css';

/** A profile section: its title and its form. */
export function SettingsSection({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {help && <p className="small muted">{help}</p>}
      </div>
      <div className="stack">{children}</div>
    </section>
  );
}
