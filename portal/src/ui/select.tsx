import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  label: string;
  help?: string;
  problem?: string;
  options: readonly { value: string; label: string }[];
}

/** A native select with a label. */
export function SelectField({ label, help, problem, options, ...select }: Props) {
  return (
    <Field {...{ label, help, problem }}>
      {(wiring) => (
        <select {...select} {...wiring} className={`${styles.input} ${styles.select}`}>
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}

/** A native select without a visible label, for filters. */
export function Select({ label, options, ...select }: Omit<Props, 'help' | 'problem'>) {
  return (
    <select {...select} aria-label={label} className={`${styles.input} ${styles.select}`}>
      <Options options={options} />
    </select>
  );
}

function Options({ options }: Pick<Props, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
