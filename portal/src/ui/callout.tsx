import type { ReactNode } from 'react';
import styles from './callout.module.css';
import { Icon, type IconName } from './icon.tsx';

const icons = { info: 'info', success: 'check', caution: 'caution', urgent: 'alert' } satisfies Record<
  string,
  IconName
>;

interface Props {
  tone: keyof typeof icons;
  title?: string;
  children?: ReactNode;
}

/** A notice. Problems are announced at once, others politely. */
export function Callout({ tone, title, children }: Props) {
  return (
    <div className={styles.callout} data-tone={tone} role={tone === 'urgent' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
