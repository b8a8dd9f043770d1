import type { ReactNode } from 'react';
import { sample } from '../content/home.ts';
import styles from './window-illustration.module.css';

/** A church page at dusk with one lit card. Only the card can be used. */
export function WindowIllustration({ children }: { children: ReactNode }) {
  return (
    <figure className={styles.picture} aria-label="Prayer Generator on a church’s website">
      <div className={styles.page}>
        <div aria-hidden="true">
          <p className={styles.site}>
            <b>{sample.church}</b>
            {sample.pages.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
          <p className={styles.heading}>{sample.heading}</p>
          <p>{sample.words}</p>
        </div>
        <div className={styles.lit} data-theme="light">
          {children}
        </div>
        <p className={styles.foot} aria-hidden="true">
          {sample.foot}
        </p>
      </div>
    </figure>
  );
}
