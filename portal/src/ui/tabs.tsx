import { Tabs as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: string;
  /** Number of open items in the tab. */
  count?: number;
  children: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
}

/** Tabs of a page. Arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Parts.Root value={value} onValueChange={onChange}>
      <Parts.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label} {tab.count ? <span className={styles.count}>{tab.count}</span> : null}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content key={tab.id} value={tab.id} className={styles.panel}>
          {tab.children}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
