import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAdmin } from '../admin-context.ts';
import { useAdminCopy } from '../use-admin-copy.ts';
import styles from './code-box.module.css';

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
  const { codes, copying } = words;
  const done = prose ? copying.doneWords : copying.doneText;
  const { copied, copy } = useAdminCopy(code, { done, failed: copying.failedText });
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
