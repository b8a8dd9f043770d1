import { type ComponentProps, type ReactNode, useState } from 'react';
import { fieldsEn } from '../content/en/fields.ts';
import { translated } from '../lib/translated.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: string;
  help?: ReactNode;
  problem?: string;
  beside?: ReactNode;
}

const useFieldTexts = translated(fieldsEn, () => import('../content/es/fields.ts').then(({ fieldsEs }) => fieldsEs));

/** A password field with a button that shows the password. */
export function PasswordField({ label, help, problem, beside, ...input }: Props) {
  const { show, hide } = useFieldTexts().words;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, help, problem, beside }}>
      {(wiring) => (
        <div className={styles.withButton}>
          <input {...input} {...wiring} type={shown ? 'text' : 'password'} className={styles.input} />
          <button type="button" aria-pressed={shown} aria-controls={wiring.id} onClick={() => setShown(!shown)}>
            {shown ? hide : show}
          </button>
        </div>
      )}
    </Field>
  );
}
