import styles from './badge.module.css';

/** A status as an icon and text, never by color alone. */
export function Badge({ tone, children }: { tone: 'on' | 'wait' | 'off' | 'bad'; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
