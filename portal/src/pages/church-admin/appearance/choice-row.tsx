import { useId } from 'react';
import styles from './appearance.module.css';

interface Props<Value extends string> {
  legend: string;
  help?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Radio buttons side by side; arrow keys move between them. */
export function ChoiceRow<Value extends string>({ legend, help, value, options, onChange }: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={help && `${id}-help`}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
