import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './embed-instructions.module.css';
import { useCopy } from './use-copy.ts';

/** A piece of code and a button that copies it; `name` says which, for people who do not see where the button is. */
export function CodePiece({ name, code }: { name: string; code: string }) {
  const { copied, copy } = useCopy(code, 'The embed code has been copied to your clipboard.');
  return (
    <div className={styles.code}>
      <pre>{code}</pre>
      <Button onClick={copy} aria-label={copied ? `Copied: ${name}` : `Copy: ${name}`}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
