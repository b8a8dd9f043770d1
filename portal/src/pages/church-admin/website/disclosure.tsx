import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './app-code.module.css';

/** A collapsed section. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.forms}>
      <summary>
        <Icon name="chevronDown" />
        {title}
      </summary>
      <div>{children}</div>
    </details>
  );
}
