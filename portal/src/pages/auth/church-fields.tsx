import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './auth.module.css';
import { useAuthTexts } from './auth-texts.ts';

/** The church of a signup. Its contact email can be the person's own. */
export function ChurchFields({ problemOf }: { problemOf: (path: string) => string | undefined }) {
  const { signUp } = useAuthTexts().words;
  const [same, setSame] = useState(false);
  return (
    <>
      <TextField
        label={signUp.churchName}
        name="churchName"
        autoComplete="organization"
        required
        problem={problemOf('churchData.name')}
      />
      <div className="stack">
        <div className={styles.pair}>
          {!same && (
            <TextField
              label={signUp.contactEmail}
              name="contactEmail"
              type="email"
              required
              problem={problemOf('churchData.contactEmail')}
            />
          )}
          <TextField label={signUp.phone} name="contactPhone" type="tel" figures optional={signUp.optional} />
        </div>
        <Checkbox name="sameEmail" checked={same} onChange={(event) => setSame(event.currentTarget.checked)}>
          {signUp.same}
        </Checkbox>
      </div>
    </>
  );
}
