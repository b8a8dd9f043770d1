import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './website-integration.module.css';

const COPIED_MS = 3_000;

/** A line of HTML to take along. */
export function CodeLine({ name, code }: { name: string; code: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      showToast({
        tone: 'info',
        title: 'Copied to clipboard!',
        text: 'The embed code has been copied to your clipboard.',
      });
    } catch {
      showToast({ tone: 'urgent', title: 'Copy failed', text: 'Please select and copy the code manually.' });
    }
  };
  return (
    <div className={styles.line}>
      <h3>{name}</h3>
      <pre>{code}</pre>
      <Button size="slim" onClick={copy} aria-label={`Copy the line of ${name}`}>
        {copied ? 'Copied' : 'Copy the line'}
      </Button>
    </div>
  );
}
