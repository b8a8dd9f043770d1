import { useState } from 'react';
import { type LetterId, letterAddress, letters, letterText } from '../../content/letters.ts';
import buttons from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select.tsx';
import styles from './contact.module.css';
import { useCopy } from './use-copy.ts';
import { useTypedEarly } from './use-typed-early.ts';

const subjects = Object.entries(letters).map(([id, { label }]) => ({ value: id as LetterId, label }));

/** A draft email. It opens in the person's mail program; this page sends nothing. */
export function LetterPaper({ to }: { to: string | undefined }) {
  const [id, setId] = useState<LetterId>('box');
  const place = useTypedEarly(([subject]) => subject && setId(subject.value as LetterId));
  const { copied, copy } = useCopy(letterText(id), 'The email has been copied to your clipboard.');
  return (
    <div className={styles.paper} ref={place}>
      <h2 id="letter">Start an email</h2>
      <SelectField
        label="What’s it about?"
        value={id}
        onChange={(event) => setId(event.currentTarget.value as LetterId)}
        options={subjects}
      />
      <p className={styles.letter} aria-live="polite">
        {letterText(id)}
      </p>
      <p className="row">
        {to && (
          <a className={`${buttons.button} ${buttons.main}`} href={letterAddress(to, id)}>
            Open in my email app
          </a>
        )}
        <Button onClick={copy}>{copied ? 'Copied' : 'Copy the email'}</Button>
      </p>
      <p className="small muted">Nothing is sent from this page.</p>
    </div>
  );
}
