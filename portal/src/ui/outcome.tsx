import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './outcome.module.css';

interface Props {
  tone: 'fine' | 'problem';
  id?: string;
  children: ReactNode;
}

/** One line about how something went, as a mark and words. */
export function Outcome({ tone, id, children }: Props) {
  return (
    <p className={styles.outcome} data-tone={tone} id={id}>
      <Icon name={tone === 'fine' ? 'check' : 'caution'} />
      {children}
    </p>
  );
}
