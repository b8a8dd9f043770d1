/** One toast is shown at a time. A closed one is removed after the specification's 1,000,000 ms. */
export interface Toast {
  id: number;
  tone: 'success' | 'info' | 'urgent';
  title: string;
  text?: string;
  /** An action such as undo. */
  action?: { label: string; run: () => void };
  /** Texts in the page's language, if it is not English. */
  lang?: { code: string; close: string; notice: string; notices: string };
  open: boolean;
}

const TOAST_LIMIT = 1;
const REMOVE_AFTER_MS = 1_000_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and closes the one before. Returns its id. */
export function showToast(toast: Pick<Toast, 'tone' | 'title' | 'text' | 'action' | 'lang'>): number {
  const id = nextId++;
  change([{ ...toast, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

export function updateToast(id: number, toast: Partial<Pick<Toast, 'tone' | 'title' | 'text'>>): void {
  change(toasts.map((one) => (one.id === id ? { ...one, ...toast } : one)));
}

/** Closes a toast. It stays in the list until it is removed. */
export function dismissToast(id: number): void {
  change(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => change(toasts.filter((one) => one.id !== id)), REMOVE_AFTER_MS);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
};
