import { Toast as Parts } from 'radix-ui';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { dismissToast, type Toast } from './toast-store.ts';

const icons = { success: 'check', info: 'copy', urgent: 'alert' } as const;

/** Toasts by the specification: 5,000 ms, swipe right past 50 px, F8 moves focus to them. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Parts.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <Parts.Root
          key={toast.id}
          className={styles.toast}
          lang={toast.lang?.code}
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
          <Parts.Close className={styles.close} aria-label={toast.lang?.close ?? 'Close'}>
            <Icon name="close" />
          </Parts.Close>
        </Parts.Root>
      ))}
      <Parts.Viewport className={styles.viewport} hotkey={['F8']} label="Notices ({hotkey})" />
    </Parts.Provider>
  );
}
