import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: string;
  help?: ReactNode;
  problem?: string;
  beside?: ReactNode;
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, help, problem, beside, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, help, problem, beside }}>
      {(wiring) => (
        <div className={styles.withButton}>
          <input {...input} {...wiring} type={shown ? 'text' : 'password'} className={styles.input} />
          <button type="button" aria-pressed={shown} aria-controls={wiring.id} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
