import type { ReactNode } from 'react';
import styles from './form-status.module.css';
import { Icon } from './icon.tsx';

interface Props {
  tone: 'fine' | 'problem';
  id?: string;
  children: ReactNode;
}

/** Result of a form as an icon and text. */
export function FormStatus({ tone, id, children }: Props) {
  return (
    <p className={styles.outcome} data-tone={tone} id={id}>
      <Icon name={tone === 'fine' ? 'check' : 'caution'} />
      {children}
    </p>
  );
}
