import type { SiteVerse } from '@lampstand/server/contracts';
import { sample } from '../content/home.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './window-illustration.module.css';

/** Picture of a church page with the Prayer Generator open. Nothing in it can be clicked. */
export function WindowIllustration({ verse }: { verse: SiteVerse | null | undefined }) {
  return (
    <figure className={styles.picture} aria-label="Prayer Generator on the website of Grace Chapel">
      <div className={styles.page}>
        <p className={styles.site}>
          <b>{sample.church}</b>
          {sample.pages.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <p className={styles.heading}>{sample.heading}</p>
        <p>{sample.words}</p>
        <div className={styles.lit} data-theme="light">
          <p className={styles.asked}>{sample.asked}</p>
          <p className={styles.title}>{sample.title}</p>
          <p className={styles.prayer}>{sample.prayer}</p>
          {verse !== null && (
            <div className={styles.verse}>
              <p>{verse ? `“${verse.text}”` : '\u00a0'}</p>
              <p>
                <span>{verse ? `${verse.reference}, ${verse.translation}` : '\u00a0'}</span>
                <span className={styles.checked}>
                  <Icon name="verified" />
                  Checked word for word
                </span>
              </p>
            </div>
          )}
          <p className={styles.tools} aria-hidden="true">
            <span>
              <Icon name="copy" />
              Copy
            </span>
            <span>
              <Icon name="print" />
              Print
            </span>
            <span>
              <Icon name="large" />
              Large print
            </span>
          </p>
        </div>
        <p className={styles.foot}>{sample.foot}</p>
      </div>
    </figure>
  );
}
