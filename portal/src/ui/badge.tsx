import styles from './badge.module.css';

/** A status as a mark and a word, never by color alone. */
export function Badge({ tone, children }: { tone: 'on' | 'wait' | 'off' | 'bad'; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
