import { Dialog as Parts } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Texts in the page's language, if it is not English. */
  lang?: { code: string; close: string };
  children?: ReactNode;
  footer: ReactNode;
  /** Gets focus after the dialog, when the element that opened it is gone (a menu entry). */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * Modal dialog. Focus goes to its first field or first answer, stays inside and returns; Escape closes.
 * It has its own overlay: Radix' writes a style element, which the portal's Content-Security-Policy refuses.
 */
export function Dialog({ open, onOpenChange, title, description, lang, children, footer, returnFocus }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const focusFirst = (event: Event) => {
    before.current = document.activeElement;
    const first = content.current?.querySelector<HTMLElement>('input, textarea, select, footer button');
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  const focusBack = (event: Event) => {
    event.preventDefault();
    const back = returnFocus?.current ?? before.current;
    const there = back instanceof HTMLElement && back.isConnected && back !== document.body;
    (there ? back : document.getElementById('main'))?.focus();
  };
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      <Parts.Portal>
        <div className={styles.veil}>
          <Parts.Content
            ref={content}
            lang={lang?.code ?? 'en'}
            // The dialog's own focus trap moves the focus without scrolling.
            onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest' })}
            className={styles.dialog}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={focusBack}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className={styles.header}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              <Parts.Close className={styles.close} aria-label={lang?.close ?? 'Close'}>
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
