import type { ReactNode } from 'react';
import type { Refusal } from '../../content/audiences/audience.ts';
import styles from './refusals.module.css';

/** What a group of apps will not do. */
export function Refusals({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly Refusal[];
  children: ReactNode;
}) {
  return (
    <div className={styles.refusals}>
      <div>
        <h2>{title}</h2>
        <p className="muted">{children}</p>
      </div>
      <ul>
        {items.map(([first, rest]) => (
          <li key={first}>
            <b>{first}</b> <span>{rest}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
