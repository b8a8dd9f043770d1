import type { ApiError } from '../../lib/api-error.ts';
import { TextField } from '../../ui/field.tsx';
import styles from './auth.module.css';

export function ChurchFields({ error }: { error: ApiError | undefined }) {
  return (
    <>
      <TextField
        label="Church name"
        name="churchName"
        autoComplete="organization"
        required
        problem={error?.for('churchData.name')}
      />
      <div className={styles.pair}>
        <TextField
          label="Church contact email"
          name="contactEmail"
          type="email"
          required
          problem={error?.for('churchData.contactEmail')}
        />
        <TextField label="Church phone" name="contactPhone" type="tel" figures optional />
      </div>
    </>
  );
}
