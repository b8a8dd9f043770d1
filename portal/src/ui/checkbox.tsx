import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  /** Indeterminate: some of the rows are selected. */
  some?: boolean;
  children: ReactNode;
}

export function Checkbox({ some = false, children, ...input }: Props) {
  return (
    <label className={styles.check}>
      <input
        {...input}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = some;
        }}
      />
      {children}
    </label>
  );
}
