/** One toast at a time; a closed one leaves the list after the specification's 1,000,000 ms. */
export interface Toast {
  id: number;
  tone: 'success' | 'info' | 'urgent';
  title: string;
  text?: string;
  /** What can be done about it while it is there, e.g. take it back. */
  action?: { label: string; run: () => void };
  /** Where the page speaks another language than the portal. */
  lang?: { code: string; close: string };
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

/** Shows a toast; an older one makes way. Returns its id. */
export function showToast(toast: Pick<Toast, 'tone' | 'title' | 'text' | 'action' | 'lang'>): number {
  const id = nextId++;
  change([{ ...toast, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

export function updateToast(id: number, toast: Partial<Pick<Toast, 'tone' | 'title' | 'text'>>): void {
  change(toasts.map((one) => (one.id === id ? { ...one, ...toast } : one)));
}

/** Closes a toast; it stays in the list, closed, until its time is over. */
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
