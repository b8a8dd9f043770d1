import styles from './stat-board.module.css';

interface Count {
  label: string;
  count: number;
  /** Something waits here: the one lit number of the board. */
  lit?: boolean;
}

/** Counts, as numbers slotted on the board beside the pulpit. */
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
