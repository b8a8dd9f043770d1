import styles from './audience-illustration.module.css';
import street from './street-illustration.module.css';

/** One drawing per app group: a lectern, an open book, a kitchen table, a street. */
const drawings = {
  leaders: {
    lines:
      'M50 30c-7-5-16-6-26-4v20c10-2 19-1 26 4 7-5 16-6 26-4V26c-10-2-19-1-26 4zM50 30v20M30 33c5-.6 9 0 13 2M30 39c5-.6 9 0 13 2M57 35c4-2 8-2.6 13-2M57 41c4-2 8-2.6 13-2M16 54h68M24 54l5 36M76 54l-5 36M8 90h116M94 56h22c-1 4-5 6-11 6s-10-2-11-6zM105 62v28M97 90h16',
    lit: 'M105.4 29c4.2 4.6 7.4 9 7.4 14a7.8 7.8 0 0 1-15.6 0c0-3.2 1.4-5.5 3.3-7.7.6 2.1 1.6 3.2 3 3.8-.3-3.4.3-6.9 1.9-10.1z',
  },
  growth: {
    lines:
      'M66 26C54 17 36 15 16 18v58c20-3 38-1 50 8 12-9 30-11 50-8V18c-20-3-38-1-50 8zM66 26v58M26 30c10-1 20 0 30 4M26 40c10-1 20 0 30 4M26 50c10-1 20 0 30 4M26 60c8-.8 14-.3 20 1M76 34c10-4 20-5 30-4M76 54c10-4 20-5 30-4M76 64c7-3 13-4 20-4.2M8 90h116',
    lit: 'M76 40.5c10-4 20-5 30-4v7c-10-1-20 0-30 4z',
  },
  support: {
    lines:
      'M66 4v16M46 38c1-11 9-18 20-18s19 7 20 18zM14 66h104M24 66v24M108 66v24M8 90h116M34 66l3-12 24 5-1.5 7M37 54l11.5 10L61 59M70 66v-9h26v9M70 57l13 7 13-7M72 57v-4h26v13',
    lit: 'M58 39.5h16c0 4-3.5 7-8 7s-8-3-8-7z',
  },
  outreach: {
    lines:
      'M8 90h116M22 90V44L54 18l32 26v46M16 49l38-31 38 31M70 30V18h9v19M96 90V60l15-12 15 12v30M91 64l20-16M30 56h8v9h-8zM71 56h8v9h-8z',
    lit: 'M46 90V60h17v30zM59.5 75.5v.1',
  },
} as const;

export function AudienceIllustration({ name }: { name: keyof typeof drawings }) {
  const { lines, lit } = drawings[name];
  return (
    <svg className={`${street.art} ${styles.art}`} viewBox="0 0 132 96" aria-hidden="true">
      <path d={lines} />
      <path className={street.lit} d={lit} />
    </svg>
  );
}
