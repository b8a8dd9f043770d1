import { Toast as Parts } from 'radix-ui';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { dismissToast, type Toast } from './toast-store.ts';

const icons = { success: 'check', info: 'copy', urgent: 'alert' } as const;
const english: NonNullable<Toast['lang']> = { code: 'en', close: 'Close', notice: 'Notice', notices: 'Notices' };

/** Toasts by the specification: 5,000 ms, swipe right past 50 px, F8 moves focus to them. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const [announcer, setAnnouncer] = useState<HTMLElement | null>();
  const lang = toasts[0]?.lang ?? english;
  return (
    <div lang={lang.code} {...useFocusAfterwards(toasts.some(({ open }) => open))}>
      {/* What screen readers hear is in the toast's language too. */}
      <div ref={setAnnouncer} />
      <Parts.Provider
        duration={5000}
        swipeDirection="right"
        swipeThreshold={50}
        label={lang.notice}
        announcerContainer={announcer ?? undefined}
      >
        {toasts.map((toast) => (
          <Parts.Root
            key={toast.id}
            className={styles.toast}
            data-tone={toast.tone}
            type={toast.tone === 'urgent' ? 'foreground' : 'background'}
            open={toast.open}
            onOpenChange={(open) => !open && dismissToast(toast.id)}
          >
            <Icon name={icons[toast.tone]} />
            <div>
              <Parts.Title className={styles.title}>{toast.title}</Parts.Title>
              {toast.text && ' '}
              {toast.text && <Parts.Description>{toast.text}</Parts.Description>}
              {toast.action && (
                <Parts.Action className={styles.action} altText={toast.action.label} onClick={toast.action.run}>
                  {toast.action.label}
                </Parts.Action>
              )}
            </div>
            <Parts.Close className={styles.close} aria-label={lang.close}>
              <Icon name="close" />
            </Parts.Close>
          </Parts.Root>
        ))}
        <Parts.Viewport className={styles.viewport} hotkey={['F8']} label={`${lang.notices} ({hotkey})`} />
      </Parts.Provider>
    </div>
  );
}

/** When the last toast closes with focus in the list, focus returns to where it came from. */
function useFocusAfterwards(open: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open || !list.current?.contains(document.activeElement)) return;
    const back = before.current?.isConnected ? before.current : document.getElementById('main');
    back?.focus();
  }, [open]);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (list.current?.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  return { ref: list, onFocus };
}
