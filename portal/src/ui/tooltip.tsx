import { Tooltip as Parts } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Wraps a page's tooltips: the first opens after 700 ms, the next within 300 ms opens at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Parts.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Parts.Provider>
  );
}

/** A hint on a control, inside a `TooltipGroup`. Do not put information only here. */
export function Tooltip({ text, lang, children }: { text: string; lang?: string; children: ReactElement }) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Portal container={document.getElementById('main')}>
        <Parts.Content lang={lang} className={styles.tooltip} sideOffset={6}>
          {text}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
