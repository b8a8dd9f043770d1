import { Link } from 'wouter';
import styles from './section-nav.module.css';

interface Part {
  id: string;
  name: string;
  address: string;
}

/** The parts of a tab, as links; the one that is open is lit. */
export function SectionNav({ label, parts, current }: { label: string; parts: readonly Part[]; current: string }) {
  return (
    <nav className={styles.parts} aria-label={label}>
      {parts.map(({ id, name, address }) => (
        <Link key={id} href={address} aria-current={id === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
