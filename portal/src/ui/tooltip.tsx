import { Tooltip as Parts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Around all tooltips of a page: the first comes after 700 ms, another within 300 ms of it at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Parts.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Parts.Provider>
  );
}

/** A word about a control. Never the only place of what it says; stands inside a `TooltipGroup`. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Portal container={document.getElementById('main')}>
        <Parts.Content className={styles.tooltip} sideOffset={6}>
          {text}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
