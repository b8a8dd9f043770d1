import { useSyncExternalStore } from 'react';

type Urgency = 'polite' | 'assertive';
const CLEAR_AFTER_MS = 1_000;

interface Said {
  text: string;
  /** Language of the text, if it is not English. */
  lang?: string;
}

const nothing: Said = { text: '' };
let words: Readonly<Record<Urgency, Said>> = { polite: nothing, assertive: nothing };
const listeners = new Set<() => void>();
const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

function say(urgency: Urgency, said: Said) {
  words = { ...words, [urgency]: said };
  for (const listener of listeners) listener();
}

/** Announces a text to screen readers. The live region is cleared after 1,000 ms. */
export function announce(text: string, urgency: Urgency = 'polite', lang?: string): void {
  say(urgency, { text, lang });
  clearTimeout(timers[urgency]);
  timers[urgency] = setTimeout(() => say(urgency, nothing), CLEAR_AFTER_MS);
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
      <div className="hidden" role="status" aria-live="polite" lang={polite.lang ?? 'en'}>
        {polite.text}
      </div>
      <div className="hidden" role="alert" aria-live="assertive" lang={assertive.lang ?? 'en'}>
        {assertive.text}
      </div>
    </>
  );
}
