import { Link } from 'wouter';
import styles from './brand.module.css';

/** Logo and name; links to the home page. */
export function Brand() {
  return (
    <Link className={styles.brand} href="/">
      <LampMark />
      Lampstand
    </Link>
  );
}

export function LampMark({ kindling = false }: { kindling?: boolean }) {
  return (
    <svg className={kindling ? styles.kindle : styles.mark} viewBox="0 0 24 31" aria-hidden="true">
      <path
        className={styles.flame}
        d="M12.3 1.5c2.7 2.9 4.7 5.7 4.7 8.9a5 5 0 0 1-10 0c0-2 .9-3.5 2.1-4.9.4 1.3 1 2 1.9 2.4-.2-2.2.2-4.4 1.3-6.4z"
      />
      <path className={styles.stand} d="M4 18.2h16c-.8 3-3.9 4.6-8 4.6s-7.2-1.6-8-4.6zM12 22.8v6.4M7.2 29.5h9.6" />
    </svg>
  );
}
