import { useEffect, useState } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './share-post.module.css';

const COPIED_MS = 3_000;

/** Copies the article's link or prints it. */
export function SharePost({ title }: { title: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const address = location.origin + location.pathname;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      announce('Link copied');
    } catch {
      showToast({ tone: 'urgent', title: 'Copy failed', text: `Select and copy it: ${address}` });
    }
  };
  return (
    <div className={styles.share}>
      <p>Share</p>
      <Button size="slim" onClick={copy} aria-label={`Copy the link to “${title}”`}>
        {copied ? 'Copied' : 'Copy the link'}
      </Button>
      <Button size="slim" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
