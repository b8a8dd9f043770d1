import { quoted } from '@lampstand/sdk/app';
import styles from './verse-block.module.css';

interface Props {
  reference: string;
  /** From an imported Bible; without it only the reference is shown. */
  text?: string;
  translation?: string;
}

/** A Bible passage with its reference and translation. */
export function VerseBlock({ reference, text, translation }: Props) {
  if (!text) {
    return (
      <p className={styles.verse}>
        <span className={styles.place}>Read {reference} in your own Bible.</span>
      </p>
    );
  }
  return (
    <figure className={styles.verse}>
      <blockquote>
        <p>{quoted(text)}</p>
      </blockquote>
      <figcaption>
        <span className={styles.place}>
          {reference}
          {translation && `, ${translation}`}
        </span>
        <span className={styles.checked}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2.8l7.5 3v5.4c0 4.6-3 8.2-7.5 10-4.5-1.8-7.5-5.4-7.5-10V5.8zM8.3 11.8l2.7 2.7 4.9-5.3" />
          </svg>
          From the printed Bible
        </span>
      </figcaption>
    </figure>
  );
}
