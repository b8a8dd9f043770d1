import styles from './stat-board.module.css';

interface Count {
  label: string;
  count: number;
  /** Highlights the number. */
  lit?: boolean;
}

/** Counts with labels. */
export function StatBoard({ label, counts }: { label: string; counts: readonly Count[] }) {
  return (
    <dl className={styles.board} aria-label={label}>
      {counts.map(({ label: name, count, lit }) => (
        <div key={name} data-lit={lit || undefined}>
          <dt>{name}</dt>
          <dd>
            {[...String(count)].map((digit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
              <span key={place} aria-hidden="true">
                {digit}
              </span>
            ))}
            <b className="hidden">{count}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
