import { Link, useLocation } from 'wouter';
import { Select } from '../../ui/select.tsx';
import styles from './section-nav.module.css';

interface Section {
  id: string;
  name: string;
  address: string;
}

interface Props {
  label: string;
  sections: readonly Section[];
  current: string;
}

/** The sections of a tab: links, and on a phone a select, which takes one row. The current one is highlighted. */
export function SectionNav({ label, sections, current }: Props) {
  const [, navigate] = useLocation();
  const options = sections.map(({ id, name }) => ({ value: id, label: name }));
  const go = (asked: string) => {
    const address = sections.find(({ id }) => id === asked)?.address;
    if (address) navigate(address);
  };
  return (
    <nav className={styles.sections} aria-label={label}>
      {sections.map(({ id, name, address }) => (
        <Link key={id} href={address} aria-current={id === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
      <div className={styles.short}>
        <Select
          label={label}
          value={current}
          options={options}
          onChange={({ currentTarget }) => go(currentTarget.value)}
        />
      </div>
    </nav>
  );
}
