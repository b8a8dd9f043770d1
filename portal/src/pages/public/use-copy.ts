import { useEffect, useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';

const COPIED_MS = 3_000;

/** Copies a text. `copied` is true for three seconds; `done` is the toast's text. */
export function useCopy(text: string, done: string) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ tone: 'info', title: 'Copied to clipboard!', text: done });
    } catch {
      showToast({ tone: 'urgent', title: 'Copy failed', text: 'Please select the text and copy it manually.' });
    }
  };
  return { copied, copy };
}
