import styles from './street-illustration.module.css';

/** Drawings for empty states and the not-found page. */
const drawings = {
  street: {
    box: '0 0 132 96',
    lines:
      'M8 90h116M22 90V44L54 18l32 26v46M16 49l38-31 38 31M70 30V18h9v19M96 90V60l15-12 15 12v30M91 64l20-16M30 56h8v9h-8zM71 56h8v9h-8z',
    lit: 'M46 90V60h17v30z',
  },
  envelope: {
    box: '9 8 78 60',
    lines: 'M10 66h76M18 18h44l10 10v30H18zM18 22l24 18 24-16M26 66v-8',
    lit: 'M54 42h12v10H54z',
  },
  books: {
    box: '5 6 84 62',
    lines: 'M6 66h84M22 66V14c0-4 22-4 22 0v52M22 42h22M22 26h22M60 66V40M52 66h16M52 32h16c-1 4-4 6-8 6s-7-2-8-6z',
    lit: 'M60.3 12c3 3.3 5.2 6.4 5.2 10a5.5 5.5 0 0 1-11 0c0-2.2 1-3.9 2.3-5.4.4 1.5 1.1 2.2 2.1 2.7-.2-2.5.2-5 1.4-7.3z',
  },
} as const;

export function EmptyIllustration({ name }: { name: keyof typeof drawings }) {
  const { box, lines, lit } = drawings[name];
  return (
    <svg className={styles.art} viewBox={box} aria-hidden="true">
      <path d={lines} />
      <path className={styles.lit} d={lit} />
    </svg>
  );
}
