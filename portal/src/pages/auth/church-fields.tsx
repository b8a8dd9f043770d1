import { TextField } from '../../ui/field.tsx';
import styles from './auth.module.css';

export function ChurchFields() {
  return (
    <>
      <TextField label="Church name" name="churchName" autoComplete="organization" />
      <div className={styles.pair}>
        <TextField label="Church contact email" name="contactEmail" type="email" />
        <TextField label="Church phone" name="contactPhone" type="tel" optional />
      </div>
    </>
  );
}
