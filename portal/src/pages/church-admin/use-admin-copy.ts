import { useEffect, useState } from 'react';
import { useAdmin, useAdminToast } from './admin-context.ts';

const COPIED_MS = 3_000;

/** Copies a text. `copied` is true for three seconds; `said` are the toast's texts in the tab's language. */
export function useAdminCopy(text: string, said: { done: string; failed: string }) {
  const { copying } = useAdmin().words;
  const showToast = useAdminToast();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      // A counter, so that each click gets its own three seconds.
      setCopied((times) => times + 1);
      showToast({ tone: 'info', title: copying.done, text: said.done });
    } catch {
      showToast({ tone: 'urgent', title: copying.failed, text: said.failed });
    }
  };
  return { copied: copied > 0, copy };
}
