import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAdmin, useAdminToast } from '../admin-context.ts';
import styles from './code-box.module.css';

const COPIED_MS = 3_000;

interface Props {
  /** Title above the code. */
  title: string;
  code: string;
  /** Uses the main button style. */
  main?: boolean;
  /** Prose, set as a paragraph. */
  prose?: boolean;
}

/** A text with a Copy button that shows "Copied" for three seconds. */
export function CodeBox({ title, code, main, prose }: Props) {
  const { words } = useAdmin();
  const { copied, copy } = useCopy(code, prose);
  const { codes } = words;
  return (
    <figure className={styles.box}>
      <figcaption>
        <span>{title}</span>
        <Button
          look={main ? 'main' : 'plain'}
          size="slim"
          onClick={copy}
          aria-label={copied ? codes.copiedOf(title) : codes.copyOf(title)}
        >
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? codes.copied : codes.copy}
        </Button>
      </figcaption>
      {prose ? <p>{code}</p> : <pre translate="no">{code}</pre>}
    </figure>
  );
}

function useCopy(text: string, prose = false) {
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
      showToast({ tone: 'info', title: copying.done, text: prose ? copying.doneWords : copying.doneText });
    } catch {
      showToast({ tone: 'urgent', title: copying.failed, text: copying.failedText });
    }
  };
  return { copied: copied > 0, copy };
}
