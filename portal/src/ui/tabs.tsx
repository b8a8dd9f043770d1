import { Tabs as Parts } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: string;
  /** Things waiting there; shown in lamp-ink and read out. */
  count?: number;
  children: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
}

/** Rooms of one page; the lamp underlines where you are. Arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ id }) => id === value);
  // On a narrow screen the list is longer than the screen is wide.
  useEffect(() => {
    const chosen = list.current?.children[place];
    if (list.current && chosen instanceof HTMLElement) {
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [place]);
  return (
    <Parts.Root value={value} onValueChange={onChange}>
      <Parts.List ref={list} className={styles.list} aria-label={label}>
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
