import { Link } from 'wouter';
import styles from './section-nav.module.css';

interface Section {
  id: string;
  name: string;
  address: string;
}

/** Links to the sections of a tab; the current one is highlighted. */
export function SectionNav({
  label,
  sections,
  current,
}: {
  label: string;
  sections: readonly Section[];
  current: string;
}) {
  return (
    <nav className={styles.sections} aria-label={label}>
      {sections.map(({ id, name, address }) => (
        <Link key={id} href={address} aria-current={id === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
