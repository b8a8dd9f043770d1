import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './auth.module.css';

/** The church of a signup. Its contact email can be the person's own. */
export function ChurchFields({ problemOf }: { problemOf: (path: string) => string | undefined }) {
  const [same, setSame] = useState(false);
  return (
    <>
      <TextField
        label="Church name"
        name="churchName"
        autoComplete="organization"
        required
        problem={problemOf('churchData.name')}
      />
      <div className="stack">
        <div className={styles.pair}>
          {!same && (
            <TextField
              label="Church contact email"
              name="contactEmail"
              type="email"
              required
              problem={problemOf('churchData.contactEmail')}
            />
          )}
          <TextField label="Church phone" name="contactPhone" type="tel" figures optional />
        </div>
        <Checkbox name="sameEmail" checked={same} onChange={(event) => setSame(event.currentTarget.checked)}>
          Use my email as the church contact email
        </Checkbox>
      </div>
    </>
  );
}
