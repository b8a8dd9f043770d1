import { Dialog as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children?: ReactNode;
  footer: ReactNode;
}

/**
 * A question in front of the page. Focus goes in, stays in and returns; Escape and the close button leave.
 * Our own veil stands for Radix' overlay, which writes a style element that the portal's policy refuses.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer }: Props) {
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      <Parts.Portal>
        <div className={styles.veil}>
          <Parts.Content className={styles.dialog} {...(description ? {} : { 'aria-describedby': undefined })}>
            <header className={styles.header}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              <Parts.Close className={styles.close} aria-label="Close">
                <Icon name="close" />
              </Parts.Close>
            </header>
            <div className={styles.body}>
              {description && <Parts.Description>{description}</Parts.Description>}
              {children}
            </div>
            <footer className={styles.footer}>{footer}</footer>
          </Parts.Content>
        </div>
      </Parts.Portal>
    </Parts.Root>
  );
}
