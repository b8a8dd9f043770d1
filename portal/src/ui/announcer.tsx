import { useSyncExternalStore } from 'react';

type Urgency = 'polite' | 'assertive';
const CLEAR_AFTER_MS = 1_000;

let words: Readonly<Record<Urgency, string>> = { polite: '', assertive: '' };
const listeners = new Set<() => void>();
const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

function say(urgency: Urgency, text: string) {
  words = { ...words, [urgency]: text };
  for (const listener of listeners) listener();
}

/** Announces a text to screen readers. The live region is cleared after 1,000 ms. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  say(urgency, text);
  clearTimeout(timers[urgency]);
  timers[urgency] = setTimeout(() => say(urgency, ''), CLEAR_AFTER_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The two live regions. They must exist before the first announcement. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(
    subscribe,
    () => words,
    () => words,
  );
  return (
    <>
      <div className="hidden" role="status" aria-live="polite">
        {polite}
      </div>
      <div className="hidden" role="alert" aria-live="assertive">
        {assertive}
      </div>
    </>
  );
}
