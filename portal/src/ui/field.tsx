import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FormStatus } from './form-status.tsx';

interface FieldProps {
  label: string;
  /** The word "optional" in the page's language. */
  optional?: boolean | string;
  help?: ReactNode;
  /** Error text, read out with the field. */
  problem?: string;
  /** A positive note about the value, e.g. that the trial applies. */
  fine?: string;
  /** At the end of the label's line, e.g. a link. */
  beside?: ReactNode;
}

interface TextProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** A code or number: set with tabular figures. */
  figures?: boolean;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label, a control, and its help and error texts. */
export function Field({ children, ...props }: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const { label, optional, help, problem, fine, beside } = props;
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`, fine && `${id}-fine`].filter(Boolean);
  return (
    <div className={styles.field} data-bad={problem ? true : undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label} {optional && <span className={styles.optional}>{optional === true ? 'optional' : optional}</span>}
        </label>
        {beside}
      </div>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy.join(' ') || undefined,
      })}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem && (
        <FormStatus tone="problem" id={`${id}-problem`}>
          {problem}
        </FormStatus>
      )}
      {fine && (
        <FormStatus tone="fine" id={`${id}-fine`}>
          {fine}
        </FormStatus>
      )}
    </div>
  );
}

export function TextField({ figures, ...props }: TextProps) {
  const { label, optional, help, problem, fine, beside, ...input } = props;
  return (
    <Field {...{ label, optional, help, problem, fine, beside }}>
      {(wiring) => (
        <input {...input} {...wiring} className={figures ? `${styles.input} ${styles.code}` : styles.input} />
      )}
    </Field>
  );
}

export function AreaField(props: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const { label, optional, help, problem, fine, beside, ...area } = props;
  return (
    <Field {...{ label, optional, help, problem, fine, beside }}>
      {(wiring) => <textarea {...area} {...wiring} className={`${styles.input} ${styles.area}`} />}
    </Field>
  );
}
