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
  const { copied, copy } = useCopy(letterText(id), 'The letter has been copied to your clipboard.');
  return (
    <div className={styles.paper} ref={place}>
      <h2 id="letter">Begin a letter</h2>
      <SelectField
        label="What is it about?"
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
            Open it in my mail program
          </a>
        )}
        <Button onClick={copy}>{copied ? 'Copied' : 'Copy the letter'}</Button>
      </p>
      <p className="small muted">This page sends nothing. The letter is yours until you send it.</p>
    </div>
  );
}
