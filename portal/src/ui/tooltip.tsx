import { Tooltip as Parts } from 'radix-ui';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

/** A word about a control: after 700 ms, or 300 ms after another one closed. Never the only place of what it says. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Parts.Provider delayDuration={700} skipDelayDuration={300}>
      <Parts.Root>
        <Parts.Trigger asChild>{children}</Parts.Trigger>
        <Parts.Portal container={document.getElementById('main')}>
          <Parts.Content className={styles.tooltip} sideOffset={6}>
            {text}
          </Parts.Content>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  );
}
